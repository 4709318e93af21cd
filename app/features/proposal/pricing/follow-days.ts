import { holdsOn, type PriceComponent } from '#app/features/trip/price/price.ts'
import { formatMoney } from '#app/text/figures.ts'
import type { PriceLine, ProposalActivity, ProposalContent } from '#database/values/proposal-content.ts'
import type { LineWorkings, ProposalWorkings } from '#database/values/proposal-workings.ts'
import { rangeContains } from '#database/values/range.ts'
import {
  basisOf,
  type ComputedLine,
  computedLine,
  FOR_WHOM,
  idOfSource,
  keyOf,
  linesFromCatalogue,
  linesOfDifference,
  nightsOf,
  type Priced,
  type PricedDay,
  peopleIn,
  toursOf,
} from './catalogue-lines.ts'
import type { Rates } from './rates.ts'

/** Price date while the dates are open: outside every season. */
const OPEN_DAY = '2001-06-01'

const unpriced = {
  en: (people: number) => `The trip for ${people} travellers`,
  es: (people: number) => `El viaje para ${people} viajeros`,
} as const

/**
 * The components of a published trip's price that apply to a party and its first day, in their order; one unknown line
 * if the price is not for a party of this size.
 */
export function linesOfTrip(
  components: readonly PriceComponent[],
  { locale, startsOn, ...party }: Pick<Priced, 'locale' | 'startsOn' | 'adults' | 'childAges'>,
): ComputedLine[] {
  const people = peopleIn(party)
  const day = startsOn ?? OPEN_DAY
  const fit = components.some(({ partySize }) => rangeContains(partySize, people))
  if (!fit && components.length > 0)
    return [
      computedLine('trip:size', {
        ...{ what: unpriced[locale](people), forWhom: FOR_WHOM[locale].group, count: 1, unitMinor: null },
      }),
    ]
  return components.flatMap(({ what, per, amountMinor, season, partySize }, position) =>
    holdsOn(season, day) && rangeContains(partySize, people)
      ? computedLine(`trip:${position}`, {
          what: what[locale],
          forWhom: FOR_WHOM[locale][per],
          count: per === 'person' ? people : 1,
          unitMinor: amountMinor,
        })
      : [],
  )
}

/** The price lines of a draft follow its days, except those that were set by hand. */

/** What the catalogue knows of a draft's price. */
export interface DraftPrices {
  rates: Rates
  /** The published trip that it was made from; null if it was made from none, or that is gone. */
  trip: { components: readonly PriceComponent[]; days: readonly PricedDay[] } | null
  /** The index of the day on which each child is a year older; see `Priced`. */
  turns: readonly (number | null)[]
}

export interface PricedDraft {
  content: ProposalContent
  workings: ProposalWorkings
}

/** The lines that the catalogue computes for a draft; null if it computes none, or cannot. */
export function computedLines(
  { content, workings }: PricedDraft,
  { rates, trip, turns }: DraftPrices,
): ComputedLine[] | null {
  const priced = { ...content, turns }
  if (workings.from === 'catalogue') return linesFromCatalogue(priced, rates)
  if (workings.from === null || !trip) return null
  return [...linesOfTrip(trip.components, content), ...linesOfDifference(priced, trip.days, rates)]
}

const WAS = {
  en: (what: string) => `Before: ${what}`,
  es: (what: string) => `Antes: ${what}`,
} as const

function isSamePrice(
  a: Pick<PriceLine, 'what' | 'count' | 'unitMinor'>,
  b: Pick<PriceLine, 'what' | 'count' | 'unitMinor'>,
): boolean {
  return a.what === b.what && a.count === b.count && a.unitMinor === b.unitMinor
}

/** Why a line moved since the draft that its traveller has: what the line of the same source was there. */
function noteOf(
  line: PriceLine,
  source: string,
  before: PricedDraft | null,
  { locale, currency }: ProposalContent,
): string | null {
  // Between two currencies every amount is another, and the page says that once.
  if (before?.content.currency !== currency) return null
  const was = before?.content.price.find(({ id }) => before.workings.lines[id]?.source === source)
  if (!was || isSamePrice(was, line)) return null
  const each = was.unitMinor === null ? null : formatMoney(was.unitMinor, currency, locale)
  const sum = each && (was.count > 1 ? `${was.count} × ${each}` : each)
  const parts = [was.what !== line.what && was.what, sum].filter(part => typeof part === 'string')
  return WAS[locale](parts.join(', ') || was.what).slice(0, 500)
}

