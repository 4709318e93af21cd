import type { Landmark } from '#art/poster/landmarks/landmark.ts'
import { canoe } from '#art/poster/toolbox/boats.ts'
import { mist, mistTongue } from '#art/poster/toolbox/clouds.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { limestoneTowers } from '#art/poster/toolbox/limestone.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { anyStiltHouse, farStiltHouse } from '#art/poster/toolbox/stilt-houses.ts'
import { type Art, fill, group, stroke, use } from '#art/poster/toolbox/tags.ts'
import { chooseView, clearSky, cornerLeaves, woods } from '#art/poster/toolbox/view.ts'
import { lightRoad, reflectedPrint, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'

/** Nong Khiaw: the high bridge over the Nam Ou, and Pha Daeng with cloud round its shoulders. */
export const nongkhiaw: Landmark = {
  scene: {
    title: 'The bridge of Nong Khiaw',
    best: 'dawn',
    draw(stage) {
      const { height, span, unit, chance, inks, xAt } = stage
      const view = chooseView(stage, {
        horizon: [0.56, 0.61],
        across: [0.2, 0.34],
        up: [0.24, 0.36],
        r: 0.14,
      })
      const { horizon, sun } = view
      const bridge = stage.define(group({}, highBridge(stage, horizon)))
      const crownId = palmCrown(stage)
      const heading = chance.sign()
      const boat = { x: xAt(chance.between(0.1, 0.3)), y: horizon + (height - horizon) * 0.6 }
      return [
        clearSky(stage, view),
        limestoneTowers(
          stage,
          [
            [xAt(0.16), span * 0.5, span * 0.26],
            [xAt(0.5), span * 0.5, span * 0.3],
          ],
          horizon,
          { ink: inks.land[0], shade: inks.land[1] },
        ),
        mistTongue(stage, horizon - span * 0.12, span * 0.06, { opacity: 0.85 }),
        cliffs(stage, horizon),
        mistTongue(stage, horizon - span * 0.24, span * 0.045, { opacity: 0.7 }),
        mist(stage, horizon - span * 0.02, span * 0.12, { opacity: 0.6 }),
        woods(stage, horizon - span * 0.02, {
          ink: mix(inks.land[3], inks.leaf[2], 0.5),
          size: 0.03,
          rise: 0.02,
          base: horizon + 6,
        }),
        range(4, i =>
          farStiltHouse(stage, {
            x: xAt(-0.72 + i * 0.13),
            y: horizon + 4,
            scale: unit * 0.6,
            ...anyStiltHouse(stage, 86, 30, i),
          }),
        ),
        range(3, i =>
          palm(crownId, xAt(-0.66 + i * 0.19), horizon + 4, span * chance.between(0.16, 0.22), {
            ink: inks.leaf[3],
            lean: chance.between(-0.1, 0.1),
          }),
        ),
        sea(stage, horizon + 2, height, {
          inks: [
            inks.water[0],
            mix(inks.water[1], inks.leaf[1], 0.3),
            mix(inks.water[2], inks.leaf[2], 0.35),
          ],
        }),
        lightRoad(stage, sun.x, horizon + 5, height * 0.95, { far: span * 0.1, near: span * 0.28 }),
        reflectedPrint(bridge, horizon + span * 0.03, 0.5, 0.28),
        ripples(stage, horizon + 8, height * 0.96, { count: 32, big: 84 }),
        use(bridge),
        canoe(stage, xAt(-0.3), horizon + span * 0.1, unit * 0.7, { flip: -heading }),
        reflection(stage, boat.x, boat.y + 4, span * 0.26, span * 0.05, inks.key, { count: 4, opacity: 0.4 }),
        canoe(stage, boat.x, boat.y, unit * 1.6, { flip: heading }),
        cornerLeaves(stage, 2, 1.6),
        birds(stage, xAt(0.2), height * 0.16, 5, 8 * unit + 2, inks.land[4], span * 0.12),
      ]
    },
  },
  setting: {
    hours: ['dawn', 'golden', 'monsoon', 'day'],
    countries: ['laos'],
    habitats: ['river', 'mountain', 'highland'],
    subjects: ['nong khiaw', 'nam ou', 'muang ngoi', 'pha daeng', 'viewpoint', 'trek', 'hiking'],
  },
}

/** The two walls of the valley, wooded on top. */
function cliffs(stage: Stage, horizon: number): Art {
  const { span, inks, xAt } = stage
  const walls = [
    [xAt(0.82), span * 0.62, span * 0.46],
    [xAt(1.3), span * 0.7, span * 0.5],
    [xAt(-0.22), span * 0.4, span * 0.5],
    [xAt(-0.5), span * 0.5, span * 0.6],
    [xAt(-0.95), span * 0.66, span * 0.5],
    [xAt(-1.5), span * 0.7, span * 0.56],
  ] as const
  return limestoneTowers(stage, walls, horizon, {
    ink: mix(inks.land[2], inks.rock[1], 0.25),
    shade: inks.land[3],
    green: inks.leaf[2],
  })
}

/** The concrete bridge on its three tall piers, with people on the deck. */
function highBridge(stage: Stage, horizon: number): Art {
  const { width, span, unit, inks, xAt } = stage
  const { paper, rock } = inks
  const deck = horizon - span * 0.1
  const [lit, shade] = [mix(paper, rock[1], 0.35), mix(rock[1], rock[2], 0.5)]
  const [piers, posts] = [pen(), pen()]
  for (const across of [-0.36, 0.06, 0.48]) {
    const [x, half] = [xAt(across), unit * 11]
    piers
      .M(x - half, horizon + span * 0.03)
      .L(x - half * 0.8, deck, x + half * 0.8, deck, x + half, horizon + span * 0.03)
      .Z()
    piers
      .M(x - half * 3, deck + unit * 16)
      .L(
        x - half * 3,
        deck,
        x + half * 3,
        deck,
        x + half * 3,
        deck + unit * 16,
        x + half,
        deck + unit * 30,
        x - half,
        deck + unit * 30,
      )
      .Z()
  }
  for (let x = -5; x < width; x += unit * 20) posts.M(x, deck - unit * 6).V(deck - unit * 22)
  return [
    fill(piers, shade),
    fill(`M-9 ${Math.round(deck - unit * 8)}h${width + 18}v${Math.round(unit * 17)}h-${width + 18}z`, lit),
    fill(`M-9 ${Math.round(deck + unit * 3)}h${width + 18}v${Math.round(unit * 7)}h-${width + 18}z`, shade),
    stroke(posts, lit, 2),
    stroke(`M-9 ${Math.round(deck - unit * 22)}h${width + 18}`, lit, 2.6),
    [0.16, 0.24].map((across, i) =>
      traveller(stage, xAt(across), deck - unit * 7, unit * 1, {
        kind: i ? 'hat' : 'pack',
        coat: i ? '#82b2df' : '#FF1200',
      }),
    ),
  ]
}
