import { mix } from './inks.ts'
import { lerp } from './numbers.ts'
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
  const { width, height, span, chance, inks } = stage
  const { horizon, vanishing, bottom = height, rows = 7, flooded = 45, wide = 0.5 } = options
  const { leaf, sand } = inks
  const [water, green, ripe, sprouts] = [pen(), pen(), pen(), pen()]
  const depth = bottom - horizon
  const levelAt = (row: number) => horizon + depth * (row / rows) ** 1.7
  for (let row = 0; row < rows; row++) {
    const [top, foot] = [levelAt(row), levelAt(row + 1)]
    const dike = Math.max(1, (foot - top) * 0.1)
    const scale = (y: number) => Math.max(0.06, (y - horizon) / depth)
    const step = wide * (row < 2 ? 2 : 1)
    const reach = Math.ceil((Math.max(vanishing, width - vanishing) + 80) / (step * span * scale(foot)))
    const shift = chance()
    for (let column = -reach; column < reach; column++) {
      const at = (side: number, y: number) => vanishing + (column + shift + side) * step * span * scale(y)
      const [from, to] = [at(0, foot), at(1, foot)]
      if (to < -40 || from > width + 40) continue
      const lot = row ? chance() * 100 : 99 - chance() * 40
      const field = lot < flooded ? water : lot < flooded + (100 - flooded) * 0.62 ? green : ripe
      const [left, right] = [dike * 0.9, dike * 0.9]
      const skew = chance.between(-0.12, 0.12) * (foot - top)
      field
        .M(at(0, top) + left * 0.6, top + dike * 0.5 + skew * 0.3)
        .Q(at(0.5, top), top + dike * 0.5 + skew, at(1, top) - right * 0.6, top + dike * 0.5)
        .L(to - right, foot - dike)
        .Q(at(0.5, foot), foot - dike * 0.6, from + left, foot - dike)
        .Z()
      if (field === water || row < 3) continue
      for (let tuft = 0; tuft < 8; tuft++) {
        const high = span * lerp(0.006, 0.02, row / rows)
        const y = lerp(top, foot, chance.between(0.3, 0.9))
        const x = lerp(at(0.06, y), at(0.94, y), chance())
        sprouts
          .M(x - high * 0.5, y)
          .L(x - high * 0.7, y - high, x, y - high * 0.3, x + high * 0.5, y - high)
          .L(x + high * 0.4, y)
          .Z()
      }
    }
  }
  const dikes = stage.gradient(
    [mix(leaf[1], inks.land[1], 0.4), leaf[2], mix(leaf[2], leaf[3], 0.6)],
    0,
    horizon,
    0,
    bottom,
  )
  const shallow = stage.gradient(
    [mix(inks.sky[3], inks.water[0], 0.5), mix(inks.water[1], inks.sky[2], 0.45), inks.water[1]],
    0,
    horizon,
    0,
    bottom,
  )
  const gold = mix(leaf[0], sand[1], 0.55)
  return {
    water,
    art: [
      `<path fill="${dikes}" d="M0 ${Math.round(horizon)}h${width}v${Math.round(bottom - horizon)}H0z"/>`,
      fill(
        green,
        stage.gradient([mix(leaf[0], inks.land[1], 0.3), mix(leaf[0], leaf[1], 0.5)], 0, horizon, 0, bottom),
      ),
      fill(ripe, gold),
      fill(water, shallow),
      fill(sprouts, leaf[2]),
    ],
  }
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
