import type { SitePage } from '#database/values/site-pages.ts'
import { bare } from './entry-words.ts'

/**
 * What people ask us in their own words, where no word names a page: “is my money safe with you”.
 *
 * A line has phrases divided by commas, without capitals and accents. Brackets hold what may stand in a place, `?` follows
 * what may be missing, `*` is any ending, `…` anything between.
 */
interface Phrases {
  en: readonly string[]
  es: readonly string[]
}

/** Somebody who asks us, or speaks of what is theirs with us; a wish for a trip speaks of neither. */
const ADDRESSED: Phrases = {
  en: [
    'you, your, yours, u',
    'my (money|payment|deposit|card|invoice|receipt|confirmation)',
    '(my|our) (\\w+ )?(booking|reservation), (my|our) booked trip',
    '(my|our) (trip|plan|proposal|quote|quotation|itinerary|request|planner|documents)',
    'my (message|form|email|e mail|account|password|details|data|name)',
    'can i, could i, may i, do i, should i, must i, am i, will i, will there, what if, what happens',
    '(does|is|are) the (price|cost|trip|fare|flights?|total|deposit)',
    'who (can|will|should|could) (i|we|help), (do|can|should|must|will) we',
    'how (do|can|does|long|soon|much|many), when (do|will|is), where (do|is|are|can)',
    'is (it|there|this), are there, does it, who (is|are|runs|owns|do|would|will)',
    '(i|we) (have |already )?(paid|booked|wrote|emailed|transferred|sent), nobody (has|have|answers?|answered|replied|sent|called)',
  ],
  es: [
    'ustedes, usted, su, sus, tu, tus',
    'mi (dinero|plata|pago|tarjeta|factura|recibo|presupuesto|cotizacion)',
    'nuestr[oa] (viaje|reserva|pago|plan|propuesta), quien (me|nos) (ayuda|atiende|recoge|responde)',
    '(el|los|las) (precio|vuelos?|pasajes|billetes) (va|van|esta|estan|entra|entran|incluye|cubre)',
    '(hice|hicimos|mande|mandamos|envie|enviamos) (la|una|el|un) (transferencia|pago|deposito)',
    'mi (viaje|reserva|plan|propuesta|solicitud|planificador|planificadora|mensaje|correo|cuenta)',
    'y si, si (me|nos|tengo|tenemos|no|hay) … (viaje|viajar|ir|salir|salida|plata|dinero)',
    'puedo, podemos, podria, se puede, se debe, debo, tengo que, hay que, que pasa',
    'se (tardan|demoran|demora|tarda), cuanto (tardan|tarda|demoran|demora)',
    'como (se|hago|puedo|pago), cuando (se|me|debo|tengo), donde (esta|estan|puedo|pago)',
    'quien(es)? (es|son|esta), tienen, aceptan, hacen, son, cobran, dan',
    'me (lleg*|cobran|responden|devuelven|cancelan), no (recibi|me llego|me ha llegado)',
    'pague, pagamos, transferi, nadie (me|nos|contesta|responde), (va|van|esta|estan|viene|vienen) inclui*',
  ],
}

interface Question extends Phrases {
  /** The page that answers. */
  page: SitePage
}

const paying: Question = {
  page: 'terms',
  en: [
    'pay, pays, paying, paid, payments?, card, cash, paypal, apple pay, bank transfer, wire',
    'fees?, charged?, invoice, deposits?, instal?ments?',
  ],
  es: [
    'pagar, pago, pagos, paga, tarjeta, transferencia, efectivo, cobran, factura, anticipo',
    'cuotas, plazos',
  ],
}

const moneyBack: Question = {
  page: 'terms',
  en: ['refund*, cancel*, money (back|safe), my money'],
  es: [
    'reembols*, cancel*, devuelven, devolucion, me devuelven, mi dinero',
    'pierdo (la|el|mi) (plata|dinero), perdemos (la|el) (plata|dinero)',
  ],
}

/** A journey that is booked already, and is to be another day. */
const anotherDay: Phrases = {
  en: [
    '(change|move|shift|push|postpone|swap|delay|bring) (my|our|the) … (booking|booked|dates?|reservation)',
  ],
  es: [
    '(cambiar|mover|aplazar|posponer|adelantar|retrasar) (mi|nuestra|la|las|el) … (reserva|reservado|fechas?)',
  ],
}

const changingOnesMind: Question = {
  page: 'terms',
  en: ['change (of )?(my|our|the|a)? ?(mind|dates?|plans?|trip|booking|itinerary|names?)'],
  es: ['cambiar de (idea|opinion|planes)'],
}

