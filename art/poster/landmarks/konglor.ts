import type { Landmark } from '#art/poster/landmarks/landmark.ts'
import { canoe } from '#art/poster/toolbox/boats.ts'
import { caveWalls } from '#art/poster/toolbox/cave.ts'
import { mist } from '#art/poster/toolbox/clouds.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { limestoneTowers } from '#art/poster/toolbox/limestone.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { woods } from '#art/poster/toolbox/view.ts'
import { lightRoad, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'

/** Kong Lor: out of seven kilometres of dark by boat, into the light of the far mouth. */
export const konglor: Landmark = {
  scene: {
    title: 'Out of the dark at Kong Lor',
    best: 'day',
    draw(stage) {
      const { height, span, unit, chance, inks, sunward, xAt, focusX } = stage
      const floor = height * chance.between(0.6, 0.65)
      const mouth = {
        x: focusX + sunward * span * 0.1,
        floor,
        half: span * chance.between(0.36, 0.44),
        high: span * 0.5,
      }
      const sun = stage.hang({ x: mouth.x + sunward * span * 0.08, y: floor - span * 0.26, r: span * 0.11 })
      const green = mix(inks.land[2], inks.leaf[1], 0.4)
      const heading = chance.sign()
      const boat = { x: xAt(chance.between(0, 0.2)), y: floor + (height - floor) * 0.56 }
      return [
        sky(stage, { horizon: floor, sun }),
        limestoneTowers(
          stage,
          [
            [xAt(0.36), span * 0.26, span * 0.24],
            [xAt(-0.12), span * 0.3, span * 0.3],
          ],
          floor,
          {
            ink: inks.land[1],
            shade: inks.land[2],
            green,
          },
        ),
        mist(stage, floor - span * 0.04, span * 0.12, { opacity: 0.75 }),
        woods(stage, floor - span * 0.02, { ink: inks.leaf[2], size: 0.04, base: floor + 6 }),
        caveWalls(stage, mouth),
        river(stage, floor),
        lightRoad(stage, sun.x, floor + 3, height * 0.96, { far: span * 0.12, near: span * 0.34, count: 16 }),
        ripples(stage, floor + 6, height * 0.96, { count: 34, big: 90, opacity: 0.5 }),
        canoe(stage, xAt(0.26), floor + span * 0.045, unit * 0.6, { flip: -heading }),
        stalagmites(stage, floor),
        headlamp(stage, boat, heading),
        reflection(stage, boat.x, boat.y + 5, span * 0.28, span * 0.05, inks.key, { count: 4, opacity: 0.5 }),
        canoe(stage, boat.x, boat.y, unit * 1.8, { flip: heading, ink: mix(inks.key, inks.rock[2], 0.2) }),
        birds(stage, mouth.x, floor - span * 0.36, 7, 5 * unit + 2, inks.land[4], span * 0.12),
      ]
    },
  },
  setting: {
    hours: ['day', 'dawn', 'monsoon', 'golden'],
    countries: ['laos'],
    habitats: ['river', 'mountain', 'rainforest'],
    subjects: ['kong lor', 'konglor', 'cave', 'limestone', 'pak ou', 'thakhek'],
  },
}

/** The river, bright below the mouth and black at the sides. */
function river(stage: Stage, floor: number): Art {
  const { width, height, span, inks, sunward, focusX, gradient } = stage
  const x = focusX + sunward * span * 0.1
  const dark = gradient(
    [
      [inks.key, 0.85],
      [inks.key, 0],
      [inks.key, 0.85],
    ],
    x - span * 0.9,
    0,
    x + span * 0.9,
    0,
  )
  return [
    sea(stage, floor, height, {
      inks: [inks.water[0], mix(inks.water[1], inks.leaf[1], 0.25), mix(inks.water[2], inks.key, 0.5)],
    }),
    `<path fill="${dark}" d="M0 ${Math.round(floor)}h${width}V${height}H0z"/>`,
  ]
}

function headlamp({ span, inks, gradient }: Stage, boat: { x: number; y: number }, heading: number): Art {
  const from = { x: boat.x + heading * span * 0.06, y: boat.y - span * 0.06 }
  const beam = pen()
    .M(from.x, from.y)
    .L(
      from.x + heading * span * 0.5,
      from.y - span * 0.15,
      from.x + heading * span * 0.52,
      from.y + span * 0.02,
    )
    .Z()
  const fading = gradient(
    [
      [inks.lamp, 0.5],
      [inks.lamp, 0],
    ],
    from.x,
    from.y,
    from.x + heading * span * 0.5,
    from.y,
  )
  return fill(beam, fading)
}

/** Stone grown up from the banks on either side. */
function stalagmites({ span, chance, inks, xAt, light }: Stage, floor: number): Art {
  const [stone, shade] = [pen(), pen()]
  range(9, i => {
    const across = i < 5 ? -0.42 - i * 0.11 : 0.56 + (i - 5) * 0.12
    const [x, high, half] = [
      xAt(across),
      span * chance.between(0.08, 0.26),
      span * chance.between(0.025, 0.045),
    ]
    const foot = floor + span * 0.06
    stone
      .M(x - half * 1.4, foot)
      .Q(x - half * 0.5, foot - high * 0.4, x, foot - high)
      .Q(x + half * 0.5, foot - high * 0.4, x + half * 1.4, foot)
      .Z()
    shade
      .M(x, foot)
      .L(x, foot - high)
      .Q(x - light * half * 0.5, foot - high * 0.4, x - light * half * 1.4, foot)
      .Z()
  })
  return [fill(stone, mix(inks.rock[2], inks.key, 0.35)), fill(shade, mix(inks.rock[2], inks.key, 0.7))]
}
