import type { Catalogue, CountryFolder } from '../../catalogue.ts'
import type { Sourced } from '../../content-file.ts'
import type { Point } from '../geography/distance.ts'

/** A poster of a country's folder with a named kind. */
export interface NamedPoster {
  readonly source: Pick<Sourced<unknown>, 'file' | 'lineOf'>
  readonly path: readonly (string | number)[]
  readonly kind: string
  /** The countries it may show: the folder's, or for a day across a border the one it is spent in. */
  readonly countries: readonly string[]
  /** The place where a day is spent, or a tour starts. */
  readonly place: string | undefined
  /** The point of a destination or an attraction. */
  readonly at: Point | undefined
}

/** The countries' own posters on the home page. */
export function ownPosters({ countries }: Catalogue): NamedPoster[] {
  if (!countries) return []
  return countries.value
    .map((country, i) => named(countries, country, [i], [country.tag]))
    .filter(poster => poster !== undefined)
}

/** Posters that pages show one after the other, in that order; one without a kind is `undefined`. */
export type Row = readonly (NamedPoster | undefined)[]

interface Pictured {
  place?: string
  coordinates?: Point | undefined
  poster?: { kind?: string | undefined } | undefined
}

type Things = ReadonlyMap<string, Sourced<Pictured>>

/** Every list of posters of a country's folder, in the order of its pages. */
export function rowsOf(folder: CountryFolder, countryOf: (destination: string) => string | undefined): Row[] {
  const { destinations, attractions, regions, tours, themes, tag } = folder
  const at = [tag]
  const rowOf = (things: Things): Row =>
    [...things.values()].map(source => named(source, source.value, [], at))
  const byRegion = Map.groupBy(destinations, ([, { value }]) => value.region)
  return [
    rowOf(regions),
    ...[...byRegion.values()].map(entries => rowOf(new Map(entries))),
    rowOf(attractions),
    rowOf(tours),
    themes ? themes.value.map((theme, i) => named(themes, theme, [i], at)) : [],
    ...tripRows(folder, countryOf),
  ]
}

/** The days of a trip that have a poster; the trip's own poster is a row by itself. */
function tripRows(
  { trips, tag }: CountryFolder,
  countryOf: (destination: string) => string | undefined,
): Row[] {
  return [...trips.values()].flatMap(source => [
    source.value.days
      .map((day, i) => named(source, day, ['days', i], [countryOf(day.place) ?? tag]))
      .filter(poster => poster !== undefined),
    [named(source, source.value, [], [tag, ...source.value.countries])],
  ])
}

function named(
  source: NamedPoster['source'],
  { poster, place, coordinates }: Pictured,
  path: NamedPoster['path'],
  countries: readonly string[],
): NamedPoster | undefined {
  return poster?.kind === undefined
    ? undefined
    : { source, path: [...path, 'poster', 'kind'], kind: poster.kind, countries, place, at: coordinates }
}
