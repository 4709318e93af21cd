import { crown } from './forest.ts'
import { wobble } from './land.ts'
import { clamp, first, last, lerp, type Point, range } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill } from './tags.ts'

/** Where a limestone tower stands, how wide it is at the foot, and how high. */
export type Tower = readonly [x: number, width: number, height: number]

/** Limestone towers standing on one level: rock, shaded planes, and scrub if there is an ink for it. */
export function limestoneTowers(
  stage: Stage,
  towers: readonly Tower[],
  base: number,
  { ink, shade, green }: { ink: string; shade: string; green?: string },
): Art {
  const [rock, shades, scrub] = [pen(), pen(), pen()]
  for (const [x, width, height] of towers) {
    const cut = cutTower(stage, x, base, width, height)
    rock
      .M(...last(cut.left))
      .through(cut.left.slice(0, -1).reverse())
      .soft(cut.head)
      .through(cut.right.slice(1))
      .Z()
    shadedPlane(shades, stage, cut)
    if (green) overgrow(scrub, stage, cut)
  }
  return [fill(rock, ink), fill(shades, shade), green && fill(scrub, green)]
}

interface Cut {
  readonly x: number
  readonly top: number
  readonly base: number
  readonly width: number
  readonly height: number
  readonly lean: number
  /** Half the width of the head. */
  readonly half: number
  /** Half the width of the foot. */
  readonly foot: number
  /** x of a flank: side -1 or 1, `down` 0 at the head to 1 at the foot. */
  flank(side: number, down: number): number
  readonly left: readonly Point[]
  readonly right: readonly Point[]
  readonly head: readonly Point[]
}

/** Sheer flanks, an undercut foot, a head that leans. */
function cutTower({ chance }: Stage, x: number, base: number, width: number, height: number): Cut {
  const top = base - height
  const lean = chance.between(-0.1, 0.1) * width
  const [leftWobble, rightWobble] = [wobble(chance), wobble(chance)]
  const halfAt = (down: number) => width * 0.5 * (0.36 + 0.64 * Math.min(1, down * 1.15 + 0.06) ** 0.7)
  const flank = (side: number, down: number) => {
    const bulge = 1 + 0.16 * (side > 0 ? rightWobble : leftWobble)(down * 5)
    return x + lean * (1 - down) + side * halfAt(down) * bulge - side * (down > 0.94 ? width * 0.03 : 0)
  }
  const steps = Math.max(4, Math.round(height / 26))
  const cutFlank = (side: number): Point[] =>
    range(steps + 1, (i, t) => {
      const down = clamp(t + (i && i < steps ? chance.between(-0.3, 0.3) / steps : 0))
      return [flank(side, down) + (i % 2 ? side : -side) * width * 0.012, top + height * down]
    })
  const [left, right] = [cutFlank(-1), cutFlank(1)]
  const half = halfAt(0)
  const head: Point[] = [
    [x + lean - half * 0.75, top - height * 0.06],
    [x + lean - half * 0.1, top - height * 0.11],
    [x + lean + half * 0.7, top - height * 0.05],
    first(right),
  ]
  return { x, top, base, width, height, lean, half, foot: halfAt(1), flank, left, right, head }
}

/** The plane away from the light, with hanging flutes along its edge and cut into the lit face. */
function shadedPlane(shades: Pen, { chance, light }: Stage, cut: Cut): void {
  const { x, top, base, width, height, lean, half } = cut
  const dark = -light
  const edge: Point[] = []
  let [edgeX, y] = [x + lean + dark * half * 0.15, top]
  while (y < base - height * 0.06) {
    const run = height * chance.between(0.12, 0.32)
    const bite = width * chance.between(0.03, 0.12)
    edge.push([edgeX, y], [edgeX - dark * bite, Math.min(base, y + run * 0.9)])
    edgeX += dark * width * chance.between(-0.05, 0.06)
    y += run * 0.76
  }
  shades
    .M(x + lean, top - height * 0.1)
    .through(edge)
    .L(edgeX + dark * width * 0.03, base)
    .through((dark > 0 ? cut.right : cut.left).toReversed())
    .Z()
  for (let i = 0; i < (width > 90 ? 4 : 2); i++) {
    const fluteX = x + lean * 0.5 - dark * width * chance.between(0.1, 0.36)
    const fluteY = top + height * chance.between(0.12, 0.55)
    const long = height * chance.between(0.16, 0.36)
    const wide = width * chance.between(0.015, 0.035)
    shades
      .M(fluteX, fluteY)
      .L(fluteX + wide, fluteY + long * 0.25, fluteX + wide * 0.7, fluteY + long)
      .L(fluteX - wide * 0.5, fluteY + long * 0.55, fluteX - wide * 0.8, fluteY + long * 0.2)
      .Z()
  }
}

function overgrow(scrub: Pen, stage: Stage, cut: Cut): void {
  const { chance } = stage
  const { x, base, width, height, foot } = cut
  scrubCap(scrub, stage, cut)
  for (let i = 0; i < (width > 90 ? 3 : 1); i++) ledge(scrub, stage, cut)
  crown(
    scrub,
    chance,
    x - foot * chance.between(0.2, 0.6),
    base - height * 0.02,
    width * 0.26,
    height * 0.06 + 3,
  )
}

/** Bushes on the head, trailing over its edge. */
function scrubCap(scrub: Pen, { chance }: Stage, { x, top, height, lean, half }: Cut): void {
  const onCap = (t: number): Point => [
    x + lean + lerp(-1.12, 1.12, t) * half,
    top + height * 0.03 - Math.sin(Math.PI * t) ** 0.8 * height * 0.13,
  ]
  const bushes = Math.max(5, Math.round(half / 6))
  scrub.M(...onCap(0))
  for (let i = 1; i <= bushes; i++) {
    const [middleX, middleY] = onCap((i - 0.5) / bushes)
    scrub.Q(middleX, middleY - half * chance.between(0.12, 0.36), ...onCap(i / bushes))
  }
  const step = half * 0.3
  for (let trailX = onCap(1)[0]; trailX > onCap(0)[0] + step; trailX -= step) {
    const hang = chance.odds(0.4) ? chance.between(0.12, 0.26) : chance.between(0.03, 0.1)
    const [tipY, endY] = [top + height * (0.06 + hang), top + height * chance.between(0.03, 0.07)]
    scrub
      .Q(trailX - step * 0.2, top + height * (0.05 + hang), trailX - step * 0.5, tipY)
      .Q(trailX - step * 0.7, top + height * 0.05, trailX - step, endY)
  }
  scrub.Z()
}

/** Leaves spilling from a ledge inside the face. */
function ledge(scrub: Pen, { chance }: Stage, { x: middleX, top, width, height, flank }: Cut): void {
  const down = chance.between(0.3, 0.8)
  const side = chance.sign()
  const x = lerp(flank(side, down), middleX, chance.between(0.02, 0.3))
  const y = top + height * down
  const bush = width * chance.between(0.06, 0.1)
  scrub
    .M(x - bush, y)
    .Q(x - bush * 0.9, y - bush * 0.8, x - bush * 0.2, y - bush * 0.6)
    .Q(x + bush * 0.5, y - bush, x + bush, y)
    .L(x + bush * 0.75, y + bush * 1.4, x + bush * 0.35, y + bush * 0.5, x, y + bush * 2.3)
    .L(x - bush * 0.3, y + bush * 0.4, x - bush * 0.7, y + bush * 1.2)
    .Z()
}
