import type {
  PriceLine,
  ProposalActivity,
  ProposalContent,
  ProposalDay,
  ProposalHotel,
  ProposalLeg,
} from '#database/values/proposal-content.ts'

/** What stands behind a line (`linesOf`), with its place in the proposal. */
export type LineItem =
  | { kind: 'day'; item: ProposalDay; at: number }
  | { kind: 'hotel'; item: ProposalHotel; day: string }
  | { kind: 'leg'; item: ProposalLeg; day: string; at: number }
  | { kind: 'activity'; item: ProposalActivity; day: string; at: number }
  | { kind: 'price'; item: PriceLine; at: number; currency: string }

interface Identified {
  id: string
}

function found<T extends Identified>(items: readonly T[], id: string): { item: T; at: number } | null {
  const at = items.findIndex(each => each.id === id)
  const item = items[at]
  return item ? { item, at } : null
}

/** The item of a line; null if the proposal has no such line. */
export function itemOf({ days, price, currency }: ProposalContent, line: string): LineItem | null {
  const [kind, id = ''] = line.split(':')
  if (kind === 'day') {
    const day = found(days, id)
    return day && { kind, ...day }
  }
  if (kind === 'price') {
    const own = found(price, id)
    return own && { kind, ...own, currency }
  }
  for (const day of days) {
    if (kind === 'hotel' && day.id === id) return day.hotel && { kind, item: day.hotel, day: day.id }
    const activity = kind === 'activity' ? found(day.activities, id) : null
    if (activity) return { kind: 'activity', ...activity, day: day.id }
    const leg = kind === 'leg' ? found(day.legs, id) : null
    if (leg) return { kind: 'leg', ...leg, day: day.id }
  }
  return null
}

/** The id of the day that a line belongs to; null for a day itself, and for a price. */
export function dayOfItem(of: LineItem): string | null {
  return 'day' in of ? of.day : null
}

/** Its name as it is written in the proposal: a day without a title has the name of none. */
export function nameOfItem(of: LineItem): string {
  switch (of.kind) {
    case 'day':
      return of.item.title
    case 'leg':
      return `${of.item.from} – ${of.item.to}`
    case 'price':
      return of.item.what
    default:
      return of.item.name
  }
}

export const lineChanges = [
  ...(['place', 'hotel', 'activity', 'hour', 'ride', 'meals', 'price', 'put_back'] as const),
]

/** A difference between a line as it was answered and as it is; names are as written, places are slugs. */
export interface LineChange {
  what: (typeof lineChanges)[number]
  before: string | null
  now: string | null
}

interface Named {
  key: string | null
  name: string
}

function isSameItem(a: Named | null, b: Named | null): boolean {
  if (!a || !b) return a === b
  return a.key !== null && b.key !== null ? a.key === b.key : a.name === b.name
}

function activityChange(before: ProposalActivity, now: ProposalActivity): LineChange[] {
  if (!isSameItem(before, now)) return [{ what: 'activity', before: before.name, now: now.name }]
  const isMoved = before.startsAt !== null && now.startsAt !== null && before.startsAt !== now.startsAt
  return isMoved ? [{ what: 'hour', before: before.startsAt, now: now.startsAt }] : []
}

function activityChanges(before: readonly ProposalActivity[], now: readonly ProposalActivity[]) {
  return [
    ...before.flatMap((was): LineChange[] => {
      const is = now.find(({ id }) => id === was.id)
      return is ? activityChange(was, is) : [{ what: 'activity', before: was.name, now: null }]
    }),
    ...now
      .filter(({ id }) => before.every(was => was.id !== id))
      .map(({ name }): LineChange => ({ what: 'activity', before: null, now: name })),
  ]
}

function rideOf(legs: readonly ProposalLeg[]): string {
  return JSON.stringify(legs.map(({ mode, from, to, minutes }) => [mode, from, to, minutes]))
}

