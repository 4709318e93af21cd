import { FOR_WHOM, linesFromCatalogue, withIds } from '#app/features/proposal/pricing/catalogue-lines.ts'
import { monthOf, type Rates } from '#app/features/proposal/pricing/rates.ts'
import { dateOfDay, EARLY, LONG_ACTIVITY } from '#app/features/proposal/proposal/pace.ts'
import type { ProposalFacts } from '#app/features/proposal/proposal/proposal-facts.ts'
import type { Locale } from '#database/values/locale.ts'
import type {
  DraftKind,
  DraftStay,
  FirstDraft,
  ProposalContent,
  ProposalDay,
} from '#database/values/proposal-content.ts'
import { isPermitFor } from './draft-animals.ts'
import {
  type DraftCatalogue,
  type DraftTour,
  gatewaysOf,
  hotelOf,
  placeOf,
  tourOf,
} from './draft-catalogue.ts'
import { type DraftConnection, type FindConnection, getConnectionFinder } from './draft-connections.ts'
import { limitsSights, suits } from './draft-limits.ts'
import type { Wishes } from './draft-wishes.ts'
import { wishesOfTour } from './draft-worth.ts'
import { findConnectionOut } from './route-search.ts'

/** Converts a draft to a proposal: every day, ride, hotel, tour and price line is a row of the catalogue. */

/** Texts that come from no row, in the proposal's language. */
const words = {
  en: {
    entrance: 'Entrance fees where no tour includes them',
    flights: 'Flights to the country and back',
    toHome: 'The way home',
    free: 'A day of your own',
    seen: (animals: string) => `Seen here in this month: ${animals}.`,
    work: 'Our work, the taxes, and a phone answered day and night',
  },
  es: {
    entrance: 'Entradas que ningún tour incluye',
    flights: 'Vuelos al país y de regreso',
    toHome: 'El regreso',
    free: 'Un día para ustedes',
    seen: (animals: string) => `Se ven aquí en este mes: ${animals}.`,
    work: 'Nuestro trabajo, los impuestos y un teléfono que se contesta de día y de noche',
  },
} as const

/** What the catalogue knows of prices, for the rules that price days. */
function ratesOf({ tag, hotels, tours }: DraftCatalogue): Rates {
  return {
    hotels: Object.fromEntries(hotels.map(hotel => [`${tag}/${hotel.key}`, hotel])),
    tours: Object.fromEntries(tours.map(tour => [`${tag}/${tour.key}`, tour])),
  }
}

const rates = new WeakMap<DraftCatalogue, Rates>()

function knownRates(catalogue: DraftCatalogue): Rates {
  const known = rates.get(catalogue) ?? ratesOf(catalogue)
  rates.set(catalogue, known)
  return known
}

/** The known price of a draft, in minor units: its houses and tours, without the rides between them. */
export function knownMinor(draft: FirstDraft, catalogue: DraftCatalogue): number {
  const days = draft.stays.flatMap(stay => {
    const hotel = hotelOf(catalogue, stay)
    return Array.from({ length: stay.nights }, (_, day) => ({
      country: catalogue.tag,
      hotel: hotel ? { key: hotel.key, name: hotel.name.en } : null,
      activities: stay.tours
        .filter(tour => tour.day === day)
        .map(({ key }) => ({ kind: 'tour' as const, key, name: key })),
      legs: [],
    }))
  })
  const lines = linesFromCatalogue({ ...draft, locale: 'en', days }, knownRates(catalogue))
  return lines.reduce((sum, { unitMinor, count }) => sum + (unitMinor ?? 0) * count, 0)
}

export const OUR_WORK = 'our-work'

/** A planner prices our own work; until then the sum is open, and nothing of it counts as nothing. */
function lineOfWork(locale: Locale): ProposalContent['price'][number] {
  const { group } = FOR_WHOM[locale]
  return {
    ...{ id: OUR_WORK, what: words[locale].work, forWhom: group, count: 1, unitMinor: null },
    ...{ day: null, season: null, refundableUntil: null, note: null },
  }
}

function legsOf(connection: DraftConnection | null, id: string): ProposalDay['legs'] {
  return (connection?.rides ?? []).map(({ mode, from, to, minutes, kilometres, via }, i) => ({
    ...{ id: `${id}-leg-${i + 1}`, mode, from, to, minutes, kilometres, via, startsAt: null },
  }))
}

