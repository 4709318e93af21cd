import { minorPerUnit } from '#database/values/currency.ts'
import type { PriceLine } from '#database/values/proposal-content.ts'
import type { LineWorkings, ProposalWorkings } from '#database/values/proposal-workings.ts'
import { changeCurrency, removePriceLine } from './draft-edits.ts'
import type { DraftWords } from './draft-schema.ts'

/** Edits of a draft's price lines, and of what the office knows of them. Each returns a new draft. */

/** A draft as the editor has it. */
export interface EditedDraftWords extends DraftWords {
  workings: ProposalWorkings
}

const byHand: LineWorkings = { source: null, isByHand: true, costMinor: null, basis: null, began: null }

export function workingsOf({ workings }: EditedDraftWords, id: string): LineWorkings {
  return workings.lines[id] ?? byHand
}

function withLine(words: EditedDraftWords, id: string, change: Partial<LineWorkings>): EditedDraftWords {
  const { workings } = words
  const own = { ...workingsOf(words, id), ...change }
  return { ...words, workings: { ...workings, lines: { ...workings.lines, [id]: own } } }
}

/** A line that its planner sets from now on. */
export function setByHand(words: EditedDraftWords, id: string): EditedDraftWords {
  return withLine(words, id, { isByHand: true, basis: null })
}

/** A line that follows the days again, also one that was taken out. */
export function followAgain(words: EditedDraftWords, id: string): EditedDraftWords {
  return withLine(words, id, { isByHand: false, basis: null })
}

/** The price of a line by hand is right for the days as they are now. */
export function stillRight(words: EditedDraftWords, id: string): EditedDraftWords {
  return withLine(words, id, { basis: null })
}

export function setCost(words: EditedDraftWords, id: string, costMinor: number | null): EditedDraftWords {
  return withLine(words, id, { costMinor })
}

/** Takes a line out; one that follows the days would come back, so it is out by hand. */
export function takeOut(words: EditedDraftWords, id: string): EditedDraftWords {
  return { ...setByHand(words, id), content: removePriceLine(words.content, id) }
}

/** Prices houses and tours from the catalogue, beside the lines that are there. */
export function computeFromCatalogue(words: EditedDraftWords): EditedDraftWords {
  return { ...words, workings: { ...words.workings, from: 'catalogue' } }
}

/** The draft in another currency, with its costs; no amount is exchanged. */
export function inCurrency(words: EditedDraftWords, currency: string): EditedDraftWords {
  const scale = minorPerUnit(currency) / minorPerUnit(words.content.currency)
  const lines = Object.entries(words.workings.lines).map(([id, own]) => {
    const costMinor = own.costMinor && Math.round(own.costMinor * scale)
    return [id, { ...own, costMinor }] as const
  })
  const workings = { ...words.workings, lines: Object.fromEntries(lines) }
  return { ...words, content: changeCurrency(words.content, currency), workings }
}

/** What was taken out by hand of what the catalogue computes. */
export function takenOut({ content, workings }: EditedDraftWords): { id: string; what: string }[] {
  const there = new Set(content.price.map(({ id }) => id))
  return Object.entries(workings.lines).flatMap(([id, { source, isByHand, began }]) =>
    source !== null && isByHand && !there.has(id) ? [{ id, what: began?.what ?? nameOfSource(source) }] : [],
  )
}

function nameOfSource(source: string): string {
  const key = source.slice(source.lastIndexOf('/') + 1).replace(/@.*$/, '')
  return key.replace(/^own-/, '').replaceAll('-', ' ')
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/**
 * A draft with the prices that the catalogue computed when it was saved. What was changed since it was sent to be saved
 * stays as it is, until it is saved as well.
 */
export function withSavedPrices(
  now: EditedDraftWords,
  sent: EditedDraftWords,
  saved: EditedDraftWords,
): EditedDraftWords {
  const isUntouched = isSame(now.content, sent.content) && isSame(now.workings, sent.workings)
  if (isUntouched) {
    const own = new Map(now.content.price.map(line => [line.id, line] as const))
    const price = saved.content.price.map(line =>
      saved.workings.lines[line.id]?.isByHand === false ? line : (own.get(line.id) ?? line),
    )
    return { ...now, content: { ...now.content, price }, workings: saved.workings }
  }
  const lines = Object.fromEntries(
    Object.entries(now.workings.lines).map(([id, line]) => {
      const known = saved.workings.lines[id]
      return [id, known && isSame(line, sent.workings.lines[id]) ? known : line]
    }),
  )
  return { ...now, workings: { ...now.workings, lines } }
}

/** The margin of the lines whose cost is known, in minor units. */
export interface Margin {
  minor: number
  /** Of the price of these lines; null if it is 0. */
  share: number | null
  known: number
  all: number
}

export function marginOf(price: readonly PriceLine[], workings: ProposalWorkings): Margin | null {
  const known = price.flatMap(({ id, count, unitMinor }) => {
    const costMinor = workings.lines[id]?.costMinor ?? null
    return costMinor === null || unitMinor === null
      ? []
      : [{ price: unitMinor * count, cost: costMinor * count }]
  })
  if (known.length === 0) return null
  const sum = known.reduce((all, line) => all + line.price, 0)
  const minor = sum - known.reduce((all, line) => all + line.cost, 0)
  return { minor, share: sum === 0 ? null : minor / sum, known: known.length, all: price.length }
}