const misfortunes: Question = {
  page: 'terms',
  en: ['dies, died, travel insurance, force majeure, hurricanes?, erupts?, airline'],
  es: ['muere, seguro de viaje, operan'],
}

const harm: Phrases = {
  en: [
    '(falls?|fell|fallen|gets?|got|am|is|are|was|were|be|taken) (ill|sick|unwell|hurt|injured), hospital',
    '(break|broke|sprain|twist) (my|a|an|his|her) (leg|arm|ankle|foot|wrist), accident, ambulance, a doctor',
    '(looks?|looking) after (me|us), (goes|went|going) wrong, (lost|lose|stole|stolen) (my|our) passports?',
  ],
  es: [
    'enferm[oa], enfermamos, (pongo|ponemos|pone|ponerme) mal[oa]s?, hospital, accidente, ambulancia, un medico',
    'sale mal, (roban|robaron|pierdo|perdemos) el pasaporte, me (rompo|tuerzo|lastimo), nos lastimamos',
  ],
}

const whoHelps: Phrases = {
  en: ['who (do|can|should|would|will) (i|we) (call|ring|phone|contact|ask|turn to)'],
  es: ['quien (me|nos) (ayuda|atiende|auxilia), a quien (llamo|llamamos|aviso|avisamos)'],
}

const whatHappensNext: Question = {
  page: 'how',
  en: [
    'what happens (after|next|when|once|if i (send|write)), next steps?',
    'after i (send|fill|write|ask|submit)',
    'how (does|do|is|are) (it|this|that|you|your|the (process|planning)) … (work|works|plan|made|organi[sz]ed|booked)',
  ],
  es: [
    'que pasa (despues|cuando|si (mando|escribo|envio)), siguiente paso',
    'como (trabajan|es el proceso|funciona)',
  ],
}

const howSoon: Question = {
  page: 'how',
  en: ['how (long|soon|quickly|fast) … (answer|reply|hear|plan|respond|get back|take)'],
  es: ['cuanto (se )?(tardan|tarda|demoran|demora)'],
}

const whatPlanningCosts: Question = {
  page: 'how',
  en: ['no obligation, free of charge, is it free, does it cost anything, planning fee, commission'],
  es: ['sin compromiso, es gratis, tiene costo, cobran por planear'],
}

const whatWeDo: Question = {
  page: 'how',
  en: [
    'change the (plan|itinerary|proposal), (includes?|covers?) … (flights?|planes?|airfare|air tickets?)',
    '(flights?|planes?|airfare) … (included|extra|separate|on top), land (only|part)',
    '(do|can) you (take|plan|organi[sz]e|arrange|do|handle|book)',
  ],
  es: [
    '(incluyen?|cubre|entra|entran) … (vuelos?|avion|pasajes?|billetes?), vuelos? … (inclui*|aparte), hacen (grupos|viajes), organizan, planean',
  ],
}

const somebodyToTalkTo: Question = {
  page: 'contact',
  en: [
    '(talk|speak|chat) (to|with) … (human|person|people|someone|somebody|you|real)',
    'real (person|people|human), human',
    '(phone|call|ring|text|email|e mail|write|reach|find|visit) (you|u)',
  ],
  es: ['hablar con, persona (real|de verdad), robot, chatbot, llamarlos, llamarles, escribirles'],
}

const whereAndWhen: Question = {
  page: 'contact',
  en: ['opening hours, hours are you, time zone, where are you (based|located)'],
  es: ['visitarlos, horarios? de atencion, donde estan( ubicados)?'],
}

const whetherToTrustUs: Question = {
  page: 'company',
  en: [
    'are you (a )?(real|legit*|licen[sc]ed|registered|bonded|insured|local|big|small|based)',
    'real company, legit*, scam, trust (you|u), can you be trusted, licen[sc]ed, bonded, atol, abta',
  ],
  es: ['estafa, confiables?, de fiar, confiar en, empresa (real|seria|legal|registrada), registrados'],
}

const whoWeAre: Question = {
  page: 'company',
  en: [
    'who (runs|owns|is behind|founded|started), where are you (from|based|located)',
    'your (office|history|founder|story|values|mission|guides|drivers|planners|team|staff|people)',
    'sustainab* (policy|company), carbon',
  ],
  es: ['quien(es)? (esta|estan) detras, de donde son, su historia, su oficina, tienen oficinas?'],
}

const whatOthersSay: Question = {
  page: 'reviews',
  en: [
    'reviews?, rated, ratings?, references',
    '(stories|words|opinions?|feedback|experiences?) (of|from|by)',
    'what (do )?(people|others|other (people|travellers|travelers|guests)|customers|clients) (say|think)',
    '(people|others|someone) who (has |have )?(travell?ed|went|been|gone) with',
  ],
  es: [
    'opinion(es)? de, que (dicen|opinan), alguien que haya viajado, referencias',
    'experiencias? de (otros|viajeros|clientes)',
  ],
}

