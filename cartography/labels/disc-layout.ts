import type { Point } from '#cartography/curves/leg-curve.ts'

interface Disc {
  x: number
  y: number
  radius: number
}

const MOST_PASSES = 60
const GAP = 1

/** Moves overlapping discs apart, each as little as possible, and keeps all inside the frame. */
export function spreadDiscs(discs: readonly Disc[], frame: { width: number; height: number }): Point[] {
  const moved = discs.map(({ x, y, radius }) => ({ x, y, radius }))
  let pushed = true
  for (let pass = 0; pass < MOST_PASSES && pushed; pass++) {
    pushed = false
    for (const disc of moved) clampInside(disc, frame)
    for (const [i, a] of moved.entries()) {
      for (const b of moved.slice(i + 1)) pushed = pushApart(a, b, i) || pushed
    }
  }
  for (const disc of moved) clampInside(disc, frame)
  return moved.map(({ x, y }) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10])
}

/** Two discs at the same point are moved in a direction that depends only on the turn. */
function pushApart(a: Disc, b: Disc, turn: number): boolean {
  const apart = Math.hypot(b.x - a.x, b.y - a.y)
  const lacking = a.radius + b.radius + GAP - apart
  if (lacking <= 0.05) return false
  const [ux, uy] =
    apart > 0.01 ? [(b.x - a.x) / apart, (b.y - a.y) / apart] : [Math.cos(turn), Math.sin(turn)]
  a.x -= (ux * lacking) / 2
  a.y -= (uy * lacking) / 2
  b.x += (ux * lacking) / 2
  b.y += (uy * lacking) / 2
  return true
}

function clampInside(disc: Disc, { width, height }: { width: number; height: number }) {
  disc.x = Math.min(Math.max(disc.x, disc.radius), width - disc.radius)
  disc.y = Math.min(Math.max(disc.y, disc.radius), height - disc.radius)
}
