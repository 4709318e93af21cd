import type { Landmark } from '#art/poster/landmarks/landmark.ts'
import { BLUE, RED } from '#art/poster/palettes.ts'
import { mist } from '#art/poster/toolbox/clouds.ts'
import { cone, volcanoCone } from '#art/poster/toolbox/cone.ts'
import { crown, crownGlow } from '#art/poster/toolbox/forest.ts'
import { mix, tinted } from '#art/poster/toolbox/inks.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'
import { chooseView, clearSky, cornerLeaves, woods } from '#art/poster/toolbox/view.ts'

/** Yogyakarta: the sultan's open hall over the alun-alun and its two fenced banyans, Merapi far behind. */
export const kraton: Landmark = {
  scene: {
    title: 'The kraton and the banyans of its square',
    best: 'dawn',
    draw(stage) {
      const { height, span, unit, chance, inks, sunward, xAt } = stage
      const view = chooseView(stage, { horizon: [0.62, 0.66], across: [0.34, 0.46], up: [0.24, 0.36] })
      const foot = view.horizon + span * 0.04
      const crownId = palmCrown(stage)
      return [
        clearSky(stage, view),
        merapi(stage, view.horizon),
        mist(stage, view.horizon - span * 0.04, span * 0.1, { opacity: 0.7 }),
        woods(stage, view.horizon - span * 0.035, {
          ink: mix(inks.land[2], inks.leaf[1], 0.3),
          size: 0.034,
          base: foot,
        }),
        [-0.72, -0.6, 0.44, 0.62, 1.1].map(across =>
          palm(crownId, xAt(across), foot, span * chance.between(0.22, 0.3), {
            ink: mix(inks.land[3], inks.leaf[2], 0.5),
            lean: chance.between(-0.08, 0.08),
          }),
        ),
        square(stage, foot),
        group({ transform: place(xAt(-0.1), foot + span * 0.012, unit * 1.18, stage.sunward) }, hall(stage)),
        [-0.45, 0.5].map((across, i) =>
          banyan(stage, xAt(across), foot + span * (0.075 + 0.012 * i), span * chance.between(0.115, 0.13)),
        ),
        traveller(stage, xAt(0.1), foot + span * 0.06, unit * 1.3, { coat: BLUE, flip: -sunward }),
        becak(stage, xAt(chance.between(-0.12, 0.02)), height * 0.9, unit * 1.7, chance.sign()),
        cornerLeaves(stage, 1.5, 1.4),
        birds(stage, xAt(0.2), height * 0.2, 5, 8 * unit + 2, inks.land[4], span * 0.12),
      ]
    },
  },
  setting: {
    hours: ['dawn', 'dusk', 'golden', 'monsoon', 'day'],
    countries: ['indonesia'],
    habitats: ['city'],
    subjects: ['kraton', 'yogyakarta', 'batik', 'sultan', 'gamelan', 'palace'],
  },
}

function merapi(stage: Stage, horizon: number): Art {
  const { span, inks, xAt } = stage
  const surface = cone({
    x: xAt(0.42),
    top: horizon - span * 0.24,
    base: horizon,
    half: span * 0.7,
    crater: span * 0.02,
    curve: 1.5,
  })
  return volcanoCone(stage, surface, { ink: inks.land[0], shade: inks.land[1] })
}

/** The great hall under its wide eaves and steep crown, and a pavilion whose four roofs meet in a point. */
function hall(stage: Stage): Art {
  const { inks, lampsLit } = stage
  const { paper, rock, key, lamp, leaf } = inks
  const tiles = tinted(stage, '#a9512f')
  const shade = mix(tiles, key, 0.3)
  const gold = mix(lamp, rock[1], 0.3)
  const deep = lampsLit ? mix(lamp, rock[1], 0.25) : mix(key, rock[2], 0.4)
  return [
    group(
      { transform: place(214, 0) },
      fill('M-42 0V-8H42V0Z', mix(paper, rock[1], 0.3)),
      fill('M-36-8V-52H36V-8Z', deep),
      stroke('M-34-8V-52M-12-8V-52M12-8V-52M34-8V-52', mix(leaf[2], paper, 0.2), 4.4),
      fill('M-50-50L-28-73L0-132L28-73L50-50Z', tiles),
      fill('M0-132L-28-73L-50-50L-30-50Z', shade),
      stroke('M-50-50H50', gold, 3),
      fill('M-3-130L0-146L3-130Z', gold),
    ),
    fill('M-168 4V-6H168V4Z', mix(paper, rock[1], 0.45)),
    fill('M-158-6V-14H158V-6Z', mix(paper, rock[1], 0.2)),
    fill('M-132-14V-64H132V-14Z', deep),
    stroke('M-130-14V-64M-92-14V-64M92-14V-64M130-14V-64', mix(leaf[2], paper, 0.2), 6),
    stroke('M-54-14V-64M-18-14V-64M18-14V-64M54-14V-64', mix(leaf[2], paper, 0.05), 7),
    stroke('M-133-58H-127M-95-58H-89M-57-58H-51M-21-58H-15M15-58H21M51-58H57M89-58H95M127-58H133', gold, 5),
    fill('M-150-62L-92-92H92L150-62Z', tiles),
    fill('M-150-62L-92-92L-104-62Z', shade),
    stroke('M-150-62H150', gold, 4),
    stroke('M-94-91H94', mix(shade, key, 0.3), 4),
    fill('M-96-90L-46-150H46L96-90Z', mix(tiles, paper, 0.1)),
    fill('M-96-90L-46-150L-62-90Z', shade),
    stroke(
      'M-30-148L-40-92M0-148V-92M30-148L40-92M-60-92L-66-64M-20-92V-64M20-92V-64M60-92L66-64',
      mix(tiles, key, 0.15),
      1.6,
    ),
    stroke('M-46-150H46', gold, 4),
    fill('M-50-148Q-58-158-52-166L-42-150ZM50-148Q58-158 52-166L42-150ZM-5-150L0-170L5-150Z', gold),
    fill('M-26-14L-30 4H30L26-14Z', mix(paper, rock[0], 0.3)),
    stroke('M-27-9H27M-28-3H28', mix(rock[1], rock[2], 0.4), 1.4),
  ]
}

