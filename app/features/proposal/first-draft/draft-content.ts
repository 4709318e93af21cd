import { priceLinesFor } from '#app/features/proposal/proposal/content-from-trip.ts'
import type { ProposalFacts } from '#app/features/proposal/proposal/proposal-facts.ts'
import type { PriceComponent } from '#app/features/trip/price/price.ts'
import type { Locale } from '#database/values/locale.ts'
import type {
  DraftStay,
  FirstDraft,
  PriceLine,
  ProposalContent,
  ProposalDay,
} from '#database/values/proposal-content.ts'
import {
  type DraftCatalogue,
  type DraftHotel,
  gatewaysOf,
  hotelOf,
  placeOf,
  tourOf,
} from './draft-catalogue.ts'
import { type DraftConnection, type FindConnection, getConnectionFinder } from './draft-connections.ts'
import { findConnectionOut } from './draft-search.ts'
import { startOf } from './draft-tours.ts'
import { nightMinor } from './draft-worth.ts'

/** Converts a draft to a proposal: every day, ride, hotel, tour and price line is a row of the catalogue. */

/** Texts that come from no row, in the proposal's language. */
const words = {
  en: {
    nights: (count: number, hotel: string, rooms: number) =>
      `${hotel}: ${count} ${count === 1 ? 'night' : 'nights'}${rooms > 1 ? `, ${rooms} rooms` : ''}`,
    transfers: 'Rides, boats and flights between the places',
    entrance: 'Entrance fees where no tour includes them',
    flights: 'Flights to the country and back',
    together: 'everyone together',
    toHome: 'The way home',
    free: 'A day of your own',
  },
  es: {
    nights: (count: number, hotel: string, rooms: number) =>
      `${hotel}: ${count} ${count === 1 ? 'noche' : 'noches'}${rooms > 1 ? `, ${rooms} habitaciones` : ''}`,
    transfers: 'Traslados, botes y vuelos entre los lugares',
    entrance: 'Entradas que ningún tour incluye',
    flights: 'Vuelos al país y de regreso',
    together: 'todos juntos',
    toHome: 'El regreso',
    free: 'Un día para ustedes',
  },
} as const

export function monthOf(startsOn: string | null): number | null {
  return startsOn === null ? null : Number(startsOn.slice(5, 7))
}

/** Rooms for a party and their price per night: several of the cheapest, or one that sleeps everyone. */
export function roomsFor(
  hotel: DraftHotel,
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

/** The draft as components of the price engine: hotel rooms are shared, tours are paid per person. */
export function draftComponents(draft: FirstDraft, catalogue: DraftCatalogue): PriceComponent[] {
  const people = draft.adults + draft.childAges.length
  const partySize = { kind: 'Range', start: people, end: people + 1 } as const
  const month = monthOf(draft.startsOn)
  const houses = draft.stays.flatMap(stay => {
    const hotel = hotelOf(catalogue, stay)
    if (!hotel) return []
    const { rooms, minor } = roomsFor(hotel, people, month)
    const what = {
      en: words.en.nights(stay.nights, hotel.name.en, rooms),
      es: words.es.nights(stay.nights, hotel.name.es, rooms),
    }
    return [{ what, per: 'group' as const, amountMinor: minor * stay.nights, season: null, partySize }]
  })
  const tours = draft.stays
    .flatMap(stay => stay.tours)
    .flatMap(({ key }) => {
      const tour = tourOf(catalogue, key)
      if (!tour || tour.priceMinor === null) return []
      return [
        { what: tour.name, per: 'person' as const, amountMinor: tour.priceMinor, season: null, partySize },
      ]
    })
  return [...houses, ...tours]
}

function unknownLine(id: string, what: string, locale: Locale): PriceLine {
  return {
    ...{ id, what, day: null, forWhom: words[locale].together, count: 1, unitMinor: null },
    ...{ season: null, refundableUntil: null, note: null },
  }
}

/** The price lines of a draft; one without a price in the catalogue has a null price. */
function priceOf(
  draft: FirstDraft,
  catalogue: DraftCatalogue,
  locale: Locale,
  isTravelled: boolean,
): PriceLine[] {
  const known = priceLinesFor(draftComponents(draft, catalogue), { ...draft, locale })
  const unpriced = draft.stays
    .flatMap(({ tours }) => tours)
    .flatMap(({ key }) => tourOf(catalogue, key) ?? [])
    .filter(({ priceMinor }) => priceMinor === null)
    .map(({ name }, i) => unknownLine(`u${i + 1}`, name[locale], locale))
  const transfers = isTravelled ? [unknownLine('transfers', words[locale].transfers, locale)] : []
  return [...known, ...unpriced, ...transfers]
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
  connection: DraftConnection | null
  /** Sights that no earlier day has shown. */
  sights: { slug: string; name: string }[]
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

function dayOf(wanted: DayWanted, catalogue: DraftCatalogue, locale: Locale): ProposalDay {
  const id = `d${wanted.number}`
  const { stay, connection } = wanted
  const place = placeOf(catalogue, stay.place)
  const { tours, activities } = activitiesOf(wanted, id, catalogue, locale)
  const hotel = hotelOf(catalogue, stay)
  const title = activities[0]?.name ?? (wanted.day === 0 ? place?.name[locale] : words[locale].free)
  return {
    id,
    title: title ?? stay.place,
    story: tours[0]?.line[locale] ?? (wanted.day === 0 ? place?.line[locale] : undefined) ?? '',
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
    const booked = new Set(stay.tours.map(({ key }) => key))
    const sights = (shown.has(stay.place) ? [] : (place?.sights ?? []))
      .filter(({ slug }) => !booked.has(slug))
      .map(({ slug, name }) => ({ slug, name: name[locale] }))
    shown.add(stay.place)
    for (let day = 0; day < stay.nights; day++) {
      const before = draft.stays[i - 1]
      const connection = day === 0 && before ? findConnection(before.place, stay.place) : null
      days.push(dayOf({ number: days.length + 1, stay, day, connection, sights }, catalogue, locale))
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
  const isTravelled = days.some(({ legs }) => legs.length > 0)
  return {
    locale,
    ...{
      startsOn: draft.startsOn,
      adults: draft.adults,
      childAges: draft.childAges,
      currency: catalogue.currency,
    },
    days,
    price: priceOf(draft, catalogue, locale, isTravelled),
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
