import { BLUE, RED } from '#app/features/poster/palettes.ts'
import type { Scene } from '#app/features/poster/scene.ts'
import { canoe } from '#app/features/poster/toolbox/boats.ts'
import { mist, mistTongue, streaks } from '#app/features/poster/toolbox/clouds.ts'
import { treeline } from '#app/features/poster/toolbox/forest.ts'
import { mix, tinted } from '#app/features/poster/toolbox/inks.ts'
import { rollingSkyline } from '#app/features/poster/toolbox/land.ts'
import { foliage } from '#app/features/poster/toolbox/leaves.ts'
import { massif } from '#app/features/poster/toolbox/massif.ts'
import { heightAlong, leftToRight, range } from '#app/features/poster/toolbox/numbers.ts'
import { pen } from '#app/features/poster/toolbox/pen.ts'
import { birds, sky } from '#app/features/poster/toolbox/sky.ts'
import { farEdge, nearEdge } from '#app/features/poster/toolbox/stage.ts'
import { fill, group, place, stroke, tag } from '#app/features/poster/toolbox/tags.ts'
import { grass } from '#app/features/poster/toolbox/trees.ts'
import { lightRoad, reflection, ripples, sea } from '#app/features/poster/toolbox/water.ts'

export const laketemple: Scene = {
  title: 'Temple on the misty lake',
  best: 'dawn',
  zoom: [0.94, 1.14],
  draw(stage) {
    const { width, height, span, unit, chance, inks, sunward, xAt } = stage
    const horizon = height * chance.between(0.6, 0.66)
    const sun = stage.hang({
      x: xAt(chance.between(0.16, 0.4)),
      y: horizon - span * chance.between(0.24, 0.36),
      r: span * 0.165,
    })
    const T = pen()
    const L = pen()
    const B = pen()
    const G = pen()
    const S = pen()
    const Rm = pen()
    const thatch = mix(inks.rock[2], inks.key, 0.62)
    const lit = mix(inks.rock[1], inks.rock[2], 0.45)
    const wood = tinted(stage, '#b8322a', 1)
    const gold = mix(inks.lamp, inks.rock[1], 0.2)
    const base = horizon + span * 0.03
    const d = sunward
    const meru = (v: number, n: number, w0: number, step: number, y0: number) => {
      const x = xAt(v)
      let y = y0
      let w = span * w0
      for (let i = 0; i < n; i++) {
        const h = span * step * (i === n - 1 ? 1.5 : 0.62)
        const neck = span * step * 0.42
        const nw = w * 0.46
        const top = i === n - 1 ? w * 0.05 : w * 0.42
        B.M(x - nw, y + 1)
          .V(y - neck)
          .H(x + nw)
          .V(y + 1)
          .Z()
        G.M(x - nw * 1.16, y - neck + span * 0.006)
          .H(x + nw * 1.16)
          .V(y - neck)
          .H(x - nw * 1.16)
          .Z()
        const e = y - neck + span * 0.005
        const t = e - h
        T.M(x - w, e)
          .Q(x - w * 0.96, e - h * 0.18, x - w * 0.82, e - h * 0.36)
          .Q(x - w * 0.58, e - h * 0.74, x - top, t)
          .H(x + top)
          .Q(x + w * 0.58, e - h * 0.74, x + w * 0.82, e - h * 0.36)
          .Q(x + w * 0.96, e - h * 0.18, x + w, e)
          .Q(x, e + h * 0.14, x - w, e)
          .Z()
        L.M(x + d * w * 0.98, e - 1)
          .Q(x + d * w * 0.96, e - h * 0.18, x + d * w * 0.82, e - h * 0.36)
          .Q(x + d * w * 0.58, e - h * 0.74, x + d * top, t)
          .H(x + d * top * 0.5)
          .Q(x + d * w * 0.34, e - h * 0.6, x + d * w * 0.46, e - h * 0.06)
          .Z()
        y = t + span * step * 0.05
        w *= 0.905 - 0.006 * i
      }
      G.M(x - span * 0.005, y + 2)
        .L(
          x - span * 0.002,
          y - span * 0.03,
          x,
          y - span * 0.045,
          x + span * 0.002,
          y - span * 0.03,
          x + span * 0.005,
          y + 2,
        )
        .Z()
    }
    // stepped stone base; a low gate; walls
    // stepped stone base; a low gate; walls
    const plinth = (v: number, w: number, h: number, y: number) => {
      const x = xAt(v)
      for (let i = 0; i < 3; i++) {
        const q = span * w * (1 - i * 0.1)
        const t = y - (span * h * (i + 1)) / 3
        S.M(x - q, y - (span * h * i) / 3)
          .L(x - q * 0.98, t)
          .H(x + q * 0.98)
          .L(x + q, y - (span * h * i) / 3)
          .Z()
        Rm.M(x - q * 1.03, t + span * 0.005)
          .H(x + q * 1.03)
          .V(t)
          .H(x - q * 1.03)
          .Z()
      }
      return y - span * h
    }
    const big = chance.odds(0.75) ? 11 : 7
    const pA = plinth(0, 0.16, 0.05, base)
    const pB = plinth(0.285, 0.1, 0.036, base + span * 0.004)
    meru(0, big, big === 11 ? 0.135 : 0.15, big === 11 ? 0.046 : 0.056, pA)
    meru(0.285, 3, 0.098, 0.05, pB)
    const shrubs = range(7, i => [xAt(-0.17 + i * 0.093 + chance.between(-0.02, 0.02)), base + span * 0.006])
    const bloom = pen()
    for (const [x, y] of shrubs)
      for (let k = 0; k < 4; k++)
        bloom.dot(x + chance.between(-1, 1) * span * 0.03, y - span * chance.between(0.006, 0.03), 2.2 * unit)
    const isle = pen()
      .M(xAt(-0.26), base + span * 0.012)
      .Q(xAt(-0.2), base - span * 0.018, xAt(-0.1), base - span * 0.014)
      .L(xAt(0.36), base - span * 0.012)
      .Q(xAt(0.43), base - span * 0.01, xAt(0.46), base + span * 0.012)
      .Q(xAt(0.1), base + span * 0.034, xAt(-0.26), base + span * 0.012)
      .Z()
    const parasol = (x: number, y: number, k: number, a: number, b: number) =>
      group(
        { transform: place(x, y, k) },
        stroke('M0 0V-52', gold, 1.8),
        fill('M-20-40Q-16-54 0-56Q16-54 20-40Q0-45-20-40Z', a),
        fill('M-20-40L-19-35Q0-40 19-35L20-40Q0-45-20-40Z', b),
        stroke('M-14-38V-33M-7-40V-35M0-41V-36M7-40V-35M14-38V-33', gold, 1.2),
        fill('M-1.500-56h3l-1.500-8z', gold),
      )
    const yellow = tinted(stage, '#f6c24a', 1)
    const temple = stage.define(
      group(
        {},
        fill(isle, mix(inks.rock[2], inks.leaf[2], 0.5)),
        fill(S, mix(inks.rock[1], inks.rock[2], 0.45)),
        fill(Rm, mix(inks.rock[0], inks.rock[1], 0.4)),
        fill(B, wood),
        fill(T, thatch),
        fill(L, lit),
        fill(G, gold),
        parasol(xAt(-0.11), base, unit * 0.9, yellow, inks.paper),
        parasol(xAt(0.12), base, unit * 0.9, inks.paper, yellow),
        range(1, () =>
          treeline(
            stage,
            leftToRight(shrubs.slice()).map(([x, y]) => [x, y - span * 0.008]),
            span * 0.018,
            inks.leaf[2],
            base + span * 0.012,
          ),
        ),
        fill(bloom, RED),
      ),
    )
    const hills = (y: number, amp: number, sc: number, ink: string, f: number, size: number) =>
      treeline(
        stage,
        rollingSkyline(stage, y, amp, { scale: sc }),
        size,
        stage.gradient([ink, mix(ink, inks.mist, f)], 0, y - amp, 0, horizon),
        horizon + 3,
      )
    const boat = chance.odds(0.6)
    const shore = [
      [-2.4, -0.16],
      [-0.8, -0.14],
      [-0.5, -0.11],
      [-0.3, -0.065],
      [-0.05, -0.04],
      [0.3, -0.05],
      [0.7, -0.09],
      [1.1, -0.08],
      [2.4, -0.16],
    ].map(([a, b]) => [xAt(a), height + span * b * chance.between(0.9, 1.1)])
    const sy = heightAlong(leftToRight(shore.slice()))
    const offering = (v: number, k: number, sash: number) => {
      const x = xAt(v)
      const y = sy(x) + span * 0.02
      return group(
        { transform: place(x, y, k, sunward) },
        fill('M-4.500 0L-4-15H4L5.500 0Z', sash),
        fill('M-4.500-13Q-6-23 0-24Q6-23 4.500-13Z', inks.paper),
        stroke('M4-21Q9-24 6-31', inks.paper, 2.4),
        stroke('M-4.500-14H4.500', inks.lamp, 1.8),
        fill('M-2.800-26.500a3 3 0 1 0 6 0a3 3 0 1 0-6 0', inks.key),
        fill('M-6-30H7L5-33H-4Z', gold),
        fill('M-4-33Q-3-42 0.500-44Q4-42 5-33Z', RED),
        fill('M-4-35H5L4.600-37H-3.600ZM-3-39H4L3.400-41H-2.400Z', inks.lamp),
      )
    }
    return [
      sky(stage, { horizon: horizon, sun }),
      streaks(stage, xAt(-0.3), height * 0.13, span * 0.5, 3, inks.mist, { opacity: 0.8 }),
      streaks(stage, sun.x + sunward * span * 0.06, sun.y + span * 0.07, span * 0.5, 3, inks.mist, {
        opacity: 0.9,
      }),
      massif(stage, {
        spine: leftToRight(
          [
            [-1.8, 0.1],
            [-1.2, 0.3],
            [-0.9, 0.18],
            [-0.5, chance.between(0.34, 0.44)],
            [-0.2, 0.2],
            [0.2, 0.28],
            [0.44, 0.16],
            [0.84, chance.between(0.26, 0.36)],
            [1.2, 0.14],
            [1.7, 0.3],
            [2.3, 0.1],
          ].map(([a, b]) => [xAt(a), horizon - span * b]),
        ),
        base: horizon,
        ink: inks.land[0],
        shade: mix(inks.land[0], inks.land[1], 0.6),
        spurs: 2,
        fade: 0.85,
        step: 24,
      }),
      mistTongue(stage, horizon - span * 0.12, span * 0.06, { opacity: 0.85 }),
      hills(horizon - span * 0.1, span * 0.06, 0.006, inks.land[1], 0.75, span * 0.014),
      mistTongue(stage, horizon - span * 0.05, span * 0.05, { opacity: 0.8 }),
      hills(
        horizon - span * 0.035,
        span * 0.03,
        0.009,
        mix(inks.land[2], inks.leaf[1], 0.25),
        0.6,
        span * 0.018,
      ),
      mist(stage, horizon - span * 0.005, span * 0.1, { opacity: 0.85 }),
      sea(stage, horizon, height, {
        inks: [inks.water[0], mix(inks.water[0], inks.water[1], 0.7), inks.water[2]],
      }),
      lightRoad(stage, sun.x, horizon + span * 0.03, height * 0.9, {
        far: span * 0.12,
        near: span * 0.26,
        count: 11,
        opacity: 0.85,
      }),
      group(
        { transform: `matrix(1 0 0 -.62 0 ${Math.round((base + span * 0.015) * 1.62)})`, opacity: 0.42 },
        tag('use', { href: '#' + temple }),
      ),
      ripples(stage, horizon + 8, height * 0.94, {
        count: 30,
        ink: mix(inks.paper, inks.water[0], 0.3),
        opacity: 0.7,
        big: 90,
      }),
      tag('use', { href: '#' + temple }),
      fill(pen().lens(xAt(0.1), base + span * 0.022, span * 0.8, span * 0.008), inks.paper, { opacity: 0.7 }),
      mistTongue(stage, base + span * 0.012, span * 0.018, { opacity: 0.5 }),
      boat && [
        reflection(stage, xAt(0.62), height * 0.8, span * 0.16, span * 0.04, inks.key, {
          count: 3,
          opacity: 0.4,
        }),
        canoe(stage, xAt(0.62), height * 0.79, unit * 1.1, { flip: -sunward }),
      ],
      fill(
        pen()
          .curve(shore)
          .L(xAt(2.4), height + 20, xAt(-2.4), height + 20)
          .Z(),
        inks.leaf[3],
      ),
      grass(stage, -10, width + 10, x => sy(x) + span * 0.03, span * 0.045, inks.leaf[3], 8),
      parasol(xAt(-0.25), sy(xAt(-0.25)) + span * 0.02, unit * 1.7, yellow, inks.paper),
      offering(-0.15, unit * 1.6, RED),
      offering(-0.08, unit * 1.6, BLUE),
      chance.odds(0.6) && offering(-0.01, unit * 1.5, inks.lamp),
      foliage(stage, nearEdge(stage, -0.02), height * 1.04, unit * 1.9, {
        ink: inks.key,
        rib: inks.leaf[3],
        count: 5,
        spread: sunward > 0 ? [-110, -10] : [-170, -70],
      }),
      foliage(stage, farEdge(stage, -0.01), height * 1.05, unit * 1.6, {
        ink: inks.key,
        rib: inks.leaf[3],
        count: 4,
        spread: sunward > 0 ? [-170, -90] : [-90, -10],
      }),
      birds(stage, xAt(0.3), height * 0.2, 4, 8 * unit + 2, inks.land[4], span * 0.12),
    ]
  },
}
