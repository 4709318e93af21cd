export type Position = readonly [lon: number, lat: number]

/**
 * Simplifies a line, keeping points that deviate by more than a tolerance, in the line's own unit (Douglas and
 * Peucker).
 */
export function simplified<Point extends readonly number[]>(
  line: readonly Point[],
  tolerance: number,
): Point[] {
  const kept = new Set([0, line.length - 1])
  const open: [number, number][] = [[0, line.length - 1]]
  for (let part = open.pop(); part; part = open.pop()) {
    const [first, last] = part
    let [furthest, away] = [-1, tolerance]
    for (let i = first + 1; i < last; i++) {
      const far = distance(line[i], line[first], line[last])
      if (far > away) [furthest, away] = [i, far]
    }
    if (furthest < 0) continue
    kept.add(furthest)
    open.push([first, furthest], [furthest, last])
  }
  return line.filter((_, i) => kept.has(i))
}

/** The distance of a point from a segment. */
function distance(
  [x = 0, y = 0]: readonly number[] = [],
  start: readonly number[] = [],
  end: readonly number[] = [],
) {
  const [ax = 0, ay = 0] = start
  const [bx = 0, by = 0] = end
  const [dx, dy] = [bx - ax, by - ay]
  const share = dx || dy ? ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy) : 0
  const held = Math.min(1, Math.max(0, share))
  return Math.hypot(x - ax - held * dx, y - ay - held * dy)
}

/** A ring opened at one of its two furthest points, so that simplifying keeps both. */
export function openedRing(ring: readonly Position[]): Position[] {
  const [start = [0, 0]] = ring
  const away = ring.map(([x, y]) => Math.hypot(x - start[0], y - start[1]))
  const far = away.indexOf(Math.max(...away))
  return [...ring.slice(far), ...ring.slice(0, far + 1)]
}

export function areaOf(ring: readonly Position[]): number {
  let sum = 0
  for (const [i, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [0, 0]
    sum += x * nextY - nextX * y
  }
  return sum / 2
}

export function lengthOf(line: readonly Position[]): number {
  return line
    .slice(1)
    .reduce((sum, [x, y], i) => sum + Math.hypot(x - (line[i]?.[0] ?? 0), y - (line[i]?.[1] ?? 0)), 0)
}

/** Whole thousandths of a degree, each point as the difference from the previous one. */
export function packed(line: readonly Position[]): number[] {
  let [x, y] = [0, 0]
  return line.flatMap(([lon, lat], i) => {
    const step = [Math.round(lon * 1000) - x, Math.round(lat * 1000) - y]
    if (i > 0 && step.every(way => way === 0)) return []
    x += step[0] ?? 0
    y += step[1] ?? 0
    return step
  })
}
