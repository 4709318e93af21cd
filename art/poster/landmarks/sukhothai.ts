import type { Landmark } from '#art/poster/landmarks/landmark.ts'
import { mist } from '#art/poster/toolbox/clouds.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { lotusPads } from '#art/poster/toolbox/lotus-pads.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { monk } from '#art/poster/toolbox/people.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Half, twoToned } from '#art/poster/toolbox/symmetric.ts'
import { type Art, fill, group, place, stroke, use } from '#art/poster/toolbox/tags.ts'
import { chooseView, clearSky, cornerLeaves, woods } from '#art/poster/toolbox/view.ts'
import { lightRoad, reflectedPrint, ripples, sea } from '#art/poster/toolbox/water.ts'

/** Sukhothai: the seated Buddha of Wat Mahathat between columns, and its lotus-bud chedi, over the pond. */
export const sukhothai: Landmark = {
  scene: {
    title: 'The seated Buddha of Sukhothai',
    best: 'dawn',
    draw(stage) {
      const { width, height, span, unit, chance, inks, sunward, xAt } = stage
      const view = chooseView(stage, { horizon: [0.6, 0.66], across: [0.28, 0.44], up: [0.14, 0.26] })
      const { horizon, sun } = view
      const bank = horizon + span * 0.05
      const temple = stage.define(group({}, temples(stage, bank - span * 0.012)))
      const crownId = palmCrown(stage)
      return [
        clearSky(stage, view),
        woods(stage, horizon - span * 0.07, { ink: inks.land[0], rise: 0.05, base: horizon + 4 }),
        range(4, i =>
          palm(crownId, xAt(0.36 + i * 0.2), horizon, span * chance.between(0.2, 0.3), {
            ink: inks.land[2],
            lean: chance.between(-0.05, 0.06),
          }),
        ),
        woods(stage, horizon - span * 0.01, {
          ink: mix(inks.land[2], inks.leaf[1], 0.3),
          size: 0.03,
          base: horizon + 4,
        }),
        mist(stage, horizon, span * 0.1, { opacity: 0.75 }),
        fill(
          `M0 ${Math.round(horizon)}h${width}V${Math.round(bank)}H0z`,
          mix(inks.leaf[1], inks.sand[1], 0.3),
        ),
        sea(stage, bank),
        lightRoad(stage, sun.x, bank + 4, height * 0.95, { far: span * 0.1, near: span * 0.26 }),
        reflectedPrint(temple, bank, 0.62, 0.34),
        ripples(stage, bank + 8, height * 0.94, { count: 26, big: 80 }),
        use(temple),
        range(3, i => monk(stage, xAt(0.4 + i * 0.05), bank - 3, unit * 1.05, -sunward, i === 1)),
        lotusPads(stage, xAt(-0.4), height * 0.92, 24),
        lotusPads(stage, xAt(0.6), height * 0.95, 16),
        cornerLeaves(stage, 1.5, 1.4),
        birds(stage, xAt(0.2), height * 0.2, 4, 8 * unit + 2, inks.land[4], span * 0.12),
      ]
    },
  },
  setting: {
    hours: ['dawn', 'golden', 'dusk', 'monsoon'],
    countries: ['thailand'],
    habitats: ['city', 'farmland', 'wetland'],
    subjects: ['sukhothai', 'si satchanalai', 'seated buddha', 'historical park'],
  },
}

/** The lotus-bud chedi: stepped, slender, closed like a bud. */
const BUD_CHEDI: Half = [
  ...[62, 0, 62, -18, 54, -18, 54, -44, 44, -44, 44, -62, 36, -66, 36, -104, 28, -108, 25, -132, 21, -142],
  ...[20, -152, 23, -166, 20, -182, 11, -198, 5, -210, 2, -240],
]
const SMALL_CHEDI: Half = [30, 0, 30, -16, 24, -18, 22, -50, 16, -56, 15, -72, 8, -84, 3, -92, 1, -116]

function temples(stage: Stage, foot: number): Art {
  const { unit, inks, xAt } = stage
  const { rock, key } = inks
  const [lit, shade] = [mix(rock[0], rock[1], 0.35), mix(rock[1], rock[2], 0.65)]
  const line = mix(shade, key, 0.3)
  return [
    group(
      { transform: place(xAt(-0.39), foot, unit * 1.3) },
      [-78, 74].map(x => twoToned(stage, SMALL_CHEDI, mix(lit, shade, 0.3), mix(shade, key, 0.1), x)),
      twoToned(stage, BUD_CHEDI, lit, shade),
      stroke('M-54-18H54M-54-31H54M-44-44H44M-36-66H36M-36-85H36M-28-108H28M-26-120H26M-7-206H7', line, 1.8),
      fill('M-9-66V-92Q-9-101 0-103Q9-101 9-92V-66Z', line),
    ),
    columns(stage, foot),
    group({ transform: place(xAt(0.02), foot, unit * 1.5) }, seatedBuddha(stage)),
  ]
}

function columns({ unit, inks, xAt, light }: Stage, foot: number): Art {
  const { rock, key } = inks
  return [-0.22, -0.165, 0.215, 0.275].map((across, i) =>
    group(
      { transform: place(xAt(across), foot, unit * 1.25) },
      fill('M-12 0V-8H-9V-152H-12V-160H12V-152H9V-8H12V0Z', mix(rock[1], rock[0], i % 2 ? 0.35 : 0.5)),
      fill(
        light > 0 ? 'M0 0V-160H-12V-152H-9V-8H-12V0Z' : 'M0 0V-160H12V-152H9V-8H12V0Z',
        mix(rock[2], key, 0.12),
      ),
    ),
  )
}

/** Plaster shoulders, folded legs, one hand over the knee; the flame on the crown is Sukhothai's. */
function seatedBuddha(stage: Stage): Art {
  const { inks, light } = stage
  const { rock, key, lamp, paper } = inks
  const [lit, shade] = [mix(paper, rock[1], 0.25), mix(rock[1], rock[2], 0.45)]
  const dark = mix(shade, key, 0.35)
  const body =
    'M-58-34C-54-48-36-54-30-60C-34-82-38-96-30-106C-22-112-10-112-8-118C-16-126-16-142-8-150C-5-154-4-158 0-166C4-158 5-154 8-150C16-142 16-126 8-118C10-112 22-112 30-106C38-96 34-82 30-60C36-54 54-48 58-34Z'
  const half =
    'M0-34V-166C4-158 5-154 8-150C16-142 16-126 8-118C10-112 22-112 30-106C38-96 34-82 30-60C36-54 54-48 58-34Z'
  return [
    fill('M-80 0V-12H-72V-22H-64V-34H64V-22H72V-12H80V0Z', mix(rock[1], rock[2], 0.25)),
    stroke('M-72-12H72M-64-22H64', dark, 1.8),
    fill(body, lit),
    fill(half, shade, light > 0 ? { transform: 'scale(-1 1)' } : {}),
    stroke('M-30-104C-30-84-20-60-6-50M29-100C34-78 30-62 16-48L4-46', dark, 2),
    stroke('M-54-38C-30-48 0-50 30-40M54-38C40-46 22-48 6-46', dark, 2),
    stroke('M-24-110Q4-92 20-58', mix(lamp, rock[1], 0.35), 4),
    stroke('M-8-136Q-5-133-2-136M2-136Q5-133 8-136M-3-125Q0-123 3-125', key, 1.5),
    fill('M-4-156L0-176L4-156Z', mix(lamp, rock[1], 0.2)),
  ]
}
