import type { DraftStay, ProposalLeg } from '#database/values/proposal-content.ts'

/** What drafts are composed of: the rows of one country, as pure rules read them. */

export interface Words {
  en: string
  es: string
}

/** A destination. */
export interface DraftPlace {
  slug: string
  name: Words
  line: Words
  latitude: number
  longitude: number
  altitudeM: number
  region: string | null
  climate: { high: number; low: number; rainDays: number }[] | null
  /** 1 to 12; null where every month is as good. */
  bestMonths: readonly number[] | null
  /** Of the place and of the attractions beside it. */
  interests: readonly string[]
  habitats: readonly string[]
  wildlife: readonly { name: Words; latin?: string; months: number[] }[]
  /** How many nights it is worth: least and most. */
  nights: { least: number; most: number }
  sights: readonly { slug: string; name: Words; line: Words; interests: readonly string[] }[]
  /** In how many published trips it is slept in, and in how many of each goal. */
  trips: number
  goals: Readonly<Record<string, number>>
}

export interface DraftHotel {
  key: string
  place: string
  name: Words
  type: string
  goodFor: readonly string[]
  /** The cheapest room a night in each month, minor units. */
  pricesByMonth: readonly number[]
  rooms: readonly { sleeps: number; count: number; toMinor: number; fromMinor: number }[]
}

export interface DraftTour {
  key: string
  place: string
  name: Words
  line: Words
  type: string | null
  effort: 'easy' | 'moderate' | 'demanding'
  minutes: number | null
  times: readonly string[]
  /** 1 to 7, Monday to Sunday; empty for every day. */
  days: readonly number[]
  /** Null for the whole year. */
  months: readonly number[] | null
  minimumAge: number | null
  priceMinor: number | null
  interests: readonly string[]
  habitats: readonly string[]
  /** Walked, in kilometres; 0 where it is not known or not walked. */
  walkKm: number
  meals: readonly ('breakfast' | 'lunch' | 'dinner')[]
}

/** An animal or a plant where and when it is met; one that is met in several places has several. */
export interface DraftSpecies {
  key: string
  name: Words
  months: readonly number[]
  places: readonly string[]
}

/** One transfer of the table. */
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
  /** How many trips of it are published. */
  trips: number
  /** By slug: the share of the country's published trips that begin and that end there. */
  begins: Readonly<Record<string, number>>
  ends: Readonly<Record<string, number>>
  /** Names of interests, habitats and types of tour by their keys. */
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

/** Where a trip of the country may begin or end: as its published trips do. */
export function gatewaysOf(shares: Readonly<Record<string, number>>): string[] {
  const known = Object.entries(shares).toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
  const usual = known.filter(([, share]) => share >= GATEWAY_SHARE)
  return (usual.length > 0 ? usual : known.slice(0, 1)).map(([slug]) => slug)
}
