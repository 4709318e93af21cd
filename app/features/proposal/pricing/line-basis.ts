import { dateOfDay } from '#app/features/proposal/proposal/pace.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import type { LineBasis } from '#database/values/proposal-workings.ts'
import { nightsOf, peopleIn, toursOf } from './catalogue-lines.ts'
import { monthOf } from './rates.ts'

const SOURCE = /^(hotel|tour):([^@]*)/

/** Nights of a whole trip: beds, or one less than its days if its travellers arrange some themselves. */
export function nightsIn({ days }: Pick<ProposalContent, 'days'>): number {
  return Math.max(days.filter(({ hotel }) => hotel !== null).length, days.length - 1, 0)
}

/** What the days under a price line are: those of its house or tour, its own day, or all. */
export function basisOf(content: ProposalContent, source: string | null, day: string | null): LineBasis {
  const { startsOn } = content
  const people = peopleIn(content)
  const [, kind, key = ''] = SOURCE.exec(source ?? '') ?? []
  const none = { nights: 0, people, houses: [], tours: [], rides: 0, month: null }
  if (kind === 'hotel') {
    const { months = [], name = '' } = nightsOf(content).get(key) ?? {}
    return { ...none, nights: months.length, houses: name ? [name] : [], month: months[0] ?? null }
  }
  if (kind === 'tour') {
    const done = toursOf(content).get(key)
    return { ...none, tours: done ? done.days.map(() => done.name) : [] }
  }
  const at = content.days.findIndex(({ id }) => id === day)
  const days = at < 0 ? content.days : content.days.slice(at, at + 1)
  const own = { ...content, days }
  return {
    ...{ people, nights: at < 0 ? nightsIn(content) : 0 },
    houses: [...nightsOf(own).values()].map(({ name }) => name).toSorted(),
    tours: days.flatMap(({ activities }) => activities.map(({ name }) => name)).toSorted(),
    rides: days.reduce((sum, { legs }) => sum + legs.length, 0),
    month: monthOf(dateOfDay(startsOn, Math.max(0, at))),
  }
}

/** What is not any more as it was when a price was set. */
export interface BasisChange {
  what: keyof LineBasis
  before: string | number | null
  now: string | number | null
}

function listed(names: readonly string[]): string {
  return names.join(', ')
}

function without(names: readonly string[], others: readonly string[]): string[] {
  return names.filter(name => !others.includes(name))
}

/** The changes of the days under a line since its price was set by hand. */
export function changesOfBasis(before: LineBasis, now: LineBasis): BasisChange[] {
  const counts = (['nights', 'people', 'rides', 'month'] as const).flatMap(what =>
    before[what] === now[what] ? [] : [{ what, before: before[what], now: now[what] }],
  )
  const lists = (['houses', 'tours'] as const).flatMap(what => {
    const [gone, added] = [without(before[what], now[what]), without(now[what], before[what])]
    return gone.length + added.length === 0 ? [] : [{ what, before: listed(gone), now: listed(added) }]
  })
  return [...counts, ...lists]
}
