import type { SitePage } from '#database/values/site-pages.ts'
import { bare } from './entry-words.ts'

/**
 * Phrases in lines of commas. Brackets hold what may stand in a place, `?` follows what may be missing, `*` is any ending,
 * `…` anything between.
 */
interface Phrases {
  en: readonly string[]
  es: readonly string[]
}

function matcherOf({ en, es }: Phrases): RegExp {
  const phrases = [...en, ...es].join(', ').replaceAll(', ', '|')
  return new RegExp(`\\b(${phrases.replaceAll('*', '\\w*').replaceAll(' … ', '\\b.*\\b')})\\b`)
}

/** Somebody who asks us, or speaks of what is theirs with us; a wish for a trip speaks of neither. */
const ADDRESSED = matcherOf({
  en: [
    'you, your, yours, u',
    'my (money|trip|booking|plan|request|message|form|email|e mail|confirmation|invoice|receipt|card|details|data|name)',
    'my (proposal|quote|quotation|itinerary|payment|account|password|deposit|planner|documents)',
    'can i, could i, may i, do i, should i, must i, am i, what if, what happens',
    'how (do|can|does|long|soon|much|many), when (do|will|is), is (it|there|this), are there',
    'does it, who (is|are|runs|owns|do), where (do|is|are|can)',
  ],
  es: [
    'ustedes, usted, su, sus, tu, tus',
    'mi (dinero|viaje|reserva|plan|solicitud|mensaje|correo|factura|recibo|tarjeta|pago), puedo',
    'mi (propuesta|cuenta|cotizacion|presupuesto|plata|planificador|planificadora)',
    'y si, si (me|nos|tengo|tenemos|no|hay) … (viaje|viajar|ir|salir|salida|plata|dinero)',
    'se (tardan|demoran|demora|tarda), cuanto (tardan|tarda|demoran|demora)',
    'podemos, podria, se puede, se debe, debo, tengo que, hay que, que pasa',
    'como (se|hago|puedo|pago), cuando (se|me|debo|tengo), quien(es)? (es|son|esta)',
    'donde (esta|estan|puedo|pago), tienen, aceptan, hacen, son, cobran, dan',
    'me (lleg*|cobran|responden|devuelven|cancelan), no (recibi|me llego|me ha llegado)',
  ],
})

