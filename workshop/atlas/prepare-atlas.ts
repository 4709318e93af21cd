import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { emptyMask, fillRings, type LandMask } from '#cartography/atlas/land-mask.ts'
import { contours, refined, type Surface } from './contours.ts'
import { ADDED_LAKES, GROUNDS, type Ground } from './countries.ts'
import { PARKS, SUMMITS } from './landmarks.ts'
import { areaOf, lengthOf, openedRing, type Position, packed, simplified } from './lines.ts'

/**
 * Writes cartography/atlas/data: high ground and rivers of each country, and the lakes of all. Needs Debian's
 * packages gmt-gshhg-high, ferret-datasets, python3-netcdf4 and python3-shapely. Run `node
 * workshop/atlas/prepare-atlas.ts` for a new country or after a change of countries.ts; cartography/atlas/data/README.md
 * describes the files.
 */
const DATA = 'cartography/atlas/data'
const PYTHON = '/usr/bin/python3'
/** The factor by which the height grid is refined before it is contoured. */
const TIMES = 4
/** The margin around a country in degrees: rivers on its border belong to it, and the grid needs its surroundings. */
const BORDER = 0.045
const MARGIN = 0.3
/** Degrees around the country in which large lakes of its neighbours are drawn too. */
const AROUND = 5
const LARGE_LAKE = 150

interface Extracted {
  rivers: { level: number; line: Position[] }[]
  lakes: { id: number; km2: number; rings: Position[][] }[]
  heights: { west: number; south: number; step: number; width: number; height: number; metres: number[] }
}

interface Outline {
  own: Position[][]
  all: Position[][]
  box: [west: number, south: number, east: number, north: number]
}

type World = Topology<{ countries: GeometryCollection<{ name: string }> }>

function readOutlines(): (number: string) => Outline {
  const path = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json')
  const world = JSON.parse(readFileSync(path, 'utf8')) as World
  const shapes = feature(world, world.objects.countries).features.flatMap(({ id, geometry }) => {
    if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return []
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
    const rings = polygons.flat().map(ring => ring.map(([lon = 0, lat = 0]): Position => [lon, lat]))
    return [{ id: String(id), rings: rings.filter(staysOnOneSide) }]
  })
  return number => {
    const own = shapes.filter(({ id }) => id === number).flatMap(({ rings }) => rings)
    const [lons, lats] = [own.flat().map(([lon]) => lon), own.flat().map(([, lat]) => lat)]
    const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b)) - MARGIN
    const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b)) + MARGIN
    return {
      own,
      all: shapes.flatMap(({ rings }) => rings),
      box: [least(lons), least(lats), most(lons), most(lats)],
    }
  }
}

/** A ring across the antimeridian spans the whole globe, and would count as land everywhere in between. */
function staysOnOneSide(ring: readonly Position[]): boolean {
  const lons = ring.map(([lon]) => lon)
  return lons.reduce((a, b) => Math.max(a, b)) - lons.reduce((a, b) => Math.min(a, b)) < 180
}

/** A raster mask of degrees, north up: 1 is land of any country, 2 land within this many degrees of the country. */
function maskOf(
  { own, all, box: [west, south, east, north] }: Outline,
  cell: number,
  border: number,
): LandMask {
  const area = { left: west, top: -north, right: east, bottom: -south }
  const fineness = Math.max(east - west, north - south) / cell
  const mask = emptyMask(area, fineness)
  fillRings(mask, all.map(flat), 1)
  const home = emptyMask(area, fineness)
  fillRings(home, own.map(flat), 1)
  const near = widened(home, Math.round(border / home.cell))
  for (const [i, value] of near.entries()) if (value && mask.cells[i]) mask.cells[i] = 2
  return mask
}

function flat(ring: readonly Position[]): number[] {
  return ring.flatMap(([lon, lat]) => [lon, -lat])
}

function widened({ cells, columns, rows }: LandMask, by: number): Uint8Array {
  const pass = (from: Uint8Array, step: number, place: (i: number) => number, length: number) =>
    from.map((_, i) => {
      for (let k = -by; k <= by; k++) {
        const at = place(i) + k
        if (at >= 0 && at < length && from[i + k * step]) return 1
      }
      return 0
    })
  const across = pass(cells, 1, i => i % columns, columns)
  return pass(across, columns, i => Math.floor(i / columns), rows)
}

function valueAt({ area, cell, columns, rows, cells }: LandMask, [lon, lat]: Position): number {
  const [column, row] = [Math.floor((lon - area.left) / cell), Math.floor((-lat - area.top) / cell)]
  return column < 0 || row < 0 || column >= columns || row >= rows ? 0 : (cells[row * columns + column] ?? 0)
}

