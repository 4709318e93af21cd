import { bentNodes, besideNodes, curvePath, curvePoints, MANNERS, noise, type Point } from './leg-curve.ts'
import type { MapLeg } from './route.ts'

/** A leg between points in pixels. */
export interface PlottedLeg extends Pick<MapLeg, 'from' | 'to' | 'mode'> {
  start: Point
  end: Point
  via: readonly Point[]
}

export interface Terrain {
  width: number
  height: number
  /** Centres of all places, which a leg that does not stop there should avoid. */
  discs: readonly Point[]
  onLand(point: Point): boolean
}

export interface LegCurve {
  path: string
  /** Points along the curve, for names to avoid. */
  points: Point[]
}

const DISC = 16
const APART = 7
/** The cost of a fault over the whole length of a curve, in bends of the whole distance. */
const COST = { wrongGround: 6, outside: 12, together: 5, throughDisc: 4 } as const

/**
 * Chooses a curve for every leg: the gentlest bend of its mode that keeps cars on land, boats on water, and clear of
 * other places and earlier legs. There and back is one line. Equal routes have equal lines.
 */
export function routeCurves(legs: readonly PlottedLeg[], terrain: Terrain): LegCurve[] {
  const drawn = new Map<PlottedLeg, LegCurve>()
  const groundFirst = [...legs].sort((a, b) => Number(a.mode === 'air') - Number(b.mode === 'air'))
  const ways = new Map<string, LegCurve>()
  for (const leg of groundFirst) {
    const way = wayOf(leg)
    const curve = ways.get(way) ?? bestCurve(leg, terrain, [...ways.values()])
    ways.set(way, curve)
    drawn.set(leg, curve)
  }
  return legs.map(leg => drawn.get(leg) ?? { path: '', points: [] })
}

/** A key that is the same for a leg and the leg back. */
function wayOf({ mode, start, end, via }: PlottedLeg): string {
  const there = JSON.stringify([start, ...via, end])
  const back = JSON.stringify([end, ...via.toReversed(), start])
  return [mode, ...[there, back].sort()].join(' ')
}

function bestCurve(leg: PlottedLeg, terrain: Terrain, earlier: readonly LegCurve[]): LegCurve {
  const near = (point: Point) =>
    earlier.some(curve => curve.points.some(other => within(point, other, APART)))
  const misplaced = (point: Point) => leg.mode !== 'air' && terrain.onLand(point) === (leg.mode === 'boat')
  const discs = terrain.discs.filter(disc => !within(disc, leg.start, 1) && !within(disc, leg.end, 1))
  let best = { nodes: [] as Point[], points: [] as Point[], cost: Infinity }
  for (const { nodes, strain } of choices(leg)) {
    if (strain >= best.cost) continue
    const points = curvePoints(nodes)
    const open = points.filter(point => !within(point, leg.start, DISC) && !within(point, leg.end, DISC))
    const share = (bad: (point: Point) => boolean) => open.filter(bad).length / points.length
    const cost =
      strain +
      COST.wrongGround * share(misplaced) +
      COST.outside * share(point => !framed(point, terrain)) +
      COST.throughDisc * share(point => discs.some(disc => within(point, disc, DISC))) +
      COST.together * share(near)
    if (cost < best.cost) best = { nodes, points, cost }
  }
  return { path: curvePath(best.nodes), points: best.points }
}

/** The possible shapes of a leg, each with its cost. */
function choices(leg: PlottedLeg): { nodes: Point[]; strain: number }[] {
  if (leg.mode === 'air') return [{ nodes: [leg.start, leg.end], strain: 0 }]
  if (leg.via.length > 0) {
    const nodes = [leg.start, ...leg.via, leg.end]
    return [0, 6, -6, 12, -12].map(pixels => ({
      nodes: besideNodes(nodes, pixels),
      strain: Math.abs(pixels) / 60,
    }))
  }
  if (leg.from === leg.to) return []
  const seed = `${leg.mode} ${[leg.from, leg.to].sort().join(' ')}`
  const side = noise(seed) < 0 ? -1 : 1
  const { bends, wander } = MANNERS[leg.mode]
  return bends.flatMap(bend =>
    [bend * side, -bend * side].map(signed => ({
      nodes: bentNodes(leg.start, leg.end, signed, wander, seed),
      strain: bend,
    })),
  )
}

function framed([x, y]: Point, { width, height }: Terrain): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= height
}

function within(a: Point, b: Point, pixels: number): boolean {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 < pixels ** 2
}
