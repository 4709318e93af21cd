import { randomId } from '#app/client/random-id.ts'
import { minorPerUnit } from '#database/values/currency.ts'
import type {
  Alternative,
  PriceLine,
  ProposalActivity,
  ProposalContent,
  ProposalDay,
  ProposalHotel,
} from '#database/values/proposal-content.ts'

/** Edits of a draft. Each returns a new draft and leaves the old one unchanged, for undo. */

/** Consecutive days that end in one place. */
export interface Stop {
  /** Id of its first day. */
  id: string
  place: string
  country: string
  days: ProposalDay[]
  /** Index of its first day among all. */
  first: number
}

export function stopsOf({ days }: Pick<ProposalContent, 'days'>): Stop[] {
  const stops: Stop[] = []
  for (const [index, day] of days.entries()) {
    const last = stops.at(-1)
    const stays = last && last.place === day.place && last.country === day.country
    if (stays) last.days.push(day)
    else stops.push({ id: day.id, place: day.place, country: day.country, days: [day], first: index })
  }
  return stops
}

/** An id that is not used in the draft yet. */
export function freshId(prefix: string): string {
  return `${prefix}-${randomId().slice(0, 8)}`
}

/** Moves a day to another position, or after the last. */
export function moveDay(content: ProposalContent, dayId: string, to: number): ProposalContent {
  const day = content.days.find(({ id }) => id === dayId)
  if (!day) return content
  const others = content.days.filter(({ id }) => id !== dayId)
  const at = Math.min(others.length, Math.max(0, to))
  return { ...content, days: [...others.slice(0, at), day, ...others.slice(at)] }
}

/** Moves all days of a stop one stop up or down. */
export function moveStop(content: ProposalContent, stopId: string, step: -1 | 1): ProposalContent {
  const stops = stopsOf(content)
  const at = stops.findIndex(({ id }) => id === stopId)
  const to = at + step
  const [from, other] = [stops[at], stops[to]]
  if (!from || !other) return content
  const moved = stops.with(at, other).with(to, from)
  return { ...content, days: moved.flatMap(({ days }) => days) }
}

/** Adds a night in a place: an empty day after its last. */
export function addNight(content: ProposalContent, stopId: string): ProposalContent {
  const stop = stopsOf(content).find(({ id }) => id === stopId)
  const last = stop?.days.at(-1)
  if (!stop || !last) return content
  const day: ProposalDay = {
    ...last,
    id: freshId('day'),
    title: '',
    story: '',
    legs: [],
    activities: [],
    altitudeGainM: 0,
    walkKm: 0,
  }
  const at = stop.first + stop.days.length
  return { ...content, days: [...content.days.slice(0, at), day, ...content.days.slice(at)] }
}

/** Removes a day with its price lines. */
export function removeDay(content: ProposalContent, dayId: string): ProposalContent {
  return {
    ...content,
    days: content.days.filter(({ id }) => id !== dayId),
    price: content.price.filter(({ day }) => day !== dayId),
  }
}

/** Adds a stop at the end: an empty day in a place. */
export function addStop(content: ProposalContent, place: string, country: string): ProposalContent {
  const day: ProposalDay = {
    ...{ id: freshId('day'), title: '', story: '', place, country, hotel: null },
    ...{ legs: [], activities: [], meals: [], altitudeGainM: 0, walkKm: 0 },
  }
  return { ...content, days: [...content.days, day] }
}

export function changeDay(
  content: ProposalContent,
  dayId: string,
  change: Partial<Omit<ProposalDay, 'id'>>,
): ProposalContent {
  return { ...content, days: content.days.map(day => (day.id === dayId ? { ...day, ...change } : day)) }
}

/** Sets one hotel for every night of a stop; null if the travellers book it themselves. */
export function setHotel(
  content: ProposalContent,
  stop: Stop,
  hotel: Pick<ProposalHotel, 'key' | 'name'> | null,
): ProposalContent {
  const ids = new Set(stop.days.map(({ id }) => id))
  const next = hotel && { ...hotel, alternatives: [] }
  return {
    ...content,
    days: content.days.map(day => (ids.has(day.id) ? { ...day, hotel: next } : day)),
  }
}

export function addActivity(
  content: ProposalContent,
  dayId: string,
  activity: Pick<ProposalActivity, 'kind' | 'key' | 'name' | 'minutes'>,
): ProposalContent {
  const added = { ...activity, id: freshId('act'), startsAt: null, alternatives: [] }
  const day = content.days.find(({ id }) => id === dayId)
  return day ? changeDay(content, dayId, { activities: [...day.activities, added] }) : content
}

export function removeActivity(content: ProposalContent, dayId: string, activityId: string): ProposalContent {
  const day = content.days.find(({ id }) => id === dayId)
  if (!day) return content
  return changeDay(content, dayId, { activities: day.activities.filter(({ id }) => id !== activityId) })
}

export function addPriceLine(content: ProposalContent, what: string): ProposalContent {
  const line: PriceLine = {
    ...{ id: freshId('price'), what, day: null, forWhom: '', count: 1, unitMinor: null },
    ...{ season: null, refundableUntil: null, note: null },
  }
  return { ...content, price: [...content.price, line] }
}

export function changePriceLine(
  content: ProposalContent,
  lineId: string,
  change: Partial<Omit<PriceLine, 'id'>>,
): ProposalContent {
  return {
    ...content,
    price: content.price.map(line => (line.id === lineId ? { ...line, ...change } : line)),
  }
}

/** Prices a draft in another currency. Its figures stay as they are written, without decimals that the other lacks. */
export function changeCurrency(content: ProposalContent, currency: string): ProposalContent {
  const scale = minorPerUnit(currency) / minorPerUnit(content.currency)
  const scaled = (minor: number | null) => minor && Math.round(minor * scale)
  const scaledIn = <Line extends { alternatives: Alternative[] }>(line: Line): Line => ({
    ...line,
    alternatives: line.alternatives.map(each => ({
      ...each,
      priceDeltaMinor: scaled(each.priceDeltaMinor),
    })),
  })
  return {
    ...content,
    currency,
    price: content.price.map(line => ({ ...line, unitMinor: scaled(line.unitMinor) })),
    days: content.days.map(day => ({
      ...day,
      hotel: day.hotel && scaledIn(day.hotel),
      activities: day.activities.map(scaledIn),
    })),
  }
}

export function removePriceLine(content: ProposalContent, lineId: string): ProposalContent {
  return { ...content, price: content.price.filter(({ id }) => id !== lineId) }
}

/** The place where a day's first transfer begins, if the previous night was elsewhere; otherwise null. */
export function brokenRide({ days }: Pick<ProposalContent, 'days'>, index: number): string | null {
  const before = days[index - 1]
  const ride = days[index]?.legs[0]
  return before && ride && ride.from !== before.place ? ride.from : null
}

/** Called with the changed draft and a description for Undo. */
export type ChangeDraft = (content: ProposalContent, what: string) => void
