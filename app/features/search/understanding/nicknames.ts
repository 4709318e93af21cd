import type { Part, Understanding } from './understanding.ts'
import { rootOf, stopWords, tokensOf } from './words.ts'

/**
 * What travellers call things who do not use our words (content/nicknames): “tomb raider” is Ta Prohm. Phrases rank and open
 * doors; they are never shown, and nothing is claimed by them.
 */

/** A thing, and the phrases for it in both languages. */
export interface NicknameRow {
  id: string
  phrases: readonly string[]
}

/** How well a thing answers words: how far each is said by a phrase that is about them, and how like them one phrase is. */
export interface NicknameAnswer {
  levels: Float32Array
  likeness: number
}

/** The answers of all that say any of the words, and how much each word tells, from 0 to 1. */
export interface NicknameAnswers {
  byId: ReadonlyMap<string, NicknameAnswer>
  weights: readonly number[]
}

export interface NicknameIndex {
  /** The answers to words. */
  answer: (asked: readonly SoughtRoot[]) => NicknameAnswers
  /** Whether any phrase says a word, by its root. */
  says: (root: string) => boolean
}

/** The words of a text that tell something, by their roots, each once. */
export function rootsIn(text: string): string[] {
  const telling = tokensOf(text).flatMap(({ plain }) =>
    stopWords.has(plain) || !/^[\p{L}\d]{2}/u.test(plain) ? [] : [rootOf(plain)],
  )
  return [...new Set(telling)]
}

/** The share of words that are understood. */
const UNDERSTOOD = 0.3
/** Points of a trip whose phrases say all the words, and of one with a phrase that is what was asked. */
const POINTS = { words: 4, likeness: 15 } as const

/** How like what was asked a phrase must be of which only one word was: “overnight” is said of too much. */
const ALONE = 0.7

/** Most words that are looked for. */
const MOST_ROOTS = 12

/** A word that is asked for, how much of it counts, and which of the understood parts it stands in, if it does in one. */
export interface SoughtRoot {
  root: string
  share: number
  part: Part<unknown> | null
}

/**
 * The words of what was said, but for what countries, times, parties and money are called, and what is refused. What is
 * understood ranks by itself, so that the words for it count for less.
 */
export function rootsSought(understood: Understanding): SoughtRoot[] {
  const { text, words, countries, when, length, budget, party, effort, weather, ...rest } = understood
  const { goals, activities, animals, things, places, like, unwanted, avoid, needs } = rest
  const others = [...countries, when, length, budget, party, effort, weather, ...unwanted, ...avoid, ...needs]
  const known = [...goals, ...activities, ...animals, ...things, ...places, ...like]
  const spelled = new Map(words.map(({ value, span: [start] }) => [start, value]))
  const asked = new Map<string, SoughtRoot>()
  for (const { plain, start, end } of tokensOf(text)) {
    const isIn = (part: Part<unknown> | null) =>
      part !== null && [part.span, ...(part.also ?? [])].some(([from, to]) => start >= from && end <= to)
    if (others.some(isIn)) continue
    const part = known.find(isIn) ?? null
    for (const root of rootsIn(spelled.get(start) ?? plain))
      if (asked.get(root)?.part !== null) asked.set(root, { root, share: part ? UNDERSTOOD : 1, part })
  }
  return [...asked.values()].slice(0, MOST_ROOTS)
}

interface Phrases {
  /** The thing that each phrase is for, and what its words weigh together. */
  rows: number[]
  weights: Float32Array
  /** The phrases that say a root, and how much it tells. */
  saying: Map<string, { phrases: number[]; weight: number }>
}

function readPhrases(all: readonly NicknameRow[]): Phrases {
  const rows: number[] = []
  const saying = new Map<string, { phrases: number[]; weight: number }>()
  for (const [row, { phrases }] of all.entries())
    for (const phrase of phrases) {
      for (const root of rootsIn(phrase)) {
        const own = saying.get(root) ?? { phrases: [], weight: 0 }
        own.phrases.push(rows.length)
        saying.set(root, own)
      }
      rows.push(row)
    }
  const weights = new Float32Array(rows.length)
  for (const one of saying.values()) {
    const count = new Set(one.phrases.map(phrase => rows[phrase])).size
    one.weight = Math.log((all.length + 1) / (count + 0.5)) / Math.log(all.length + 1)
    for (const phrase of one.phrases) weights[phrase] = (weights[phrase] ?? 0) + one.weight
  }
  return { rows, weights, saying }
}

interface Shared {
  weight: number
  part: Part<unknown> | null
  /** Whether it says what is not understood, or two parts that are: “rhinos on foot”, and not “rhinos”. */
  tells: boolean
  /** How many of its words were asked for. */
  count: number
}

/** How much of each phrase was asked for, as the sum of what its words weigh. */
function sharedWith(
  found: readonly { phrases: readonly number[]; weight: number; part: Part<unknown> | null }[],
): Map<number, Shared> {
  const shared = new Map<number, Shared>()
  for (const { phrases, weight, part } of found)
    for (const phrase of phrases) {
      const before = shared.get(phrase)
      if (!before) shared.set(phrase, { weight, part, tells: part === null, count: 1 })
      else {
        before.weight += weight
        before.count++
        before.tells ||= part !== before.part
      }
    }
  return shared
}

/** The phrases of things by their words. */
export function indexNicknames(all: readonly NicknameRow[]): NicknameIndex {
  const { rows, weights, saying } = readPhrases(all)
  return {
    says: root => saying.has(root),
    answer: asked => {
      const found = asked.map(({ root, share, part }) => {
        const { phrases, weight } = saying.get(root) ?? { phrases: [], weight: 1 }
        return { phrases, weight: weight * share, part }
      })
      const whole = found.reduce((sum, { weight }) => sum + weight, 0)
      const shared = sharedWith(found)
      const byId = new Map<string, NicknameAnswer>()
      const answerOf = (phrase: number) => {
        const { id } = all[rows[phrase] ?? 0] ?? { id: '' }
        const answer = byId.get(id) ?? { levels: new Float32Array(asked.length), likeness: 0 }
        byId.set(id, answer)
        return answer
      }
      for (const [phrase, { weight, tells, count }] of shared) {
        if (!tells) continue
        const answer = answerOf(phrase)
        const likeness = weight / ((weights[phrase] ?? 1) + whole - weight)
        if (count > 1 || likeness >= ALONE) answer.likeness = Math.max(answer.likeness, likeness)
      }
      for (const [i, { phrases }] of found.entries())
        for (const phrase of phrases) {
          const { weight = 0, tells = false } = shared.get(phrase) ?? {}
          if (!tells) continue
          const { levels } = answerOf(phrase)
          const covered = weight / (weights[phrase] ?? 1)
          levels[i] = Math.max(levels[i] ?? 0, covered)
        }
      return { byId, weights: found.map(({ weight }) => weight) }
    },
  }
}

/** Points of each thing for what travellers call it: for each word by the phrase that is most about them, and for one phrase that is all of them. */
export function nicknamePoints({ byId, weights }: NicknameAnswers): (id: string) => number {
  return id => {
    const answer = byId.get(id)
    if (!answer) return 0
    const { levels, likeness } = answer
    return (
      POINTS.words * levels.reduce((sum, level, i) => sum + level * (weights[i] ?? 0), 0) +
      POINTS.likeness * likeness
    )
  }
}
