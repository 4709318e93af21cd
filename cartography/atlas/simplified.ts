/** The points without which a line would stray by more than a tolerance, in its own unit (Douglas and Peucker). */
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

/** Of a point from a stretch of line. */
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
