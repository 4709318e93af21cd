import { range } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { type Art, fill, tag } from '#art/poster/toolbox/tags.ts'
import { type Bench, FIELD } from './bench.ts'
import { dot, type LeafCut, leaf, shape, units } from './marks.ts'
import { GRAIN } from './outline.ts'
import { type Points, read, type Vertex } from './points.ts'

/** One flat ink over the whole plate: the sky, or the water a swimmer is seen in. */
export function field(bench: Bench, ink: string): string {
  return flat(bench, 0, ink)
}

/** A level plane from `top` to the foot of the plate. */
export function flat({ left, width }: Bench, top: number, ink: string): string {
  return fill(`M${units(left)} ${units(top)}h${units(width)}v${units(FIELD - top)}h${-units(width)}z`, ink)
}

interface Disc {
  x: number
  y: number
  r: number
  /** The sun or moon of the hour, unless the animal itself is red. */
  ink?: string
  halo?: boolean
}

/** The one disc of a plate, large and overlapping the animal. */
export function disc({ inks, dim }: Bench, { x, y, r, ink = inks.disc, halo = true }: Disc): Art {
  const glow = { cx: units(x), cy: units(y), r: units(r * 1.32), fill: inks.halo, opacity: dim ? 0.2 : 0.4 }
  return [halo && tag('circle', glow), dot(x, y, r, ink)]
}

/** Farther out than the widest plate. */
const BEYOND = 700

/** A plane of land whose upper edge passes through the points, down to the foot of the plate. */
export function land(ridge: Points, ink: string): string {
  const points = read(ridge)
  const [start, end] = [points[0], points.at(-1)]
  if (!start || !end) return ''
  const corner = (x: number, y: number): Vertex => ({ x, y, corner: true, size: undefined })
  const [west, east, foot] = [-BEYOND, FIELD + BEYOND, FIELD + 4]
  return shape(
    [corner(west, start.y), ...points, corner(east, end.y), corner(east, foot), corner(west, foot)],
    ink,
  )
}

/** A leaf that reaches in from beyond the side it is nearer to, however wide the plate is. */
export function sideLeaf(bench: Bench, x: number, y: number, cut: LeafCut, lit: string, shade?: string): Art {
  const outward = x < FIELD / 2 ? bench.left : -bench.left
  return leaf(x + outward, y, cut, lit, shade)
}

interface Grass {
  from: number
  to: number
  /** y of the roots. */
  y: number
  height: number
  blades: number
}

/** Blades of many heights; from end to end of the widest plate they run from -160 to 560. */
export function grass({ chance }: Bench, { from, to, y, height, blades }: Grass, ink: string): string {
  const tuft = pen()
  range(blades, i => {
    const x = from + ((to - from) * (i + chance() * 0.8)) / blades
    const tall = height * chance.between(0.45, 1)
    const lean = chance.between(-0.45, 0.45) * tall
    const half = 2 + height * 0.035
    tuft
      .M((x - half) * GRAIN, (y + 3) * GRAIN)
      .Q(
        (x - half * 0.5 + lean * 0.2) * GRAIN,
        (y + 3 - tall * 0.6) * GRAIN,
        (x + lean) * GRAIN,
        (y + 3 - tall) * GRAIN,
      )
      .Q(
        (x + half * 0.4 + lean * 0.4) * GRAIN,
        (y + 3 - tall * 0.5) * GRAIN,
        (x + half) * GRAIN,
        (y + 3) * GRAIN,
      )
      .Z()
  })
  return fill(tuft, ink)
}