/** What people ask us in their own words, where no word names a page: “is my money safe with you”. */
const questions: readonly (readonly [page: SitePage, asked: Phrases])[] = [
  [
    'terms',
    {
      en: [
        'pay, pays, paying, paid, payments?, card, cash, paypal, apple pay, bank transfer, wire',
        'fees?, charged?, invoice, refund*, cancel*, deposits?, instal?ments?, money (back|safe)',
        'my money, change (of )?(my|our|the|a)? ?(mind|dates?|plans?|trip|booking|itinerary|names?)',
        '(falls?|fell|gets?|got|am|is|are) (ill|sick), dies, died, hospital, travel insurance',
        'force majeure, hurricanes?, erupts?, airline',
      ],
      es: [
        'pagar, pago, pagos, paga, tarjeta, transferencia, efectivo, cobran, factura, reembols*',
        'devuelven, devolucion, cancel*, anticipo, cuotas, plazos, enfermo, enferma, enfermamos',
        'pierdo (la|el|mi) (plata|dinero), perdemos (la|el) (plata|dinero), me devuelven, operan',
        'muere, seguro de viaje, cambiar de (idea|opinion|planes), mi dinero',
      ],
    },
  ],
  [
    'how',
    {
      en: [
        'what happens (after|next|when|once|if i (send|write)), next steps?',
        'after i (send|fill|write|ask|submit)',
        'how (does|do|is|are) (it|this|that|you|your|the (process|planning)) … (work|works|plan|made|organi[sz]ed|booked)',
        'how (long|soon|quickly|fast) … (answer|reply|hear|plan|respond|get back|take), no obligation',
        'free of charge, is it free, does it cost anything, planning fee, commission',
        'change the (plan|itinerary|proposal), include (the )?flights',
        '(do|can) you (take|plan|organi[sz]e|arrange|do|handle|book)',
      ],
      es: [
        'que pasa (despues|cuando|si (mando|escribo|envio)), siguiente paso',
        'cuanto (se )?(tardan|tarda|demoran|demora), sin compromiso, es gratis, tiene costo',
        'cobran por planear, como (trabajan|es el proceso|funciona), incluyen? (los )?vuelos',
        'hacen (grupos|viajes), organizan, planean',
      ],
    },
  ],
  [
    'contact',
    {
      en: [
        '(talk|speak|chat) (to|with) … (human|person|people|someone|somebody|you|real)',
        'real (person|people|human), human',
        '(phone|call|ring|text|email|e mail|write|reach|find|visit) (you|u), opening hours',
        'hours are you, time zone, where are you (based|located)',
      ],
      es: [
        'hablar con, persona (real|de verdad), robot, chatbot, llamarlos, llamarles, escribirles',
        'visitarlos, horarios? de atencion, donde estan( ubicados)?',
      ],
    },
  ],
  [
    'company',
    {
      en: [
        'are you (a )?(real|legit*|licen[sc]ed|registered|bonded|insured|local|big|small|based)',
        'real company, legit*, scam, trust (you|u), can you be trusted, licen[sc]ed, bonded, atol',
        'abta, who (runs|owns|is behind|founded|started), where are you (from|based|located)',
        'your (office|history|founder|story|values|mission|guides|drivers|planners|team|staff|people)',
        'sustainab* (policy|company), carbon',
      ],
      es: [
        'estafa, confiables?, de fiar, confiar en, empresa (real|seria|legal|registrada)',
        'quien(es)? (esta|estan) detras, de donde son, registrados, su historia, su oficina',
        'tienen oficinas?',
      ],
    },
  ],
  [
    'reviews',
    {
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
    },
  ],
  [
    'account',
    {
      en: [
        'confirmation',
        '(did ?n[o ]?t|never|not|havent|have not) (get|got|receive|received|arrive|arrived) … (e ?mail|mail|link|message|code)',
        '(e ?mail|mail|link|message|code) … (did ?n[o ]?t|never|not) (arrive|come|work)',
        '(see|find|check|open|download|print|change|edit) (my|our) (trip|plan|booking|proposal|itinerary|documents|papers|request|messages?|details|vouchers?)',
        'where is my (plan|proposal|trip|request), log ?(in|on|out), sign ?(in|out)',
      ],
      es: [
        'no (recibi|me llego|me ha llegado|encuentro|puedo (entrar|ver|abrir))',
        'correo de confirmacion',
        '(ver|descargar|abrir|imprimir|editar) mi (viaje|plan|propuesta|solicitud|itinerario)',
        'donde (esta|veo) mi (plan|viaje|propuesta|solicitud)',
      ],
    },
  ],
  [
    'privacy',
    {
      en: [
        'what do you do with my (data|details|email|information)',
        'sell my (data|details|email|information), my (data|information|details) safe',
        'stop (emailing|the emails)',
      ],
      es: ['que hacen con mis datos, venden mis datos, dejen de (escribirme|mandarme)'],
    },
  ],
  [
    'nothing',
    {
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
    },
  ],
]

const matchers = questions.map(([page, asked]) => [page, matcherOf(asked)] as const)

/** Most words of a question that asks nobody in particular: “travel insurance included?”. */
const FEW = 5

/** The pages that answer a question put to us; none if nobody is asked. */
export function pagesOfQuestion(text: string): SitePage[] {
  const said = bare(text)
  if (!ADDRESSED.test(said) && said.split(' ').length > FEW) return []
  return matchers.flatMap(([page, asks]) => (asks.test(said) ? [page] : []))
}
