export type Position = readonly [lon: number, lat: number]

/** A ring's points so that its furthest two are its ends: simplifying keeps both. */
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

/** Whole thousandths of a degree, each point as the step from the one before it. */
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