const unknownWorkings: LineWorkings = {
  ...{ source: null, isByHand: true, costMinor: null, basis: null, began: null },
}

/**
 * A draft whose computed lines are what the catalogue says of its days. A line by hand stays; one that was taken out by
 * hand stays out. `before` is the draft that its traveller has.
 */
export function followDays(
  { content, workings }: PricedDraft,
  prices: DraftPrices,
  before: PricedDraft | null,
): PricedDraft {
  const computed = computedLines({ content, workings }, prices)
  const lines: Record<string, LineWorkings> = { ...workings.lines }
  if (computed === null)
    return { content, workings: withBases({ content, workings: { ...workings, lines } }) }
  const left = new Map(computed.map(line => [line.source, line] as const))
  const price: PriceLine[] = []
  for (const line of content.price) {
    const own = lines[line.id] ?? unknownWorkings
    const now = own.source === null ? null : left.get(own.source)
    if (own.source !== null) left.delete(own.source)
    if (own.isByHand) price.push(line)
    else if (now) price.push(followed(now, line.id, before, content))
    else delete lines[line.id]
  }
  const isThere = new Set(content.price.map(({ id }) => id))
  for (const [id, { source, isByHand }] of Object.entries(lines)) {
    if (isThere.has(id)) continue
    if (!isByHand || source === null) delete lines[id]
    else left.delete(source)
  }
  for (const line of left.values()) {
    const id = idOfSource(line.source, each => each in lines || price.some(other => other.id === each))
    price.push(followed(line, id, before, content))
    lines[id] = { ...unknownWorkings, source: line.source, isByHand: false }
  }
  const next = { ...content, price }
  return { content: next, workings: withBases({ content: next, workings: { ...workings, lines } }) }
}

function followed(
  { source, ...line }: ComputedLine,
  id: string,
  before: PricedDraft | null,
  content: ProposalContent,
): PriceLine {
  const own = { id, ...line }
  return { ...own, note: noteOf(own, source, before, content) }
}

/** Workings with an entry for every line; those by hand know the days that they were set for. */
export function withBases({ content, workings }: PricedDraft): ProposalWorkings {
  const names = { ...workings.names }
  for (const { id, hotel, activities } of content.days) {
    const own = [...(hotel ? [hotel.name] : []), ...activities.map(({ name }) => name)]
    names[id] = [...new Set([...(names[id] ?? []), ...own])].slice(-100)
  }
  const lines = { ...workings.lines }
  for (const line of content.price) {
    const own = lines[line.id] ?? unknownWorkings
    const basis = own.isByHand ? (own.basis ?? basisOf(content, own.source, line.day)) : null
    lines[line.id] = { ...own, basis }
  }
  return { ...workings, lines, names }
}

/**
 * The workings of a draft as it is to be saved. A caller who sends none has changed by hand what is not as it was stored,
 * and taken out by hand what is missing. A price that was changed by hand is for the days as they are now.
 */
export function workingsToSave(
  stored: PricedDraft,
  content: ProposalContent,
  sent: ProposalWorkings | undefined,
): ProposalWorkings {
  const before = new Map(stored.content.price.map(line => [line.id, line] as const))
  const workings = sent ?? stored.workings
  const lines: Record<string, LineWorkings> = { ...workings.lines }
  for (const line of content.price) {
    const was = before.get(line.id)
    const own = lines[line.id] ?? stored.workings.lines[line.id] ?? unknownWorkings
    const isChanged = !was || !isSamePrice(was, line)
    const isByHand = own.isByHand || (!sent && isChanged && was !== undefined)
    lines[line.id] = { ...own, isByHand, basis: isChanged ? null : own.basis }
  }
  if (sent) return { ...sent, lines }
  const there = new Set(content.price.map(({ id }) => id))
  for (const id of before.keys()) {
    const own = lines[id]
    if (own?.source && !there.has(id)) lines[id] = { ...own, isByHand: true }
  }
  // Somebody who prices a blank draft without these workings prices all of it.
  const isBlank = stored.content.price.length === 0 && Object.keys(stored.workings.lines).length === 0
  const from = isBlank && content.price.length > 0 ? null : workings.from
  return { ...workings, from, lines }
}

