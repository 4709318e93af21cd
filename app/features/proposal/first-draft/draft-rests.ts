import { roadMinutes } from '#app/features/proposal/proposal/sums.ts'
import type { Avoidance, Effort, NeedKind } from '#app/features/wish/wish.ts'
import { asksOntoBoats } from '#database/values/catalogue-kinds.ts'
import type { Words } from '#database/values/locale.ts'
import type { FirstDraft, ProposalContent } from '#database/values/proposal-content.ts'
import { type DraftCatalogue, type DraftPlace, hotelOf, placeOf, tourOf } from './draft-catalogue.ts'
import { SHORT_DRIVE } from './draft-limits.ts'
import type { Wishes } from './draft-wishes.ts'

/** What is said of a whole draft, measured by its rows, and the rows on which it rests. */

type RowKind = 'days' | 'rides' | 'outings' | 'places' | 'houses' | 'animals' | 'prices'

/**
 * The row that decides, such as the tour with the longest walk, and its day; or that none of a kind does, and how many
 * were read.
 */
export type Rest =
  | { row: string; day: number /** Null if what is said names it. */; name: Words | null }
  | { rows: RowKind; count: number }

interface Measured {
  draft: FirstDraft
  content: ProposalContent
  wishes: Wishes
  catalogue: DraftCatalogue
}

/** Rows with the day of the draft on which each is. */
interface Dated<Row> {
  row: Row
  day: number
}

const dated = ({ content }: Pick<Measured, 'content'>) => content.days.map((row, i) => ({ row, day: i + 1 }))
const ridesOf = (about: Pick<Measured, 'content'>) =>
  dated(about).flatMap(({ row, day }) => row.legs.map(leg => ({ row: leg, day })))
const outingsOf = (about: Pick<Measured, 'content'>) =>
  dated(about).flatMap(({ row, day }) => row.activities.map(activity => ({ row: activity, day })))

function toursOf(about: Pick<Measured, 'content' | 'catalogue'>) {
  return outingsOf(about).flatMap(({ row: { kind, key }, day }) => {
    const tour = kind === 'tour' && key !== null ? tourOf(about.catalogue, key) : undefined
    return tour ? [{ row: tour, day }] : []
  })
}

function bedsOf({ draft, catalogue }: Pick<Measured, 'draft' | 'catalogue'>) {
  let next = 1
  return draft.stays.flatMap(stay => {
    const day = next
    next += stay.nights
    const place = placeOf(catalogue, stay.place)
    return place ? [{ row: { place, house: hotelOf(catalogue, stay) }, day }] : []
  })
}

function countOfHouses(about: Pick<Measured, 'draft' | 'catalogue'>): number {
  return new Set(bedsOf(about).flatMap(({ row }) => row.house?.key ?? [])).size
}

/** That all rows of a kind were read. */
export function allOf(
  rows: 'days' | 'rides' | 'outings' | 'places' | 'houses',
  about: Omit<Measured, 'wishes'>,
): Rest {
  const counts = {
    days: () => about.content.days.length,
    rides: () => ridesOf(about).length,
    outings: () => outingsOf(about).length,
    places: () => bedsOf(about).length,
    houses: () => countOfHouses(about),
  }
  return { rows, count: counts[rows]() }
}

/** The first row with the highest value; null if none is above 0. */
function highest<Row>(rows: readonly Dated<Row>[], amountOf: (row: Row) => number) {
  const value = Math.max(0, ...rows.map(({ row }) => amountOf(row)))
  const at = value > 0 ? rows.find(({ row }) => amountOf(row) === value) : undefined
  return at ? { value, ...at } : null
}

const ofDay = (day: number): Rest => ({ row: `day:${day}`, day, name: null })
const ofPlace = ({ row: { place }, day }: Dated<{ place: DraftPlace }>, { catalogue }: Measured): Rest => ({
  row: `place:${catalogue.tag}/${place.slug}`,
  day,
  name: place.name,
})
const ofTour = (
  { row: tour, day }: ReturnType<typeof toursOf>[number],
  { catalogue }: Pick<Measured, 'catalogue'>,
): Rest => ({
  row: `tour:${catalogue.tag}/${tour.key}`,
  day,
  name: tour.name,
})

