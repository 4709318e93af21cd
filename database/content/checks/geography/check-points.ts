import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Geometry, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { CountryFolder } from '../../catalogue.ts'
import type { Problem, Sourced } from '../../content-file.ts'
import { type Check, problemAt } from '../report.ts'
import { kilometresBetween, type Point } from './distance.ts'

/** The country's rings at 1:10,000,000, islands among them: [longitude, latitude]. */
type Outline = readonly (readonly Position[])[]

const KM_PER_DEGREE = 111.2

type World = Topology<{ countries: GeometryCollection }>

function readWorld(): World {
  const path = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json')
  return JSON.parse(readFileSync(path, 'utf8')) as World
}

let world: World | undefined
const known = new Map<string, Outline | null>()

/** An alpha-2 code by the numeric one that the atlas has: for CLDR, which is in the engine, the number is its alias. */
function alpha2(id: unknown): string | undefined {
  return /^\d{3}$/.test(String(id)) ? new Intl.Locale(`und-${id}`).region : undefined
}

/** The outline of a country by its code; null for one that the atlas lacks. Read once. */
function outlineOf(code: string): Outline | null {
  const found = known.get(code)
  if (found !== undefined) return found
  world ??= readWorld()
  const geometry = world.objects.countries.geometries.find(({ id }) => alpha2(id) === code)
  const shape = geometry && feature(world, geometry)
  const outline = shape?.type === 'Feature' ? ringsOf(shape.geometry) : null
  known.set(code, outline)
  return outline
}

function ringsOf(shape: Geometry): Outline | null {
  if (shape.type === 'Polygon') return shape.coordinates
  return shape.type === 'MultiPolygon' ? shape.coordinates.flat() : null
}

function isInside(outline: Outline, [y, x]: Point): boolean {
  let inside = false
  for (const ring of outline) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [xi = 0, yi = 0] = ring[i] ?? []
      const [xj = 0, yj = 0] = ring[j] ?? []
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside
    }
  }
  return inside
}

/** Kilometres from a point to a segment, on a plane that is accurate near the point. */
function toSegment([y, x]: Point, [ax = 0, ay = 0]: Position, [bx = 0, by = 0]: Position): number {
  const narrow = Math.cos((y * Math.PI) / 180)
  const [px, py] = [(ax - x) * narrow, ay - y]
  const [dx, dy] = [(bx - ax) * narrow, by - ay]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(px * dx + py * dy) / length))
  return Math.hypot(px + share * dx, py + share * dy) * KM_PER_DEGREE
}

/** How far outside a country a point lies, in kilometres: 0 inside it. */
function kilometresOutside(outline: Outline, point: Point): number {
  if (isInside(outline, point)) return 0
  let nearest = Number.POSITIVE_INFINITY
  for (const ring of outline)
    for (let i = 1; i < ring.length; i++)
      nearest = Math.min(nearest, toSegment(point, ring[i - 1] ?? [], ring[i] ?? []))
  return nearest
}

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
  const rows = new Map(countries?.value.map(row => [row.tag, row]))
  return folders.flatMap(folder => {
    const country = rows.get(folder.tag)
    const outline = country && outlineOf(country.a2Code)
    if (!outline) return []
    const placed: Placed[] = [...folder.destinations.values(), ...folder.attractions.values()]
    return [
      ...placed.flatMap(source => checkPoint(source, outline, country.name.en)),
      ...checkRegions(folder),
      ...checkAttractions(folder),
    ]
  })
}
