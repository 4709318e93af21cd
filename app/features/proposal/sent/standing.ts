import type { OpenMatter } from '#app/features/money/booking/booking-schema.ts'
import type { ProposalFacts } from '#app/features/proposal/proposal/proposal-facts.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import { type LineAnswer, latestAnswers, withChoices } from './line-answers.ts'
import {
  changesUnder,
  dayOfItem,
  itemOf,
  type LineChange,
  type LineItem,
  nameOfItem,
  withLine,
  withoutLine,
} from './line-items.ts'

/**
 * How the lines of a draft stand: what a traveller said of this draft and of those before it. What they accept stays
 * accepted in every later draft for as long as it is the same; what they leave out stays out.
 */

/** A sent draft with what was said of it, in order. */
export interface AnsweredDraft {
  number: number
  content: ProposalContent
  rows: readonly LineAnswer[]
}

/** The last word on a line. */
export interface AnswerRecord {
  line: string
  /** `open` took a choice back, or wants what was left out. */
  answer: 'accept' | 'decline' | 'open'
  /** Number of the draft it was said of. */
  since: number
  /** The line as it was accepted, left out, or wanted back. */
  was: LineItem
  /** Name of what it was chosen instead of; null if nothing was exchanged. */
  instead: string | null
}

/**
 * `settled`: accepted, and still the same; `chosen`: an alternative of this draft, for the planner to put in;
 * `reopened`: accepted or left out, and not so any more; `declined`: left out of this draft, for the planner to take
 * out; `out`: left out before, and not in it; `gone`: accepted, and no longer in it; `wanted`: to be put back;
 * `taken_back`: the choice was taken back, and is still in it.
 */
export const standingStates = [
  ...(['settled', 'chosen', 'reopened', 'declined', 'out', 'gone', 'wanted', 'taken_back'] as const),
]

export interface LineStanding {
  line: string
  /** As it was when something was said of it. */
  name: string
  /** Slug of a day's place; null for other lines. */
  place: string | null
  /** Id of the day it belongs to; null for a day and for a price. */
  day: string | null
  since: number
  state: (typeof standingStates)[number]
  instead: string | null
  /** Why it is open again. */
  why: LineChange[]
}

type AnswerRecords = Map<string, AnswerRecord>

/** A draft with what was said of it: choices are in, what is left out is out, what is wanted back is there again. */
export function withAnswers(
  content: ProposalContent,
  answers: Map<string, LineAnswer>,
  said: ReadonlyMap<string, AnswerRecord>,
): ProposalContent {
  let ground = withChoices(content, answers)
  for (const [line, { answer, alternative }] of answers) {
    const chosen = alternative === null ? null : itemOf(ground, line)
    if (chosen) ground = withLine(ground, line, chosen)
    if (answer === 'decline') ground = withoutLine(ground, line)
    const wanted = answer === 'open' && !itemOf(ground, line) ? said.get(line)?.was : null
    if (wanted) ground = withLine(ground, line, wanted)
  }
  return ground
}

function saidBy(
  { line, answer, alternative }: LineAnswer,
  { number, content, ground, before }: Answering,
): AnswerRecord | null {
  const [own, after] = [itemOf(content, line), itemOf(ground, line)]
  const same = { line, since: number, instead: null }
  const was = own ?? before?.was
  if (!was) return null
  if (answer === 'decline') return { ...same, answer, was }
  if (alternative !== null && own && after)
    return { ...same, answer: 'accept', was: after, instead: nameOfItem(own) }
  if (answer === 'accept') return after && { ...same, answer, was: after }
  // A tick that is taken back leaves nothing; what changed the draft has to be changed back.
  const changedIt = !own || before?.answer === 'decline' || before?.answer === 'open' || before?.instead
  return changedIt ? { ...same, answer: 'open', was } : null
}

interface Answering {
  number: number
  content: ProposalContent
  ground: ProposalContent
  before: AnswerRecord | undefined
}

/** What stands after all answers to some drafts, the oldest draft first. */
export function answerRecords(drafts: readonly AnsweredDraft[]): AnswerRecord[] {
  let said: AnswerRecords = new Map()
  for (const { number, content, rows } of drafts) {
    const ground = withAnswers(content, latestAnswers(rows), said)
    const next: AnswerRecords = new Map()
    for (const [line, each] of said) {
      const now = itemOf(content, line)
      const isSame = now && changesUnder(each.was, now).length === 0
      next.set(line, isSame ? { ...each, was: itemOf(ground, line) ?? each.was } : each)
    }
    // Each answer in turn, because an answer that is taken back has to be known.
    for (const row of rows) {
      if (row.answer === 'ask') continue
      const now = saidBy(row, { number, content, ground, before: next.get(row.line) })
      if (now) next.set(row.line, now)
      else next.delete(row.line)
    }
    said = next
  }
  return [...said.values()]
}

