import type { Landmark } from '#art/poster/landmarks/landmark.ts'
import { BLUE, RED } from '#art/poster/palettes.ts'
import { longtailBoat } from '#art/poster/toolbox/boats.ts'
import { mist } from '#art/poster/toolbox/clouds.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { limestoneTowers } from '#art/poster/toolbox/limestone.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place, stroke, use } from '#art/poster/toolbox/tags.ts'
import { chooseView, clearSky, cornerLeaves } from '#art/poster/toolbox/view.ts'
import { lightRoad, reflectedPrint, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'

/** Phang Nga Bay: Ko Tapu, the nail of rock that is wider at its head than at its foot. */
export const kotapu: Landmark = {
  scene: {
    title: 'The nail of Phang Nga Bay',
    best: 'day',
    draw(stage) {
      const { height, span, unit, chance, inks, sunward, xAt } = stage
      const view = chooseView(stage, { horizon: [0.56, 0.61], across: [0.3, 0.44], up: [0.1, 0.26] })
      const { horizon, sun } = view
      const foot = horizon + span * 0.11
      const nail = stage.define(
        group({}, group({ transform: place(xAt(-0.06), foot, unit * 1.3) }, rock(stage))),
      )
      const heading = chance.sign()
      const emerald = [
        inks.water[0],
        mix(inks.water[1], inks.leaf[1], 0.28),
        mix(inks.water[2], inks.leaf[2], 0.3),
      ]
      const boat = { x: xAt(chance.between(0.22, 0.42)), y: horizon + (height - horizon) * 0.6 }
      return [
        clearSky(stage, view),
        farIslands(stage, horizon),
        mist(stage, horizon - span * 0.01, span * 0.12, { opacity: 0.75 }),
        sea(stage, horizon, height, { inks: emerald }),
        limestoneTowers(
          stage,
          [
            [xAt(-0.62), span * 0.34, span * 0.42],
            [xAt(-0.9), span * 0.4, span * 0.5],
          ],
          horizon + span * 0.05,
          {
            ink: mix(inks.land[2], inks.rock[1], 0.3),
            shade: inks.land[3],
            green: inks.leaf[2],
          },
        ),
        lightRoad(stage, sun.x, horizon + 4, height * 0.95, { far: span * 0.1, near: span * 0.3 }),
        reflectedPrint(nail, foot, 0.6, 0.28),
        ripples(stage, horizon + 8, height * 0.96, { count: 34, big: 84 }),
        use(nail),
        longtailBoat(stage, xAt(0.5), horizon + span * 0.06, unit * 0.5, { flip: -heading }),
        reflection(stage, boat.x, boat.y, span * 0.34, span * 0.05, inks.key, { count: 4, opacity: 0.4 }),
        longtailBoat(stage, boat.x, boat.y, unit * 1.6, { flip: heading }),
        kayak(stage, xAt(-0.34), height * 0.88, unit * 1.5, sunward),
        cornerLeaves(stage, 1.8, 1.3),
        birds(stage, xAt(0.1), height * 0.2, 6, 8 * unit + 2, inks.land[4], span * 0.12),
      ]
    },
  },
  setting: {
    hours: ['day', 'dawn', 'golden', 'dusk'],
    countries: ['thailand'],
    habitats: ['island', 'mangrove', 'coral-reef', 'beach'],
    subjects: ['phang nga', 'hong', 'karst', 'kayak', 'koh yao', 'islands', 'emerald cave'],
  },
}

function farIslands(stage: Stage, horizon: number): Art {
  const { span, chance, inks, xAt } = stage
  const towers = [-1.2, -0.36, -0.2, 0.14, 0.3, 0.62, 0.78, 1.1].map(
    across => [xAt(across), span * chance.between(0.14, 0.26), span * chance.between(0.08, 0.24)] as const,
  )
  return limestoneTowers(stage, towers, horizon + 1, {
    ink: inks.land[0],
    shade: mix(inks.land[0], inks.land[1], 0.6),
  })
}

/** The rock, 250 tall: undercut by the tide, swelling upward, trees on its head. */
function rock({ inks, light }: Stage): Art {
  const { rock: stone, key, leaf, paper } = inks
  const [lit, shade] = [mix(stone[0], stone[1], 0.45), mix(stone[1], stone[2], 0.7)]
  const streaks =
    'M-30-196L-26-150L-34-110M-4-214L0-160L-6-104M22-206L20-150L26-120M-16-180L-14-138M36-186L34-156'
  return [
    fill(
      'M-18 0L-22-16L-34-34L-40-62L-52-92L-56-128L-66-160L-58-196L-40-214L-8-224L26-220L54-204L66-176L60-142L52-112L46-84L32-58L28-32L17-14L18 0Z',
      lit,
    ),
    fill(
      'M4 0L2-34L12-60L4-92L16-128L6-160L18-192L10-222L26-220L54-204L66-176L60-142L52-112L46-84L32-58L28-32L17-14L18 0Z',
      shade,
      light > 0 ? { transform: 'translate(-1 0) scale(-1 1)' } : {},
    ),
    stroke(streaks, mix(stone[2], key, 0.3), 2.4, { opacity: 0.55 }),
    fill('M-22-4L-24-16L26-16L22-4Z', mix(stone[2], key, 0.5)),
    fill(
      'M-66-166Q-76-186-62-198Q-62-216-44-218Q-36-236-16-232Q2-246 18-234Q40-238 46-220Q66-216 64-198Q76-186 66-170Q56-190 44-182Q36-200 22-190Q10-206-4-194Q-18-206-30-190Q-44-196-50-178Z',
      leaf[2],
    ),
    fill('M-50-205Q-40-222-18-220Q0-232 16-222Q2-216-10-212Q-30-212-50-205Z', leaf[1]),
    fill('M-56-120q-10 8-4 22q8-4 8-16zM48-100q10 4 6 18q-8 0-10-12zM-36-56q-8 4-6 14q8 0 8-8z', leaf[2]),
    fill('M-34 3Q0-5 34 3Q0 9-34 3Z', paper, { opacity: 0.8 }),
  ]
}

/** Two paddlers in a sea kayak, 96 long. */
function kayak({ inks }: Stage, x: number, y: number, scale: number, flip: number): Art {
  const { key, lamp, paper, rock: skin } = inks
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-50-6Q-20 0 0 0Q24 0 50-8Q40 5 10 6H-20Q-42 4-50-6Z', lamp),
    fill('M-22-1Q-24-15-16-17Q-8-15-8-1Z', BLUE),
    fill('M10-1Q8-15 16-17Q24-15 24-1Z', RED),
    fill('M-20-20a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12-20a4 4 0 1 0 8 0a4 4 0 1 0-8 0', mix(skin[2], key, 0.3)),
    stroke('M-30-16L-4-4M4-18L32-2', key, 1.6),
    stroke('M-33-17L-28-15M-6-5L-1-3M1-19L6-17M30-3L35-1', paper, 3),
  )
}
