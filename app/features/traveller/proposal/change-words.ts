import type { Change } from '#app/features/proposal/proposal/difference.ts'
import type { ProposalFacts } from '#app/features/proposal/proposal/proposal-facts.ts'
import { m } from '#app/paraglide/messages.js'
import type { PriceLine, ProposalContent, ProposalDay } from '#database/values/proposal-content.ts'
import { longDay } from './proposal-dates.ts'

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
    return minor === 0 ? null : { before: null, now: now.note ?? now.what, minor }
  return { before: before?.what ?? null, now: now?.what ?? null, minor }
}

type ListChange = Exclude<Change, { kind: 'field' | 'part' }>

function listLine(change: ListChange, proposal: ChangedProposal): Omit<ChangeLine, 'key'> | null {
  if (change.kind === 'ordered')
    return change.list === 'days' ? { before: null, now: m.proposal_days_moved(), minor: null } : null
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

/**
 * Texts of the changes. Driving minutes are shown with the totals; changes that a reader would not notice are left
 * out.
 */
export function changeLines(changes: readonly Change[], proposal: ChangedProposal): ChangeLine[] {
  return changes.flatMap((change, i) => {
    const line = lineOf(change, proposal)
    return line ? [{ key: String(i), ...line }] : []
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
