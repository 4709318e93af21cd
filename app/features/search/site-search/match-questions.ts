import type { NicknameAnswers, NicknameIndex } from '#app/features/search/understanding/nicknames.ts'
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
/** Letters that a word of a question may lack at its end: quetzals, but not Quetzaltenango. */
const MOST_ENDING = 5
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
  /\b(visas?|e visa|passports?|entry (requirements?|rules?|fees?)|papers|vaccin\w*|jabs?|yellow fever|malaria|dengue|zika|tap water|drink the water|plugs?|adapters?|sockets?|currency|tips?|tipping|sim cards?|esim|wi ?fi|internet|phone signal|emergency numbers?|travel insurance|is it safe|how safe|safety|dress code|what to wear|is it legal|illegal|laws?|rules (in|about|for)|alcohol|drones?|plastic bags?|homosexual(ity)?|es legal|ilegal|leyes|bolsas de plastico|before (i|we|you) (go|travel)|papeles|pasaportes?|requisitos de entrada|vacunas?|fiebre amarilla|paludismo|agua de la llave|agua del grifo|enchufes?|moneda|propinas?|seguro de viaje|es seguro|que tan seguro|seguridad|que ropa|antes de (ir|viajar))\b/

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

/** Whether the words ask in which months to go. */
export function asksForMonths(text: string): boolean {
  return asksWhen.test(bare(text))
}

/** Whether the words ask what one must know before going. */
export function asksBeforeGoing(text: string): boolean {
  return asksBefore.test(bare(text))
}

function levelOf(bits: number): number {
  if (bits & IN_NAMES) return IN_NAME
  if (bits & LINE) return IN_LINE
  return bits > 0 ? AT_LENGTH : 0
}
const LEVELS = Float32Array.from({ length: 8 }, (_, bits) => levelOf(bits))

/** The entries of a kind by their numbers, and where those stand among them that have phrases. */
interface KindRows {
  numbers: readonly number[]
  byNickname: ReadonlyMap<string, number>
}

const rowsByKind = new WeakMap<readonly Entry[], ReadonlyMap<Entry['kind'], KindRows>>()

function readKinds(entries: readonly Entry[]): ReadonlyMap<Entry['kind'], KindRows> {
  const kinds = new Map<Entry['kind'], { numbers: number[]; byNickname: Map<string, number> }>()
  for (const [at, { kind, nicknameId }] of entries.entries()) {
    const none: { numbers: number[]; byNickname: Map<string, number> } = {
      numbers: [],
      byNickname: new Map(),
    }
    const own = kinds.get(kind) ?? none
    kinds.set(kind, own)
    if (nicknameId !== undefined) own.byNickname.set(nicknameId, own.numbers.length)
    own.numbers.push(at)
  }
  rowsByKind.set(entries, kinds)
  return kinds
}

/** How prominently each entry of a kind says each word, one entry after another, and how many say each. */
interface OfKind {
  numbers: readonly number[]
  levels: Float32Array
  counts: Uint32Array
}

/** What was asked, and what the entries of each kind say of it: read once for all that is asked of them. */
export interface Question {
  text: string
  entries: readonly Entry[]
  asked: readonly Asked[]
  ofKind: (kind: Entry['kind']) => OfKind
}

/** Reads a question: words that an entry says, and phrases by which it is asked for. */
export function askQuestion(entries: readonly Entry[], nicknames: NicknameIndex, text: string): Question {
  const asked = askedIn(text)
  const said = asked.map(({ beginning }) => fieldsWith(entries, beginning, MOST_ENDING))
  const { byId } = nicknames.answer(
    asked.map(({ root, tells }) => ({ root, share: tells ? 1 : 0, part: null })),
  )
  const kinds = rowsByKind.get(entries) ?? readKinds(entries)
  const read = new Map<Entry['kind'], OfKind>()
  return {
    ...{ text, entries, asked },
    ofKind: kind => {
      const { numbers, byNickname } = kinds.get(kind) ?? NO_ROWS
      const own = read.get(kind) ?? { numbers, ...levelsOf(numbers, said, phrasesOf(byNickname, byId)) }
      read.set(kind, own)
      return own
    },
  }
}
const NO_ROWS: KindRows = { numbers: [], byNickname: new Map() }

/** What phrases say of a kind's entries, by where these stand. */
function phrasesOf(
  byNickname: ReadonlyMap<string, number>,
  byId: NicknameAnswers['byId'],
): (readonly [row: number, levels: Float32Array])[] {
  return [...byId].flatMap(([id, { levels }]) => {
    const row = byNickname.get(id)
    return row === undefined ? [] : [[row, levels] as const]
  })
}

function levelsOf(
  numbers: readonly number[],
  said: readonly Uint8Array[],
  phrases: readonly (readonly [row: number, levels: Float32Array])[],
): Pick<OfKind, 'levels' | 'counts'> {
  const width = said.length
  const levels = new Float32Array(numbers.length * width)
  for (const [i, bits] of said.entries())
    for (let row = 0; row < numbers.length; row++)
      levels[row * width + i] = LEVELS[bits[numbers[row] ?? 0] ?? 0] ?? 0
  for (const [row, own] of phrases)
    for (const [i, level] of own.entries()) {
      const at = row * width + i
      levels[at] = Math.max(levels[at] ?? 0, NICKNAME * level)
    }
  const counts = new Uint32Array(width)
  for (const [at, level] of levels.entries())
    if (level > 0) counts[at % width] = (counts[at % width] ?? 0) + 1
  return { levels, counts }
}

/** Least telling words that a long text must say, where no name and no line says any. */
const SEVERAL = 2

/**
 * Articles and tours that cover most of a question, though not every word. Rare words weigh more, and words in a name
 * more than in a text. The fit is the share of the question's weight that is covered.
 */
export function matchQuestion(
  { entries, asked, ofKind }: Question,
  sought: readonly Entry['kind'][] = ['articles', 'tours'],
  least = LEAST,
): Fit[] {
  const among = sought.map(ofKind)
  const count = among.reduce((sum, { numbers }) => sum + numbers.length, 0)
  const weights = asked.map(({ tells }, i) => {
    const saying = among.reduce((sum, { counts }) => sum + (counts[i] ?? 0), 0)
    const share = !tells ? LITTLE : saying === 0 ? UNSAID : 1
    return Math.max(0, Math.log((count + 1) / (saying + 0.5)) * share)
  })
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const width = asked.length
  return among.flatMap(({ numbers, levels }) => {
    const fits: Fit[] = []
    for (const [row, at] of numbers.entries()) {
      let [score, several, isTold] = [0, 0, false]
      for (let i = 0; i < width; i++) {
        const level = levels[row * width + i] ?? 0
        if (level === 0) continue
        score += level * (weights[i] ?? 0)
        if (!asked[i]?.tells) continue
        several++
        isTold ||= level > AT_LENGTH + ROUNDING
      }
      const entry = entries[at]
      if (entry && score >= least * whole && (isTold || several >= SEVERAL))
        fits.push({ entry, fit: (FIT.saidInPart * score) / whole })
    }
    return fits
  })
}