interface DayWanted {
  number: number
  stay: DraftStay
  /** Day within the stay. */
  day: number
  /** 1 to 12; null while the dates are open. */
  month: number | null
  /** Whether children come. */
  isFamily: boolean
  connection: DraftConnection | null
  /** Sights that no earlier day has shown. */
  sights: { slug: string; name: string }[]
}

/** Assigns tours to the days of a stay. */

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
  /** Whether one flies on from it. */
  fliesOn: boolean
}

/** Start time of a tour; on the day of arrival, one after the journey. */
function startOf(tour: DraftTour, isArrival: boolean): string | null {
  if (!isArrival) return tour.times[0] ?? null
  return tour.times.find(time => time >= LATE) ?? null
}

function isEarly(tour: DraftTour | undefined): boolean {
  const time = tour?.times[0]
  return time !== undefined && time < EARLY
}

function weekcomposedDay(startsOn: string | null, day: number): number | null {
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
    if (taken.has(day) || !runsOn(tour, weekcomposedDay(startsOn, stay.first + day))) return false
    return !isEarly(tour) || !(isEarly(taken.get(day - 1)) || isEarly(taken.get(day + 1)))
  }
  const afternoon =
    stay.first > 0 && stay.arriving <= AFTER_A_JOURNEY && (tour.minutes ?? HALF_DAY) <= HALF_DAY
  // Before a flight is the last day before it.
  const first = tour.isBeforeFlight ? stay.nights - 1 : 1
  for (let day = Math.max(1, first); day < stay.nights; day++) if (isFree(day)) return day
  if (tour.isBeforeFlight) return null
  return afternoon && startOf(tour, true) !== null && isFree(0) ? 0 : null
}

/** Before all else, and at any price: without its permit an animal is not seen. */
const FOR_PERMIT = 10_000

/** Whether children come, and something is wished for. */
export function isWishingFamily({
  youngest,
  animals,
  activities,
}: Pick<Wishes, 'youngest' | 'animals' | 'activities'>) {
  return youngest !== null && animals.length + activities.length > 0
}

const RESTFUL: ReadonlySet<string> = new Set(['Unplug & Unwind', 'Zen & Wellbeing'])

/** Whether grown-ups come who do not ask for rest: a day on which nothing is to be done is a gap to them. */
export function isActiveParty({ youngest, goals }: Pick<Wishes, 'youngest' | 'goals'>): boolean {
  return youngest === null && !goals.some(({ value }) => RESTFUL.has(value))
}

interface TourChoice {
  kind: DraftKind
  wishes: Wishes
  catalogue: DraftCatalogue
}

/** The tours of a stay, the wished ones first: no tour twice, and one per day. */
export function toursFor(stay: StayBegun, { kind, wishes, catalogue }: TourChoice): DraftStay['tours'] {
  const worth = (tour: DraftTour) => {
    const dear = (tour.priceMinor ?? 0) / 100
    return (
      (isPermitFor(tour, wishes, catalogue) ? FOR_PERMIT : 0) +
      wishesOfTour(tour, wishes, catalogue).length * 100 -
      (kind === 'cheaper' ? dear : -Math.min(60, tour.minutes ?? 0) / 60)
    )
  }
  const isDear = (tour: DraftTour) => kind === 'cheaper' && worth(tour) <= -70
  const fitting = catalogue.tours
    .filter(
      tour =>
        tour.place === stay.place &&
        (stay.fliesOn || !tour.isBeforeFlight) &&
        suits(tour, kind, wishes, catalogue),
    )
    .toSorted((a, b) => worth(b) - worth(a) || (a.key < b.key ? -1 : 1))
  const fullDays = stay.nights - 1
  const sights = placeOf(catalogue, stay.place)?.sights ?? []
  const seen = sights.filter(({ isNear, isForAnybody }) => isNear && (isForAnybody || !limitsSights(wishes)))
  // Families who say what they wish for, and grown-ups, are left every second day to themselves, not more; in the wild none.
  const isIdle = (days: number, tour: DraftTour) => {
    const free = fullDays - days - seen.length
    if (isWishingFamily(wishes)) return free * 2 > fullDays
    if (!isActiveParty(wishes) || isDear(tour)) return false
    return kind === 'wilder' ? free > 0 : free * 2 > fullDays
  }
  // A long day without a meal only where nothing else is to be done, or if it is what was wished for.
  const fed = fitting.filter(
    tour =>
      (tour.minutes ?? 0) < LONG_ACTIVITY ||
      tour.meals.length > 0 ||
      isPermitFor(tour, wishes, catalogue) ||
      wishesOfTour(tour, wishes, catalogue).length > 0,
  )
  const taken = new Map<number, DraftTour>()
  for (const tour of fed.length > 0 ? fed : fitting) {
    const isEnough = isDear(tour) || taken.size >= mostTours(kind, fullDays)
    if (isEnough && wishesOfTour(tour, wishes, catalogue).length === 0 && !isIdle(taken.size, tour)) continue
    const day = dayFor(tour, stay, taken, wishes.startsOn)
    if (day !== null) taken.set(day, tour)
  }
  return [...taken].map(([day, { key }]) => ({ key, day })).toSorted((a, b) => a.day - b.day)
}

