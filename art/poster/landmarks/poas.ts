import { BLUE } from '#art/poster/palettes.ts'
import { mistTongue } from '#art/poster/toolbox/clouds.ts'
import { craterLake } from '#art/poster/toolbox/crater-lake.ts'
import { mix, tinted } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { leafyCorners, openSky } from '#art/poster/toolbox/opening.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import type { Landmark } from './landmark.ts'

export const poas: Landmark = {
  scene: {
    title: 'The crater of Poás',
    best: 'day',
    draw(stage) {
      const { height, span, chance, inks, xAt } = stage
      const rim = height * chance.between(0.34, 0.38)
      const sun = stage.hang({ x: xAt(chance.between(0.3, 0.44)), y: rim - span * 0.12, r: span * 0.15 })
      const lake = {
        x: xAt(chance.between(-0.06, 0.08)),
        rim,
        y: lerp(rim, height * 0.9, 0.6),
        half: span * 0.4,
        deep: span * 0.085,
      }
      const { land, rock } = inks
      return [
        openSky(stage, rim, sun),
        ridges(stage, rim),
        craterLake(stage, lake, {
          wall: mix(rock[1], land[2], 0.3),
          shade: mix(rock[2], land[3], 0.4),
          lit: mix(rock[0], inks.paper, 0.2),
          water: [tinted(stage, '#7fd6cf', 1.1), tinted(stage, '#3fa6b4', 1.1)],
          strata: 4,
        }),
        fumarole(stage, lake.x - span * 0.26 * stage.sunward, lake.y - span * 0.04),
        mistTongue(stage, rim + span * 0.02, span * 0.03, { opacity: 0.35 }),
        lookout(stage),
        leafyCorners(stage, { near: 2, far: 1.7 }),
      ]
    },
  },
  setting: {
    hours: ['day', 'dawn', 'monsoon', 'golden'],
    countries: ['costa-rica'],
    habitats: ['volcano', 'mountain', 'cloud-forest'],
    subjects: ['poás', 'poas', 'irazú', 'irazu', 'crater'],
  },
}

function ridges(stage: Stage, rim: number): Art {
  const { span, inks } = stage
  const far = rollingSkyline(stage, rim - span * 0.13, span * 0.05, { scale: 0.006 })
  return hill(
    stage,
    far,
    stage.gradient([inks.land[0], mix(inks.land[0], inks.mist, 0.6)], 0, rim - span * 0.2, 0, rim),
    rim + span * 0.1,
  )
}

/** White steam that leans with the wind and thins out. */
function fumarole({ span, chance, inks, sunward }: Stage, x: number, y: number): Art {
  const [steam, shade] = [pen(), pen()]
  range(13, (_, t) => {
    const radius = span * lerp(0.014, 0.085, t) * chance.between(0.85, 1.15)
    const puffX = x - sunward * span * (0.3 * t ** 1.4 + chance.between(-0.015, 0.015))
    const puffY = y - span * 0.48 * t
    steam.dot(puffX, puffY, radius, radius * 0.86)
    shade.dot(puffX - sunward * radius * 0.3, puffY + radius * 0.3, radius * 0.6, radius * 0.46)
  })
  return [
    fill(steam, mix(inks.paper, inks.sky[1], 0.1), { opacity: 0.92 }),
    fill(shade, mix(inks.mist, inks.land[1], 0.3), { opacity: 0.7 }),
  ]
}

/** The near rim with its railing, and two who lean on it. */
function lookout(stage: Stage): Art {
  const { width, height, span, unit, chance, inks, sunward, xAt } = stage
  const start = chance() * 9
  const ground = (x: number) =>
    height * 0.93 -
    span * 0.1 * (Math.abs(x - width / 2) / width) ** 1.6 * 2 +
    Math.sin(x / 90 + start) * span * 0.008
  const skyline = range(18, (_, t): Point => [lerp(-30, width + 30, t), ground(lerp(-30, width + 30, t))])
  const rail = pen()
  for (let x = -10; x < width + 20; x += span * 0.075) rail.M(x, ground(x) + 3).V(ground(x) - span * 0.07)
  for (const up of [0.036, 0.068]) rail.line(skyline.map(([x, y]): Point => [x, y - span * up]))
  const [first, second] = [xAt(-0.24), xAt(-0.16)]
  return [
    hill(stage, skyline, mix(inks.leaf[3], inks.key, 0.3)),
    traveller(stage, first, ground(first) + 3, unit * 2.9, { kind: 'hat', coat: BLUE, flip: sunward }),
    traveller(stage, second, ground(second) + 3, unit * 2.8, { kind: 'pack', flip: sunward }),
    stroke(rail, mix(inks.rock[2], inks.key, 0.5), 2.6 * unit),
  ]
}
