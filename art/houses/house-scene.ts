import { streaks } from '#art/poster/toolbox/clouds.ts'
import { foliage } from '#art/poster/toolbox/leaves.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import type { Disc, Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, group, place } from '#art/poster/toolbox/tags.ts'
import { grass } from '#art/poster/toolbox/trees.ts'
import { lightRoad } from '#art/poster/toolbox/water.ts'
import { behind, type Plot } from './backdrops.ts'
import { bushes, ground } from './grounds.ts'
import type { HouseKindDrawing } from './house-kind.ts'
import type { Land } from './lands.ts'
import { plant, TALL } from './plants.ts'
import { paintOf } from './toolbox/build.ts'

/** The house in its country, from the sky to the leaves close by. */
export function drawScene(stage: Stage, drawing: HouseKindDrawing, land: Land, high: boolean): Art {
  const { width, height, chance, unit, inks } = stage
  const { filling } = drawing
  const level = height * (drawing.horizon ?? 0.76) + chance.between(-6, 6) * unit
  const disc = discOver(stage, level, filling)
  const x = width / 2 + (filling ? 0 : 34 + chance.between(-8, 18)) * unit
  const plot: Plot = { stage, ground: level, discX: disc.x }
  const wet = drawing.ground === 'water'
  return [
    sky(stage, { horizon: level, sun: disc }),
    streaks(
      stage,
      width * chance.between(0.6, 0.8),
      height * chance.between(0.1, 0.2),
      210 * unit,
      3,
      inks.mist,
      {
        opacity: 0.85,
      },
    ),
    behind(plot, drawing.backdrop),
    !filling && birds(stage, disc.x + 120 * unit, disc.y - 40 * unit, 4, 7 * unit),
    ground(plot, drawing.ground),
    wet && lightRoad(stage, disc.x, level - 30 * unit, height, { count: 12 }),
    !filling && !wet && growth(plot, drawing, high ? land.highPlants : land.plants, x),
    group(
      { transform: place(x, level, houseScale(stage, drawing)) },
      drawing.draw({ stage, paint: paintOf(stage, land) }),
    ),
    foreground(stage, drawing, land),
  ]
}

/** Places the disc beside the roof on the lit side, always inside the frame. */
function discOver(
  { width, ratio, chance, unit }: Stage,
  level: number,
  filling: HouseKindDrawing['filling'],
): Disc {
  const x = filling
    ? width * (0.5 + chance.sign() * filling.discAside * chance.between(0.94, 1.06))
    : width * chance.between(0.15, 0.21)
  const rise = (filling?.discRise ?? (ratio < 1.1 ? 400 : 226)) * unit
  const r = (filling ? 62 : 66) * unit * chance.between(0.92, 1.1)
  const y = Math.max(r * 1.25, level - rise + chance.between(-14, 14) * unit)
  return { x: Math.max(r * 1.25, x), y, r }
}

/** Half of what a drawing that fills the picture is wide. */
const HALF_FILLING = 460

function houseScale({ width, unit }: Stage, { scale = 1, filling }: HouseKindDrawing): number {
  const usual = unit * 1.22 * scale
  return filling ? Math.max(usual, width / 2 / HALF_FILLING) : usual
}

/** The plants on both sides of the house, and along its foot. */
function growth(plot: Plot, drawing: HouseKindDrawing, [tall, low]: Land['plants'], x: number): Art {
  const { stage, ground: level } = plot
  const { width, unit } = stage
  return [
    plant(stage, tall, { x: width * 0.915, y: level - 2, height: TALL[tall] * unit, flip: -1 }),
    plant(stage, low, { x: width * 0.075, y: level + 12, height: TALL[low] * unit * 0.8, flip: 1 }),
    drawing.ground !== 'plain' && bushes(plot, x),
  ]
}

/** Grass and leaves close by. */
function foreground(stage: Stage, { ground: kind }: HouseKindDrawing, land: Land): Art {
  const { width, height, unit, inks } = stage
  const spray = (x: number, scale: number, spread: readonly [number, number], count: number) =>
    foliage(stage, x, height + 8, scale * unit, { ink: inks.key, rib: inks.leaf[3], count, spread })
  if (kind === 'street' || kind === 'court') return ''
  if (kind === 'water') return land.plants[0] === 'acacia' ? '' : spray(width, 1.1, [-170, -80], 5)
  const lawn = (x: number) => height - 22 * unit - 26 * unit * Math.abs(x / width - 0.42)
  return [
    grass(stage, -10, width + 10, lawn, 22 * unit, inks.leaf[3]),
    kind === 'plain'
      ? plant(stage, 'aloe', { x: width * 0.9, y: height - 24 * unit, height: 190 * unit, flip: 1 })
      : spray(width, 1.15, [-170, -80], 6),
    kind === 'forest' && spray(0, 1.2, [-100, -10], 6),
  ]
}
