import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { Point } from './distance.ts'

/** The country's rings at 1:10,000,000, islands among them: [longitude, latitude]. */
export type Outline = readonly (readonly Position[])[]

const KM_PER_DEGREE = 111.2

type World = Topology<{ countries: GeometryCollection<{ name: string }> }>

function readWorld(): World {
  const path = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json')
  return JSON.parse(readFileSync(path, 'utf8')) as World
}

/** Outlines of countries by their English names; none for a name that the atlas lacks. */
export function readOutlines(names: readonly string[]): Map<string, Outline> {
  const world = readWorld()
  const wanted = new Set(names)
  const outlines = new Map<string, Outline>()
  for (const geometry of world.objects.countries.geometries) {
    const { properties } = geometry
    const name = properties && 'name' in properties ? properties.name : ''
    if (!wanted.has(name)) continue
    const shape = feature(world, geometry)
    if (shape.type !== 'Feature') continue
    if (shape.geometry.type === 'Polygon') outlines.set(name, shape.geometry.coordinates)
    if (shape.geometry.type === 'MultiPolygon') outlines.set(name, shape.geometry.coordinates.flat())
  }
  return outlines
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
export function kilometresOutside(outline: Outline, point: Point): number {
  if (isInside(outline, point)) return 0
  let nearest = Number.POSITIVE_INFINITY
  for (const ring of outline)
    for (let i = 1; i < ring.length; i++)
      nearest = Math.min(nearest, toSegment(point, ring[i - 1] ?? [], ring[i] ?? []))
  return nearest
}
