import { dateOfDay } from '#app/features/proposal/proposal/pace.ts'
import { ageOn, type Traveller } from '#app/features/wish/travellers.ts'
import { GROWN_UP } from '#app/features/wish/wish.ts'
import type { Words } from '#database/values/locale.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'

/** What the catalogue knows of prices. */

export interface HotelRates {
  name: Words
  /** Cheapest room per night in each month, in minor units. */
  pricesByMonth: readonly number[]
  rooms: readonly { sleeps: number; count: number; toMinor: number; fromMinor: number }[]
}

export interface TourRates {
  name: Words
  /** For each traveller; null if unknown. */
  priceMinor: number | null
  /** For each child under an age; null if children pay like everybody. */
  child: { under: number; priceMinor: number } | null
}

/** By `country/key`. */
export interface Rates {
  hotels: Readonly<Record<string, HotelRates>>
  tours: Readonly<Record<string, TourRates>>
}

/** The month of a date, 1 to 12. */
export function monthOf(date: string | null): number | null {
  return date === null ? null : Number(date.slice(5, 7))
}

/** Cheapest room per night, in minor units: in the month, or in the cheapest month if it is open. */
export function nightMinor(
  { pricesByMonth }: Pick<HotelRates, 'pricesByMonth'>,
  month: number | null,
): number {
  const price = month === null ? Math.min(...pricesByMonth) : pricesByMonth[month - 1]
  return price ?? Math.min(...pricesByMonth)
}

/** Rooms for a party and their price per night: several of the cheapest, or one that sleeps everyone. */
export function roomsFor(
  hotel: HotelRates,
  people: number,
  month: number | null,
): { rooms: number; minor: number } {
  const [cheapest] = hotel.rooms.toSorted((a, b) => a.fromMinor - b.fromMinor)
  const rooms = Math.ceil(people / Math.max(1, cheapest?.sleeps ?? 2))
  const several = { rooms, minor: rooms * nightMinor(hotel, month) }
  const whole = hotel.rooms
    .filter(({ sleeps }) => sleeps >= people)
    .map(room => (month === null ? room.fromMinor : room.toMinor))
  const one = whole.length > 0 ? Math.min(...whole) : null
  return one !== null && one < several.minor ? { rooms: 1, minor: one } : several
}

/** A child of a draft, on its way. */
export interface ChildOnTheWay {
  /** Age on the first day. */
  age: number
  /** Index of the day on which it is a year older; null for none, or if its birthday is not known. */
  turns: number | null
  isBirthdayKnown: boolean
}

function turnsDuring(birthday: string, { startsOn, days }: ProposalContent): number | null {
  if (startsOn === null) return null
  const first = ageOn(birthday, startsOn)
  const at = days.findIndex((_, i) => ageOn(birthday, dateOfDay(startsOn, i) ?? startsOn) > first)
  return at < 0 ? null : at
}

/** The children of a draft, in the order of its ages, with the birthdays of the plan's travellers of the same age. */
export function birthdaysOnTheWay(
  content: ProposalContent,
  travellers: readonly Traveller[],
): ChildOnTheWay[] {
  const { startsOn, childAges } = content
  const known = travellers.flatMap(({ birthday }) => {
    if (birthday === null || startsOn === null) return []
    const age = ageOn(birthday, startsOn)
    return age < GROWN_UP ? [{ age, turns: turnsDuring(birthday, content) }] : []
  })
  return childAges.map(age => {
    const at = known.findIndex(child => child.age === age)
    const own = at < 0 ? null : known.splice(at, 1)[0]
    return { age, turns: own?.turns ?? null, isBirthdayKnown: own != null }
  })
}

/** Ages from which others pay other prices: the end of childhood for most houses and tours, and for the law. */
const THRESHOLDS = [12, GROWN_UP]

/** A child who becomes 12 or 18 on a day of the trip, or may, because only an age is known. */
export type AgeNotice = { kind: 'turns'; day: number; age: number } | { kind: 'may'; age: number }

export function ageNotices(children: readonly ChildOnTheWay[]): AgeNotice[] {
  return children.flatMap(({ age, turns, isBirthdayKnown }): AgeNotice[] => {
    if (!THRESHOLDS.includes(age + 1)) return []
    if (turns !== null) return [{ kind: 'turns', day: turns + 1, age: age + 1 }]
    return isBirthdayKnown ? [] : [{ kind: 'may', age }]
  })
}