/** Something of a day that another took the place of. */
interface Exchange {
  kind: 'hotel' | 'tour'
  country: string
  was: Named
  is: Named
}

type Named = Pick<ProposalActivity, 'key' | 'name'>

function exchangesIn(before: ProposalContent, now: ProposalContent): Exchange[] {
  const days = new Map(before.days.map(day => [day.id, day] as const))
  return now.days.flatMap(({ id, country, hotel, activities }) => {
    const old = days.get(id)
    const pairs = [
      { kind: 'hotel' as const, was: old?.hotel, is: hotel },
      ...activities.map(is => ({
        kind: 'tour' as const,
        was: old?.activities.find(each => each.id === is.id),
        is,
      })),
    ]
    return pairs.flatMap(({ kind, was, is }) =>
      was && is && was.name !== is.name ? [{ kind, country, was, is }] : [],
    )
  })
}

function sourceOf({ kind, country }: Exchange, item: Named): string {
  return `${kind}:${keyOf(country, item)}`
}

/** The text of a price line with the name of what took the place of its house or tour; the planner's own words stay. */
function renamed(what: string, isByHand: boolean, { kind, was, is }: Exchange): string {
  if (what.includes(was.name)) return what.replace(was.name, is.name)
  if (isByHand) return what
  return kind === 'hotel' ? what.replace(/^[^:]+/, is.name) : is.name
}

/**
 * A draft that begins with what its traveller chose. What they chose has the price it was offered at: houses and tours that
 * were exchanged for each other follow no longer, and the lines of what is nowhere in the draft any more have the name of
 * what took its place.
 */
export function withChosenPrices(
  { content: before, workings }: PricedDraft,
  content: ProposalContent,
  computed: readonly Pick<ComputedLine, 'source'>[],
): PricedDraft {
  const exchanges = exchangesIn(before, content)
  const exchanged = new Set(exchanges.flatMap(each => [sourceOf(each, each.was), sourceOf(each, each.is)]))
  const left = new Set([
    ...[...nightsOf(content).keys()].map(key => `hotel:${key}`),
    ...[...toursOf(content).keys()].map(key => `tour:${key}`),
  ])
  const lines = { ...workings.lines }
  let { price } = content
  for (const [id, own] of Object.entries(lines)) {
    const { source } = own
    if (source === null || !exchanged.has(plainSource(source))) continue
    const gone = exchanges.find(each => sourceOf(each, each.was) === plainSource(source))
    lines[id] = { ...own, isByHand: true, basis: null }
    if (!gone || left.has(plainSource(source))) continue
    lines[id].source = source.replace(plainSource(source), sourceOf(gone, gone.is))
    price = price.map(line =>
      line.id === id ? { ...line, what: renamed(line.what, own.isByHand, gone) } : line,
    )
  }
  const known = new Set(Object.values(lines).flatMap(({ source }) => source ?? []))
  for (const { source } of computed) {
    if (known.has(source) || !exchanged.has(plainSource(source))) continue
    const id = idOfSource(source, each => each in lines || price.some(line => line.id === each))
    lines[id] = { ...unknownWorkings, source }
  }
  return { content: { ...content, price }, workings: { ...workings, lines, confirmed: [] } }
}

function plainSource(source: string): string {
  return source.split('@')[0] ?? source
}

/** The workings of a new draft: everything that the catalogue computes follows. */
export function newWorkings(from: ProposalWorkings['from']): ProposalWorkings {
  return { from, lines: {}, names: {}, confirmed: [] }
}

/** Remembers what the lines of a draft are when it is newDraft. */
export function newDraft({ content, workings }: PricedDraft): PricedDraft {
  const lines = Object.fromEntries(
    Object.entries(workings.lines).map(([id, own]) => {
      const line = content.price.find(each => each.id === id)
      const began = line ? { what: line.what, count: line.count, unitMinor: line.unitMinor } : null
      return [id, { ...own, began }]
    }),
  )
  return { content, workings: { ...workings, lines, confirmed: [] } }
}