function dayChanges(before: ProposalDay, now: ProposalDay): LineChange[] {
  const changes: LineChange[] = []
  if (before.place !== now.place || before.country !== now.country)
    changes.push({ what: 'place', before: before.place, now: now.place })
  if (!isSameItem(before.hotel, now.hotel))
    changes.push({ what: 'hotel', before: before.hotel?.name ?? null, now: now.hotel?.name ?? null })
  changes.push(...activityChanges(before.activities, now.activities))
  if (rideOf(before.legs) !== rideOf(now.legs)) changes.push({ what: 'ride', before: null, now: null })
  if (before.meals.some(meal => !now.meals.includes(meal)))
    changes.push({ what: 'meals', before: null, now: null })
  return changes
}

/**
 * What has changed under an answer. Texts, order and the position of a day do not count: what was accepted is the
 * same on another date.
 */
export function changesUnder(before: LineItem, now: LineItem): LineChange[] {
  if (before.kind === 'day' && now.kind === 'day') return dayChanges(before.item, now.item)
  if (before.kind === 'hotel' && now.kind === 'hotel')
    return isSameItem(before.item, now.item)
      ? []
      : [{ what: 'hotel', before: before.item.name, now: now.item.name }]
  if (before.kind === 'activity' && now.kind === 'activity') return activityChange(before.item, now.item)
  if (before.kind === 'leg' && now.kind === 'leg')
    return rideOf([before.item]) === rideOf([now.item]) ? [] : [{ what: 'ride', before: null, now: null }]
  if (before.kind === 'price' && now.kind === 'price') {
    const isSame =
      before.currency === now.currency &&
      before.item.what === now.item.what &&
      before.item.unitMinor === now.item.unitMinor &&
      before.item.count === now.item.count
    return isSame ? [] : [{ what: 'price', before: before.item.what, now: now.item.what }]
  }
  return []
}

function inserted<T extends Identified>(items: readonly T[], item: T, at: number): T[] {
  return [...items.slice(0, at), item, ...items.slice(at)]
}

/** Takes a line out of a proposal. The last bed of a day becomes none. */
export function withoutLine(content: ProposalContent, line: string): ProposalContent {
  const [kind, id] = line.split(':')
  if (kind === 'price') return { ...content, price: content.price.filter(each => each.id !== id) }
  if (kind === 'day')
    return {
      ...content,
      days: content.days.filter(day => day.id !== id),
      price: content.price.filter(({ day }) => day !== id),
    }
  return {
    ...content,
    days: content.days.map(day => ({
      ...day,
      hotel: kind === 'hotel' && day.id === id ? null : day.hotel,
      legs: kind === 'leg' ? day.legs.filter(leg => leg.id !== id) : day.legs,
      activities: kind === 'activity' ? day.activities.filter(each => each.id !== id) : day.activities,
    })),
  }
}

/**
 * Puts a line as it was, without alternatives, in the place of what stands there now; a line that is not there comes
 * back where it was. Unchanged if its day is gone.
 */
export function withLine(content: ProposalContent, line: string, was: LineItem): ProposalContent {
  const there = itemOf(content, line)
  if (was.kind === 'price') {
    const price = content.price.filter(({ id }) => id !== was.item.id)
    return { ...content, price: inserted(price, was.item, there?.kind === 'price' ? there.at : was.at) }
  }
  if (was.kind === 'day') {
    const days = content.days.filter(({ id }) => id !== was.item.id)
    return { ...content, days: inserted(days, was.item, there?.kind === 'day' ? there.at : was.at) }
  }
  return {
    ...content,
    days: content.days.map(day => {
      if (day.id !== was.day) return day
      if (was.kind === 'hotel') return { ...day, hotel: { ...was.item, alternatives: [] } }
      if (was.kind === 'leg') {
        const legs = day.legs.filter(({ id }) => id !== was.item.id)
        return { ...day, legs: inserted(legs, was.item, there?.kind === 'leg' ? there.at : was.at) }
      }
      const others = day.activities.filter(({ id }) => id !== was.item.id)
      const item = { ...was.item, alternatives: [] }
      const at = there?.kind === 'activity' ? there.at : was.at
      return { ...day, activities: inserted(others, item, at) }
    }),
  }
}
