import { randomId } from '#app/client/random-id.ts'
import type {
  PriceLine,
  ProposalActivity,
  ProposalContent,
  ProposalDay,
  ProposalHotel,
} from '#database/values/proposal-content.ts'

/** What an editor does to a draft: each answers a new one and leaves the old as it was, so that it can be undone. */

/** Nights in one place: days that follow each other and end there. */
export interface Stop {
  /** The first day's id. */
  id: string
  place: string
  country: string
  days: ProposalDay[]
  /** Where the first of its days stands among all. */
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

/** An id that no day, ride, activity or price line of the draft has. */
export function freshId(prefix: string): string {
  return `${prefix}-${randomId().slice(0, 8)}`
}

/** A day put where another stands now, or after the last. */
export function moveDay(content: ProposalContent, dayId: string, to: number): ProposalContent {
  const day = content.days.find(({ id }) => id === dayId)
  if (!day) return content
  const others = content.days.filter(({ id }) => id !== dayId)
  const at = Math.min(others.length, Math.max(0, to))
  return { ...content, days: [...others.slice(0, at), day, ...others.slice(at)] }
}

/** The days of a stop, moved together by one stop up or down. */
export function moveStop(content: ProposalContent, stopId: string, step: -1 | 1): ProposalContent {
  const stops = stopsOf(content)
  const at = stops.findIndex(({ id }) => id === stopId)
  const to = at + step
  const [from, other] = [stops[at], stops[to]]
  if (!from || !other) return content
  const moved = stops.with(at, other).with(to, from)
  return { ...content, days: moved.flatMap(({ days }) => days) }
}

/** One night more in a place: an empty day after its last. */
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

/** A day taken out, with the price lines that belonged to it. */
export function removeDay(content: ProposalContent, dayId: string): ProposalContent {
  return {
    ...content,
    days: content.days.filter(({ id }) => id !== dayId),
    price: content.price.filter(({ day }) => day !== dayId),
  }
}

/** A new stop at the end: one empty day in a place. */
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

/** Every night of a stop in one house; null where they see to it themselves. */
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

export function removePriceLine(content: ProposalContent, lineId: string): ProposalContent {
  return { ...content, price: content.price.filter(({ id }) => id !== lineId) }
}

/** Where a day's first ride begins elsewhere than the night before; null where it fits. */
export function brokenRide({ days }: Pick<ProposalContent, 'days'>, index: number): string | null {
  const before = days[index - 1]
  const ride = days[index]?.legs[0]
  return before && ride && ride.from !== before.place ? ride.from : null
}

/** Takes a changed draft, and what was done in words, for Undo. */
export type ChangeDraft = (content: ProposalContent, what: string) => void
