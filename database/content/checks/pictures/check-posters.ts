import { isSceneKind } from '#art/poster/poster.ts'
import { SETTINGS } from '#art/poster/poster-settings.ts'
import type { Catalogue } from '../../catalogue.ts'
import type { Problem } from '../../content-file.ts'
import { kilometresBetween } from '../geography/distance.ts'
import { type Check, problemAt } from '../report.ts'
import { type NamedPoster, ownPosters, type Row, rowsOf } from './country-posters.ts'

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
