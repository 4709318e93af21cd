import type { FieldGuideQuery } from '#app/links.ts'
import { binomial, type SpeciesKind, speciesKinds } from '#database/values/catalogue-kinds.ts'

/** Rules about which species are seen where and when. */

export { type SpeciesKind, speciesKinds }

export interface Sighting {
  country: string
  months: readonly number[]
  places: readonly string[]
}

/** A species by its Latin name, with the sightings of its own page. */
export interface Written {
  latin: string
  seen: readonly Sighting[]
}

/** A place with its own list of wildlife. */
export interface WildPlace {
  country: string
  slug: string
  wildlife: readonly { latin?: string | undefined; months: readonly number[] }[]
}

interface Seen {
  key: string
  kind: SpeciesKind
  seen: readonly Sighting[]
}

/** Filter of the field guide; null means all. */
export interface GuideFilter {
  kind: SpeciesKind | null
  country: string | null
  month: number | null
}

/** Reads the filter from an address; unknown values are ignored. */
export function guideFilter(query: URLSearchParams, countries: readonly string[]): GuideFilter {
  const country = query.get('country') ?? ''
  const month = query.get('month') ?? ''
  return {
    kind: speciesKinds.find(kind => kind === query.get('kind')) ?? null,
    country: countries.includes(country) ? country : null,
    month: /^([1-9]|1[0-2])$/.test(month) ? Number(month) : null,
  }
}

/** The filter as query parameters. */
export function guideQuery({ kind, country, month }: GuideFilter): FieldGuideQuery {
  return { kind: kind ?? undefined, country: country ?? undefined, month: month ?? undefined }
}

/** Whether a species is seen in the month and in the country; one sighting must match both. */
export function isAbout({ kind, seen }: Seen, filter: GuideFilter): boolean {
  if (filter.kind !== null && kind !== filter.kind) return false
  return seen.some(
    ({ country, months }) =>
      (filter.country === null || country === filter.country) &&
      (filter.month === null || months.includes(filter.month)),
  )
}

/**
 * The months in which a species is seen at a place, in order: from the place's own list, otherwise its country's
 * months on the species' page. Null if neither names it.
 */
export function monthsAt({ latin, seen }: Written, { country, slug, wildlife }: WildPlace): number[] | null {
  const sought = binomial(latin)
  const isListed = (animal: WildPlace['wildlife'][number]) =>
    animal.latin ? binomial(animal.latin) === sought : false
  const isHere = (sighting: Written['seen'][number]) => sighting.country === country
  // Fast path: most species are absent, and a trip checks each of them on every day.
  if (!wildlife.some(isListed) && !seen.some(one => isHere(one) && one.places.includes(slug))) return null
  const own = wildlife.filter(isListed).flatMap(({ months }) => months)
  const here = seen.filter(isHere)
  return [...new Set(own.length > 0 ? own : here.flatMap(({ months }) => months))].sort((a, b) => a - b)
}

/** Seasonal species of a month, the shortest season first. */
export function inSeason<Species extends Seen>(species: readonly Species[], month: number): Species[] {
  const shortest = ({ seen }: Seen) =>
    Math.min(
      ...seen
        .filter(({ months }) => months.length < 12 && months.includes(month))
        .map(({ months }) => months.length),
    )
  return species
    .filter(one => Number.isFinite(shortest(one)))
    .toSorted((a, b) => shortest(a) - shortest(b) || a.key.localeCompare(b.key))
}

/**
 * Similarity score of two species: shared places and countries, with a bonus for the same kind; 0 without a shared
 * country.
 */
export function kinship(a: Seen, b: Seen): number {
  const shared = a.seen.flatMap(here =>
    b.seen
      .filter(there => there.country === here.country)
      .map(there => 1 + 4 * here.places.filter(slug => there.places.includes(slug)).length),
  )
  const sum = shared.reduce((total, points) => total + points, 0)
  return sum === 0 ? 0 : sum + (a.kind === b.kind ? 8 : 0)
}

/** The most similar species, the closest first; none without shared places or countries. */
export function relatedSpecies<Species extends Seen>(
  to: Species,
  species: readonly Species[],
  count: number,
): Species[] {
  return species
    .filter(other => other.key !== to.key && kinship(to, other) > 0)
    .toSorted((a, b) => kinship(to, b) - kinship(to, a) || a.key.localeCompare(b.key))
    .slice(0, count)
}

const interestsOf: Record<SpeciesKind, readonly string[]> = {
  mammal: ['wildlife', 'night-walks', 'whales'],
  bird: ['birds', 'wildlife'],
  reptile: ['wildlife', 'turtles', 'night-walks'],
  amphibian: ['night-walks', 'wildlife'],
  fish: ['snorkelling'],
  insect: ['night-walks', 'wildlife'],
  plant: ['coffee', 'food', 'hiking'],
}

/** Interests of tours on which a kind may be seen. */
export function interestsFor(kind: SpeciesKind): readonly string[] {
  return interestsOf[kind]
}

/** An entry about an animal or plant at a place. */
export interface Noted<Name = string> {
  name: Name
  latin: string | null
  /** 1 January to 12 December. */
  months: readonly number[]
}

/**
 * Wildlife of a place, from its own list and the species' pages: each species once, the place's own entry first; the
 * shortest season first, all-year species last.
 */
export function gatherWildlife<Entry extends Noted<unknown>>(
  own: readonly Entry[],
  others: readonly Entry[],
): Entry[] {
  const known = new Set(own.flatMap(({ latin }) => (latin ? [binomial(latin)] : [])))
  const more = others.filter(({ latin }) => latin === null || !known.has(binomial(latin)))
  return [...own, ...more].toSorted((a, b) => a.months.length - b.months.length)
}

/** The month, 1 to 12, that most of the next two weeks are in: on its last days nobody plans for the old one. */
export function comingMonth(now: Date): number {
  const nextWeek = new Date(now)
  nextWeek.setUTCDate(now.getUTCDate() + 7)
  return nextWeek.getUTCMonth() + 1
}
