import { mix } from './inks.ts'
import { lerp, range } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

interface PaddyOptions {
  horizon: number
  bottom?: number
  /** x the dikes run together at. */
  vanishing: number
  rows?: number
  /** How many fields in a hundred stand under water. */
  flooded?: number
  /** Width of a field at the bottom of the picture, in spans. */
  wide?: number
}

interface Paddies {
  readonly art: Art
  /** The water between the dikes, for what is mirrored in it. */
  readonly water: Pen
}

/** Level rice fields to the horizon, parted by grassy dikes; some are flooded, some green, some ripe. */
export function paddies(stage: Stage, options: PaddyOptions): Paddies {
  const { height, chance } = stage
  const { horizon, bottom = height, rows = 7, flooded = 45, wide = 0.5 } = options
  const cut: CutPaddies = { water: pen(), green: pen(), ripe: pen(), sprouts: pen() }
  const depth = bottom - horizon
  const levelAt = (row: number) => horizon + depth * (row / rows) ** 1.7
  for (let row = 0; row < rows; row++) {
    const shift = chance()
    for (const field of fieldsOf(
      stage,
      options,
      levelAt(row),
      levelAt(row + 1),
      wide * (row < 2 ? 2 : 1),
      shift,
    )) {
      const lot = row ? chance() * 100 : 99 - chance() * 40
      const kind = lot < flooded ? 'water' : lot < flooded + (100 - flooded) * 0.62 ? 'green' : 'ripe'
      cutField(cut[kind], field, chance.between(-0.12, 0.12))
      if (kind !== 'water' && row > 2) sprout(stage, cut.sprouts, field, row / rows)
    }
  }
  return { water: cut.water, art: printPaddies(stage, cut, horizon, bottom) }
}

interface CutPaddies {
  readonly water: Pen
  readonly green: Pen
  readonly ripe: Pen
  readonly sprouts: Pen
}

/** One field: `at(0, y)` is its left side at that level, `at(1, y)` its right. */
interface Field {
  readonly top: number
  readonly foot: number
  at(side: number, y: number): number
}

/** The fields of one row that the frame shows. */
function fieldsOf(
  { width, height, span }: Stage,
  { horizon, vanishing, bottom = height }: PaddyOptions,
  top: number,
  foot: number,
  wide: number,
  shift: number,
): Field[] {
  const step = (y: number) => wide * span * Math.max(0.06, (y - horizon) / (bottom - horizon))
  const reach = Math.ceil((Math.max(vanishing, width - vanishing) + 80) / step(foot))
  const row = range(reach * 2, (i): Field => {
    const at = (side: number, y: number) => vanishing + (i - reach + shift + side) * step(y)
    return { top, foot, at }
  })
  return row.filter(({ at }) => at(1, foot) > -40 && at(0, foot) < width + 40)
}

function cutField(field: Pen, { top, foot, at }: Field, tilt: number): void {
  const dike = Math.max(1, (foot - top) * 0.1)
  const skew = tilt * (foot - top)
  field
    .M(at(0, top) + dike * 0.54, top + dike * 0.5 + skew * 0.3)
    .Q(at(0.5, top), top + dike * 0.5 + skew, at(1, top) - dike * 0.54, top + dike * 0.5)
    .L(at(1, foot) - dike * 0.9, foot - dike)
    .Q(at(0.5, foot), foot - dike * 0.6, at(0, foot) + dike * 0.9, foot - dike)
    .Z()
}

function sprout({ span, chance }: Stage, sprouts: Pen, { top, foot, at }: Field, nearness: number): void {
  const high = span * lerp(0.006, 0.02, nearness)
  for (let tuft = 0; tuft < 8; tuft++) {
    const y = lerp(top, foot, chance.between(0.3, 0.9))
    const x = lerp(at(0.06, y), at(0.94, y), chance())
    sprouts
      .M(x - high * 0.5, y)
      .L(x - high * 0.7, y - high, x, y - high * 0.3, x + high * 0.5, y - high)
      .L(x + high * 0.4, y)
      .Z()
  }
}

function printPaddies(stage: Stage, cut: CutPaddies, horizon: number, bottom: number): Art {
  const { width, inks } = stage
  const { land, leaf, sand, sky, water } = inks
  const down = (...tones: string[]) => stage.gradient(tones, 0, horizon, 0, bottom)
  const dikes = down(mix(leaf[1], land[1], 0.4), leaf[2], mix(leaf[2], leaf[3], 0.6))
  return [
    `<path fill="${dikes}" d="M0 ${Math.round(horizon)}h${width}v${Math.round(bottom - horizon)}H0z"/>`,
    fill(cut.green, down(mix(leaf[0], land[1], 0.3), mix(leaf[0], leaf[1], 0.5))),
    fill(cut.ripe, mix(leaf[0], sand[1], 0.55)),
    fill(cut.water, down(mix(sky[3], water[0], 0.5), mix(water[1], sky[2], 0.45), water[1])),
    fill(cut.sprouts, leaf[2]),
  ]
}

/** A thatched shelter on stilts among the fields, 40 wide. */
export function fieldHut({ inks, unit }: Stage, x: number, y: number): Art {
  const { key, lamp, rock } = inks
  return group(
    { transform: place(x, y, unit) },
    stroke('M-14 0V-16M14 0V-16', key, 2.4),
    fill('M-15-6H15V-3H-15Z', mix(rock[2], key, 0.4)),
    fill('M-20-14L-9-30H9L20-14Z', mix(mix(lamp, rock[1], 0.5), rock[2], 0.3)),
  )
}

/** Ripe rice close by, bowed by its ears. */
export function ripeRice({ height, span, chance, inks }: Stage, x: number, high: number): Art {
  const [stalks, ears] = [pen(), pen()]
  for (let i = 0; i < 15; i++) {
    const foot = x + chance.between(-0.12, 0.12) * span
    const [lean, long] = [chance.between(-0.09, 0.09) * span, span * high * chance.between(0.7, 1.15)]
    const [tipX, tipY] = [foot + lean, height - long]
    const bow = (lean < 0 ? -1 : 1) * span * 0.04
    stalks
      .M(foot, height + 4)
      .Q(foot, tipY + long * 0.3, tipX, tipY)
      .Q(tipX + bow * 0.6, tipY - 4, tipX + bow, tipY + span * 0.035)
    ears
      .M(tipX + bow * 0.2, tipY - 2)
      .Q(tipX + bow * 1.2, tipY - 4, tipX + bow * 1.15, tipY + span * 0.055)
      .Q(tipX + bow * 0.85, tipY + span * 0.02, tipX + bow * 0.2, tipY - 2)
  }
  return [stroke(stalks, inks.key, 2), fill(ears, mix(inks.lamp, inks.leaf[3], 0.5))]
}
