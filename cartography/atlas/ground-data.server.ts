import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Box, boxAround } from './box.ts'

/** What tools/atlas/prepare-atlas.ts has written; data/README.md names its sources and their licences. */

/** A line on the globe: points of [longitude, latitude] in degrees. */
export interface GroundLine {
  points: number[][]
  box: Box
}

/** What lies on the ground of a country. */
export interface CountryGround {
  /** Rings around what is at least so high, for the even-odd rule: the lower tone first. */
  high: GroundLine[][]
  /** The greatest first; `rank` is 0 for the country's great rivers. */
  rivers: (GroundLine & { rank: number })[]
  summits: Summit[]
  /** Protected areas by their middles; their borders are drawn nowhere. */
  parks: Landmark[]
}

export interface Landmark {
  /** One name for all readers, or one for each language. */
  name: string | { en: string; es: string }
  lat: number
  lon: number
}

export interface Summit extends Landmark {
  metres: number
}

interface GroundFile {
  high: { metres: number; rings: number[][] }[]
  rivers: [rank: number, line: number[]][]
  summits: [name: Landmark['name'], lat: number, lon: number, metres: number][]
  parks: [name: Landmark['name'], lat: number, lon: number][]
}

const require = createRequire(import.meta.url)
const grounds = new Map<string, CountryGround>()

/** The ground of a country by its ISO alpha-2 code, read when its first map is drawn; empty where none is prepared. */
export function countryGround(code: string): CountryGround {
  const name = code.toLowerCase()
  const ground = grounds.get(name) ?? readGround(name)
  grounds.set(name, ground)
  return ground
}

function readGround(name: string): CountryGround {
  const file = readData<GroundFile>(name)
  return {
    high: file?.high.map(({ rings }) => rings.map(lineOf)) ?? [],
    rivers: file?.rivers.map(([rank, line]) => ({ rank, ...lineOf(line) })) ?? [],
    summits: file?.summits.map(([name, lat, lon, metres]) => ({ name, lat, lon, metres })) ?? [],
    parks: file?.parks.map(([name, lat, lon]) => ({ name, lat, lon })) ?? [],
  }
}

/** Lakes around all countries that are drawn, each its shore and then its islands. */
export function readLakes(): number[][][][] {
  return readData<{ lakes: number[][][] }>('lakes')?.lakes.map(rings => rings.map(unpacked)) ?? []
}

function readData<File>(name: string): File | null {
  let path: string
  try {
    path = require.resolve(`#cartography/atlas/data/${name}.json`)
  } catch {
    return null
  }
  return JSON.parse(readFileSync(path, 'utf8')) as File
}

function lineOf(steps: number[]): GroundLine {
  const points = unpacked(steps)
  return { points, box: boxAround(points) }
}

/** Whole thousandths of a degree, each point written as the step from the one before it. */
function unpacked(steps: readonly number[]): number[][] {
  const points: number[][] = []
  let [lon, lat] = [0, 0]
  for (let i = 0; i < steps.length; i += 2) {
    lon += steps[i] ?? 0
    lat += steps[i + 1] ?? 0
    points.push([lon / 1000, lat / 1000])
  }
  return points
}
