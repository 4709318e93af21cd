import { mix, tinted } from './inks.ts'
import { range } from './numbers.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

/** A filled shape; what was computed is written in tenths. */
function part(path: string, ink: string): string {
  return fill(
    path.replaceAll(/\d+\.\d{2,}/g, value => String(Math.round(Number(value) * 10) / 10)),
    ink,
  )
}

/** A house of the monastery: the middle of its foot, width, height of its walls, and its roofs. */
const HOUSES = [
  [-118, 10, 46, 44, 1],
  [-66, -6, 58, 74, 2],
  [70, -34, 54, 66, 1],
  [2, -14, 72, 96, 2],
  [64, 14, 58, 52, 1],
] as const

/** A monastery of Bhutan on a ledge, 300 wide and 170 tall; the ledge is at (x, y). Its light falls from the right. */
export function cliffMonastery(stage: Stage, x: number, y: number, scale: number, flip = 1): Art {
  const { inks } = stage
  const lime = mix(inks.paper, inks.rock[0], 0.16)
  const band = tinted(stage, '#8e3a28')
  const gold = tinted(stage, '#e3a936')
  return group(
    { transform: place(x, y, scale, flip) },
    part(
      'M-156 22L-150 4L-92 -2L-40 -12L40 -24L104 -30L112 0L96 18L60 26Z',
      mix(inks.rock[1], inks.rock[2], 0.5),
    ),
    HOUSES.map(house => hall(stage, house, lime, band, gold)),
    stroke('M100-6L128 12L150 30L176 40', mix(lime, inks.rock[1], 0.3), 7),
    stroke('M100-2L128 16L150 34L176 44', mix(inks.rock[2], inks.key, 0.3), 2.4),
    part('M-150 8L-98 2L-98 14L-148 20ZM34 12L96 8L96 20L40 26Z', lime),
    part('M-150 8L-98 2V5L-150 11ZM34 12L96 8V11L34 15Z', band),
  )
}

function hall(
  { inks, lampsLit }: Stage,
  [x, foot, wide, high, roofs]: (typeof HOUSES)[number],
  lime: string,
  band: string,
  gold: string,
): Art {
  const [half, top] = [wide / 2, foot - high]
  const upper = half * 0.9
  const shade = mix(lime, inks.town[1], 0.42)
  const columns = Math.max(2, Math.round(wide / 20))
  const rows = high > 70 ? 2 : 1
  const glass = lampsLit ? inks.lamp : mix(inks.key, inks.town[3], 0.3)
  const windows = range(rows, row =>
    range(columns, column => {
      const left = x - upper + ((column + 0.5) * upper * 2) / columns - 4
      const up = top + high * (0.34 + row * 0.3)
      return [
        part(`M${left - 1.6} ${up - 1.6}h11v${13 + row * 2}h-11Z`, mix(band, inks.key, 0.35)),
        part(`M${left} ${up + 1}h8v${8 + row * 2}h-8Z`, glass),
      ]
    }),
  )
  const reach = upper + 0.6
  return [
    part(`M${x - half} ${foot}L${x - upper} ${top}H${x + upper}L${x + half} ${foot}Z`, lime),
    part(`M${x - half} ${foot}L${x - upper} ${top}H${x - upper * 0.42}L${x - half * 0.42} ${foot}Z`, shade),
    part(`M${x - reach} ${top + high * 0.08}H${x + reach}V${top + high * 0.24}H${x - reach}Z`, band),
    windows,
    range(roofs, tier => roof(inks.key, x, top - tier * 19, half * (tier ? 0.62 : 1.3), gold, band)),
    part(
      `M${x - 3} ${top - roofs * 19 + 4}L${x} ${top - roofs * 19 - 13}L${x + 3} ${top - roofs * 19 + 4}Z`,
      gold,
    ),
  ]
}

/** A broad gilded roof with lifted eaves over a dark gap. */
function roof(key: string, x: number, y: number, half: number, gold: string, band: string): Art {
  const h = Math.round(half)
  return [
    part(`M${x - h * 0.62} ${y + 1}V${y - 8}H${x + h * 0.62}V${y + 1}Z`, mix(band, key, 0.4)),
    part(
      `M${x - h} ${y - 6}Q${x - h * 0.8} ${y - 6} ${x - h * 0.5} ${y - 17}H${x + h * 0.5}Q${x + h * 0.8} ${y - 6} ${x + h} ${y - 6}L${x + h * 0.92} ${y - 2}H${x - h * 0.92}Z`,
      gold,
    ),
    part(
      `M${x - h} ${y - 6}Q${x - h * 0.8} ${y - 6} ${x - h * 0.5} ${y - 17}H${x - h * 0.2}L${x - h * 0.36} ${y - 2}H${x - h * 0.92}Z`,
      mix(gold, band, 0.4),
    ),
  ]
}
