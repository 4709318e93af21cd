import type { Chance } from './chance.ts'
import { mix } from './inks.ts'
import { brokenLine, snowHem } from './land.ts'
import { first, last, lerp, nth, type Point } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group } from './tags.ts'

interface MassifOptions {
  /** Valley, peak, valley … from left to right. */
  spine: readonly Point[]
  base: number
  ink: string
  shade: string
  /** Glints on the dark flanks. */
  lit?: string
  /** Bare slabs where snow will not lie. */
  rocks?: string
  snow?: readonly [lit: string, shade: string]
  snowline?: number
  /** Length and roughness of the ridge's broken steps. */
  step?: number
  rough?: number
  /** Cut daggers per flank. */
  spurs?: number
  /** How far the foot is lost in mist, 0 to 1. */
  fade?: number
  lean?: number
}

/** A faceted range, each peak with a lit face, a shaded one and a broken edge between them. */
export function massif(stage: Stage, options: MassifOptions): Art {
  const { chance, inks } = stage
  const { base, ink, shade, lit, rocks, snow, spurs = 2, fade = 0.75 } = options
  const spine = insideFrame(options.spine, stage.width)
  const ridge = ridgeAlong(chance, spine, options.step ?? 24, options.rough ?? 0.16)
  const body = pen().M(first(spine)[0], base).through(ridge.points).L(last(spine)[0], base).Z()
  const shades = pen()
  const glints = pen()
  const slabs = pen()
  const caps = pen()
  for (const peak of peaksOf(stage, spine, ridge, base)) {
    shadeFace(shades, chance, peak, options.step ?? 24, options.lean ?? 0.1)
    for (let i = 0; i < spurs; i++) {
      cutSpur(shades, chance, peak)
      cutGlint(chance, peak, lit ? glints : undefined)
    }
    if (rocks) for (const side of [-1, 1] as const) bareSlabs(slabs, chance, peak, side)
    if (snow) snowCap(caps, chance, peak, options.snowline ?? 0.35)
  }
  const top = Math.min(...spine.map(([, y]) => y))
  const faded = (tone: string) => stage.gradient([tone, tone, mix(tone, inks.mist, fade)], 0, top, 0, base)
  const art: Art[] = [fill(body, faded(ink)), fill(shades, faded(shade))]
  if (lit) art.push(fill(glints, faded(lit)))
  if (rocks) art.push(fill(slabs, faded(rocks)))
  if (snow) {
    const clipPath = stage.clip(caps)
    art.push(fill(caps, snow[0]), group({ clipPath }, fill(shades, snow[1])))
  }
  return art
}

/** Nothing is cut that the frame will not show. */
function insideFrame(spine: readonly Point[], width: number): readonly Point[] {
  const from = spine.findIndex((_, i) => (spine[i + 1]?.[0] ?? Infinity) > -30)
  const to = spine.findLastIndex((_, i) => (spine[i - 1]?.[0] ?? -Infinity) < width + 30)
  return spine.slice(Math.max(0, from - (from % 2)), to + 1)
}

interface Ridge {
  readonly points: readonly Point[]
  /** Where each point of the spine stands among the ridge's points. */
  readonly places: readonly number[]
}

function ridgeAlong(chance: Chance, spine: readonly Point[], step: number, rough: number): Ridge {
  const points = [first(spine)]
  const places = [0]
  for (let i = 1; i < spine.length; i++) {
    points.push(...brokenLine(chance, nth(spine, i - 1), nth(spine, i), step, rough))
    places.push(points.length - 1)
  }
  return { points, places }
}

interface Peak {
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

function peaksOf(stage: Stage, spine: readonly Point[], ridge: Ridge, base: number): Peak[] {
  const peaks: Peak[] = []
  for (let i = 1; i < spine.length - 1; i++) {
    const top = nth(spine, i)
    if (top[1] >= nth(spine, i - 1)[1] || top[1] >= nth(spine, i + 1)[1]) continue
    const valley = (side: 1 | -1) => nth(spine, i + side)
    peaks.push({
      top,
      base,
      height: base - top[1],
      ridge: ridge.points,
      dark: stage.light < 0 ? 1 : -1,
      place: nth(ridge.places, i),
      valleyPlace: side => nth(ridge.places, i + side),
      valley,
      reach: side => Math.abs(valley(side)[0] - top[0]),
    })
  }
  return peaks
}

function shadeFace(shades: Pen, chance: Chance, peak: Peak, step: number, lean: number): void {
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
function cutSpur(shades: Pen, chance: Chance, { dark, ...peak }: Peak): void {
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
function cutGlint(chance: Chance, { dark, ...peak }: Peak, glints: Pen | undefined): void {
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
function bareSlabs(slabs: Pen, chance: Chance, peak: Peak, side: 1 | -1): void {
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

function snowCap(caps: Pen, chance: Chance, peak: Peak, snowline: number): void {
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
