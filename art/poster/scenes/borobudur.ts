import type { Scene } from '#art/poster/scene.ts'
import { bellStupa, openedStupa, storeBellStupa } from '#art/poster/toolbox/borobudur.ts'
import { smoke } from '#art/poster/toolbox/caldera.ts'
import { mist, mistTongue, streaks } from '#art/poster/toolbox/clouds.ts'
import { cone, volcanoCone } from '#art/poster/toolbox/cone.ts'
import { treeline } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { rollingSkyline } from '#art/poster/toolbox/land.ts'
import { clamp, lerp, range } from '#art/poster/toolbox/numbers.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { monk } from '#art/poster/toolbox/people.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import { nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'

export const borobudur: Scene = {
  title: 'Bell stupas before the volcano',
  best: 'dawn',
  zoom: [0.92, 1.1],
  draw(stage) {
    const { height, span, unit, chance, inks, sunward, xAt } = stage
    const horizon = height * chance.between(0.55, 0.6)
    const sunX = xAt(chance.between(0.44, 0.58))
    const sun = stage.hang({ x: sunX, y: horizon - span * chance.between(0.2, 0.32), r: span * 0.155 })
    return [
      sky(stage, { horizon, sun }),
      streaks(stage, xAt(0.1), height * 0.1, span * 0.5, 3, inks.mist, { opacity: 0.8 }),
      volcanoes(stage, horizon),
      streaks(stage, sun.x + sunward * span * 0.06, sun.y + span * 0.05, span * 0.42, 2, inks.mist, {
        opacity: 0.9,
      }),
      mist(stage, horizon - span * 0.03, span * 0.12, { opacity: 0.7 }),
      plain(stage, horizon),
      terraces(stage),
      birds(stage, xAt(0.26), height * 0.2, 5, 8 * unit + 2, inks.land[4], span * 0.12),
    ]
  },
}

/** Merapi with its smoke, and broad Merbabu beside it. */
function volcanoes(stage: Stage, horizon: number): Art {
  const { span, chance, inks, sunward, xAt } = stage
  const { land, mist: air, paper, sky: heavens } = inks
  const [x, top] = [xAt(chance.between(0.16, 0.24)), horizon - span * chance.between(0.34, 0.4)]
  const merapi = cone({ x, top, base: horizon, half: span * 0.7, crater: span * 0.024, curve: 1.8 })
  const merbabu = cone({
    x: xAt(1),
    top: horizon - span * 0.22,
    base: horizon,
    half: span * 0.8,
    crater: span * 0.08,
    curve: 1.5,
  })
  const blue = mix(land[1], land[2], 0.3)
  return [
    volcanoCone(stage, merbabu, { ink: land[0], shade: mix(land[0], land[1], 0.5), gullies: 4, fade: 0.8 }),
    smoke(stage, x, top + span * 0.006, {
      ink: mix(paper, heavens[1], 0.15),
      shade: mix(air, land[0], 0.5),
      puffs: 7,
      size: span * 0.017,
      wind: sunward > 0 ? -1 : 1,
    }),
    volcanoCone(stage, merapi, {
      ink: blue,
      shade: mix(land[2], land[1], 0.25),
      lit: mix(blue, land[2], 0.35),
      gullies: 7,
      fade: 0.75,
    }),
  ]
}

/** Belts of trees and palms, each with its own mist. */
function plain(stage: Stage, horizon: number): Art {
  const { width, height, span, unit, chance, inks } = stage
  const { land, leaf } = inks
  const crownId = palmCrown(stage)
  return range(4, (i, near) => {
    const y = horizon + span * lerp(0.01, 0.2, near)
    const skyline = rollingSkyline(stage, y, span * 0.016, { scale: 0.008 })
    const ink = mix(mix(land[1], leaf[1], 0.2), mix(land[4], leaf[3], 0.5), near * 0.85)
    const faded = stage.gradient([ink, mix(ink, inks.mist, 0.8)], 0, y - span * 0.02, 0, y + span * 0.09)
    const palms = range(Math.round((width / span) * (i ? 5 : 0)), () => {
      const scale = unit * lerp(0.14, 0.36, near) * chance.between(0.8, 1.15)
      return palm(crownId, chance() * width, y + span * 0.012, scale * 230, {
        lean: chance.between(-0.12, 0.12),
        ink,
        scale,
      })
    })
    return [
      palms,
      treeline(stage, skyline, span * lerp(0.014, 0.032, near), faded, height),
      mistTongue(stage, y + span * 0.055, span * lerp(0.03, 0.05, near), { opacity: 0.85 }),
    ]
  })
}

