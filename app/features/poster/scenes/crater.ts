import { RED } from '#app/features/poster/palettes.ts'
import type { Scene } from '#app/features/poster/scene.ts'
import { cumulus, mist, streaks } from '#app/features/poster/toolbox/clouds.ts'
import { treeline } from '#app/features/poster/toolbox/forest.ts'
import { mix } from '#app/features/poster/toolbox/inks.ts'
import { hill } from '#app/features/poster/toolbox/land.ts'
import { massif } from '#app/features/poster/toolbox/massif.ts'
import { leftToRight, lerp, range } from '#app/features/poster/toolbox/numbers.ts'
import { pen } from '#app/features/poster/toolbox/pen.ts'
import { wildebeest } from '#app/features/poster/toolbox/savanna-animals.ts'
import { birds, sky } from '#app/features/poster/toolbox/sky.ts'
import { fill, group, place, stroke } from '#app/features/poster/toolbox/tags.ts'
import { acacia, grass } from '#app/features/poster/toolbox/trees.ts'
import { lightRoad } from '#app/features/poster/toolbox/water.ts'

export const crater: Scene = {
  title: 'Life on the crater floor',
  best: 'dawn',
  draw(stage) {
    const { width, height, span, unit, chance, inks, sunward, xAt } = stage
    const horizon = height * chance.between(0.48, 0.54)
    const sun = stage.hang({
      x: xAt(chance.between(0.1, 0.4)),
      y: horizon - span * chance.between(0.17, 0.26),
      r: span * 0.165,
    })
    const grassInk = mix(inks.sand[1], inks.leaf[0], 0.45)
    // the wall: a level rim scored by ravines, clouds spilling over the lip
    const wall = (
      y: number,
      amp: number,
      n: number,
      ink: string,
      shade: string,
      base: number,
      fade: number,
    ) =>
      massif(stage, {
        spine: leftToRight(
          range(Math.round((width / span) * n) * 2 + 1, (i, t) => [
            lerp(-80, width + 80, t) + chance.between(-0.03, 0.03) * span,
            y + span * (i % 2 ? -amp * chance.between(0.4, 1) : amp * chance.between(0.1, 0.5)),
          ]),
        ),
        base,
        ink,
        shade,
        spurs: 2,
        fade,
        step: 18,
        rough: 0.1,
        lean: 0.3,
      })
    const spill = pen()
    for (let i = 0; i < Math.round((6 * width) / span); i++) {
      const x = (width * (i + chance())) / ((6 * width) / span)
      cumulus(
        spill,
        chance,
        x,
        horizon - span * chance.between(0.12, 0.17),
        span * chance.between(0.2, 0.4),
        span * 0.04,
      )
    }
    const ly = horizon + span * chance.between(0.1, 0.13)
    const lake = pen()
      .M(xAt(-0.16), ly)
      .Q(xAt(0.1), ly - span * 0.035, xAt(0.5), ly - span * 0.03)
      .L(xAt(2.6), ly - span * 0.02, xAt(2.6), ly + span * 0.055)
      .Q(xAt(0.7), ly + span * 0.075, xAt(0.3), ly + span * 0.05)
      .Q(xAt(0.0), ly + span * 0.045, xAt(-0.16), ly)
      .Z()
    const pink = pen()
    for (let i = 0; i < 150; i++) {
      const t = chance()
      const v = lerp(-0.06, 1.5, t)
      pink
        .M(xAt(v), ly + span * lerp(0.012, 0.034, chance()))
        .V(ly + span * 0.006 + span * 0.028 * chance() - 3 * unit)
    }
    const zebra = (x: number, y: number, k: number, flip: number) =>
      group(
        { transform: place(x, y, k, flip) },
        fill(
          'M-36-40C-36-48-26-52-14-51C-2-50 6-52 12-54L24-70L26-77L30-72L33-77L34-70C38-66 44-58 45-54C45-50 41-49 38-51L31-54C28-46 25-38 22-33L22-14 20-1 23 1H15L15-13 12-26C4-23-8-23-18-26L-23-15-21-1-18 1H-25L-28-15-29-27C-33-19-36-15-36-10L-35-1-32 1H-39L-41-12C-40-20-38-30-36-40Z',
          inks.paper,
        ),
        stroke(
          'M-30-49Q-28-38-32-28M-23-51Q-22-38-24-27M-15-51Q-15-38-16-26M-7-50.500Q-8-38-7-25M1-51Q-1-38 1-25M9-53Q6-42 9-28M16-58Q14-48 18-36M20-64L27-48M25-70L32-56M-36-42Q-38-30-38-20M14-20H22M-28-18L-22-20M-40-14L-34-15',
          inks.key,
          2.7,
        ),
        stroke('M12-56L25-74', inks.key, 3.6),
        stroke('M-37-42Q-44-38-43-24', inks.key, 2),
        fill('M40-53Q46-53 45-49Q42-48 38-50Z', inks.key),
      )
    const wild = (x: number, y: number, k: number, flip: number, pose: number) =>
      wildebeest(x, y, k, mix(inks.key, inks.rock[2], 0.18), mix(inks.key, inks.rock[2], 0.55), {
        pose,
        flip,
      })
    const herd = pen()
    for (let i = 0; i < 40; i++) {
      const v = chance.between(-0.7, 1.4)
      const x = xAt(v)
      const y = horizon + span * chance.between(0.06, 0.09) + (v < -0.2 ? span * 0.05 * chance() : 0)
      const k = span * chance.between(0.006, 0.009)
      herd
        .M(x - k, y)
        .Q(x - k, y - k, x, y - k * 0.9)
        .L(
          x + k * 0.9,
          y - k * 0.9,
          x + k * 1.2,
          y - k * 0.4,
          x + k * 0.8,
          y - k * 0.3,
          x + k * 0.8,
          y + k * 0.5,
          x + k * 0.5,
          y + k * 0.5,
          x + k * 0.3,
          y,
          x - k * 0.6,
          y,
          x - k * 0.7,
          y + k * 0.5,
          x - k,
          y + k * 0.5,
        )
        .Z()
    }
    const cast = chance.whole(0, 2)
    const gy = height * 0.86
    const o = chance() * 9
    return [
      sky(stage, { horizon: horizon, sun }),
      streaks(stage, xAt(-0.3), height * 0.12, span * 0.6, 3, inks.mist, { opacity: 0.8 }),
      wall(
        horizon - span * 0.11,
        0.035,
        3,
        inks.land[1],
        mix(inks.land[1], inks.land[2], 0.6),
        horizon + span * 0.02,
        0.7,
      ),
      fill(spill, mix(inks.mist, inks.paper, 0.4), { opacity: 0.9 }),
      wall(
        horizon - span * 0.045,
        0.03,
        4,
        mix(inks.land[2], inks.leaf[1], 0.25),
        mix(inks.land[3], inks.leaf[2], 0.25),
        horizon + span * 0.035,
        0.75,
      ),
      mist(stage, horizon + span * 0.01, span * 0.09, { opacity: 0.75 }),
      hill(
        stage,
        range(9, (i, t) => [lerp(-20, width + 20, t), horizon + span * 0.03 + Math.sin(t * 9 + o) * 2]),
        stage.gradient(
          [mix(grassInk, inks.mist, 0.45), grassInk, mix(inks.sand[2], inks.leaf[1], 0.5)],
          0,
          horizon + span * 0.02,
          0,
          height,
        ),
      ),
      treeline(
        stage,
        leftToRight(range(6, (i, t) => [lerp(xAt(-0.9), xAt(-0.3), t), horizon + span * 0.045])),
        span * 0.016,
        mix(inks.land[2], inks.leaf[2], 0.5),
        horizon + span * 0.055,
      ),
      fill(lake, stage.gradient([inks.water[0], inks.water[1]], 0, ly - span * 0.03, 0, ly + span * 0.08)),
      lightRoad(stage, sun.x, ly - span * 0.01, ly + span * 0.05, {
        far: span * 0.14,
        near: span * 0.2,
        count: 5,
        opacity: 0.85,
      }),
      stroke(pink, mix(RED, inks.paper, 0.45), 2.2 * unit),
      fill(herd, inks.land[3]),
      grass(
        stage,
        -10,
        width + 10,
        x => horizon + span * 0.2 + Math.sin(x / 140 + o) * span * 0.012,
        span * 0.024,
        mix(grassInk, inks.leaf[1], 0.3),
        8,
      ),
      acacia(stage, xAt(-0.36), height * 0.82, span * chance.between(0.34, 0.44), {
        ink: inks.leaf[3],
        lit: inks.leaf[2],
        trunk: inks.land[5],
        flip: chance.sign(),
      }),
      grass(
        stage,
        -10,
        width + 10,
        x => height * 0.8 + Math.sin(x / 110 + o) * span * 0.012,
        span * 0.035,
        mix(inks.leaf[1], inks.sand[2], 0.4),
        8,
      ),
      cast !== 1 &&
        range(chance.whole(3, 4), i =>
          zebra(
            xAt([0.14, 0.34, -0.02, 0.52][i]),
            gy + [0, -span * 0.025, -span * 0.035, 0][i],
            unit * [1.4, 1.15, 1, 1.3][i],
            i % 2 ? -sunward : sunward,
          ),
        ),
      cast > 0 &&
        range(cast === 1 ? 4 : 1, i =>
          wild(
            xAt([0.66, 0.14, 0.4, -0.06][i] - (cast === 1 ? 0.06 : 0)),
            gy - span * [0.035, 0, 0.02, 0.035][i],
            unit * [0.95, 1.35, 1.1, 1][i],
            i % 2 ? sunward : -sunward,
            i === 2 ? 'run' : 'stand',
          ),
        ),
      grass(
        stage,
        -10,
        width + 10,
        x => height * 0.9 + Math.sin(x / 100) * span * 0.012,
        span * 0.06,
        inks.leaf[2],
        9,
      ),
      grass(
        stage,
        -10,
        width + 10,
        x => height * 0.96 + Math.sin(x / 80) * span * 0.01,
        span * 0.06,
        inks.leaf[3],
        9,
      ),
      birds(stage, xAt(0.2), height * 0.24, 5, 8 * unit + 2, inks.land[4], span * 0.14),
    ]
  },
}
