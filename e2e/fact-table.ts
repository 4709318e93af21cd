import type { Spoken } from '../playwright.config.ts'

/**
 * What each person says on the way from a request to a paid trip, the station where they say it, and every place where
 * the others read it. `facts.spec.ts` walks the way once in each language and reads each row back on each page.
 */

type Language = Spoken['language']
type In<T> = Record<Language, T>

/** What is typed, in the words of the person who types it. */
export const typed = {
  message: {
    en: 'Ada is allergic to peanuts. Frogs, please, and no helicopters.',
    es: 'Mi madre va en silla de ruedas. Ranas sí, helicópteros no.',
  },
  need: { en: 'A cot for the little one', es: 'Una rampa en cada casa' },
  answer: {
    en: 'February is good for frogs. Shall we begin in the cloud forest?',
    es: 'Febrero es bueno para las ranas. ¿Empezamos en el bosque nuboso?',
  },
  thanks: { en: 'Yes, the cloud forest, by all means.', es: 'Sí, el bosque nuboso, sin falta.' },
  postscript: { en: 'My mother comes with us as well.', es: 'Mi hermana viene también con nosotros.' },
  byEmail: { en: 'Good. A draft comes today.', es: 'Bien. Hoy mismo sale un borrador.' },
  title: { en: 'Slow water and frogs', es: 'Agua lenta y ranas' },
  letter: { en: 'It is all in there, the peanuts too.', es: 'Está todo, la silla de ruedas también.' },
  story: { en: 'A house with a garden, and nothing to do.', es: 'Una casa con jardín y nada que hacer.' },
  walk: { en: 'Frog walk with Tomás', es: 'Caminata de ranas con Tomás' },
  kayak: { en: 'Kayak under the stars', es: 'Kayak bajo las estrellas' },
  why: { en: 'The water is warm at night.', es: 'De noche el agua está tibia.' },
  line: { en: 'A cook who knows allergies', es: 'Una cocinera para veganos' },
  reason: { en: 'She comes along for four days.', es: 'Viene con ustedes cuatro días.' },
  question: { en: 'Is this day too long for a bad knee?', es: '¿Es muy largo este día en silla?' },
  secondLetter: { en: 'One night more under the volcano.', es: 'Una noche más bajo el volcán.' },
  companion: { en: 'Theo', es: 'Inés' },
  traveller: { en: 'Ada Okafor', es: 'Rosa Vidal' },
  diet: { en: 'No peanuts, ever', es: 'Nada de origen animal' },
  mobility: { en: 'A bad left knee', es: 'Silla de ruedas plegable' },
  room: { en: 'Near the children', es: 'En la planta baja' },
  slip: { en: 'One zero too many.', es: 'Un cero de más.' },
  review: { en: 'Bring boots', es: 'Lleven botas' },
} satisfies Record<string, In<string>>

export const FILES = { paper: 'seguro-añadido.pdf', refused: 'viewer.exe' }

/** Where words are read: pages by their reader, emails by what they are about. */
type Place =
  | 'receipt'
  | 'inbox'
  | 'office facts'
  | 'office facts, corrected'
  | 'office thread'
  | 'office log'
  | 'office draft 2'
  | 'office money'
  | 'office travellers'
  | 'office reviews'
  | 'messages'
  | 'trips'
  | 'proposal 1'
  | 'proposal 2'
  | 'booking'
  | 'deposit'
  | 'paid'
  | 'papers'
  | 'partner’s leads'
  | 'partner’s payouts'
  | 'email of the request'
  | 'email of the answer'
  | 'email of the reply'
  | 'email of draft 1'
  | 'email of the question'
  | 'email of draft 2'
  | 'email of the signature'
  | 'planner’s email of the signature'
  | 'email of the invoice'
  | 'email of the slip'
  | 'email of the payment'
  | 'email of the refund'

export interface Fact {
  fact: string
  kind: 'wish' | 'answer' | 'money' | 'email' | 'correction'
  by: 'traveller' | 'planner' | 'companion' | 'admin'
  at: string
  /** The words that are read, with `{names}` of what is known only on the way; null where it is not said. */
  words: In<string | null>
  read: readonly Place[]
  /** What is written of it to the planner, who reads emails in English. */
  toPlanner?: string
}

