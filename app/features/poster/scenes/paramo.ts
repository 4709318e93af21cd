import { RED } from '#app/features/poster/palettes.ts'
import type { Scene } from '#app/features/poster/scene.ts'
import { condor } from '#app/features/poster/toolbox/birds.ts'
import { cumulus, mist, streaks } from '#app/features/poster/toolbox/clouds.ts'
import { cone, volcanoCone } from '#app/features/poster/toolbox/cone.ts'
import { mix } from '#app/features/poster/toolbox/inks.ts'
import { hill } from '#app/features/poster/toolbox/land.ts'
import { massif } from '#app/features/poster/toolbox/massif.ts'
import { leftToRight, lerp, range } from '#app/features/poster/toolbox/numbers.ts'
import { pen } from '#app/features/poster/toolbox/pen.ts'
import { sky } from '#app/features/poster/toolbox/sky.ts'
import { fill, group, place, stroke } from '#app/features/poster/toolbox/tags.ts'
import { grass } from '#app/features/poster/toolbox/trees.ts'

export const paramo: Scene = {
  title: 'Snow cone above the grassland',
  best: 'day',
  draw(stage) {
    const { width, height, span, unit, chance, inks, focusX, sunward, xAt } = stage
    const horizon = height * chance.between(0.6, 0.66)
    const sun = stage.hang({
      x: xAt(chance.between(0.32, 0.5)),
      y: height * chance.between(0.24, 0.36),
      r: span * 0.15,
    })
    const k = cone({
      x: focusX,
      top: horizon - span * chance.between(0.38, 0.46),
      base: horizon + span * 0.05,
      half: span * chance.between(0.74, 0.9),
      crater: span * 0.035,
      curve: 1.75,
    })
    // ice to a ragged line; below it, ash and ribs
    // ice to a ragged line; below it, ash and ribs
    const gold = mix(inks.sand[1], inks.leaf[0], 0.45)
    const o = chance() * 9
    const f1 = (x: number) => horizon + span * 0.05 + Math.sin(x / 150 + o) * span * 0.016
    const f2 = (x: number) => height * 0.8 + Math.sin(x / 130 + o * 2) * span * 0.02
    const f3 = (x: number) => height * 0.92 + Math.sin(x / 100 + o) * span * 0.014
    const horse = (x: number, y: number, q: number, ink: string, mane: number, flip: number, graze: number) =>
      group(
        { transform: place(x, y, q, flip) },
        fill(
          'M-34-40C-36-50-26-54-14-53C-4-52 6-54 12-56' +
            (graze
              ? 'C20-52 28-40 36-26L46-14C48-9 44-5 40-7L30-15C24-20 20-28 17-34'
              : 'C18-62 24-74 32-80L33-86L37-81C42-78 50-70 52-66C54-61 49-58 46-60L37-64C32-58 28-48 23-40') +
            'C22-34 20-30 19-28L20-14 18-2 21 0H14L13-14 10-28C2-25-10-25-18-28L-23-16-20-2-17 0H-24L-28-16-29-28C-33-20-36-16-36-10L-35-1-32 0H-39L-41-12C-40-20-37-30-34-40Z',
          ink,
        ),
        fill(
          graze
            ? 'M8-56C18-58 28-46 34-32L30-34C24-44 16-50 8-52Z'
            : 'M10-56C14-68 22-80 32-84C26-74 22-66 20-56Z',
          mane,
        ),
        fill('M-33-48C-46-46-46-30-42-18C-38-26-40-38-30-42Z', mane),
      )
    const herd = [
      [0.34, 0.8, 1.05, 1],
      [0.5, 0.82, 0.95, 0],
      [0.2, 0.835, 0.85, 1],
      [0.64, 0.8, 0.72, 0],
    ].slice(0, chance.whole(2, 4))
    const rider = chance.odds(0.6)
    const frail = (x: number, y: number, h: number) => {
      const A = pen()
      const B = pen()
      A.M(x - h * 0.06, y)
        .L(x - h * 0.04, y - h * 0.6, x + h * 0.05, y - h * 0.6, x + h * 0.07, y)
        .Z()
      for (let i = -5; i <= 5; i++) {
        const a = -Math.PI / 2 + i * 0.26
        const l = h * 0.5
        B.M(x, y - h * 0.55)
          .Q(
            x + Math.cos(a - 0.12) * l * 0.6,
            y - h * 0.55 + Math.sin(a - 0.12) * l * 0.6,
            x + Math.cos(a) * l,
            y - h * 0.55 + Math.sin(a) * l * 0.85,
          )
          .Q(x + Math.cos(a + 0.2) * l * 0.55, y - h * 0.55 + Math.sin(a + 0.2) * l * 0.55, x, y - h * 0.55)
      }
      return [fill(A, inks.key), fill(B, inks.leaf[2])]
    }
    const veil = pen()
    cumulus(veil, chance, xAt(-0.44), horizon - span * 0.12, span * 0.46, span * 0.05)
    cumulus(veil, chance, xAt(0.4), horizon - span * 0.1, span * 0.4, span * 0.045)
    cumulus(veil, chance, xAt(1.1), horizon - span * 0.06, span * 0.5, span * 0.05)
    cumulus(veil, chance, xAt(-1.1), horizon - span * 0.06, span * 0.5, span * 0.05)
    return [
      sky(stage, { horizon: horizon, sun }),
      streaks(stage, xAt(-0.3), height * 0.14, span * 0.6, 3, inks.mist, { opacity: 0.8 }),
      massif(stage, {
        spine: leftToRight(
          [
            [-2.2, 0],
            [-1.6, 0.14],
            [-1.3, 0.06],
            [-0.95, 0.2],
            [-0.72, 0.06],
            [-0.3, 0.02],
            [0.5, 0.02],
            [0.8, 0.14],
            [0.92, 0.08],
            [1.1, 0.18],
            [1.5, 0.04],
            [1.9, 0.14],
            [2.4, 0],
          ].map(([a, b]) => [xAt(a), horizon - span * b * chance.between(0.9, 1.2)]),
        ),
        base: horizon + span * 0.06,
        ink: inks.land[1],
        shade: mix(inks.land[1], inks.land[2], 0.6),
        spurs: 1,
        fade: 0.6,
        step: 20,
      }),
      volcanoCone(stage, k, {
        ink: mix(inks.town[1], inks.rock[2], 0.35),
        shade: mix(inks.town[2], inks.rock[2], 0.3),
        lit: mix(inks.town[1], inks.town[2], 0.6),
        gullies: 10,
        fade: 0.55,
        snow: inks.snow,
        snowline: chance.between(0.3, 0.38),
      }),
      fill(veil, mix(inks.mist, inks.paper, 0.5), { opacity: 0.92 }),
      mist(stage, horizon, span * 0.12, { opacity: 0.75 }),
      hill(
        stage,
        range(10, (i, t) => {
          const x = lerp(-20, width + 20, t)
          return [x, horizon + span * 0.012 + Math.sin(x / 90 + o) * span * 0.018]
        }),
        mix(inks.land[2], gold, 0.5),
      ),
      grass(stage, -10, width + 10, f1, span * 0.016, mix(gold, inks.land[2], 0.15), 8),
      `<path fill="${stage.gradient([mix(gold, inks.land[2], 0.15), mix(gold, inks.sand[2], 0.4), mix(inks.sand[2], inks.leaf[2], 0.4)], 0, horizon + span * 0.05, 0, height)}" d="M0 ${Math.round(horizon + span * 0.072)}h${width}V${height}H0z"/>`,
      fill(
        pen()
          .M(xAt(0.2), horizon + span * 0.085)
          .Q(xAt(0.05), horizon + span * 0.1, xAt(-0.1), horizon + span * 0.085)
          .Q(xAt(-0.2), horizon + span * 0.08, xAt(-0.24), horizon + span * 0.09)
          .Q(xAt(-0.14), horizon + span * 0.125, xAt(0.06), horizon + span * 0.12)
          .Q(xAt(0.2), horizon + span * 0.115, xAt(0.2), horizon + span * 0.085)
          .Z(),
        inks.water[1],
      ),
      fill(pen().lens(xAt(0), horizon + span * 0.1, span * 0.2, 2 * unit), inks.snow[0], { opacity: 0.8 }),
      grass(stage, -10, width + 10, f2, span * 0.03, mix(inks.leaf[1], inks.sand[2], 0.45), 9),
      herd.map(([v, y, q, graze], i) => [
        fill(pen().lens(xAt(v), height * y + 2 + span * 0.02, span * 0.17 * q, 4 * unit), inks.leaf[3], {
          opacity: 0.35,
        }),
        horse(
          xAt(v),
          height * y + span * 0.02,
          unit * q * 0.98,
          [mix(inks.rock[2], inks.key, 0.5), inks.paper, mix(inks.rock[2], inks.key, 0.22), inks.key][i],
          [inks.key, inks.snow[1], mix(inks.rock[2], inks.key, 0.4), mix(inks.key, inks.land[3], 0.3)][i],
          i % 2 ? -sunward : sunward,
          graze,
        ),
      ]),
      rider &&
        group(
          { transform: place(xAt(-0.18), height * 0.86, unit * 1.45, sunward) },
          horse(0, 0, 1, inks.key, mix(inks.key, inks.land[3], 0.35), 1, 0),
          fill('M-16-52Q-16-66-4-80Q10-78 14-50L4-46Z', RED),
          stroke('M-12-60L12-58M-13-54L12-52', inks.lamp, 1.8),
          fill('M-2-86a5 5 0 1 0 10 0a5 5 0 1 0-10 0', inks.key),
          fill('M-9-88Q-3-90-2-95H8Q9-90 16-88Q3-85-9-88Z', inks.paper),
        ),
      range(chance.whole(2, 3), i =>
        frail(xAt([-0.42, -0.54, 0.84][i]), height * [0.94, 0.9, 0.92][i], span * [0.2, 0.13, 0.16][i]),
      ),
      grass(stage, -10, width + 10, f3, span * 0.07, inks.leaf[2], 8),
      grass(stage, -10, width + 10, x => f3(x) + span * 0.055, span * 0.06, inks.leaf[3], 8),
      condor(
        xAt(chance.between(-0.3, -0.1)),
        height * chance.between(0.2, 0.3),
        unit * 0.7,
        inks.key,
        chance.sign(),
      ),
    ]
  },
}
