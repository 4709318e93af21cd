import type { Goal, Group } from '#database/values/goals.ts'

/** What a traveller's own words are understood to ask for. The shapes; `understand.ts` reads them from text. */

/** Offsets in UTF-16 units of the cleaned text: first, and one past the last. */
export type Span = readonly [number, number]

/** Something understood, with the words it came from as they were typed, and where they stand in the text. */
export interface Part<T> {
  value: T
  from: string
  span: Span
  /** Where else the text speaks of it: "with a toddler, in May, and grandparents". */
  also?: readonly Span[]
}

export type Effort = 'easy' | 'moderate' | 'demanding'

/** When: months 1 to 12 in order, and days of the calendar (YYYY-MM-DD) where the words name them. */
export interface When {
  months: readonly number[]
  from: string | null
  to: string | null
}

/** How long, in days of the trip; null where the words leave an end open. */
export interface Length {
  least: number | null
  most: number | null
}

/** Money for the land part of a trip, in minor units of US dollars. */
export interface Budget {
  /** The most it may cost; null for "cheap" or "luxury", which order trips and exclude none. */
  mostMinor: number | null
  per: 'person' | 'group'
  level: 'cheap' | 'comfortable' | 'luxury' | null
}

/** Who travels. Ages in years. */
export interface Party {
  group: Group | null
  adults: number | null
  children: readonly number[]
  /** How many children come, as far as it is said; of some of them no age may be. */
  childCount: number
  /** Whether children are spoken of, with or without ages. */
  withChildren: boolean
  withGrandparents: boolean
}

/** What is not wanted. */
export const avoidances = [
  'driving',
  'flights',
  'boats',
  'crowds',
  'heat',
  'rain',
  'altitude',
  'walking',
] as const
export type Avoidance = (typeof avoidances)[number]

/** An activity is an interest, habitat, vacation theme or type of tour of the catalogue. */
export interface Activity {
  kind: 'interest' | 'habitat' | 'theme' | 'tour-type'
  key: string
}

/** A place of the catalogue: a destination, an attraction or a region. */
export interface NamedPlace {
  kind: 'destination' | 'attraction' | 'region'
  slug: string
  country: string
}

/** One thing that a name may mean. */
export type Meaning =
  | { kind: 'country'; tag: string }
  | { kind: 'place'; place: NamedPlace }
  | { kind: 'animals'; keys: readonly string[] }
  | { kind: 'activity'; activity: Activity }
  | { kind: 'goal'; goal: Goal }

export interface Understanding {
  /** The text as it was read: clean, at most 500 characters. */
  text: string
  /** Country tags. */
  countries: readonly Part<string>[]
  places: readonly Part<NamedPlace>[]
  when: Part<When> | null
  length: Part<Length> | null
  budget: Part<Budget> | null
  party: Part<Party> | null
  goals: readonly Part<Goal>[]
  effort: Part<Effort> | null
  /** Keys of species, or of groups of species where the words name several ("monkeys"). */
  animals: readonly Part<readonly string[]>[]
  activities: readonly Part<Activity>[]
  avoid: readonly Part<Avoidance>[]
  /** Names that are not wanted: "not Cusco", "no snakes". */
  unwanted: readonly Part<Meaning>[]
  /** What was left, word by word, without words that say nothing. */
  words: readonly Part<string>[]
}

/** Whether any of the words were. */
export function isUnderstood({ text: _text, words: _words, ...parts }: Understanding): boolean {
  return Object.values(parts).some(part => (Array.isArray(part) ? part.length > 0 : part !== null))
}