/** A transfer is entered by hand: places that exist only where it pays. */
const byTransfer: readonly Place[] = ['email of the invoice', 'email of the slip', 'email of the refund']

const toPlanner: readonly Place[] = ['email of the request', 'email of the question']

/** The rows of a language, each with the places where it is read there. */
export function factsIn(language: Language): { fact: Fact; words: string; place: Place }[] {
  return facts.flatMap(fact => {
    const words = fact.words[language]
    const places = fact.read.filter(place => language === 'en' || !byTransfer.includes(place))
    if (words === null) return []
    const own = language === 'es' ? (fact.toPlanner ?? words) : words
    return places.map(place => ({ fact, place, words: toPlanner.includes(place) ? own : words }))
  })
}

const wishRead = [
  'receipt',
  'office facts',
  'messages',
  'email of the request',
] as const satisfies readonly Place[]
/** What the office corrects later is not on the traveller’s page any more. */
const wishFirst = ['receipt', 'office facts', 'email of the request'] as const satisfies readonly Place[]
const wish = { kind: 'wish', by: 'traveller', at: 'request form', read: wishRead } as const
const answer = { kind: 'answer', by: 'traveller', at: 'proposal page' } as const
const draft = { kind: 'answer', by: 'planner', at: 'editor' } as const
const email = { kind: 'email', by: 'traveller', at: 'email in' } as const
const money = { kind: 'money', by: 'admin', at: 'payment dialog' } as const
const correction = { kind: 'correction', by: 'planner', at: 'correction of the wish' } as const

