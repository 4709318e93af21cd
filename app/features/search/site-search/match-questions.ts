import type { NicknameIndex } from '#app/features/search/understanding/nicknames.ts'
import { rootOf, stopWords } from '#app/features/search/understanding/words.ts'
import { bare, singular } from './entry-words.ts'
import { fieldsWith, IN_NAMES, IN_LINE as LINE } from './may-match.ts'
import { type Entry, FIT, type Fit } from './site-search.ts'

/** Maximum number of words of a question. */
const MOST_WORDS = 12
/** Weight of a word by where it occurs: in the name, in the line, in the text; and of a generic word. */
const IN_NAME = 1
const IN_LINE = 0.6
const AT_LENGTH = 0.3
/** And in phrases by which it is asked for, of which all is asked. */
const NICKNAME = 0.8
const LITTLE = 0.3
/** Levels are kept in single precision. */
const ROUNDING = 1e-6
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
const shortOf = (word: string) => (word.length > 6 ? word.replace(/ing$/, '') : word)

interface Asked {
  beginning: string
  /** By which the phrases of content/nicknames are compared. */
  root: string
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
    beginning: shortOf(singular(word)),
    root: rootOf(word),
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

/** An entry that says something of a question, and how prominently it says each of its words. */
interface Saying {
  entry: Entry
  levels: Float32Array
}

/** The entries of a kind: how many there are, how many of them say each word, and those that say any. */
interface OfKind {
  count: number
  counts: Uint32Array
  saying: readonly Saying[]
}

/** What was asked, and what every entry says of it: read once for all that is asked of several kinds of them. */
export interface Question {
  text: string
  asked: readonly Asked[]
  kinds: ReadonlyMap<Entry['kind'], OfKind>
}

/** Reads a question: words that an entry says, and phrases by which it is asked for. */
export function askQuestion(entries: readonly Entry[], nicknames: NicknameIndex, text: string): Question {
  const asked = askedIn(text)
  const said = asked.map(({ beginning }) => fieldsWith(entries, beginning))
  const answers = nicknames.answer(
    asked.map(({ root, tells }) => ({ root, share: tells ? 1 : 0, part: null })),
  )
  const kinds = new Map<Entry['kind'], { count: number; counts: Uint32Array; saying: Saying[] }>()
  for (const [at, entry] of entries.entries()) {
    const own = kinds.get(entry.kind) ?? { count: 0, counts: new Uint32Array(asked.length), saying: [] }
    kinds.set(entry.kind, own)
    own.count++
    const phrases = entry.nicknameId === undefined ? undefined : answers.byId.get(entry.nicknameId)?.levels
    // Most entries say nothing of it.
    if (!phrases && !said.some(bits => (bits[at] ?? 0) > 0)) continue
    const levels = Float32Array.from(said, (bits, i) =>
      Math.max(levelOf(bits[at]), NICKNAME * (phrases?.[i] ?? 0)),
    )
    for (const [i, level] of levels.entries()) if (level > 0) own.counts[i] = (own.counts[i] ?? 0) + 1
    own.saying.push({ entry, levels })
  }
  return { text, asked, kinds }
}

/** Least telling words that a long text must say, where no name and no line says any. */
const SEVERAL = 2
const saysSeveral = (levels: Float32Array, asked: readonly Asked[]) =>
  levels.filter((level, i) => level > 0 && asked[i]?.tells).length >= SEVERAL

/**
 * Articles and tours that cover most of a question, though not every word. Rare words weigh more, and words in a name
 * more than in a text. The fit is the share of the question's weight that is covered.
 */
export function matchQuestion(
  { asked, kinds }: Question,
  sought: readonly Entry['kind'][] = ['articles', 'tours'],
  least = LEAST,
): Fit[] {
  const among = sought.flatMap(kind => kinds.get(kind) ?? [])
  const count = among.reduce((sum, one) => sum + one.count, 0)
  const weights = asked.map(({ tells }, i) => {
    const saying = among.reduce((sum, { counts }) => sum + (counts[i] ?? 0), 0)
    const share = !tells ? LITTLE : saying === 0 ? UNSAID : 1
    return Math.max(0, Math.log((count + 1) / (saying + 0.5)) * share)
  })
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  return among.flatMap(({ saying }) =>
    saying.flatMap(({ entry, levels }) => {
      const score = levels.reduce((sum, level, i) => sum + level * (weights[i] ?? 0), 0) / whole
      if (score < least) return []
      const isTold =
        levels.some((level, i) => level > AT_LENGTH + ROUNDING && asked[i]?.tells) ||
        saysSeveral(levels, asked)
      return isTold ? [{ entry, fit: FIT.saidInPart * score }] : []
    }),
  )
}