function activitiesOf(
  { stay, day, sights }: DayWanted,
  id: string,
  catalogue: DraftCatalogue,
  locale: Locale,
) {
  const tours = stay.tours.filter(tour => tour.day === day).flatMap(({ key }) => tourOf(catalogue, key) ?? [])
  const visits = tours.length === 0 && day > 0 ? sights.splice(0, 1) : []
  return {
    tours,
    activities: [
      ...tours.map(tour => ({
        id: `${id}-tour-${tour.key}`.slice(0, 40).replace(/-$/, ''),
        ...{
          kind: 'tour' as const,
          key: tour.key,
          name: tour.name[locale],
          minutes: tour.minutes,
          alternatives: [],
        },
        startsAt: startOf(tour, day === 0),
      })),
      ...visits.map(({ slug, name }) => ({
        id: `${id}-visit-${slug}`.slice(0, 40).replace(/-$/, ''),
        ...{ kind: 'visit' as const, key: slug, name, startsAt: null, minutes: null, alternatives: [] },
      })),
    ],
  }
}

/** How many animals a day of one's own names. */
const MOST_SEEN = 3

/** What a family meets on a day of its own: animals that our rows name at the place in the month, others on each day. */
function seenOn({ stay, day, month }: DayWanted, catalogue: DraftCatalogue, locale: Locale): string | null {
  if (month === null) return null
  const here = catalogue.species.filter(
    ({ kind, months, places }) => kind !== 'plant' && places.includes(stay.place) && months.includes(month),
  )
  const names = [...new Set(here.map(({ name }) => name[locale]))]
  const shown = names.slice((day - 1) * MOST_SEEN, day * MOST_SEEN)
  return shown.length > 0 ? words[locale].seen(shown.join(', ')) : null
}

function composedDay(wanted: DayWanted, catalogue: DraftCatalogue, locale: Locale): ProposalDay {
  const id = `d${wanted.number}`
  const { stay, connection } = wanted
  const place = placeOf(catalogue, stay.place)
  const { tours, activities } = activitiesOf(wanted, id, catalogue, locale)
  const hotel = hotelOf(catalogue, stay)
  const isFree = activities.length === 0 && wanted.day > 0
  const seen = isFree && wanted.isFamily ? seenOn(wanted, catalogue, locale) : null
  const title = activities[0]?.name ?? (wanted.day === 0 ? place?.name[locale] : words[locale].free)
  return {
    id,
    title: title ?? stay.place,
    story: tours[0]?.line[locale] ?? (wanted.day === 0 ? place?.line[locale] : seen) ?? '',
    place: stay.place,
    country: catalogue.tag,
    hotel: hotel ? { key: hotel.key, name: hotel.name[locale], alternatives: [] } : null,
    legs: legsOf(connection, id),
    activities,
    meals: [...new Set(tours.flatMap(({ meals }) => meals))],
    altitudeGainM: 0,
    walkKm: tours.reduce((sum, { walkKm }) => sum + walkKm, 0),
  }
}

/** The last day: to the gateway, and home. */
function lastDay(
  number: number,
  last: DraftStay,
  out: { to: string; connection: DraftConnection } | null,
  catalogue: DraftCatalogue,
  locale: Locale,
): ProposalDay {
  const id = `d${number}`
  return {
    id,
    title: words[locale].toHome,
    story: '',
    place: out?.to ?? last.place,
    country: catalogue.tag,
    hotel: null,
    legs: legsOf(out?.connection ?? null, id),
    activities: [],
    meals: [],
    altitudeGainM: 0,
    walkKm: 0,
  }
}

