import { mistTongue } from '#art/poster/toolbox/clouds.ts'
import { giantGroundsel, giantLobelia, groundselHead, tussock } from '#art/poster/toolbox/giant-groundsel.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { crag, hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { massif } from '#art/poster/toolbox/massif.ts'
import { leftToRight, lerp, plot, range } from '#art/poster/toolbox/numbers.ts'
import { flockAt, openSky } from '#art/poster/toolbox/open-sky.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, place, use } from '#art/poster/toolbox/tags.ts'
import type { Landmark } from './landmark.ts'

export const mountkenya: Landmark = {
  scene: { title: 'Batian and Nelion above the valley of groundsels', best: 'dawn', draw },
  setting: {
    hours: ['dawn', 'day', 'golden', 'dusk'],
    countries: ['kenya'],
    habitats: ['mountain', 'highland'],
    subjects: ['mount kenya', 'lenana', 'batian', 'groundsel', 'hiking', 'trek'],
  },
}

function draw(stage: Stage): Art {
  const { height, span, chance } = stage
  const floor = height * chance.between(0.62, 0.67)
  const { art } = openSky(stage, { horizon: floor, across: [0.34, 0.48], up: [0.32, 0.38], r: 0.14 })
  return [
    art,
    peaks(stage, floor),
    mistTongue(stage, floor - span * 0.03, span * 0.06, { opacity: 0.85 }),
    valley(stage, floor),
    growth(stage),
    flockAt(stage, 0.16, 0.2),
  ]
}

/** Batian and Nelion parted by the Gate of Mists, Lenana beside them: across and up, in spans. */
const RIDGE = [
  ...[-2.6, 0.06, -1.9, 0.14, -1.4, 0.05, -0.95, 0.16, -0.7, 0.1, -0.44, 0.2, -0.32, 0.16, -0.19, 0.34],
  ...[-0.15, 0.31, -0.055, 0.56, -0.012, 0.47, 0.034, 0.53, 0.1, 0.34, 0.13, 0.33, 0.22, 0.39, 0.36, 0.2],
  ...[0.48, 0.23, 0.74, 0.1, 0.98, 0.17, 1.4, 0.05, 1.9, 0.12, 2.6, 0.04],
]

function peaks(stage: Stage, floor: number): Art {
  const { span, chance, inks, xAt } = stage
  const { land, rock, snow } = inks
  const grow = chance.between(0.92, 1.06)
  const spine = leftToRight(plot(RIDGE, xAt, up => floor - span * up * grow))
  return massif(stage, {
    spine,
    base: floor + span * 0.03,
    ink: mix(land[1], rock[1], 0.4),
    shade: mix(land[2], rock[2], 0.45),
    lit: mix(land[1], snow[1], 0.4),
    snow,
    snowline: 0.2,
    spurs: 4,
    fade: 0.5,
    step: 13,
    rough: 0.15,
    lean: 0.05,
  })
}

/** Moraines that close in, the floor of the valley with its stream, and two who walk up it. */
function valley(stage: Stage, floor: number): Art {
  const { height, span, unit, inks, sunward, xAt } = stage
  const { land, leaf, sand } = inks
  const ground = mix(mix(leaf[1], sand[1], 0.35), land[3], 0.2)
  const faded = (ink: string, top: number) =>
    stage.gradient([mix(ink, inks.mist, 0.35), ink], 0, top, 0, top + span * 0.2)
  const far = rollingSkyline(stage, floor - span * 0.05, span * 0.05, { scale: 0.012 })
  const near = rollingSkyline(stage, floor + span * 0.03, span * 0.02, { scale: 0.012 })
  const down = (t: number) => lerp(floor + span * 0.05, height * 1.02, t)
  const stream = pen()
    .M(xAt(0.16), down(0))
    .Q(xAt(0.26), down(0.2), xAt(0.12), down(0.34))
    .Q(xAt(0), down(0.52), xAt(0.22), down(0.72))
    .Q(xAt(0.36), down(0.86), xAt(0.3), down(1))
    .L(xAt(0.44), down(1))
    .Q(xAt(0.48), down(0.84), xAt(0.29), down(0.68))
    .Q(xAt(0.09), down(0.5), xAt(0.17), down(0.34))
    .Q(xAt(0.29), down(0.18), xAt(0.17), down(0))
    .Z()
  return [
    crag(stage, far, faded(mix(land[2], rockOf(stage), 0.3), floor - span * 0.08)),
    hill(stage, near, faded(ground, floor)),
    fill(stream, stage.gradient([inks.water[0], inks.water[1]], 0, floor, 0, height)),
    farWood(stage, floor),
    scattered(stage, floor),
    traveller(stage, xAt(0.44), height * 0.84, unit * 1.5, { flip: -sunward }),
    traveller(stage, xAt(0.5), height * 0.85, unit * 1.5, { coat: inks.lamp, flip: -sunward }),
  ]
}