interface Value {
  value: number
  rests: Rest[]
}

/** The longest walk in kilometres, of an outing or of a journey on foot. */
function longestWalk(about: Measured): Value {
  const tour = highest(toursOf(about), ({ walkKm }) => walkKm)
  const ride = highest(ridesOf(about), ({ mode, kilometres }) => (mode === 'foot' ? kilometres : 0))
  if (ride && ride.value > (tour?.value ?? 0)) return { value: ride.value, rests: [ofDay(ride.day)] }
  return tour
    ? { value: tour.value, rests: [ofTour(tour, about)] }
    : { value: 0, rests: [allOf('outings', about), allOf('rides', about)] }
}

function highestBed(about: Measured): Value {
  const bed = highest(bedsOf(about), ({ place }) => place.altitudeM)
  return { value: bed?.value ?? 0, rests: [bed ? ofPlace(bed, about) : allOf('places', about)] }
}

function flown(about: Omit<Measured, 'wishes'>): Value {
  const rides = ridesOf(about).filter(({ row }) => row.mode === 'air')
  const [ride] = rides
  return { value: rides.length, rests: [ride ? ofDay(ride.day) : allOf('rides', about)] }
}

/** How often one is in a boat: rides, outings and sights, and houses that float. */
export function afloat(about: Omit<Measured, 'wishes'>): Value {
  const { catalogue } = about
  const rides = ridesOf(about).filter(({ row }) => row.mode === 'boat')
  const tours = toursOf(about).filter(({ row }) => asksOntoBoats.some(ask => row.asks.includes(ask)))
  const sights = new Set(
    catalogue.places.flatMap(place => place.sights.flatMap(({ slug, isByBoat }) => (isByBoat ? [slug] : []))),
  )
  const visits = outingsOf(about).filter(({ row }) => row.kind === 'visit' && sights.has(row.key ?? ''))
  const beds = bedsOf(about).filter(({ row }) => row.house?.type === 'boat')
  const days = [...rides, ...visits, ...beds].map(({ day }) => ofDay(day))
  const rests = [...days, ...tours.map(tour => ofTour(tour, about))].slice(0, 1)
  return {
    value: days.length + tours.length,
    rests:
      rests.length > 0 ? rests : [allOf('rides', about), allOf('outings', about), allOf('houses', about)],
  }
}

/** Before it few have had breakfast. */
const BREAKFAST = '07:00'

/** The days that begin early, by the times of their outings or by what these say of dawn. */
export function earlyDaysOf(content: ProposalContent, catalogue: DraftCatalogue): number[] {
  const timed = outingsOf({ content }).flatMap(({ row: { startsAt }, day }) =>
    startsAt !== null && startsAt < BREAKFAST ? [day] : [],
  )
  const told = toursOf({ content, catalogue }).flatMap(({ row, day }) => (row.isAtDawn ? [day] : []))
  return [...new Set([...timed, ...told])].toSorted((a, b) => a - b)
}

/** The highest of the climates at the places in the month that was asked for; 0 if it depends on the month. */
function climate(of: (one: { high: number; rainDays: number }) => number, about: Measured): Value {
  const { month } = about.wishes
  const at = bedsOf(about)
  const inMonth = ({ place }: { place: DraftPlace }) =>
    month === null ? undefined : place.climate?.[month - 1]
  const most = highest(at, one => of(inMonth(one) ?? { high: 0, rainDays: 0 }))
  if (!most || at.some(({ row }) => !inMonth(row))) return { value: 0, rests: [allOf('places', about)] }
  return { value: Math.round(most.value), rests: [ofPlace(most, about)] }
}

