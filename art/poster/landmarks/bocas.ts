import { RED } from '#art/poster/palettes.ts'
import { mist } from '#art/poster/toolbox/clouds.ts'
import { forest } from '#art/poster/toolbox/forest.ts'
import { mix, tinted } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { lerp, nth, range } from '#art/poster/toolbox/numbers.ts'
import { leafyCorners, openSky } from '#art/poster/toolbox/opening.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pathData, pen } from '#art/poster/toolbox/pen.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import { kayak, panga } from '#art/poster/toolbox/small-craft.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place, stroke, use } from '#art/poster/toolbox/tags.ts'
import { lightRoad, reflectedPrint, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'
import type { Landmark } from './landmark.ts'

export const bocas: Landmark = {
  scene: {
    title: 'Houses over the water in Bocas del Toro',
    best: 'day',
    draw(stage) {
      const { height, span, unit, chance, inks, sunward, xAt } = stage
      const shore = height * chance.between(0.54, 0.58)
      const sun = stage.hang({
        x: xAt(chance.between(0.34, 0.48)),
        y: shore - span * chance.between(0.2, 0.28),
        r: span * 0.15,
      })
      const print = stage.define(group({}, town(stage, shore)))
      const boatX = xAt(chance.between(0.14, 0.28))
      const boatY = lerp(shore, height, 0.46)
      return [
        openSky(stage, shore, sun),
        mainland(stage, shore),
        sea(stage, shore),
        mist(stage, shore, span * 0.04, { opacity: 0.5 }),
        reflectedPrint(print, shore + span * 0.028, 0.6, 0.4),
        lightRoad(stage, sun.x, shore + 6, height * 0.95, { far: span * 0.08, near: span * 0.24 }),
        ripples(stage, shore + span * 0.05, height, { count: 30, opacity: 0.5, big: 80 }),
        use(print),
        starfish(stage, shore),
        reflection(stage, boatX, boatY + 6 * unit, span * 0.22, span * 0.05, inks.key, {
          count: 4,
          opacity: 0.4,
        }),
        panga(stage, boatX, boatY, unit * 1.3, -sunward, RED),
        kayak(stage, xAt(-0.22), lerp(shore, height, 0.66), unit * 1.3, sunward, inks.lamp),
        leafyCorners(stage, { near: 1.9, far: 1.5 }),
        birds(stage, xAt(0), height * 0.2, 5, 8 * unit + 2, inks.key, span * 0.14),
      ]
    },
  },
  setting: {
    hours: ['day', 'dusk', 'dawn', 'golden', 'monsoon'],
    countries: ['panama'],
    habitats: ['island', 'city', 'mangrove'],
    subjects: ['bocas', 'bastimentos', 'stilt', 'caribbean', 'colón island'],
  },
}

function mainland(stage: Stage, shore: number): Art {
  const { span, inks } = stage
  const far = rollingSkyline(stage, shore - span * 0.2, span * 0.08, { scale: 0.006 })
  const near = rollingSkyline(stage, shore - span * 0.06, span * 0.03, { scale: 0.008 })
  return [
    hill(
      stage,
      far,
      stage.gradient([inks.land[0], mix(inks.land[0], inks.mist, 0.6)], 0, shore - span * 0.26, 0, shore),
      shore + 2,
    ),
    hill(stage, near, mix(inks.land[1], inks.leaf[1], 0.25), shore + 2),
  ]
}

const PAINTS = ['#7fc4bd', '#f2c46b', '#ef8c6b', '#9cc7e4', '#f4e3c2', '#d98aa5'] as const

/** The row of wooden houses on posts, palms and forest behind them. */
function town(stage: Stage, shore: number): Art {
  const { width, span, unit, chance, inks, sunward, xAt } = stage
  const { leaf } = inks
  const crownId = palmCrown(stage)
  const end = xAt(0.24)
  const side = -sunward
  const bounds = sunward > 0 ? { from: -30, to: end } : { from: end, to: width + 30 }
  const first = chance.whole(0, 5)
  const count = Math.ceil((sunward > 0 ? end : width - end) / (span * 0.19)) + 1
  return [
    range(count, i =>
      palm(
        crownId,
        end + side * span * (0.02 + i * 0.19) + chance.between(-0.03, 0.03) * span,
        shore,
        span * chance.between(0.24, 0.36),
        { lean: chance.between(-0.16, 0.16), ink: leaf[3], scale: unit * 0.62 },
      ),
    ),
    forest(stage, {
      ...bounds,
      y: x => shore - span * (0.05 + 0.012 * Math.sin(x / 34)),
      size: 20 * unit,
      ink: leaf[2],
      lit: leaf[1],
      base: shore + 2,
    }),
    range(count, i =>
      house(
        stage,
        end + side * span * (0.06 + i * 0.19),
        shore + span * 0.028,
        unit * chance.between(1.05, 1.25),
        first + i,
      ),
    ),
  ]
}

/** A house of boards on posts, one or two floors, with a veranda over the water and a tin roof; 100 wide. */
function house(stage: Stage, x: number, y: number, scale: number, number: number): Art {
  const { inks, chance, lampsLit, light } = stage
  const tall = number % 3 !== 1
  const wall = tinted(stage, nth(PAINTS, number % PAINTS.length), 1.1)
  const white = mix(inks.paper, wall, 0.1)
  const wood = mix(inks.rock[2], inks.key, 0.5)
  const tin =
    number % 2 ? mix(tinted(stage, '#b5533a'), inks.rock[2], 0.2) : mix(inks.town[0], inks.paper, 0.3)
  const glass = lampsLit && number % 4 ? inks.lamp : mix(inks.town[3], inks.key, 0.2)
  const eave = tall ? -86 : -56
  const panes = (up: number) => [-34, -8, 18].map(at => `M${at} ${up}V${up - 16}h13V${up}Z`).join('')
  return group(
    { transform: place(x, y, scale, chance.sign()) },
    stroke('M-44 6V-24M-22 6V-24M0 6V-24M22 6V-24M44 6V-24', wood, 3.4),
    fill(`M-42-24V${eave}H42V-24Z`, wall),
    stroke(
      range(tall ? 9 : 5, i => pathData`M-42 ${-30 - i * 6.4}H42`).join(''),
      mix(wall, inks.key, 0.2),
      0.8,
      {
        opacity: 0.7,
      },
    ),
    fill(light > 0 ? `M-42-24V${eave}H-24V-24Z` : `M24-24V${eave}H42V-24Z`, inks.land[3], { opacity: 0.3 }),
    fill(panes(-30) + (tall ? panes(-62) : ''), glass),
    stroke(panes(-30) + (tall ? panes(-62) : ''), white, 1.8),
    tall && [
      fill('M-52-54H52V-50H-52Z', white),
      stroke(
        'M-50-54V-64M-38-54V-64M-26-54V-64M-14-54V-64M-2-54V-64M10-54V-64M22-54V-64M34-54V-64M48-54V-64M-50-64H50',
        white,
        1.2,
      ),
    ],
    fill(`M-56 ${eave}L-30 ${eave - 28}H30L56 ${eave}Z`, tin),
    fill(
      light > 0
        ? `M-56 ${eave}L-30 ${eave - 28}H-14L-30 ${eave}Z`
        : `M56 ${eave}L30 ${eave - 28}H14L30 ${eave}Z`,
      mix(tin, inks.key, 0.25),
    ),
    fill('M-58-25H58V-20H-58Z', mix(wood, inks.rock[1], 0.35)),
    stroke('M-54-22V6M54-22V6M-50-25V-52M50-25V-52', white, 1.8),
  )
}

/** Starfish through the clear shallows. */
function starfish(stage: Stage, shore: number): Art {
  const { height, span, chance, xAt } = stage
  const stars = pen()
  for (let i = 0; i < 7; i++) {
    const [x, y] = [xAt(chance.between(-0.34, 0.56)), lerp(shore, height, chance.between(0.78, 0.96))]
    const size = span * chance.between(0.014, 0.026)
    const turn = chance() * 6
    range(10, arm => {
      const [angle, out] = [turn + (arm * Math.PI) / 5, arm % 2 ? size * 0.42 : size]
      const point = [x + Math.cos(angle) * out, y + Math.sin(angle) * out * 0.5] as const
      if (arm) stars.L(...point)
      else stars.M(...point)
    })
    stars.Z()
  }
  return fill(stars, tinted(stage, '#f08a3c'), { opacity: 0.8 })
}
