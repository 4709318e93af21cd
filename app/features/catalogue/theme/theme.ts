import type { CountryPage } from '#app/features/catalogue/country/country-schema.ts'
import type { FittingTour } from '#app/features/catalogue/tour-card/fitting-tours-schema.ts'
import type { MastheadPicture, PlacePicture } from '#app/picture/picture.ts'
import type { PosterChoice } from '#art/poster/poster-choice.ts'
import type { SpeciesKind } from '#database/values/catalogue-kinds.ts'
import type { Group } from '#database/values/goals.ts'

export interface ThemePlace {
  slug: string
  name: string
  line: string
  /** Why it is here: what of the theme's interests it has, then tours and sights there that have them. */
  reasons: string[]
  picture: PlacePicture
}

/** A vacation theme of a country, in the reader's language. */
export interface ThemePage {
  key: string
  name: string
  lead: string
  body: string
  picture: MastheadPicture
  /** Parameters of its share card. */
  poster: PosterChoice
  country: Pick<
    CountryPage,
    'tag' | 'name' | 'story' | 'answerer' | 'team' | 'map' | 'topPlaces' | 'activities'
  >
  /** The country's other themes; `link` is authored. */
  others: { label: string; link: string }[]
  places: ThemePlace[]
  tours: FittingTour[]
  tripKeys: string[]
  /** The best months of those trips, in words; empty without any. The country’s own may suit none of them. */
  best: string
  /** The group that it is about; null if it is for everybody. */
  group: Group | null
  /** Whether those trips go to the country itself. */
  ownTrips: boolean
  /** The countries of the trips, while this one has none; otherwise null. */
  nearest: CountryPage['nearest']
  /** Kinds of species that fit the theme. */
  kinds: SpeciesKind[]
}

/** Rules about a vacation theme. */

/** The criteria of a theme. */
export interface ThemeWishes {
  key: string
  party: readonly string[]
  goals: readonly string[]
  interests: readonly string[]
  habitats: readonly string[]
}

interface Offered {
  party: readonly string[]
  goals: readonly string[]
  habitats: readonly string[]
}

/** Months in which one of the trips is at its best. */
export function monthsOf(trips: readonly { bestMonths: readonly number[] }[]): number[] {
  return [...new Set(trips.flatMap(({ bestMonths }) => bestMonths))].toSorted((a, b) => a - b)
}

const GROUNDS_SHOWN = 2

function shared(a: readonly string[], b: readonly string[]): number {
  return a.filter(one => b.includes(one)).length
}

/**
 * How well a trip matches a theme; 0 means not at all. If the theme is about a group, the group decides; otherwise at
 * least one goal must be shared. The first group of a trip is the one it was designed for: a trip designed for solo
 * travellers matches no theme of couples or families, although they may book it. Its first goal is its main one.
 */
export function tripFit(wishes: ThemeWishes, trip: Offered): number {
  const madeForOne = trip.party[0] === 'Solo' && !wishes.party.includes('Solo')
  const suits = wishes.party.length === 0 || (shared(wishes.party, trip.party) > 0 && !madeForOne)
  const goals = shared(wishes.goals, trip.goals)
  if (!suits || (wishes.party.length === 0 && goals === 0)) return 0
  const main = trip.goals[0] !== undefined && wishes.goals.includes(trip.goals[0]) ? 2 : 0
  const first = wishes.party.some(one => one === trip.party[0]) ? 3 : 0
  return 1 + 2 * goals + main + first + shared(wishes.habitats, trip.habitats)
}

/**
 * How well a place or tour matches: by interests first, then by habitats. If the theme is about a group and has an
 * interest for it, nothing matches without that interest: wildlife alone does not make a place one for families.
 */
export function placeFit(
  wishes: ThemeWishes,
  place: { interests: readonly string[]; habitats: readonly string[] },
): number {
  const { key, party } = wishes
  const suits = party.length === 0 || !wishes.interests.includes(key) || place.interests.includes(key)
  if (!suits) return 0
  const interests = shared(wishes.interests, place.interests)
  return interests === 0 ? 0 : 2 * interests + shared(wishes.habitats, place.habitats)
}

/** Tours and sights at a place, of which two are named that share most with the theme. */
export function groundsAt<Thing extends { interests: readonly string[] }>(
  { interests }: Pick<ThemeWishes, 'interests'>,
  things: readonly Thing[],
): Thing[] {
  return bestFits(things, thing => shared(interests, thing.interests)).slice(0, GROUNDS_SHOWN)
}

/** The matching items, the best first; ties keep their order. */
export function bestFits<Thing>(things: readonly Thing[], measure: (thing: Thing) => number): Thing[] {
  return things
    .map(thing => ({ thing, points: measure(thing) }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
    .map(({ thing }) => thing)
}

/** The theme in a segment of an address: family-vacations is family. */
export function themeOfSegment(segment: string): string | null {
  return /^(.+)-vacations$/.exec(segment)?.[1] ?? null
}