/** High ground of the country: the sea counts as flat, and so does land too far abroad to be shown. */
function highGround({ heights }: Extracted, { high }: Ground, outline: Outline) {
  const { west, south, step, width, height, metres } = heights
  const surface: Surface = refined(
    { width, height, values: Float32Array.from(metres, metre => Math.max(0, metre)) },
    TIMES,
  )
  const cell = step / TIMES
  const mask = maskOf(outline, cell, 6 * cell)
  const place = ([x, y]: readonly [number, number]): Position => [west + x * cell, south + y * cell]
  surface.values.forEach((_, i) => {
    const point = place([i % surface.width, Math.floor(i / surface.width)])
    if (valueAt(mask, point) !== 2) surface.values[i] = 0
  })
  return high.map(least => ({
    metres: least,
    rings: contours(surface, least)
      .map(ring => ring.map(place))
      .filter(ring => Math.abs(areaOf(ring)) > 0.9 * step ** 2)
      .map(ring => packed(simplified(openedRing(ring), 0.09 * step).slice(1))),
  }))
}

/** The parts of rivers within the country, the greatest first. */
function ownRivers({ rivers }: Extracted, { rivers: wanted, tolerance }: Ground, outline: Outline) {
  const mask = maskOf(outline, 0.01, BORDER)
  const parts = rivers
    .filter(({ level }) => level <= wanted.level)
    .flatMap(({ level, line }) =>
      runs(line, point => valueAt(mask, point) === 2).map(part => ({ level, part })),
    )
    .filter(({ part }) => lengthOf(part) >= wanted.least)
  const first = Math.min(...parts.map(({ level }) => level))
  return parts
    .toSorted((a, b) => a.level - b.level || lengthOf(b.part) - lengthOf(a.part))
    .map(({ level, part }) => [level - first, packed(simplified(part, tolerance))] as const)
}

/** The sections of a line on which every point passes. */
function runs(line: readonly Position[], passes: (point: Position) => boolean): Position[][] {
  const found: Position[][] = [[]]
  for (const point of line) {
    if (passes(point)) found.at(-1)?.push(point)
    else if (found.at(-1)?.length) found.push([])
  }
  return found.filter(part => part.length > 1)
}

/** Large lakes anywhere on the map, smaller ones within the country; each its shore and then its islands. */
function lakesOf(
  { lakes }: Extracted,
  { lake }: Ground,
  outline: Outline,
): [id: number, rings: number[][]][] {
  const mask = maskOf(outline, 0.02, 0.1)
  return lakes.flatMap(({ id, km2, rings }) => {
    const shore = rings[0] ?? []
    const home = shore.some(point => valueAt(mask, point) === 2)
    if (Object.values(ADDED_LAKES).some(([place]) => place && isNear(place, shore))) return []
    if (km2 < LARGE_LAKE && !(home && km2 >= lake)) return []
    const tolerance = Math.min(0.006, 0.0005 * Math.sqrt(km2))
    const thin = rings.map(ring => packed(simplified(openedRing(ring), tolerance)))
    return [[id, thin.filter(ring => ring.length > 8)]]
  })
}

/** Whether a position is within the bounding box of a shore, or just outside. */
function isNear([lon, lat]: Position, shore: readonly Position[]): boolean {
  const between = (value: number, values: number[]) =>
    value > Math.min(...values) - 0.1 && value < Math.max(...values) + 0.1
  const lons = shore.map(point => point[0])
  return (
    between(lon, lons) &&
    between(
      lat,
      shore.map(point => point[1]),
    )
  )
}

const outlineOf = readOutlines()
const outlines = Object.entries(GROUNDS).map(([code, ground]) => ({
  code,
  ground,
  outline: outlineOf(ground.number),
}))
const folder = mkdtempSync(join(tmpdir(), 'atlas-'))
const wanted = outlines.map(({ code, ground, outline: { box } }) => {
  const [west, south, east, north] = box
  const around = [west - AROUND, south - AROUND, east + AROUND, north + AROUND]
  return [code, { box, around, leastLake: ground.lake }]
})
execFileSync(PYTHON, [join(import.meta.dirname, 'extract-geography.py'), folder], {
  input: JSON.stringify(Object.fromEntries(wanted)),
})

mkdirSync(DATA, { recursive: true })
const lakes = new Map(Object.values(ADDED_LAKES).map((ring, i) => [-1 - i, [packed(ring)]]))
for (const { code, ground, outline } of outlines) {
  const extracted = JSON.parse(readFileSync(join(folder, `${code}.json`), 'utf8')) as Extracted
  for (const [id, rings] of lakesOf(extracted, ground, outline)) lakes.set(id, rings)
  const high = highGround(extracted, ground, outline)
  const rivers = ownRivers(extracted, ground, outline)
  write(code.toLowerCase(), { high, rivers, summits: SUMMITS[code], parks: PARKS[code] })
}
write('lakes', { lakes: [...lakes.values()] })
rmSync(folder, { recursive: true })

function write(name: string, value: object): void {
  const text = `${JSON.stringify(value)}\n`
  writeFileSync(join(DATA, `${name}.json`), text)
  process.stdout.write(`${name}: ${text.length} bytes, ${brotliCompressSync(text).length} in brotli\n`)
}
