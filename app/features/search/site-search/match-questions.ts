import { stopWords } from '#app/features/search/language/words.ts'
import { bare, singular } from './entry-words.ts'
import { fieldsWith, IN_NAMES, IN_LINE as LINE } from './may-match.ts'
import { type Entry, FIT, type Fit } from './site-search.ts'

/** Maximum number of words of a question. */
const MOST_WORDS = 12
/** Weight of a word by where it occurs: in the name, in the line, in the text; and of a generic word. */
const IN_NAME = 1
const IN_LINE = 0.6
const AT_LENGTH = 0.3
const LITTLE = 0.3
/** Weight of a word that no entry contains, so that no answer can cover it. */
const UNSAID = 0.4
/** Minimum share of the question's weight that an answer must cover. */
const LEAST = 0.35

/** Questions for the season; their answers have months in the title. */
const asksWhen = /\b(when|best time|(which|what) month|cuando|mejor (epoca|mes|momento)|que mes)\b/
/** Questions for what a trip costs. */
const asksCost =
  /\b(how much|expensive|(what|why) .*(cost|price)s?|cuanto (sale|cuesta|cuestan|vale|valen|costaria)|tan caros?|por que .*(caro|precio))\b/

/** Questions for a person. */
const asksPerson =
  /\b(planners?|plans|who (will|would|is|does)\b.*\b(plan|planning|design|designing|organi[sz]e|organi[sz]ing)|quien (me|nos) (arma|hace|organiza|planea|planifica|disena)|advis[eo]rs?|experts?|agents?|agency|specialists?|(talk|speak) (to|with)|help me plan|asesora?(es|s)?|expert[oa]s?|agentes?|agencia|especialistas?|planea|planificador(a|es)?|hablar con|quien planea|me ayude)\b/

/** Questions for what one must know before going: papers, health, money, safety. */
const asksBefore =
  /\b(visas?|e visa|passports?|entry (requirements?|rules?|fees?)|papers|vaccin\w*|jabs?|yellow fever|malaria|dengue|zika|tap water|drink the water|plugs?|adapters?|sockets?|currency|tips?|tipping|sim cards?|esim|emergency numbers?|travel insurance|is it safe|how safe|safety|dress code|what to wear|is it legal|illegal|laws?|rules (in|about|for)|alcohol|drones?|plastic bags?|homosexual(ity)?|es legal|ilegal|leyes|bolsas de plastico|before (i|we|you) (go|travel)|papeles|pasaportes?|requisitos de entrada|vacunas?|fiebre amarilla|paludismo|agua de la llave|agua del grifo|enchufes?|moneda|propinas?|seguro de viaje|es seguro|que tan seguro|seguridad|que ropa|antes de (ir|viajar))\b/

const MONTH = 'month'
const COSTS = 'costs'
/** “Kayaking” is said where one goes by kayak. */
const rootOf = (word: string) => (word.length > 6 ? word.replace(/ing$/, '') : word)

interface Asked {
  beginning: string
  /** Whether the word alone is enough for an answer. */
  tells: boolean
}

function askedIn(text: string): Asked[] {
  const said = bare(text)
  const isWhen = asksWhen.test(said)
  const isCost = asksCost.test(said)
  const added = [...(isWhen ? [MONTH] : []), ...(isCost ? [COSTS] : [])]
  const words = [...added, ...said.split(' ')].filter(Boolean)
  return [...new Set(words)].slice(0, MOST_WORDS).map(word => ({
    beginning: rootOf(singular(word)),
    tells: !stopWords.has(word) || added.includes(word),
  }))
}

/** Whether the words ask for a planner. */
export function asksForPlanner(text: string): boolean {
  return asksPerson.test(bare(text))
}

/** Whether the words ask what one must know before going. */
export function asksBeforeGoing(text: string): boolean {
  return asksBefore.test(bare(text))
}

function levelOf(bits = 0): number {
  if (bits & IN_NAMES) return IN_NAME
  if (bits & LINE) return IN_LINE
  return bits > 0 ? AT_LENGTH : 0
}

interface Question {
  text: string
  asked: readonly Asked[]
  said: readonly Uint8Array[]
}

/** The last question: one search asks it of several kinds of entries. */
const lastQuestions = new WeakMap<readonly Entry[], Question>()

function readQuestion(entries: readonly Entry[], text: string): Question {
  const last = lastQuestions.get(entries)
  if (last?.text === text) return last
  const asked = askedIn(text)
  const question = { text, asked, said: asked.map(({ beginning }) => fieldsWith(entries, beginning)) }
  lastQuestions.set(entries, question)
  return question
}

/** Least telling words that a long text must say, where no name and no line says any. */
const SEVERAL = 2
const saysSeveral = (row: readonly number[], asked: readonly Asked[]) =>
  row.filter((level, i) => level > 0 && asked[i]?.tells).length >= SEVERAL

/**
 * Articles and tours that cover most of a question, though not every word. Rare words weigh more, and words in a name
 * more than in a text. The fit is the share of the question's weight that is covered.
 */
export function matchQuestion(
  entries: readonly Entry[],
  text: string,
  kinds: readonly Entry['kind'][] = ['articles', 'tours'],
  least = LEAST,
): Fit[] {
  const { asked, said } = readQuestion(entries, text)
  const asking = entries.flatMap((entry, at) => (kinds.includes(entry.kind) ? [{ entry, at }] : []))
  const weights = asked.map(({ tells }, i) => {
    const bits = said[i]
    const saying = asking.reduce((sum, { at }) => sum + Number((bits?.[at] ?? 0) > 0), 0)
    const share = !tells ? LITTLE : saying === 0 ? UNSAID : 1
    return Math.log((asking.length + 1) / (saying + 0.5)) * share
  })
  const whole = weights.reduce((sum, weight) => sum + Math.max(0, weight), 0)
  return asking.flatMap(({ entry, at }) => {
    // Most entries say nothing of it.
    if (!said.some(bits => (bits[at] ?? 0) > 0)) return []
    const row = said.map(bits => levelOf(bits[at]))
    const score = row.reduce((sum, level, i) => sum + level * Math.max(0, weights[i] ?? 0), 0) / whole
    const isTold = row.some((level, i) => level > AT_LENGTH && asked[i]?.tells) || saysSeveral(row, asked)
    return isTold && score >= least ? [{ entry, fit: FIT.saidInPart * score }] : []
  })
}
