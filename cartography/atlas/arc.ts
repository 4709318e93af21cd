import { presimplify } from 'topojson-simplify'
import type { Topology } from 'topojson-specification'
import { type Box, boxAround } from './box.ts'

/** A line of a map: a shared border, a river, a ring. `points` are lon, lat, lon, lat… in degrees. */
export interface Arc {
  box: Box
  points: Float32Array
  weights?: Float32Array
}

/**
 * The points of an arc whose removal would change its line by more than `tolerance`, in square degrees (Visvalingam).
 * Both ends are always kept, so that neighbours still meet.
 */
export function thinned(arc: Arc, tolerance: number): number[][] {
  arc.weights ??= weighed(arc)
  const { points, weights } = arc
  const kept: number[][] = []
  for (let i = 0; i < weights.length; i++) {
    if ((weights[i] ?? 0) >= tolerance) kept.push([points[2 * i] ?? 0, points[2 * i + 1] ?? 0])
  }
  return kept
}

export function weighed(arc: Arc): Float32Array {
  const points = Array.from({ length: arc.points.length / 2 }, (_, i) => [
    arc.points[2 * i] ?? 0,
    arc.points[2 * i + 1] ?? 0,
  ])
  const alone: Topology<Record<string, never>> = { type: 'Topology', objects: {}, arcs: [points] }
  return Float32Array.from(presimplify(alone).arcs[0] ?? [], point => point[2] ?? 0)
}

export function packed(points: number[][]): Arc {
  return { box: boxAround(points), points: Float32Array.from(points.flat()) }
}
