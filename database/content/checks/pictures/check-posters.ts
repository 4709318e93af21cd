import { isSceneKind } from '#art/poster/poster.ts'
import { SETTINGS } from '#art/poster/poster-settings.ts'
import type { Catalogue } from '../../catalogue.ts'
import type { Problem } from '../../content-file.ts'
import { kilometresBetween } from '../geography/distance.ts'
import { type Check, problemAt } from '../report.ts'
import { type NamedPoster, ownPosters, type Row, rowsOf } from './country-posters.ts'

/** Of this many posters of a country one at the most may be of the same kind. */
const ONE_IN = 8

/** Which country a destination lies in. */
function whereabouts({ folders }: Catalogue): (destination: string) => string | undefined {
  const countries = new Map(
    folders.flatMap(({ tag, destinations }) => [...destinations.keys()].map(key => [key, tag] as const)),
  )
  return destination => countries.get(destination)
}

/** A poster of a place that lies elsewhere, or of none at all. */
function untrue({ source, path, kind, countries }: NamedPoster): Problem[] {
  if (!isSceneKind(kind)) {
    return [problemAt(source, path, `there is no poster of the kind ${kind}`, 'name one of art/poster')]
  }
  const settings: readonly string[] = SETTINGS[kind].countries
  if (countries.some(country => settings.includes(country))) return []
  const message = `the poster ${kind} shows ${settings.join(', ')}, and this is in ${countries[0]}`
  return [problemAt(source, path, message, 'show what stands there')]
}

/** Kinds that stand for more than their share of a country's posters, told at the first that is too many. */
function overused(posters: readonly NamedPoster[], tag: string): Problem[] {
  const most = Math.floor(posters.length / ONE_IN)
  return [...Map.groupBy(posters, ({ kind }) => kind)].flatMap(([kind, same]) => {
    const beyond = same[most]
    if (!beyond) return []
    const message = `${same.length} of ${posters.length} posters of ${tag} are ${kind}, ${most} at the most`
    return [problemAt(beyond.source, beyond.path, message, 'show more of what the country has')]
  })
}

/** So near one another places lie in one landscape, which is the truth of both. */
const ONE_LANDSCAPE_KM = 70

function isOneLandscape(one: NamedPoster, other: NamedPoster): boolean {
  if (one.at && other.at) return kilometresBetween(one.at, other.at) < ONE_LANDSCAPE_KM
  return one.place !== undefined && one.place === other.place
}

/** The same kind twice side by side, but for places, days and tours of one landscape. */
function repeated(row: Row): Problem[] {
  return row.flatMap((poster, i): Problem[] => {
    const before = row[i - 1]
    if (!poster || before?.kind !== poster.kind) return []
    if (isOneLandscape(poster, before)) return []
    const message = `${poster.kind} stands beside ${poster.kind}`
    return [problemAt(poster.source, poster.path, message, 'give one of the two another kind')]
  })
}

/** Every poster shows what is there, and no country or list shows one picture over and over. */
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