const AVOIDED: Record<Avoidance, (about: Measured) => Value & { most: number }> = {
  driving: about => {
    const day = highest(dated(about), roadMinutes)
    return { value: day?.value ?? 0, most: SHORT_DRIVE, rests: [day ? ofDay(day.day) : allOf('days', about)] }
  },
  flights: about => ({ ...flown(about), most: 0 }),
  boats: about => ({ ...afloat(about), most: 0 }),
  heat: about => ({ ...climate(({ high }) => high, about), most: 30 }),
  rain: about => ({ ...climate(({ rainDays }) => rainDays, about), most: 12 }),
  altitude: about => ({ ...highestBed(about), most: 2_499 }),
  walking: about => ({ ...longestWalk(about), most: 3 }),
  crowds: about => {
    const { trips } = about.catalogue
    const value = bedsOf(about).filter(({ row }) => row.place.trips > trips / 2).length
    return { value, most: 1, rests: [allOf('places', about)] }
  },
}

/**
 * Measures what the traveller wants to avoid (minutes, counts, degrees, days, metres), and says if it is low enough.
 */
export function measured(what: Avoidance, about: Measured) {
  const { value, most, rests } = AVOIDED[what](about)
  const isOpen = (what === 'heat' || what === 'rain') && value === 0
  return { value, met: value <= most && !isOpen, rests }
}

const EFFORTS: readonly Effort[] = ['easy', 'moderate', 'demanding']

/** Whether no outing asks for more effort; the hardest decides. Without a tour there is nothing to say of effort. */
export function effortCheck(effort: Effort, about: Measured) {
  const hardest = highest(toursOf(about), tour => EFFORTS.indexOf(tour.effort) + 1)
  return {
    met: (hardest?.value ?? 0) <= EFFORTS.indexOf(effort) + 1,
    hardest: hardest?.row.name ?? null,
    tours: toursOf(about).length,
    rests: [hardest ? ofTour(hardest, about) : allOf('outings', about)],
  }
}

/** Whether every outing and house takes the youngest child; that with the highest least age decides. */
export function partyCheck(about: Measured) {
  const tour = highest(toursOf(about), ({ minimumAge }) => minimumAge ?? 0)
  const bed = highest(bedsOf(about), ({ house }) => house?.minimumAge ?? 0)
  const least = Math.max(tour?.value ?? 0, bed?.value ?? 0)
  const { tag } = about.catalogue
  const tours = toursOf(about).length
  const house = bed && bed.value > (tour?.value ?? 0) ? bed.row.house : undefined
  const deciding =
    house && bed ? [{ row: `hotel:${tag}/${house.key}`, day: bed.day, name: house.name }] : null
  return {
    met: least <= (about.wishes.youngest ?? 0),
    least: least === 0 ? null : least,
    tours,
    houses: countOfHouses(about),
    // What is not in the draft assures nothing.
    rests:
      deciding ??
      (tour
        ? [ofTour(tour, about)]
        : [...(tours > 0 ? [allOf('outings', about)] : []), allOf('houses', about)]),
  }
}

/** Of what no row tells whether a draft keeps it. */
const UNKNOWN: ReadonlySet<NeedKind> = new Set(['snakes', 'diet', 'other', 'pregnancy'])

/** What the rows of a draft say of a need. */
export interface NeedCheck {
  need: NeedKind
  status: 'kept' | 'unknown'
  longestWalkKm: number
  highestM: number
  houses: number
  outings: number
  flights: number
  rests: readonly Rest[]
}

export function needChecks(about: Measured): NeedCheck[] {
  const [walk, bed] = [longestWalk(about), highestBed(about)]
  const houses = allOf('houses', about)
  const flights = flown(about).value
  const ofOutings = () => [allOf('outings', about)]
  const rests: Partial<Record<NeedKind, () => Rest[]>> = {
    'step-free': () => [houses, ...ofOutings(), ...walk.rests],
    knees: () => walk.rests,
    breath: () => [...bed.rests, ...walk.rests],
    altitude: () => bed.rests,
    seasickness: () => afloat(about).rests,
    'small-planes': () => flown(about).rests,
  }
  return about.wishes.needs.map(({ value: { kind: need } }) => ({
    need,
    status: UNKNOWN.has(need) ? 'unknown' : 'kept',
    longestWalkKm: walk.value,
    highestM: bed.value,
    houses: countOfHouses(about),
    outings: outingsOf(about).length,
    flights,
    rests: UNKNOWN.has(need) ? [] : (rests[need] ?? ofOutings)(),
  }))
}