/** Whether the table connects all stays in order, and the last one to a gateway. */
export function hasConnections({ stays, without }: FirstDraft, catalogue: DraftCatalogue): boolean {
  const findConnection = getConnectionFinder(catalogue, without)
  const between = stays.every(
    ({ place }, i) => i === 0 || findConnection(stays[i - 1]?.place ?? '', place) !== null,
  )
  return (
    between &&
    findConnectionOut(stays.at(-1)?.place ?? '', gatewaysOf(catalogue.ends), findConnection) !== null
  )
}

/** What names of sights have in common. */
const KIND_OF_SIGHT = /^(national|park|island|islands|forest|reserve|lake|river|bay|the|of|and)$/

/** Whether an outing goes to a sight: its name has all that tells the sight from others. */
function isOutingTo({ key, name }: DraftTour, slug: string): boolean {
  const words = slug.split('-')
  const telling = words.filter(word => !KIND_OF_SIGHT.test(word))
  const said = new Set(
    `${key} ${name.en}`
      .toLowerCase()
      .replaceAll(/[’']/g, '')
      .split(/[^\p{L}\d]+/u),
  )
  return (telling.length > 0 ? telling : words).every(word => said.has(word))
}

/** Converts a draft to a proposal in a language. */
export function contentOfDraft(
  draft: FirstDraft,
  catalogue: DraftCatalogue,
  locale: Locale,
  findConnection: FindConnection = getConnectionFinder(catalogue, draft.without),
): ProposalContent {
  const days: ProposalDay[] = []
  const shown = new Set<string>()
  draft.stays.forEach((stay, i) => {
    const place = placeOf(catalogue, stay.place)
    const booked = draft.stays
      .filter(one => one.place === stay.place)
      .flatMap(({ tours }) => tours.flatMap(({ key }) => tourOf(catalogue, key) ?? []))
    const sights = (shown.has(stay.place) ? [] : (place?.sights ?? []))
      .filter(
        ({ slug, isForAnybody, isNear }) =>
          isNear &&
          !booked.some(tour => isOutingTo(tour, slug)) &&
          (isForAnybody || !draft.without.includes('sights')),
      )
      .map(({ slug, name }) => ({ slug, name: name[locale] }))
    shown.add(stay.place)
    for (let day = 0; day < stay.nights; day++) {
      const before = draft.stays[i - 1]
      const connection = day === 0 && before ? findConnection(before.place, stay.place) : null
      const month = monthOf(dateOfDay(draft.startsOn, days.length))
      const isFamily = draft.childAges.length > 0
      const number = days.length + 1
      days.push(composedDay({ number, stay, day, month, isFamily, connection, sights }, catalogue, locale))
    }
  })
  const last = draft.stays.at(-1)
  if (last)
    days.push(
      lastDay(
        days.length + 1,
        last,
        findConnectionOut(last.place, gatewaysOf(catalogue.ends), findConnection),
        catalogue,
        locale,
      ),
    )
  return {
    locale,
    ...{
      startsOn: draft.startsOn,
      adults: draft.adults,
      childAges: draft.childAges,
      currency: catalogue.currency,
    },
    days,
    price: [
      ...withIds(linesFromCatalogue({ ...draft, locale, days }, knownRates(catalogue))),
      lineOfWork(locale),
    ],
    notIncluded: [words[locale].flights, words[locale].entrance],
    tripKey: null,
  }
}

const facts = new WeakMap<DraftCatalogue, Map<Locale, ProposalFacts>>()

/**
 * The catalogue's facts about places and tours for the pace doctor. Cached, because composing asks for them for every
 * route it tries.
 */
export function factsOfDraft(catalogue: DraftCatalogue, locale: Locale): ProposalFacts {
  const known = facts.get(catalogue) ?? new Map<Locale, ProposalFacts>()
  facts.set(catalogue, known)
  const made = known.get(locale) ?? makeFacts(catalogue, locale)
  known.set(locale, made)
  return made
}

function makeFacts(catalogue: DraftCatalogue, locale: Locale): ProposalFacts {
  return {
    places: Object.fromEntries(
      catalogue.places.map(({ slug, name, latitude, longitude, altitudeM, timeZone, climate, wildlife }) => [
        slug,
        {
          ...{ name: name[locale], latitude, longitude, altitudeM, timeZone, climate },
          wildlife: wildlife.map(one => ({ name: one.name[locale], months: one.months })),
        },
      ]),
    ),
    tours: Object.fromEntries(
      catalogue.tours.map(({ key, name, minutes, minimumAge, days, months }) => [
        key,
        {
          name: name[locale],
          minutes,
          minimumAge,
          days: [...days],
          months: months === null ? null : [...months],
        },
      ]),
    ),
  }
}