export const facts: readonly Fact[] = [
  {
    ...wish,
    fact: 'own words',
    words: typed.message,
    read: ['receipt', 'email of the request', 'messages', 'office thread', 'inbox'],
  },
  { ...wish, fact: 'the group', words: { en: 'A family', es: null } },
  { ...wish, fact: 'how many, in the inbox', words: { en: 'family (4)', es: ', 3' }, read: ['inbox'] },
  {
    ...wish,
    fact: 'adults',
    read: wishFirst,
    words: { en: '2 adults', es: '2 adultos' },
    toPlanner: '2 adults',
  },
  { ...wish, fact: 'the age of a grown-up', read: wishFirst, words: { en: '2 adults (70)', es: null } },
  {
    ...wish,
    fact: 'children with their ages',
    words: { en: '2 children aged 8 and 11', es: '1 niño de 12' },
    toPlanner: '1 child aged 12',
  },
  {
    ...wish,
    fact: 'a child’s age, among who is going',
    words: { en: 'Age 8', es: 'Edad 12' },
    read: ['office travellers'],
  },
  { ...wish, fact: 'months', words: { en: 'In {month}', es: null } },
  {
    ...wish,
    fact: 'days',
    words: { en: null, es: 'Del {first} al {last}' },
    toPlanner: 'From {firstInEnglish} to {lastInEnglish}',
  },
  {
    ...wish,
    fact: 'nights',
    read: wishFirst,
    words: { en: '10 nights', es: '10 noches' },
    toPlanner: '10 nights',
  },
  {
    ...wish,
    fact: 'budget',
    words: { en: 'US$ 2,000 to 3,500 each', es: 'Hasta EUR 18 000 entre todos' },
    toPlanner: 'Up to EUR 18,000 all together',
  },
  { ...wish, fact: 'goals', words: { en: 'Nature That Stuns', es: null } },
  { ...wish, fact: 'places', words: { en: 'Tortuguero', es: null } },
  { ...wish, fact: 'pace', words: { en: 'Few places, long mornings', es: null } },
  { ...wish, fact: 'effort', words: { en: 'short walks', es: null } },
  { ...wish, fact: 'to avoid', words: { en: 'No boats', es: 'Sin altura' }, toPlanner: 'Not high' },
  {
    ...wish,
    fact: 'a need',
    words: { en: 'bad knees', es: 'Acceso sin escalones' },
    toPlanner: 'Step-free access',
  },
  { ...wish, fact: 'a need in own words', words: typed.need },
  { ...wish, fact: 'diet', words: { en: null, es: 'dieta' }, toPlanner: 'diet' },
  {
    ...wish,
    fact: 'telephone',
    words: { en: '+44 20 7946 0958', es: '+34 91 123 45 67' },
    read: ['office facts', 'email of the request'],
  },
  {
    ...wish,
    fact: 'the partner who sent them',
    words: { en: 'Kestrel', es: 'Kestrel' },
    read: ['office facts'],
  },

  {
    ...draft,
    fact: 'answer',
    at: 'office page',
    words: typed.answer,
    read: ['messages', 'email of the answer'],
  },
  {
    ...draft,
    fact: 'title',
    words: typed.title,
    read: ['email of draft 1', 'proposal 1', 'trips', 'papers'],
  },
  { ...draft, fact: 'letter', words: typed.letter, read: ['email of draft 1', 'proposal 1', 'messages'] },
  { ...draft, fact: 'first day', words: { en: '{begins}', es: '{begins}' }, read: ['proposal 1', 'trips'] },
  { ...draft, fact: 'a day’s text', words: typed.story, read: ['proposal 1'] },
  { ...draft, fact: 'a tour by its own name', words: typed.walk, read: ['proposal 1'] },
  { ...draft, fact: 'why something else', words: typed.why, read: ['proposal 1'] },
  {
    ...draft,
    fact: 'what something else costs',
    words: { en: '+ US$ 30', es: '+ US$ 30' },
    read: ['proposal 1'],
  },
  { ...draft, fact: 'a price line', words: typed.line, read: ['proposal 1', 'booking'] },
  { ...draft, fact: 'why a price moved', words: typed.reason, read: ['proposal 1'] },
  {
    ...draft,
    fact: 'second letter',
    words: typed.secondLetter,
    read: ['email of draft 2', 'proposal 2', 'messages'],
  },
  { ...draft, fact: 'a night more', words: { en: 'Nights + 1', es: 'Noches + 1' }, read: ['proposal 2'] },
  {
    ...draft,
    fact: 'what it costs more',
    words: { en: '+ {more}', es: '+ {more}' },
    read: ['proposal 2', 'messages'],
  },

  {
    ...answer,
    fact: 'ticked day',
    words: { en: 'ticked {ticked}', es: 'marcó {ticked}' },
    read: ['office log'],
  },
  {
    ...answer,
    fact: 'ticked day stays',
    words: { en: 'Settled in draft 1', es: 'Acordado en el borrador 1' },
    read: ['proposal 2', 'office draft 2'],
  },
  {
    ...answer,
    fact: 'chosen instead',
    words: {
      en: `chose ${typed.kayak.en} instead of ${typed.walk.en}`,
      es: `eligió ${typed.kayak.es} en lugar de ${typed.walk.es}`,
    },
    read: ['office log'],
  },
  {
    ...answer,
    fact: 'chosen instead stays',
    words: { en: `instead of ${typed.walk.en}`, es: `en lugar de ${typed.walk.es}` },
    read: ['proposal 2', 'office draft 2'],
  },
  {
    ...answer,
    fact: 'left out',
    words: { en: '{left}', es: '{left}' },
    read: ['office log', 'office draft 2', 'proposal 2'],
  },
  {
    ...answer,
    fact: 'question',
    words: typed.question,
    read: ['email of the question', 'office thread', 'office draft 2', 'messages'],
  },
  {
    ...answer,
    fact: 'what the question is about',
    words: { en: '{askedAbout}, in draft 1', es: '{askedAbout}, en el borrador 1' },
    toPlanner: '{askedAbout}, in draft 1',
    read: ['email of the question', 'office thread'],
  },
  {
    ...answer,
    fact: 'answered question',
    words: { en: 'has the answer', es: 'ya tiene la respuesta' },
    read: ['office log'],
  },
  {
    ...answer,
    fact: 'a companion’s mark',
    by: 'companion',
    at: 'vote page',
    words: typed.companion,
    read: ['proposal 2'],
  },
  {
    ...answer,
    fact: 'signature',
    at: 'booking page',
    words: { en: '{name}', es: '{name}' },
    read: ['deposit', 'papers', 'email of the signature', 'planner’s email of the signature'],
  },
  {
    ...answer,
    fact: 'accepted',
    at: 'booking page',
    words: { en: 'accepted draft 2', es: 'aceptó el borrador 2' },
    read: ['office log'],
  },
  {
    ...answer,
    fact: 'a traveller’s name',
    at: 'travellers page',
    words: typed.traveller,
    read: ['office travellers', 'paid'],
  },
  {
    ...answer,
    fact: 'a birthday',
    at: 'travellers page',
    words: { en: '5 June 1988', es: '5 de junio de 1988' },
    read: ['office travellers', 'paid'],
  },
  {
    ...answer,
    fact: 'what one does not eat',
    at: 'travellers page',
    words: typed.diet,
    read: ['office travellers'],
  },
  {
    ...answer,
    fact: 'how one walks',
    at: 'travellers page',
    words: typed.mobility,
    read: ['office travellers'],
  },
  { ...answer, fact: 'the room', at: 'travellers page', words: typed.room, read: ['office travellers'] },
  { ...answer, fact: 'review', at: 'review page', words: typed.review, read: ['office reviews'] },

  { ...email, fact: 'reply', words: typed.thanks, read: ['office thread', 'email of the reply', 'messages'] },
  {
    ...email,
    fact: 'postscript',
    words: typed.postscript,
    read: ['office thread', 'email of the reply', 'messages'],
  },
  {
    ...email,
    fact: 'a file',
    words: { en: FILES.paper, es: FILES.paper },
    read: ['office thread', 'messages', 'papers'],
  },
  {
    ...email,
    fact: 'a file that is not taken',
    words: { en: FILES.refused, es: FILES.refused },
    read: ['office thread', 'messages'],
  },
  {
    ...email,
    by: 'planner',
    fact: 'planner’s reply',
    words: typed.byEmail,
    read: ['messages', 'office thread'],
  },

  {
    ...correction,
    fact: 'adults',
    words: { en: '3 adults', es: '3 adultos' },
    read: ['office facts, corrected', 'office log', 'messages', 'office draft 2'],
  },
  {
    ...correction,
    fact: 'to avoid',
    words: { en: 'No crowds', es: 'Sin multitudes' },
    read: ['office facts, corrected', 'office log', 'messages'],
  },
  {
    ...correction,
    fact: 'nights',
    words: { en: '11 nights', es: '11 noches' },
    read: ['office facts, corrected', 'office log', 'messages'],
  },
  {
    ...correction,
    fact: 'the party of the draft',
    at: 'editor',
    words: { en: 'for 5', es: 'para 4' },
    read: ['proposal 2'],
  },

  {
    ...money,
    fact: 'price',
    by: 'planner',
    at: 'editor',
    words: { en: '{total}', es: '{total}' },
    read: ['proposal 2', 'booking', 'office money'],
  },
  {
    ...money,
    fact: 'deposit',
    by: 'traveller',
    at: 'booking page',
    words: { en: '{deposit}', es: '{deposit}' },
    read: ['email of the invoice', 'email of the payment', 'paid', 'papers', 'office money', 'office log'],
  },
  {
    ...money,
    fact: 'reference',
    words: { en: '{reference}', es: '{reference}' },
    read: ['email of the invoice', 'papers', 'office money'],
  },
  { ...money, fact: 'rest', words: { en: '{rest}', es: '{rest}' }, read: ['paid', 'papers', 'office money'] },
  {
    ...money,
    fact: 'commission',
    words: { en: '{commission}', es: '{commission}' },
    read: ['partner’s payouts'],
  },
  { ...money, fact: 'booked', words: { en: 'Booked', es: 'Reservado' }, read: ['partner’s leads'] },
  {
    ...money,
    kind: 'correction',
    fact: 'a slip',
    words: { en: '{slip}', es: null },
    read: ['email of the slip', 'papers', 'office money', 'office log'],
  },
  {
    ...money,
    kind: 'correction',
    fact: 'its reason',
    words: { en: typed.slip.en, es: null },
    read: ['office money', 'office log'],
  },
  {
    ...money,
    kind: 'correction',
    fact: 'refund',
    words: { en: 'US$ 5', es: null },
    read: ['email of the refund', 'papers', 'office money', 'office log'],
  },
]
