import type { Chance } from './chance.ts'
import { snowHem } from './land.ts'
import { lerp, nth, type Point } from './numbers.ts'
import type { Pen } from './pen.ts'

export interface Peak {
  readonly top: Point
  readonly base: number
  readonly height: number
  readonly ridge: readonly Point[]
  /** Which way its shade falls: away from the light. */
  readonly dark: 1 | -1
  /** The ridge's index of the peak, and of the valley on either side of it. */
  readonly place: number
  valleyPlace(side: 1 | -1): number
  valley(side: 1 | -1): Point
  /** Width of the face on that side. */
  reach(side: 1 | -1): number
}

export function shadeFace(shades: Pen, chance: Chance, peak: Peak, step: number, lean: number): void {
  const { top, base, dark } = peak
  const edge = dividingEdge(chance, peak, step, lean)
  const [from, to] = [peak.place, peak.valleyPlace(dark)]
  const skyline = dark > 0 ? peak.ridge.slice(from, to + 1) : peak.ridge.slice(to, from + 1).reverse()
  const [gullyX, gullyY] = peak.valley(dark)
  const width = peak.reach(dark)
  const inward = (part: number) => gullyX - dark * width * part
  shades
    .M(...top)
    .through(skyline.slice(1))
    .L(inward(0.1), lerp(gullyY, base, 0.2), inward(0.06), lerp(gullyY, base, 0.4))
    .L(inward(0.26), lerp(gullyY, base, 0.75), inward(0.22), base)
    .through(edge.reverse())
    .Z()
}

/** Buttresses that step out to the lit side and fall back. */
function dividingEdge(chance: Chance, peak: Peak, step: number, lean: number): Point[] {
  const { dark, height } = peak
  const litReach = peak.reach(dark > 0 ? -1 : 1)
  const count = Math.max(3, Math.round(height / (step * 2.2)))
  const drop = height / count
  const edge: Point[] = []
  let [x, y] = peak.top
  for (let i = 0; i < count; i++) {
    const out = Math.min(litReach * 0.32, drop * 0.75) * chance.between(0.5, 1.1)
    edge.push([x - dark * out * (i ? 1 : 0.45), y + drop * chance.between(0.5, 0.72)])
    x += dark * peak.reach(dark) * lean * chance.between(0.2, 1.6)
    y += drop
    edge.push([x + dark * out * 0.3 * chance(), y])
  }
  return edge
}

/** A dagger of shade cut into the lit flank. */
export function cutSpur(shades: Pen, chance: Chance, { dark, ...peak }: Peak): void {
  const lit = dark > 0 ? -1 : 1
  const along = chance.between(0.22, 0.8)
  const [x, y] = nth(peak.ridge, Math.round(lerp(peak.place, peak.valleyPlace(lit), along)))
  const long = (peak.base - y) * chance.between(0.35, 0.7)
  const wide = peak.reach(lit) * chance.between(0.06, 0.13)
  shades
    .M(x, y + 3)
    .L(x - dark * wide * 0.5, y + long * 0.35, x - dark * wide * 0.1, y + long * 0.5)
    .L(x - dark * wide * 0.9, y + long, x + dark * wide * 0.7, y + long * 0.62)
    .L(x + dark * wide * 0.5, y + long * 0.3)
    .Z()
}

/** A glint on the dark flank; without a pen its place is drawn by lot all the same. */
export function cutGlint(chance: Chance, { dark, ...peak }: Peak, glints: Pen | undefined): void {
  const along = chance.between(0.2, 0.75)
  if (!glints) return
  const [x, y] = nth(peak.ridge, Math.round(lerp(peak.place, peak.valleyPlace(dark), along)))
  const long = (peak.base - y) * chance.between(0.3, 0.6)
  const wide = peak.reach(dark) * chance.between(0.05, 0.1)
  glints
    .M(x - dark * 2, y + 4)
    .L(x - dark * wide, y + long * 0.4, x - dark * wide * 0.7, y + long)
    .L(x + dark * wide * 0.4, y + long * 0.55, x + dark * wide * 0.25, y + long * 0.25)
    .Z()
}

/** Slabs raked down the fall line, more of them lower. */
export function bareSlabs(slabs: Pen, chance: Chance, peak: Peak, side: 1 | -1): void {
  const reach = peak.reach(side)
  for (let i = 0; i < 7; i++) {
    const along = chance.between(0.12, 0.95)
    const [ridgeX, ridgeY] = nth(peak.ridge, Math.round(lerp(peak.place, peak.valleyPlace(side), along)))
    const y = lerp(ridgeY, peak.base, chance.between(0.12, 0.75))
    const long = peak.height * chance.between(0.06, 0.16)
    const wide = reach * chance.between(0.03, 0.07)
    const x = ridgeX - side * reach * chance.between(0, 0.12)
    const slope = side * long * 0.42
    slabs
      .M(x, y)
      .L(x + slope * 0.5 + wide, y + long * 0.35, x + slope + wide * 0.6, y + long)
      .L(x + slope * 0.55, y + long * 0.6, x + slope * 0.4 - wide, y + long * 0.8)
      .L(x - wide * 0.4, y + long * 0.3)
      .Z()
  }
}

export function snowCap(caps: Pen, chance: Chance, peak: Peak, snowline: number): void {
  const depth = peak.height * snowline
  const line = peak.top[1] + depth * chance.between(0.85, 1.1)
  const above = (from: number, to: number) => peak.ridge.slice(from, to).filter(([, y]) => y < line)
  const left = above(peak.valleyPlace(-1), peak.place)
  const right = above(peak.place, peak.valleyPlace(1) + 1)
  const [leftX, leftY] = left[0] ?? peak.top
  const [rightX, rightY] = right.at(-1) ?? peak.top
  const hem = snowHem(
    chance,
    rightX,
    leftX,
    24,
    () => line - depth * 0.25,
    () => depth * 0.5,
  )
  caps
    .M(leftX - 6, leftY + 6)
    .through(left)
    .through(right)
    .L(rightX + 6, rightY + 6)
    .through(hem)
    .Z()
}
