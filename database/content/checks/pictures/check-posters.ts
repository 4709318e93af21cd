import { isSceneKind } from '#art/poster/poster.ts'
import { SETTINGS } from '#art/poster/poster-settings.ts'
import type { Catalogue, CountryFolder } from '../../catalogue.ts'
import type { Problem, Sourced } from '../../content-file.ts'
import { kilometresBetween, type Point } from '../geography/distance.ts'
import { type Check, problemAt } from '../report.ts'

/** A poster of a country's folder with a named kind. */
interface NamedPoster {
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
function ownPosters({ countries }: Catalogue): NamedPoster[] {
  if (!countries) return []
  return countries.value
    .map((country, i) => named(countries, country, [i], [country.tag]))
    .filter(poster => poster !== undefined)
}

/** Posters that pages show one after the other, in that order; one without a kind is `undefined`. */
type Row = readonly (NamedPoster | undefined)[]

interface Pictured {
  place?: string
  coordinates?: Point | undefined
  poster?: { kind?: string | undefined } | undefined
}

type Things = ReadonlyMap<string, Sourced<Pictured>>

/** Every list of posters of a country's folder, in the order of its pages. */
function rowsOf(folder: CountryFolder, countryOf: (destination: string) => string | undefined): Row[] {
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

/** At most one in this many posters of a country may be of the same kind. */
const ONE_IN = 8

/** Finds the country of a destination. */
function whereabouts({ folders }: Catalogue): (destination: string) => string | undefined {
  const countries = new Map(
    folders.flatMap(({ tag, destinations }) => [...destinations.keys()].map(key => [key, tag] as const)),
  )
  return destination => countries.get(destination)
}

/** Reports a poster of a place in another country, or of an unknown kind. */
function untrue({ source, path, kind, countries }: NamedPoster): Problem[] {
  if (!isSceneKind(kind)) {
    return [problemAt(source, path, `there is no poster of the kind ${kind}`, 'name one of art/poster')]
  }
  const settings: readonly string[] = SETTINGS[kind].countries
  if (countries.some(country => settings.includes(country))) return []
  const message = `the poster ${kind} shows ${settings.join(', ')}, and this is in ${countries[0]}`
  return [problemAt(source, path, message, 'show what stands there')]
}

/** Reports kinds that exceed their share of a country's posters, at the first one too many. */
function overused(posters: readonly NamedPoster[], tag: string): Problem[] {
  const most = Math.floor(posters.length / ONE_IN)
  return [...Map.groupBy(posters, ({ kind }) => kind)].flatMap(([kind, same]) => {
    const beyond = same[most]
    if (!beyond) return []
    const message = `${same.length} of ${posters.length} posters of ${tag} are ${kind}, ${most} at the most`
    return [problemAt(beyond.source, beyond.path, message, 'show more of what the country has')]
  })
}

/** Places this near each other share a landscape, so they may share a poster. */
const ONE_LANDSCAPE_KM = 70

function isOneLandscape(one: NamedPoster, other: NamedPoster): boolean {
  if (one.at && other.at) return kilometresBetween(one.at, other.at) < ONE_LANDSCAPE_KM
  return one.place !== undefined && one.place === other.place
}

/** Reports the same kind twice in a row, except for places, days and tours of one landscape. */
function repeated(row: Row): Problem[] {
  return row.flatMap((poster, i): Problem[] => {
    const before = row[i - 1]
    if (!poster || before?.kind !== poster.kind) return []
    if (isOneLandscape(poster, before)) return []
    const message = `${poster.kind} stands beside ${poster.kind}`
    return [problemAt(poster.source, poster.path, message, 'give one of the two another kind')]
  })
}

/** Checks that every poster shows what is there, and that no country or list repeats one picture too often. */
export const checkPosters: Check = catalogue => {
  const countryOf = whereabouts(catalogue)
  const own = ownPosters(catalogue).flatMap(untrue)
  const inFolders = catalogue.folders.flatMap(folder => {
    const rows = rowsOf(folder, countryOf)
    const posters = rows.flat().filter(poster => poster !== undefined)
    return [...posters.flatMap(untrue), ...overused(posters, folder.tag), ...rows.flatMap(repeated)]
  })
  return [...own, ...inFolders]
}