/** Somebody has paid or written, and no answer came. */
const noAnswer: Phrases = {
  en: [
    'confirmation, nobody (has |have )?(answered|replied|sent|called|confirmed)',
    '(heard|hear) (nothing|back)|have ?n[o ]?t heard|no (reply|answer|news)',
  ],
  es: [
    'nadie (me|nos) (ha |han )?(escrit*|contest*|respond*|llam*|mand*|confirm*), no me (confirm*|contest*|respond*)',
    'sin (respuesta|confirmacion|noticias), no (he|hemos) recibido (respuesta|confirmacion|nada)',
  ],
}

const whereIsMyEmail: Question = {
  page: 'account',
  en: [
    '(did ?n[o ]?t|never|not|havent|have not) (get|got|receive|received|arrive|arrived) … (e ?mail|mail|link|message|code)',
    '(e ?mail|mail|link|message|code) … (did ?n[o ]?t|never|not) (arrive|come|work)',
  ],
  es: ['no (recibi|me llego|me ha llegado|encuentro|puedo (entrar|ver|abrir)), correo de confirmacion'],
}

const whereIsMyTrip: Question = {
  page: 'account',
  en: [
    '(see|find|check|open|download|print|change|edit) (my|our) (trip|plan|booking|proposal|itinerary|documents|papers|request|messages?|details|vouchers?)',
    'where is my (plan|proposal|trip|request), log ?(in|on|out), sign ?(in|out)',
  ],
  es: [
    '(ver|descargar|abrir|imprimir|editar) mi (viaje|plan|propuesta|solicitud|itinerario)',
    'donde (esta|veo) mi (plan|viaje|propuesta|solicitud)',
  ],
}

const whatWeDoWithData: Question = {
  page: 'privacy',
  en: [
    'what do you do with my (data|details|email|information)',
    'sell my (data|details|email|information), my (data|information|details) safe',
    'stop (emailing|the emails)',
  ],
  es: ['que hacen con mis datos, venden mis datos, dejen de (escribirme|mandarme)'],
}

const whatWeDoNotDo: Question = {
  page: 'nothing',
  en: [
    'work (for|with) you, hir(e|ing), vacanc(y|ies), jobs?, internships?, gift (card|voucher)s?',
    'vouchers?, discounts?, promo*, coupons?, group rates?, student (rate|discount)s?, affiliate',
    'influencers?, collaborat*, sponsor*, wholesale, travel agents? (rate|commission)s?',
    'book (just|only) (a|the) (flight|hotel|car), rent (a|me a) car',
  ],
  es: [
    'trabajar (con|para) ustedes, empleo, vacantes, practicas, descuentos?, tarjetas? de regalo',
    'colaborar, patrocin*, solo (el|un) (vuelo|hotel)',
  ],
}

/** In the order in which the pages answer. */
const questions: readonly Question[] = [
  ...[paying, moneyBack, changingOnesMind, misfortunes],
  ...[{ page: 'terms', ...harm } as const, { page: 'contact', ...harm } as const],
  { page: 'contact', ...whoHelps },
  ...(['terms', 'account', 'contact'] as const).map(page => ({ page, ...anotherDay })),
  ...[whatHappensNext, howSoon, whatPlanningCosts, whatWeDo],
  ...[somebodyToTalkTo, whereAndWhen],
  ...[whetherToTrustUs, whoWeAre, whatOthersSay],
  ...(['account', 'contact'] as const).map(page => ({ page, ...noAnswer })),
  ...[whereIsMyEmail, whereIsMyTrip, whatWeDoWithData, whatWeDoNotDo],
]

function matcherOf({ en, es }: Phrases): RegExp {
  const phrases = [...en, ...es].join(', ').replaceAll(', ', '|')
  return new RegExp(`\\b(${phrases.replaceAll('*', '\\w*').replaceAll(' … ', '\\b.*\\b')})\\b`)
}

const addressed = matcherOf(ADDRESSED)
const matchers = questions.map(question => ({ page: question.page, matcher: matcherOf(question) }))

/** Most words of a question that asks nobody in particular: “travel insurance included?”. */
const FEW = 5

/** The pages that answer a question put to us; none if nobody is asked. */
export function pagesOfQuestion(text: string): SitePage[] {
  const words = bare(text)
  if (!addressed.test(words) && words.split(' ').length > FEW) return []
  return [...new Set(matchers.flatMap(({ page, matcher }) => (matcher.test(words) ? [page] : [])))]
}