/** Sand from wall to wall: the northern square. */
function square(stage: Stage, foot: number): Art {
  const { width, height, span, inks } = stage
  const { sand, rock, paper, leaf } = inks
  const ground = stage.gradient(
    [mix(sand[0], sand[1], 0.5), mix(sand[1], sand[2], 0.4), mix(sand[2], rock[2], 0.3)],
    0,
    foot,
    0,
    height,
  )
  const wall = mix(paper, rock[1], 0.15)
  return [
    fill(`M0 ${Math.round(foot - span * 0.05)}h${width}v${Math.round(span * 0.06)}H0z`, wall),
    fill(
      `M0 ${Math.round(foot - span * 0.056)}h${width}v${Math.round(span * 0.012)}H0z`,
      mix(wall, rock[2], 0.3),
    ),
    `<path fill="${ground}" d="M0 ${Math.round(foot)}h${width}V${height}H0z"/>`,
    fill(pen().lens(width * 0.5, foot + span * 0.01, width * 1.4, span * 0.014), mix(leaf[1], sand[1], 0.35)),
  ]
}

/** A banyan clipped round, in its square white fence. */
function banyan(stage: Stage, x: number, y: number, half: number): Art {
  const { chance, inks, light } = stage
  const { leaf, paper, rock, key } = inks
  const [leaves, lower, glow, rails] = [pen(), pen(), pen(), pen(2)]
  const trunk = y - half * 0.9
  crown(leaves, chance, x, trunk - half * 0.1, half * 1.06, half * 1.15, 8)
  crown(lower, chance, x, trunk + half * 0.05, half * 0.9, half * 0.5, 7)
  crownGlow(glow, x, trunk - half * 0.1, half * 1.02, half * 1.1, light, 4)
  crownGlow(glow, x + light * half * 0.2, trunk, half * 0.5, half * 0.5, light)
  for (let i = -3; i <= 3; i++) rails.M(x + i * half * 0.2, y).V(y - half * 0.34)
  return [
    fill(pen().lens(x, y, half * 2.2, half * 0.16), key, { opacity: 0.25 }),
    stroke(
      pen()
        .M(x, y)
        .V(trunk)
        .M(x - half * 0.14, y)
        .L(x - half * 0.3, trunk)
        .M(x + half * 0.14, y)
        .L(x + half * 0.32, trunk),
      mix(rock[2], key, 0.35),
      half * 0.11,
    ),
    fill(leaves, leaf[2]),
    fill(lower, mix(leaf[2], leaf[3], 0.6)),
    fill(glow, mix(leaf[1], leaf[2], 0.25)),
    stroke(rails, paper, half * 0.06),
    stroke(
      pen(2)
        .M(x - half * 0.66, y - half * 0.3)
        .H(x + half * 0.66)
        .M(x - half * 0.66, y - half * 0.1)
        .H(x + half * 0.66),
      mix(paper, rock[1], 0.2),
      half * 0.06,
    ),
  ]
}

/** A becak: the passenger rides in front under the hood, the driver pedals behind; heading right, 76 long. */
function becak({ inks }: Stage, x: number, y: number, scale: number, flip: number): Art {
  const { key, paper, rock, lamp } = inks
  const skin = mix(rock[2], key, 0.3)
  const wheel = 'a12 12 0 1 0 24 0a12 12 0 1 0-24 0'
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-40 1Q0-3 44 1Q0 5-40 1Z', key, { opacity: 0.25 }),
    stroke(`M-42-12${wheel}M14-12${wheel}`, key, 2),
    stroke('M-30-12L-26-34M-30-12H-4L-24-28M-4-12L2-34', key, 2),
    fill('M-32-36Q-26-39-20-36L-22-33H-30Z', key),
    stroke('M-22-34L-12-24L-14-12', mix(key, rock[2], 0.2), 5),
    fill('M-30-35C-32-48-28-58-20-59C-14-58-14-48-18-35Z', paper),
    stroke('M-20-54L-10-44L0-40', skin, 2.6),
    fill('M-24-64a5 5 0 1 0 10 0a5 5 0 1 0-10 0', skin),
    fill('M-32-64Q-20-76-6-63Q-20-67-32-64Z', mix(lamp, rock[1], 0.3)),
    fill('M2-10L-2-40L10-36L12-22H36L42-10Z', RED),
    fill('M12-22H36L40-14H14Z', mix(RED, key, 0.35)),
    fill('M12-22C10-32 12-40 18-41C24-40 25-32 24-22Z', BLUE),
    fill('M13-46a5 5 0 1 0 10 0a5 5 0 1 0-10 0', skin),
    stroke('M24-24L32-21', skin, 3),
    stroke('M0-38L2-60M30-22L36-56', key, 1.4),
    fill('M-4-56Q14-74 40-60L38-54Q14-62-2-52Z', mix(lamp, paper, 0.35)),
  )
}
