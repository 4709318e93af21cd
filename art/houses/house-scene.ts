import { streaks } from '#art/poster/toolbox/clouds.ts'
import { foliage } from '#art/poster/toolbox/leaves.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import type { Disc, Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, group, place } from '#art/poster/toolbox/tags.ts'
import { grass } from '#art/poster/toolbox/trees.ts'
import { lightRoad, ripples, sea } from '#art/poster/toolbox/water.ts'
import { behind, type Plot } from './backdrops.ts'
import { halfOf } from './buildings/body.ts'
import { court } from './buildings/court.ts'
import { neighbours } from './buildings/neighbours.ts'
import { bushes, ground } from './grounds.ts'
import type { HouseKeys, Water } from './house-keys.ts'
import type { Land, Plant } from './lands.ts'
import { FRONT, houses } from './placing.ts'
import { plant, TALL } from './plants.ts'
import { SETTING_DRAWINGS } from './settings.ts'
import { type Build, paintOf } from './toolbox/build.ts'
import { isOpen, shoreOf, waterBefore, waterBehind, watersOf } from './waters.ts'

/** The y of the ground in the picture, from 0 at the top to 1 at the foot. */
const LEVEL = { filling: 0.79, water: 0.7, land: 0.74 }

/** How far the ground of a slope rises along x. */
const RISE = 0.2

/** Waters that take the foot of the picture. */
const FLOODED: ReadonlySet<Water> = new Set(['river', 'jetty', 'canal', 'creek'])

type SettingDrawing = (typeof SETTING_DRAWINGS)[HouseKeys['setting']]

/** The house in its country, from the sky to the leaves close by. */
export function drawScene(stage: Stage, keys: HouseKeys, land: Land, high: boolean): Art {
  const { width, height, chance, unit, inks } = stage
  const drawing = SETTING_DRAWINGS[keys.setting]
  const { filling } = drawing
  const wet = drawing.ground === 'water'
  const part = filling ? LEVEL.filling : wet ? LEVEL.water : LEVEL.land
  const level = height * part + chance.between(-6, 6) * unit
  const disc = discOver(stage, level, filling)
  const x = width / 2 + (filling ? 0 : 30 + chance.between(-8, 14)) * unit
  const plot: Plot = { stage, ground: level, discX: disc.x }
  const shore = wet ? 40 : shoreOf(keys.water)
  const open = isOpen(keys.water, keys.setting) && !filling
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
    !open && behind({ ...plot, ground: level - shore * unit }, drawing.backdrop),
    !filling && birds(stage, disc.x + 120 * unit, disc.y - 40 * unit, 4, 7 * unit),
    !wet && waterBehind(plot, keys.water),
    wet ? wideWater(stage, level, keys) : ground(plot, drawing.ground, FLOODED.has(keys.water), shore === 0),
    wet && lightRoad(stage, disc.x, level - 30 * unit, height, { count: 12 }),
    !filling &&
      !wet &&
      growth(plot, high ? highland(drawing) : drawing, high ? land.highPlants : land.plants, x),
    !wet && keys.setting !== 'court' && waterBefore(plot, keys.water),
    group(
      { transform: place(x, level, houseScale(stage, Boolean(filling))) },
      built({ stage, paint: paintOf(stage, land, keys) }, keys, drawing),
    ),
    keys.setting === 'court' && [keys.water === 'none' && courtTree(plot), waterBefore(plot, keys.water)],
    foreground(stage, drawing, keys),
  ]
}

/** What grows in a court without water. */
function courtTree({ stage, ground: level }: Plot): Art {
  const { width, unit, chance } = stage
  const side = chance.sign()
  const x = width * (0.5 + side * 0.16)
  return [
    plant(stage, 'tree', {
      x,
      y: level + 44 * unit,
      height: 250 * unit * chance.between(0.9, 1.1),
      flip: side,
    }),
    plant(stage, 'banana', {
      x: width * (0.5 - side * 0.24),
      y: level + 30 * unit,
      height: 90 * unit,
      flip: 1,
    }),
  ]
}

