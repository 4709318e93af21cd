import type { CountryFolder } from '../../catalogue.ts'
import type { Problem, Sourced } from '../../content-file.ts'
import { type Check, problemAt } from '../report.ts'
import { kilometresOutside, type Outline, readOutlines } from './country-outline.ts'
import { kilometresBetween, type Point } from './distance.ts'

/** How far outside the atlas's outline a point may lie: its coasts are drawn to about three kilometres. */
const ON_LAND_KM = 4
/** Reefs, cayes and small islands the atlas does not draw. */
const AT_SEA_KM = 75
/**
 * The most between a place and the point its region is shown at, or a quarter of the country's length if that is
 * more.
 */
const REGION_KM = 320
/** The most between an attraction and its destination; further only if no destination is nearer. */
const NEAR_KM = 60
const NEAREST_KM = 110

const SEA = new Set<string>(['coral-reef', 'island', 'beach', 'mangrove'])

type Placed = Sourced<{ coordinates: Point; habitats: readonly string[] }>

function checkPoint(source: Placed, outline: Outline, country: string): Problem[] {
  const { coordinates, habitats } = source.value
  const outside = kilometresOutside(outline, coordinates)
  const allowed = habitats.some(habitat => SEA.has(habitat)) ? AT_SEA_KM : ON_LAND_KM
  if (outside <= allowed) return []
  const message = `the point lies ${Math.round(outside)} km outside ${country}`
  const mend =
    'write [latitude, longitude] of the gate, dock or door; a place at sea has a habitat of the sea'
  return [problemAt(source, ['coordinates'], message, mend)]
}

function apart(one: Placed, other: Placed): number {
  return kilometresBetween(one.value.coordinates, other.value.coordinates)
}

function checkRegions({ destinations, regions }: CountryFolder): Problem[] {
  const all = [...destinations.values()]
  const length = Math.max(...all.flatMap((one, i) => all.slice(i + 1).map(other => apart(one, other))))
  const most = Math.max(REGION_KM, length / 4)
  return all.flatMap(source => {
    const region = regions.get(source.value.region)
    const far = region ? apart(source, region) : 0
    if (far <= most) return []
    const message = `${Math.round(far)} km from its region ${source.value.region}, at most ${Math.round(most)} expected`
    return [problemAt(source, ['region'], message, 'mend the coordinates, or name another region')]
  })
}

function checkAttractions({ destinations, attractions }: CountryFolder): Problem[] {
  return [...attractions.values()].flatMap(source => {
    const near = destinations.get(source.value.near)
    const far = near ? apart(source, near) : 0
    if (far <= NEAR_KM) return []
    const nearest = Math.min(...[...destinations.values()].map(place => apart(source, place)))
    if (far <= NEAREST_KM && far <= nearest) return []
    const message = `${Math.round(far)} km from ${source.value.near}, at most ${NEAR_KM} expected`
    return [problemAt(source, ['near'], message, 'mend the coordinates, or name the nearest destination')]
  })
}

/** Checks that points are in their country, on land unless they belong to the sea, and near the place they name. */
export const checkPoints: Check = ({ countries, folders }) => {
  const names = new Map(countries?.value.map(({ tag, name }) => [tag, name.en]))
  const outlines = readOutlines([...names.values()])
  return folders.flatMap(folder => {
    const name = names.get(folder.tag) ?? folder.tag
    const outline = outlines.get(name)
    if (!outline) return []
    const placed: Placed[] = [...folder.destinations.values(), ...folder.attractions.values()]
    return [
      ...placed.flatMap(source => checkPoint(source, outline, name)),
      ...checkRegions(folder),
      ...checkAttractions(folder),
    ]
  })
}
