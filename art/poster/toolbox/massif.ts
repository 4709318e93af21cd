import type { Chance } from './chance.ts'
import { mix } from './inks.ts'
import { brokenLine } from './land.ts'
import { first, last, nth, type Point } from './numbers.ts'
import { bareSlabs, cutGlint, cutSpur, type Peak, shadeFace, snowCap } from './peaks.ts'
import { pen } from './pen.ts'
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
