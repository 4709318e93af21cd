import type { Change } from '#app/features/proposal/proposal/difference.ts'
import type { ProposalFacts } from '#app/features/proposal/proposal/proposal-facts.ts'
import type { LineChange } from '#app/features/proposal/sent/line-items.ts'
import type { LineStanding } from '#app/features/proposal/sent/standing.ts'
import { m } from '#app/paraglide/messages.js'
import { currencySign } from '#app/text/figures.ts'
import type { PriceLine, ProposalContent, ProposalDay } from '#database/values/proposal-content.ts'
import { longDay } from './proposal-days.ts'

/** A change as one line: before, after, and the difference in price in minor units. */
export interface ChangeLine {
  key: string
  before: string | null
  now: string | null
  minor: number | null
}

interface ChangedProposal {
  content: ProposalContent
  facts: ProposalFacts
}

function dayName(day: ProposalDay | undefined, { facts }: ChangedProposal): string {
  if (!day) return ''
  return day.title || facts.places[day.place]?.name || day.place
}

function partyOf(adults: number, childAges: readonly number[]): string {
  const grown = m.proposal_adults({ count: adults })
  return childAges.length === 0 ? grown : `${grown}, ${m.proposal_children({ count: childAges.length })}`
}

function fieldLine(change: Extract<Change, { kind: 'field' }>): Omit<ChangeLine, 'key'> | null {
  const dated = (date: string | null) => (date ? longDay(date) : m.proposal_dates_open())
  switch (change.field) {
    case 'startsOn':
      return { before: dated(change.from), now: m.proposal_starts({ day: dated(change.to) }), minor: null }
    case 'adults':
      return { before: partyOf(change.from, []), now: partyOf(change.to, []), minor: null }
    case 'childAges':
      return {
        before: m.proposal_children({ count: change.from.length }),
        now: m.proposal_children({ count: change.to.length }),
        minor: null,
      }
    case 'currency': {
      const [before, now] = [currencySign(change.from), currencySign(change.to)]
      return { before, now: m.proposal_prices_in({ currency: now }), minor: null }
    }
    default:
      return null
  }
}

function partLine(
  change: Extract<Change, { kind: 'part' }>,
  proposal: ChangedProposal,
): Omit<ChangeLine, 'key'> | null {
  const day = proposal.content.days.find(({ id }) => id === change.day)
  switch (change.part) {
    case 'hotel':
      if (change.from?.name === change.to?.name) return null
      return {
        before: change.from?.name ?? m.proposal_no_hotel(),
        now: change.to?.name ?? m.proposal_no_hotel(),
        minor: null,
      }
    case 'place': {
      const nameOf = (slug: string) => proposal.facts.places[slug]?.name ?? slug
      return { before: nameOf(change.from), now: nameOf(change.to), minor: null }
    }
    case 'title':
      return { before: change.from, now: change.to, minor: null }
    case 'story':
      return { before: null, now: m.proposal_reworded({ day: dayName(day, proposal) }), minor: null }
    default:
      return null
  }
}

/** Amount of a price line; null if unknown. */
function sumOf({ unitMinor, count }: PriceLine): number | null {
  return unitMinor === null ? null : unitMinor * count
}

function priceLine(before: PriceLine | null, now: PriceLine | null): Omit<ChangeLine, 'key'> | null {
  const [was, is] = [before ? sumOf(before) : 0, now ? sumOf(now) : 0]
  const minor = was === null || is === null ? null : is - was
  if (before && now && before.what === now.what)
    return minor === 0
      ? null
      : { before: null, now: now.note ? `${now.what} (${now.note})` : now.what, minor }
  return { before: before?.what ?? null, now: now?.what ?? null, minor: before && minor === 0 ? null : minor }
}

type ListChange = Exclude<Change, { kind: 'field' | 'part' }>

