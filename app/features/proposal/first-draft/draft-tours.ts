import type { DraftKind, DraftStay } from '#database/values/proposal-content.ts'
import type { DraftCatalogue, DraftTour } from './draft-catalogue.ts'
import type { Wishes } from './draft-wishes.ts'
import { suits, wishesOfTour } from './draft-worth.ts'

/** Assigns tours to the days of a stay. */

const EARLY = '06:00'
const LATE = '14:00'
const AFTER_A_JOURNEY = 180
const HALF_DAY = 240

interface StayBegun {
  /** Day of the trip on which the stay begins, from 0. */
  first: number
  nights: number
  place: string
  /** Minutes of travel on the day of arrival. */
  arriving: number
}

/** Start time of a tour; on the day of arrival, one after the journey. */
export function startOf(tour: DraftTour, isArrival: boolean): string | null {
  if (!isArrival) return tour.times[0] ?? null
  return tour.times.find(time => time >= LATE) ?? null
}

function isEarly(tour: DraftTour | undefined): boolean {
  const time = tour?.times[0]
  return time !== undefined && time < EARLY
}

function weekdayOf(startsOn: string | null, day: number): number | null {
  if (startsOn === null) return null
  const at = new Date(`${startsOn}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + day)
  return at.getUTCDay() || 7
}

function runsOn(tour: DraftTour, weekday: number | null): boolean {
  return tour.days.length === 0 || (weekday !== null && tour.days.includes(weekday))
}

/** Number of tours per stay: a calm draft leaves days free, a cheap one keeps to the wishes. */
function mostTours(kind: DraftKind, fullDays: number): number {
  if (kind === 'wilder') return fullDays + 1
  return kind === 'calmer' ? Math.ceil(fullDays * 0.6) : Math.ceil(fullDays / 2)
}

function dayFor(
  tour: DraftTour,
  stay: StayBegun,
  taken: Map<number, DraftTour>,
  startsOn: string | null,
): number | null {
  const isFree = (day: number) => {
    if (taken.has(day) || !runsOn(tour, weekdayOf(startsOn, stay.first + day))) return false
    return !isEarly(tour) || !(isEarly(taken.get(day - 1)) || isEarly(taken.get(day + 1)))
  }
  const afternoon =
    stay.first > 0 && stay.arriving <= AFTER_A_JOURNEY && (tour.minutes ?? HALF_DAY) <= HALF_DAY
  for (let day = 1; day < stay.nights; day++) if (isFree(day)) return day
  return afternoon && startOf(tour, true) !== null && isFree(0) ? 0 : null
}

export interface TourChoice {
  kind: DraftKind
  wishes: Wishes
  catalogue: DraftCatalogue
}

/** The tours of a stay, the wished ones first: no tour twice, and one per day. */
export function toursFor(stay: StayBegun, { kind, wishes, catalogue }: TourChoice): DraftStay['tours'] {
  const worth = (tour: DraftTour) => {
    const dear = (tour.priceMinor ?? 0) / 100
    return (
      wishesOfTour(tour, wishes, catalogue).length * 100 -
      (kind === 'cheaper' ? dear : -Math.min(60, tour.minutes ?? 0) / 60)
    )
  }
  const fitting = catalogue.tours
    .filter(tour => tour.place === stay.place && suits(tour, kind, wishes))
    .filter(tour => kind !== 'cheaper' || worth(tour) > -70)
    .toSorted((a, b) => worth(b) - worth(a) || (a.key < b.key ? -1 : 1))
  const taken = new Map<number, DraftTour>()
  for (const tour of fitting) {
    if (taken.size >= mostTours(kind, stay.nights - 1) && wishesOfTour(tour, wishes, catalogue).length === 0)
      continue
    const day = dayFor(tour, stay, taken, wishes.startsOn)
    if (day !== null) taken.set(day, tour)
  }
  return [...taken].map(([day, { key }]) => ({ key, day })).toSorted((a, b) => a.day - b.day)
}