function stateOf(
  said: AnswerRecord,
  now: LineItem | null,
  number: number,
): Pick<LineStanding, 'state' | 'why'> | null {
  const isOwn = said.since === number
  const why = now ? changesUnder(said.was, now) : []
  if (said.answer === 'decline') {
    if (!now) return { state: 'out', why: [] }
    if (isOwn) return { state: 'declined', why: [] }
    return { state: 'reopened', why: [{ what: 'put_back', before: null, now: null }] }
  }
  if (said.answer === 'open') {
    if (!now) return { state: 'wanted', why: [] }
    return why.length > 0 ? { state: 'taken_back', why } : null
  }
  if (isOwn) return { state: said.instead === null ? 'settled' : 'chosen', why: [] }
  if (!now) return { state: 'gone', why: [] }
  return { state: why.length > 0 ? 'reopened' : 'settled', why }
}

/** How the lines stand in a draft of this number, which need not be sent yet. Lines of days that are gone are left out. */
export function standingsOf(
  said: readonly AnswerRecord[],
  content: ProposalContent,
  number: number,
): LineStanding[] {
  return said.flatMap(each => {
    const { line, since, instead, was } = each
    const now = itemOf(content, line)
    const day = dayOfItem(now ?? was)
    if (day !== null && content.days.every(({ id }) => id !== day)) return []
    const stands = stateOf(each, now, number)
    if (!stands) return []
    const place = was.kind === 'day' ? was.item.place : null
    return [{ line, name: nameOfItem(was), place, day, since, instead, ...stands }]
  })
}

/** The answers of a draft: its own, and those of earlier drafts that still stand. */
export function standingAnswers(
  own: ReadonlyMap<string, LineAnswer>,
  standings: readonly LineStanding[],
  number: number,
): LineAnswer[] {
  const earlier = standings.flatMap(({ line, since, state }): LineAnswer[] => {
    if (since === number || (own.get(line)?.answer ?? 'ask') !== 'ask') return []
    if (state === 'settled') return [{ line, answer: 'accept', alternative: null }]
    return state === 'out' ? [{ line, answer: 'decline', alternative: null }] : []
  })
  const answers = new Map([...own.values(), ...earlier].map(answer => [answer.line, answer] as const))
  return [...answers.values()]
}

/** A question about a line that waits for an answer. */
export interface OpenQuestion {
  line: string
  /** Number of the draft it was asked of. */
  since: number
  /** Id of the message. */
  message: number
  body: string
}

/** What was said of a line, and is not in the draft yet. */
const PENDING: Partial<Record<LineStanding['state'], OpenMatter['code']>> = {
  chosen: 'swap',
  declined: 'left_out',
  wanted: 'put_back',
  taken_back: 'taken_back',
}

interface Proposed {
  content: ProposalContent
  facts: Pick<ProposalFacts, 'places'>
  standings: readonly LineStanding[]
  questions: readonly OpenQuestion[]
}

/** The name of a line: in this draft, or as it was when something was said of it. */
function nameOf(line: string, { content, facts, standings }: Proposed): string {
  const placeName = (slug: string) => facts.places[slug]?.name ?? slug
  const item = itemOf(content, line)
  if (item?.kind === 'leg') return `${placeName(item.item.from)} – ${placeName(item.item.to)}`
  const said = standings.find(each => each.line === line)
  const name = item ? nameOfItem(item) : (said?.name ?? '')
  const place = item?.kind === 'day' ? item.item.place : (said?.place ?? null)
  return name || (place === null ? '' : placeName(place))
}

/** Everything that has to be settled before a proposal can be signed, in the order in which it is shown. */
export function openMattersOf(proposed: Proposed): OpenMatter[] {
  const { content, standings, questions } = proposed
  const pending = standings.flatMap(({ line, state, name, instead }): OpenMatter[] => {
    const code = PENDING[state]
    if (!code) return []
    return [{ code, line, name: name || nameOf(line, proposed), instead: code === 'swap' ? instead : null }]
  })
  const asked = questions.map(
    ({ line }): OpenMatter => ({ code: 'question', line, name: nameOf(line, proposed), instead: null }),
  )
  const unknown = content.price.filter(({ unitMinor }) => unitMinor === null)
  const prices = unknown.map(
    ({ id, what }): OpenMatter => ({ code: 'price', line: `price:${id}`, name: what, instead: null }),
  )
  const isUnpriced = content.price.length === 0
  return [
    ...pending,
    ...asked,
    ...prices,
    ...(isUnpriced ? [{ code: 'price', line: 'price', name: '', instead: null } as const] : []),
  ]
}