function listLine(change: ListChange, proposal: ChangedProposal): Omit<ChangeLine, 'key'> | null {
  if (change.kind === 'ordered')
    return change.list === 'days' && change.isMoved
      ? { before: null, now: m.proposal_days_moved(), minor: null }
      : null
  if (change.list === 'legs') return null
  if (change.list === 'price') {
    if (change.kind === 'changed') return priceLine(change.from, change.to)
    return change.kind === 'added' ? priceLine(null, change.item) : priceLine(change.item, null)
  }
  if (change.list === 'days') {
    if (change.kind === 'changed') return null
    const name = dayName(change.item, proposal)
    return change.kind === 'added'
      ? { before: null, now: m.proposal_day_added({ day: name }), minor: null }
      : { before: name, now: null, minor: null }
  }
  if (change.kind === 'changed')
    return change.from.name === change.to.name
      ? null
      : { before: change.from.name, now: change.to.name, minor: null }
  const { name } = change.item
  return change.kind === 'added'
    ? { before: null, now: name, minor: null }
    : { before: name, now: null, minor: null }
}

function lineOf(change: Change, proposal: ChangedProposal): Omit<ChangeLine, 'key'> | null {
  if (change.kind === 'field') return fieldLine(change)
  if (change.kind === 'part') return partLine(change, proposal)
  return listLine(change, proposal)
}

function isOnlyAmount(change: Change): boolean {
  return change.kind === 'changed' && change.list === 'price' && change.from.what === change.to.what
}

/**
 * Texts of the changes. Driving minutes are shown with the totals; changes that a reader would not notice are left
 * out, and what a day and its price line both say is said once.
 */
export function changeLines(changes: readonly Change[], proposal: ChangedProposal): ChangeLine[] {
  const said = new Set<string>()
  // Between two currencies no amount can be taken from the other.
  const isExchanged = changes.some(change => change.kind === 'field' && change.field === 'currency')
  return changes.flatMap((change, i) => {
    if (isExchanged && isOnlyAmount(change)) return []
    const own = lineOf(change, proposal)
    const line = own && isExchanged ? { ...own, minor: null } : own
    const words = JSON.stringify(line)
    if (!line || said.has(words)) return []
    said.add(words)
    return [{ key: String(i), ...line }]
  })
}

/** Ids of the days with a change that a reader would notice. */
export function changedDays(changes: readonly Change[], proposal: ChangedProposal): Set<string> {
  return new Set(
    changes.flatMap(change => {
      if (change.kind === 'field' || !lineOf(change, proposal)) return []
      if (change.day !== null) return [change.day]
      return change.kind === 'added' && change.list === 'days' ? [change.item.id] : []
    }),
  )
}

/** For example "Two adults, two children". */
export function partyInWords({ adults, childAges }: Pick<ProposalContent, 'adults' | 'childAges'>): string {
  return partyOf(adults, childAges)
}

type Places = Pick<ProposalFacts, 'places'>

/** Name of a line as it was when something was said of it. */
export function nameOfStanding({ name, place }: LineStanding, { places }: Places): string {
  return name || (place === null ? '' : (places[place]?.name ?? place))
}

function whyWords({ what, before, now }: LineChange, { places }: Places): string {
  const nameOf = (slug: string | null) => (slug === null ? '' : (places[slug]?.name ?? slug))
  switch (what) {
    case 'place':
      return m.standing_why_place({ before: nameOf(before), now: nameOf(now) })
    case 'hotel':
      return m.standing_why_hotel({
        before: before ?? m.standing_why_hotel_none(),
        now: now ?? m.standing_why_hotel_none(),
      })
    case 'activity':
      if (before === null) return m.standing_why_activity_in({ now: now ?? '' })
      return now === null ? m.standing_why_activity_out({ before }) : m.standing_why_activity({ before, now })
    case 'hour':
      return m.standing_why_hour({ before: before ?? '', now: now ?? '' })
    case 'ride':
      return m.standing_why_ride()
    case 'meals':
      return m.standing_why_meals()
    case 'price':
      return m.standing_why_price()
    case 'put_back':
      return m.standing_why_put_back()
  }
}

/** That a line is open again, and why. */
export function reopenedWords(standing: LineStanding, facts: Places): string {
  const { since, state, why } = standing
  const name = nameOfStanding(standing, facts)
  const reasons = why.map(change => whyWords(change, facts)).join(', ')
  if (state === 'taken_back') return m.standing_taken_back({ name, why: reasons })
  return m.standing_reopened({ name, since, why: reasons })
}

/** Whether a line is not in the draft that it stands in. */
export function isMissing({ state }: LineStanding): boolean {
  return state === 'out' || state === 'gone' || state === 'wanted'
}