/** Our own round terrace, and the heads of the stupas on the one below. */
function terraces(stage: Stage): Art {
  const { width, height, span, unit, chance, inks, sunward, xAt } = stage
  const { key, land, rock, mist: air } = inks
  const stone = {
    lit: mix(rock[1], rock[2], 0.25),
    shade: mix(rock[2], land[4], 0.5),
    dark: mix(land[5], key, 0.4),
  }
  const hazy = (ink: string) => mix(ink, mix(land[2], air, 0.3), 0.45)
  const far = storeBellStupa(stage, {
    lit: hazy(stone.lit),
    shade: hazy(stone.shade),
    dark: hazy(stone.dark),
  })
  const near = storeBellStupa(stage, stone)
  const nearest = storeBellStupa(stage, {
    lit: mix(stone.shade, key, 0.35),
    shade: mix(stone.dark, key, 0.4),
    dark: key,
  })
  const edge = height * 0.84
  const opened = chance.between(0.3, 0.38)
  return [
    range(9, i =>
      bellStupa(
        stage,
        far,
        xAt(opened - 0.945 + i * 0.27),
        edge + span * (0.03 + 0.006 * Math.abs(i - 3)),
        unit * 0.92,
      ),
    ),
    floor(stage, edge, stone),
    monk(
      stage,
      clamp(xAt(opened + 0.24), span * 0.06, width - span * 0.06),
      edge + span * 0.075,
      unit * 1.75,
      -sunward,
      chance.odds(0.5),
    ),
    shadow(stage, xAt(-0.12), height * 0.955, 0.5),
    bellStupa(stage, near, xAt(-0.12), height * 0.95, unit * chance.between(2.05, 2.25)),
    shadow(stage, xAt(opened), height * 0.965, 0.36),
    openedStupa(stage, xAt(opened), height * 0.96, unit * 1.45, sunward, stone),
    bellStupa(stage, nearest, nearEdge(stage, -0.04), height * 1.05, unit * 2.9),
  ]
}

function shadow({ span, inks, sunward }: Stage, x: number, y: number, wide: number): Art {
  return fill(pen().lens(x - sunward * span * wide * 0.3, y, span * wide, span * 0.022), inks.key, {
    opacity: 0.35,
  })
}

/** Paving in courses, behind a low coping of blocks. */
function floor(
  stage: Stage,
  edge: number,
  { lit, shade, dark }: { lit: string; shade: string; dark: string },
): Art {
  const { width, height, span, chance, focusX, inks } = stage
  const curve = (x: number) => edge + ((x - focusX) / span) ** 2 * span * 0.03
  const rim = (lower: number) =>
    range(9, (_, t) => [lerp(-20, width + 20, t), curve(lerp(-20, width + 20, t)) + lower] as const)
  const slab = (lower: number) =>
    pen()
      .curve(rim(lower))
      .L(width + 20, height + 10, -20, height + 10)
      .Z()
  const joints = pen()
  for (let course = 1; course < 6; course++) {
    const y = span * (0.03 + 0.02 * course ** 1.3)
    joints.curve(rim(y))
    for (let x = chance() * 60; x < width; x += span * chance.between(0.1, 0.2)) {
      joints.M(x, curve(x) + y).L(x + (x - focusX) * 0.03, curve(x) + y + span * 0.022 * course ** 0.4)
    }
  }
  const blocks = pen()
  for (let x = 6; x < width; x += span * 0.07) blocks.M(x, curve(x) + 1).V(curve(x) + span * 0.018)
  const tones = [mix(lit, inks.sand[1], 0.25), mix(shade, dark, 0.35)]
  return [
    fill(slab(0), mix(lit, inks.rock[0], 0.35)),
    fill(slab(span * 0.02), mix(shade, dark, 0.2)),
    fill(slab(span * 0.034), stage.gradient(tones, 0, edge, 0, height)),
    stroke(joints, dark, 1.2, { opacity: 0.3 }),
    stroke(blocks, dark, 1.2, { opacity: 0.4 }),
  ]
}
