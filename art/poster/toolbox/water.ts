import { lerp } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, use } from './tags.ts'

/** A sheet of water from `top` to `bottom`, across the whole picture unless told otherwise. */
export function sea(
  stage: Stage,
  top: number,
  bottom = stage.height,
  { inks = stage.inks.water }: { inks?: readonly string[] } = {},
): Art {
  const sheet = stage.gradient(inks, 0, top, 0, bottom)
  return `<path fill="${sheet}" d="M0 ${Math.round(top)}h${stage.width}v${Math.round(bottom - top)}H0z"/>`
}

interface LightRoadOptions {
  /** Width far off and near by. */
  far?: number
  near?: number
  count?: number
  ink?: string
  opacity?: number
}

/** The light's road on the water below the disc. */
export function lightRoad(
  { chance, inks }: Stage,
  x: number,
  top: number,
  bottom: number,
  { far = 20, near = 90, count = 14, ink = inks.disc, opacity = 0.9 }: LightRoadOptions = {},
): Art {
  const road = pen()
  for (let i = 0; i < count; i++) {
    const t = ((i + 0.4) / count) ** 1.35
    const y = lerp(top, bottom, t)
    const width = lerp(far, near, t)
    const thick = lerp(1.3, 5.2, t)
    road.lens(x + chance.between(-0.25, 0.25) * width, y, width * chance.between(0.55, 1.25), thick)
    if (!chance.odds(0.55)) continue
    const aside = x + chance.sign() * width * chance.between(0.6, 1.05)
    road.lens(aside, y + thick, width * chance.between(0.2, 0.45), thick * 0.7)
  }
  return fill(road, ink, opacity < 1 ? { opacity } : {})
}

interface RippleOptions {
  count?: number
  ink?: string
  opacity?: number
  from?: number
  to?: number
  /** Length of the nearest ones. */
  big?: number
}

/** Scattered ripples, finer toward the horizon. */
export function ripples(
  { chance, inks, width }: Stage,
  top: number,
  bottom: number,
  { count = 26, ink = inks.paper, opacity = 0.45, from = 0, to = width, big = 46 }: RippleOptions = {},
): Art {
  const marks = pen()
  for (let i = 0; i < count; i++) {
    const t = chance() ** 0.8
    const y = lerp(top, bottom, t)
    const x = chance.between(from, to)
    marks.lens(x, y, lerp(10, big, t) * chance.between(0.5, 1.3), lerp(0.9, 2.6, t))
  }
  return fill(marks, ink, { opacity })
}

/** Broken bands below a shape that stands in water. */
export function reflection(
  { chance }: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  ink: string,
  { count = 8, opacity = 0.7 }: { count?: number; opacity?: number } = {},
): Art {
  const bands = pen()
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count
    const bandX = x + chance.between(-0.08, 0.08) * width
    const wide = width * lerp(1.05, 0.45, t) * chance.between(0.75, 1.1)
    bands.lens(bandX, y + height * t, wide, lerp(2.4, 3.6, t) * (height / count / 7))
  }
  return fill(bands, ink, { opacity })
}

/** A stored skyline upside down below the waterline, `depth` times as high. */
export function reflectedPrint(id: string, waterline: number, depth: number, opacity: number): Art {
  const transform = `matrix(1 0 0 ${String(-depth).replace('0.', '.')} 0 ${Math.round(waterline * (1 + depth))})`
  return group({ transform, opacity }, use(id))
}
