import { lerp, type Point, range } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke, use } from './tags.ts'

interface LeafInks {
  leaf: string
  vein: string
}

/** Stores a spray of broad, pointed forest leaves that grows up from (0, 0), 70 tall. Gives its id. */
export function leafSpray(stage: Stage, { leaf, vein }: LeafInks): string {
  const [blades, veins] = [pen(), pen()]
  for (const [foot, degrees, long] of SPRAY) broadLeaf(blades, veins, [0, -foot], degrees, long)
  return stage.define(
    group({}, stroke('M0 6Q-3-30 1-52', vein, 2.2), fill(blades, leaf), stroke(veins, vein, 1)),
  )
}

/** Up the stem, angle and length of each leaf. */
const SPRAY = [
  [4, -160, 34],
  [8, -24, 36],
  [22, -142, 34],
  [26, -42, 34],
  [40, -122, 30],
  [42, -64, 30],
  [52, -90, 26],
] as const

function broadLeaf(blades: Pen, veins: Pen, [x, y]: Point, degrees: number, long: number): void {
  const angle = (degrees * Math.PI) / 180
  const at = (along: number, off: number): Point => {
    const droop = along * along * long * 0.16
    return [
      x + (Math.cos(angle) * along - Math.sin(angle) * off) * long,
      y + (Math.sin(angle) * along + Math.cos(angle) * off) * long + droop,
    ]
  }
  blades
    .M(...at(0.04, 0))
    .Q(...at(0.12, -0.42), ...at(0.56, -0.27))
    .Q(...at(0.84, -0.16), ...at(1.06, 0))
    .Q(...at(0.84, 0.16), ...at(0.56, 0.27))
    .Q(...at(0.12, 0.42), ...at(0.04, 0))
  veins.M(...at(0.1, 0)).L(...at(0.94, 0))
}

/** A thicket of stored sprays along a line, `from` to `to`. */
export function thicket(
  { chance }: Stage,
  spray: string,
  {
    from,
    to,
    y,
    scale,
    gap = 34,
  }: { from: number; to: number; y: (x: number) => number; scale: number; gap?: number },
): Art {
  const count = Math.max(2, Math.round(Math.abs(to - from) / (gap * scale)))
  return range(count, (_, t) => {
    const x = lerp(from, to, t) + chance.between(-0.4, 0.4) * gap * scale
    const lean = chance.between(-24, 24)
    return use(spray, { transform: place(x, y(x), scale * chance.between(0.75, 1.15), chance.sign(), lean) })
  })
}
