import type { Chance } from './chance.ts'

export type Point = readonly [x: number, y: number]

export function lerp(from: number, to: number, t: number): number {
  return from + (to - from) * t
}

export function clamp(value: number, low = 0, high = 1): number {
  return Math.max(low, Math.min(high, value))
}

/** `count` things made in turn; `t` runs from 0 for the first to 1 for the last. */
export function range<const T>(count: number, make: (index: number, t: number) => T): T[] {
  const made: T[] = []
  for (let index = 0; index < count; index++) made.push(make(index, count > 1 ? index / (count - 1) : 0))
  return made
}

/** @throws RangeError when the list has no such place: a drawing that asks for it is wrong. */
export function nth<T>(list: readonly T[], index: number): T {
  if (index < 0 || index >= list.length) throw new RangeError(`no item ${index} in a list of ${list.length}`)
  return list[index] as T
}

export function first<T>(list: readonly T[]): T {
  return nth(list, 0)
}

export function last<T>(list: readonly T[]): T {
  return nth(list, list.length - 1)
}

/** Points in reading order, whichever way the scene faces. */
export function leftToRight(points: readonly Point[]): Point[] {
  return points.toSorted((a, b) => a[0] - b[0])
}

/** Height of a broken line of points at any x, level beyond its ends. */
export function heightAlong(points: readonly Point[]): (x: number) => number {
  return x => {
    for (let i = 1; i < points.length; i++) {
      const [fromX, fromY] = nth(points, i - 1)
      const [toX, toY] = nth(points, i)
      if (x <= toX) return lerp(fromY, toY, clamp((x - fromX) / (toX - fromX)))
    }
    return last(points)[1]
  }
}

/** Smooth noise along a line, -1 to 1, summed over `octaves`. */
export function noise(chance: Chance, octaves = 3): (x: number) => number {
  const table = range(64, () => chance() * 2 - 1)
  const sample = (x: number) => {
    const cell = Math.floor(x)
    const t = x - cell
    return lerp(nth(table, cell & 63), nth(table, (cell + 1) & 63), t * t * (3 - 2 * t))
  }
  return x => {
    let value = 0
    let weight = 1
    let total = 0
    for (let octave = 0; octave < octaves; octave++) {
      value += sample(x * 2 ** octave + octave * 17) * weight
      total += weight
      weight /= 2
    }
    return value / total
  }
}

/** Points from coordinates written `x, y, x, y …`. */
export function pairs(coordinates: readonly number[]): Point[] {
  return range(coordinates.length / 2, i => [nth(coordinates, i * 2), nth(coordinates, i * 2 + 1)])
}

/** Coordinates `x, y, x, y …` in a scene's own measures, put on the canvas. */
export function plot(
  coordinates: readonly number[],
  x: (across: number) => number,
  y: (up: number) => number,
): Point[] {
  return pairs(coordinates).map(([across, up]) => [x(across), y(up)])
}
