import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Arc, packed } from './arc.ts'

/** The output of workshop/atlas/prepare-atlas.ts; data/README.md names its sources and their licences. */

/** The physical geography of a country. */
export interface CountryGround {
  /** Rings around everything at least this high, for the even-odd rule: the lower tone first. */
  high: Arc[][]
  /** The greatest first; `rank` is 0 for the country's great rivers. */
  rivers: (Arc & { rank: number })[]
  summits: Summit[]
  /** Protected areas by their centres; their borders are not drawn. */
  parks: Landmark[]
}

export interface Landmark {
  /** One name for both languages, or one for each. */
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

/**
 * The physical geography of a country by its ISO alpha-2 code, loaded for its first map; empty if none is prepared.
 */
export function countryGround(code: string): CountryGround {
  const name = code.toLowerCase()
  const ground = grounds.get(name) ?? readGround(name)
  grounds.set(name, ground)
  return ground
}

function readGround(name: string): CountryGround {
  const file = readData<GroundFile>(name)
  return {
    high: file?.high.map(({ rings }) => rings.map(ring => packed(rounded(unpacked(ring))))) ?? [],
    rivers: file?.rivers.map(([rank, line]) => ({ rank, ...packed(unpacked(line)) })) ?? [],
    summits: file?.summits.map(([name, lat, lon, metres]) => ({ name, lat, lon, metres })) ?? [],
    parks: file?.parks.map(([name, lat, lon]) => ({ name, lat, lon })) ?? [],
  }
}

/** The lakes around all countries that are drawn, each its shore and then its islands. */
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

/** A closed ring with its corners cut once, to smooth rings of few points (Chaikin). */
function rounded(ring: readonly number[][]): number[][] {
  const points = ring.flatMap(([x = 0, y = 0], i) => {
    const [nextX = 0, nextY = 0] = ring[(i + 1) % ring.length] ?? []
    return [0.25, 0.75].map(share => [x + share * (nextX - x), y + share * (nextY - y)])
  })
  return [...points, points[0] ?? []]
}

/** Decodes whole thousandths of a degree, each point as the difference from the previous one. */
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
