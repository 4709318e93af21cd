import type { Landmark } from '#art/poster/landmarks/landmark.ts'
import { BLUE } from '#art/poster/palettes.ts'
import { longtailBoat } from '#art/poster/toolbox/boats.ts'
import { mist, mistTongue } from '#art/poster/toolbox/clouds.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { limestoneTowers } from '#art/poster/toolbox/limestone.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place, stroke, use } from '#art/poster/toolbox/tags.ts'
import { chooseView, clearSky, cornerLeaves, woods } from '#art/poster/toolbox/view.ts'
import { lightRoad, reflectedPrint, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'

/** Khao Sok: raft houses on Cheow Lan lake, under the three sisters of limestone. */
export const cheowlan: Landmark = {
  scene: {
    title: 'Raft houses on Cheow Lan lake',
    best: 'dawn',
    draw(stage) {
      const { height, span, unit, chance, inks, xAt } = stage
      const view = chooseView(stage, { horizon: [0.56, 0.61], across: [0.32, 0.46], up: [0.16, 0.3] })
      const { horizon, sun } = view
      const jade = [
        inks.water[0],
        mix(inks.water[1], inks.leaf[1], 0.3),
        mix(inks.water[2], inks.leaf[2], 0.4),
      ]
      const rafts = stage.define(group({}, raftRow(stage, horizon)))
      const sisters = stage.define(group({}, pinnacles(stage, horizon)))
      const heading = chance.sign()
      const boat = { x: xAt(chance.between(0.14, 0.36)), y: horizon + (height - horizon) * 0.66 }
      return [
        clearSky(stage, view),
        limestoneTowers(
          stage,
          range(
            6,
            i =>
              [
                xAt(-1.1 + i * 0.42),
                span * chance.between(0.4, 0.6),
                span * chance.between(0.14, 0.28),
              ] as const,
          ),
          horizon,
          {
            ink: inks.land[0],
            shade: mix(inks.land[0], inks.land[1], 0.6),
          },
        ),
        mistTongue(stage, horizon - span * 0.06, span * 0.06, { opacity: 0.8 }),
        woods(stage, horizon - span * 0.02, {
          ink: mix(inks.land[1], inks.leaf[1], 0.3),
          size: 0.03,
          rise: 0.03,
          base: horizon + 4,
        }),
        sea(stage, horizon, height, { inks: jade }),
        mist(stage, horizon, span * 0.06, { opacity: 0.5 }),
        lightRoad(stage, sun.x, horizon + 4, height * 0.95, { far: span * 0.1, near: span * 0.3 }),
        reflectedPrint(sisters, horizon + span * 0.02, 0.5, 0.26),
        use(sisters),
        reflectedPrint(rafts, horizon + span * 0.15, 0.6, 0.26),
        ripples(stage, horizon + 8, height * 0.96, { count: 34, big: 84 }),
        use(rafts),
        reflection(stage, boat.x, boat.y, span * 0.34, span * 0.05, inks.key, { count: 4, opacity: 0.4 }),
        longtailBoat(stage, boat.x, boat.y, unit * 1.5, { flip: heading }),
        cornerLeaves(stage, 2, 1.6),
        birds(stage, xAt(0.2), height * 0.18, 3, 10 * unit + 2, inks.land[4], span * 0.1),
      ]
    },
  },
  setting: {
    hours: ['dawn', 'golden', 'monsoon', 'day', 'dusk'],
    countries: ['thailand'],
    habitats: ['lake', 'rainforest', 'river'],
    subjects: ['khao sok', 'cheow lan', 'raft', 'lake', 'gibbon', 'long-tail'],
  },
}

function pinnacles(stage: Stage, horizon: number): Art {
  const { span, chance, inks, xAt } = stage
  const near = [
    [xAt(-0.06), span * 0.15, span * chance.between(0.36, 0.44)],
    [xAt(-0.2), span * 0.19, span * chance.between(0.46, 0.54)],
    [xAt(-0.37), span * 0.2, span * chance.between(0.3, 0.4)],
    [xAt(-0.74), span * 0.5, span * 0.44],
  ] as const
  return limestoneTowers(stage, near, horizon + span * 0.02, {
    ink: mix(inks.land[3], inks.rock[1], 0.35),
    shade: inks.land[4],
    green: inks.leaf[2],
  })
}

/** Thatched huts on bamboo, joined by a plank walk, with somebody on it. */
function raftRow(stage: Stage, horizon: number): Art {
  const { span, unit, inks, xAt } = stage
  const y = horizon + span * 0.14
  const walk = pen()
    .M(xAt(-0.92), y + unit * 3)
    .L(xAt(0.12), y + unit * 3, xAt(0.12), y + unit * 11, xAt(-0.92), y + unit * 11)
    .Z()
  return [
    fill(walk, mix(inks.rock[1], inks.rock[2], 0.6)),
    range(5, i => hut(stage, xAt(-0.8 + i * 0.2), y, unit * 1.06, i)),
    traveller(stage, xAt(0.08), y + unit * 5, unit * 1.05, { kind: 'plain' }),
  ]
}

function hut({ inks, light, lampsLit }: Stage, x: number, y: number, scale: number, number: number): Art {
  const { rock, key, lamp, sand } = inks
  const [thatch, wall] = [mix(rock[1], sand[2], 0.4), mix(rock[2], key, 0.15)]
  return group(
    { transform: place(x, y, scale) },
    fill('M-52 12V2H52V12Z', mix(rock[2], key, 0.35)),
    stroke('M-52 7H52', mix(rock[1], rock[2], 0.4), 2),
    fill('M-36 2V-34H36V2Z', wall),
    stroke('M-24 2V-34M-12 2V-34M12 2V-34M24 2V-34', mix(wall, key, 0.3), 1.4),
    fill('M-10 2V-24H10V2Z', lampsLit || number === 2 ? lamp : mix(key, rock[2], 0.2)),
    fill('M-50-28L-30-62H30L50-28Q0-34-50-28Z', thatch),
    fill('M0-62H30L50-28Q24-31 0-32Z', mix(thatch, key, 0.35), light > 0 ? { transform: 'scale(-1 1)' } : {}),
    fill(number % 2 ? 'M26-20h12v12h-12z' : 'M-38-20h12v12h-12z', BLUE),
  )
}
