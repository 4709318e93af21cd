import type { HotelRates, TourRates } from '#app/features/proposal/pricing/rates.ts'
import type { PosterFacts } from '#art/poster/poster-choice.ts'
import type { Ask, SpeciesKind } from '#database/values/catalogue-kinds.ts'
import type { Words } from '#database/values/locale.ts'
import type { Meal } from '#database/values/meals.ts'
import type { DraftStay, ProposalLeg } from '#database/values/proposal-content.ts'

/** One country's catalogue, as the rules for drafts read it. */

/** A destination. */
export interface DraftPlace {
  slug: string
  name: Words
  line: Words
  latitude: number
  longitude: number
  altitudeM: number
  /** IANA name. */
  timeZone: string
  region: string | null
  climate: { high: number; low: number; rainDays: number }[] | null
  /** 1 to 12; null if every month is equally good. */
  bestMonths: readonly number[] | null
  /** Of the place and of its nearby attractions. */
  interests: readonly string[]
  /** Whether the place itself, and not only a sight near it, is one for wildlife. */
  isForWildlife: boolean
  habitats: readonly string[]
  /** Whether one sleeps by a beach on which people bathe. */
  isByBeach: boolean
  /** By what its drawing is chosen. */
  drawnBy: PosterFacts
  /** Its own, and that of the sights near it; `row` is the slug of the one that has it. */
  wildlife: readonly { name: Words; latin?: string; months: number[]; row: string }[]
  /** Recommended number of nights: least and most. */
  nights: { least: number; most: number }
  sights: readonly {
    slug: string
    name: Words
    line: Words
    interests: readonly string[]
    isByBoat: boolean
    /** Published trips that visit it. */
    trips: number
    /** Whether it is known to ask nothing of those who visit it, not even a step. */
    isForAnybody: boolean
    /** Whether it lies near enough to go there and back on a free day, without a drive of its own. */
    isNear: boolean
  }[]
  /** Published trips with a night here: in total, and by goal. */
  trips: number
  goals: Readonly<Record<string, number>>
}

export interface DraftHotel extends HotelRates {
  key: string
  place: string
  type: string
  goodFor: readonly string[]
  /** Whether it has a room that is reached without a step; null if that is not known. */
  stepFree: boolean | null
  /** Null means all ages. */
  minimumAge: number | null
}

export interface DraftTour extends TourRates {
  key: string
  place: string
  line: Words
  type: string | null
  effort: 'easy' | 'moderate' | 'demanding'
  minutes: number | null
  times: readonly string[]
  /** 1 to 7, Monday to Sunday; empty means every day. */
  days: readonly number[]
  /** Null means all year. */
  months: readonly number[] | null
  minimumAge: number | null
  interests: readonly string[]
  habitats: readonly string[]
  /** Distance on foot in kilometres; 0 if unknown or not on foot. */
  walkKm: number
  /** With boats and heights that only its words tell of. */
  asks: readonly Ask[]
  /** Whether its words tell of dawn, whatever its times. */
  isAtDawn: boolean
  /** Whether its words tell of a flight on the same day, which a draft may not have. */
  isBeforeFlight: boolean
  /** Whether it has a permit for an animal, with an age: nobody sees that animal without one. */
  isPermitted: boolean
  /** Whether it can be done without a step; null if that is not known. */
  stepFree: boolean | null
  meals: readonly Meal[]
}

/** A species with the places and months it is seen in; it has an entry for each place. */
export interface DraftSpecies {
  key: string
  name: Words
  kind: SpeciesKind
  months: readonly number[]
  places: readonly string[]
  /** The places' own rows, and those of sights near them, that have it. */
  rows: readonly string[]
}

/** A transfer of the table. */
export interface DraftRide extends Omit<ProposalLeg, 'id' | 'startsAt'> {
  position: number
}

export interface DraftCatalogue {
  tag: string
  name: Words
  /** ISO 4217. */
  currency: string
  places: readonly DraftPlace[]
  hotels: readonly DraftHotel[]
  tours: readonly DraftTour[]
  species: readonly DraftSpecies[]
  rides: readonly DraftRide[]
  themes: readonly { key: string; name: Words; interests: readonly string[]; habitats: readonly string[] }[]
  /** Number of published trips. */
  trips: number
  /** By slug: the share of the country's published trips that begin or end there. */
  begins: Readonly<Record<string, number>>
  ends: Readonly<Record<string, number>>
  /** Names of interests, habitats and types of tour, by key. */
  wordNames: Readonly<Record<string, Words>>
}

export function placeOf(catalogue: DraftCatalogue, slug: string): DraftPlace | undefined {
  return catalogue.places.find(place => place.slug === slug)
}

export function hotelOf(catalogue: DraftCatalogue, { hotel, place }: DraftStay): DraftHotel | undefined {
  return catalogue.hotels.find(one => one.key === hotel && one.place === place)
}

export function tourOf(catalogue: DraftCatalogue, key: string): DraftTour | undefined {
  return catalogue.tours.find(tour => tour.key === key)
}

const GATEWAY_SHARE = 0.2

/** Places where a trip may begin or end, taken from the published trips. */
export function gatewaysOf(shares: Readonly<Record<string, number>>): string[] {
  const known = Object.entries(shares).toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
  const usual = known.filter(([, share]) => share >= GATEWAY_SHARE)
  return (usual.length > 0 ? usual : known.slice(0, 1)).map(([slug]) => slug)
}

/** Whether a hotel takes a party whose youngest child has this age; null for adults alone. */
export function takesIn({ minimumAge }: DraftHotel, youngest: number | null): boolean {
  return youngest === null || minimumAge === null || youngest >= minimumAge
}