function built(build: Build, keys: HouseKeys, { ground: kind, neighbours: beside }: SettingDrawing): Art {
  if (kind === 'court') return court(build, keys)
  const rise = kind === 'slope' || kind === 'terraces' ? RISE : 0
  return [
    beside && neighbours(build, halfOf(keys.floors, FRONT), beside === 'both'),
    houses(build, keys, rise),
  ]
}

function wideWater(stage: Stage, level: number, { water }: HouseKeys): Art {
  const top = level - 40 * stage.unit
  return [
    sea(stage, top, stage.height, { inks: watersOf(stage, water) }),
    ripples(stage, level, stage.height, { count: 30 }),
  ]
}

/** Places the disc beside the roof on the lit side, always inside the frame. */
function discOver(
  { width, ratio, chance, unit }: Stage,
  level: number,
  filling: SettingDrawing['filling'],
): Disc {
  const x = filling
    ? width * (0.5 + chance.sign() * filling.discAside * chance.between(0.94, 1.06))
    : width * chance.between(0.15, 0.21)
  const rise = (filling?.discRise ?? (ratio < 1.1 ? 400 : 236)) * unit
  const r = (filling ? 62 : 66) * unit * chance.between(0.92, 1.1)
  const y = Math.max(r * 1.25, level - rise + chance.between(-14, 14) * unit)
  return { x: Math.max(r * 1.25, x), y, r }
}

/** Half of what a drawing that fills the picture is wide. */
const HALF_FILLING = 460

function houseScale({ width, unit }: Stage, filling: boolean): number {
  const usual = unit * 1.22
  return filling ? Math.max(usual, width / 2 / HALF_FILLING) : usual
}

/** No palm grows above 1,200 m but in a garden that is known for its palms. */
function highland({ tall, low, rows, ...drawing }: SettingDrawing): SettingDrawing {
  const grows = (kind: Plant | undefined) => (kind === 'palm' && !rows ? undefined : kind)
  return { ...drawing, tall: grows(tall), low: grows(low), rows }
}

/** The plants on both sides of the house, behind it and along its foot. */
function growth(
  plot: Plot,
  drawing: SettingDrawing,
  [countryTall, countryLow]: Land['plants'],
  x: number,
): Art {
  const { stage, ground: level } = plot
  const { width, unit } = stage
  const { tall = countryTall, low = countryLow, rows } = drawing
  const at = (kind: Plant, across: number, down: number, size: number, flip: 1 | -1) =>
    plant(stage, kind, { x: width * across, y: level + down * unit, height: TALL[kind] * unit * size, flip })
  return [
    rows && range(5, i => at(rows, 0.16 + i * 0.17, -6, 0.62 + (i % 2) * 0.1, i % 2 ? 1 : -1)),
    at(tall, 0.92, -2, 1, -1),
    at(low, 0.075, 12, 0.8, 1),
    drawing.ground === 'lawn' && bushes(plot, x),
  ]
}

/** Grass and leaves close by. */
function foreground(stage: Stage, { close }: SettingDrawing, { water }: HouseKeys): Art {
  const { width, height, unit, inks } = stage
  if (close === 'none' || !close) return ''
  const spray = (x: number, scale: number, spread: readonly [number, number], count: number) =>
    foliage(stage, x, height + 8, scale * unit, { ink: inks.key, rib: inks.leaf[3], count, spread })
  const lawn = (x: number) => height - 18 * unit - 22 * unit * Math.abs(x / width - 0.42)
  return [
    !FLOODED.has(water) && grass(stage, -10, width + 10, lawn, 22 * unit, inks.leaf[3]),
    close === 'leaves' && spray(width, 1.1, [-170, -80], 6),
  ]
}
