import { stopWords } from '#app/features/search/language/stop-words.ts'
import { bare, says, singular } from './match-entries.ts'
import { type Entry, FIT, type Fit } from './site-search.ts'

/** Words of a question that are looked for. */
const MOST_WORDS = 12
/** What a word weighs that is said in the name, in the line or at length; and one that says little by itself. */
const IN_NAME = 1
const IN_LINE = 0.6
const AT_LENGTH = 0.3
const LITTLE = 0.3
/** And one that nothing says, which no answer can have. */
const UNSAID = 0.4
/** An answer says so much of the question's weight. */
const LEAST = 0.35

/** Questions for the season: what answers them has the months in its title. */
const asksWhen = /\b(when|best time|(which|what) month|cuando|mejor (epoca|mes|momento)|que mes)\b/
/** Who is asked for is a person. */
const asksPerson =
  /\b(planners?|plans|advis[eo]rs?|experts?|agents?|agency|specialists?|(talk|speak) (to|with)|help me plan|asesora?(es|s)?|expert[oa]s?|agentes?|agencia|especialistas?|planea|planificador(a|es)?|hablar con|quien planea|me ayude)\b/

const MONTH = 'month'

interface Asked {
  beginning: string
  /** Whether the word alone can make an answer. */
  tells: boolean
}

function askedIn(text: string): Asked[] {
  const said = bare(text)
  const isWhen = asksWhen.test(said)
  const words = [...(isWhen ? [MONTH] : []), ...said.split(' ')].filter(Boolean)
  return [...new Set(words)].slice(0, MOST_WORDS).map(word => ({
    beginning: ` ${singular(word)}`,
    tells: !stopWords.has(word) || (isWhen && word === MONTH),
  }))
}

/** Whether words ask for somebody to plan with. */
export function asksForPlanner(text: string): boolean {
  return asksPerson.test(bare(text))
}

function levelOf({ names, line, text }: Entry, { beginning }: Asked): number {
  if (names.some(name => says(name, beginning))) return IN_NAME
  if (says(line, beginning)) return IN_LINE
  return says(text, beginning) ? AT_LENGTH : 0
}

/**
 * Articles and tours that say most of what a question asks, though not every word: those that few say weigh more, and
 * more in a name than in a text. Each by the share of the question's weight that it says.
 */
export function matchQuestion(entries: readonly Entry[], text: string): Fit[] {
  const asked = askedIn(text)
  const asking = entries.filter(({ kind }) => kind === 'articles' || kind === 'tours')
  const levels = asking.map(entry => asked.map(word => levelOf(entry, word)))
  const weights = asked.map(({ tells }, i) => {
    const saying = levels.filter(row => (row[i] ?? 0) > 0).length
    const share = !tells ? LITTLE : saying === 0 ? UNSAID : 1
    return Math.log((asking.length + 1) / (saying + 0.5)) * share
  })
  const whole = weights.reduce((sum, weight) => sum + Math.max(0, weight), 0)
  return asking.flatMap((entry, at) => {
    const row = levels[at] ?? []
    const score = row.reduce((sum, level, i) => sum + level * Math.max(0, weights[i] ?? 0), 0) / whole
    const isTold = row.some((level, i) => level > AT_LENGTH && asked[i]?.tells)
    return isTold && score >= LEAST ? [{ entry, fit: FIT.saidInPart * score }] : []
  })
}