/** Tussocks and boulders over the valley floor, larger toward us. */
function scattered(stage: Stage, floor: number): Art {
  const { width, height, span, unit, chance, inks, light } = stage
  const tuft = tussock(stage, mix(inks.leaf[2], inks.land[4], 0.4), mix(inks.leaf[1], inks.sand[1], 0.4))
  const [stones, shade] = [pen(), pen()]
  for (let i = 0; i < 14; i++) {
    const t = chance()
    const [x, y, r] = [width * chance(), lerp(floor + span * 0.08, height * 0.92, t), unit * lerp(5, 16, t)]
    stones
      .M(x - r, y)
      .Q(x - r * 0.8, y - r, x, y - r)
      .Q(x + r * 0.9, y - r * 0.8, x + r, y)
      .Z()
    shade
      .M(x, y)
      .Q(x - light * r * 0.2, y - r * 0.6, x, y - r)
      .Q(x - light * r, y - r * 0.8, x - light * r, y)
      .Z()
  }
  return [
    range(34, () => {
      const t = chance() ** 0.8
      const at = [width * chance(), lerp(floor + span * 0.07, height * 0.97, t)] as const
      return use(tuft, { transform: place(...at, unit * lerp(0.35, 1.1, t)) })
    }),
    fill(stones, inks.rock[1]),
    fill(shade, inks.rock[2]),
  ]
}

function rockOf({ inks }: Stage): string {
  return inks.rock[2]
}

function farWood(stage: Stage, floor: number): Art {
  const { width, span, chance, inks } = stage
  const ink = mix(inks.land[3], inks.leaf[2], 0.4)
  const head = groundselHead(stage, { leaf: ink, lit: mix(ink, inks.leaf[0], 0.3), dead: inks.rock[2] })
  return range(Math.round((width / span) * 7), (_, t) =>
    giantGroundsel(
      stage,
      head,
      lerp(-20, width + 20, t) + chance.between(-0.05, 0.05) * span,
      floor + span * chance.between(0.05, 0.1),
      span * chance.between(0.06, 0.11),
      { stem: mix(ink, inks.rock[2], 0.3), arms: chance.whole(1, 3), flip: chance.sign() },
    ),
  )
}

function growth(stage: Stage): Art {
  const { width, height, span, unit, chance, inks, sunward, xAt } = stage
  const { key, leaf, rock } = inks
  const tones = { leaf: leaf[2], lit: mix(leaf[1], leaf[0], 0.25), dead: mix(rock[2], key, 0.25) }
  const head = groundselHead(stage, tones)
  const lobelia = giantLobelia(stage, tones)
  const tuft = tussock(stage, key, leaf[3])
  const wood = { stem: mix(rock[2], key, 0.5), shade: mix(rock[2], rock[1], 0.25) }
  const spread = range(20, (_, t) => lerp(0, width, t) + chance.between(-16, 16))
  return [
    [
      [-0.1, 0.93, 1.3],
      [0.72, 0.97, 1.8],
    ].map(([across = 0, down = 0, size = 1]) =>
      use(lobelia, { transform: place(xAt(across), height * down, unit * size) }),
    ),
    giantGroundsel(stage, head, xAt(-0.36), height, span * chance.between(0.42, 0.5), {
      ...wood,
      arms: 4,
      flip: sunward,
    }),
    spread.map(x => use(tuft, { transform: place(x, height * 1.01, unit * chance.between(1.2, 1.9)) })),
  ]
}
