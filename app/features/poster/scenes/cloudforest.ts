import { BLUE, RED } from '#app/features/poster/palettes.ts'
import type { Scene } from '#app/features/poster/scene.ts'
import { quetzal } from '#app/features/poster/toolbox/birds.ts'
import { mist, mistTongue, streaks } from '#app/features/poster/toolbox/clouds.ts'
import { forest, leafMass, treeline } from '#app/features/poster/toolbox/forest.ts'
import { mix } from '#app/features/poster/toolbox/inks.ts'
import { rollingSkyline } from '#app/features/poster/toolbox/land.ts'
import { foliage } from '#app/features/poster/toolbox/leaves.ts'
import { clamp, lerp, range } from '#app/features/poster/toolbox/numbers.ts'
import { pen } from '#app/features/poster/toolbox/pen.ts'
import { traveller } from '#app/features/poster/toolbox/people.ts'
import { disc } from '#app/features/poster/toolbox/sky.ts'
import { farEdge } from '#app/features/poster/toolbox/stage.ts'
import { fill, group, place, stroke } from '#app/features/poster/toolbox/tags.ts'

export const cloudforest: Scene = {
  title: 'Cloud forest with quetzal',
  best: 'monsoon',
  zoom: [0.96, 1.16],
  draw(stage) {
    const { width, height, span, unit, chance, inks, sunward, xAt } = stage
    const sun = stage.hang({
      x: xAt(chance.between(0.28, 0.42)),
      y: height * chance.between(0.28, 0.4),
      r: span * 0.185,
    })
    const d = -sunward
    // a trunk: wandering, flared, mossed on the weather side, with a fork or two
    const trunk = (x: number, w: number, ink: string, o = {}) => {
      const lean = o.lean ?? chance.between(-0.05, 0.05) * height
      const y1 = o.foot ?? height + 20
      const m = [x + lean * 0.6 + chance.between(-0.4, 0.4) * w, lerp(-30, y1, 0.5)]
      const T = pen()
      const M = pen()
      T.M(x - w * 1.5, y1)
        .Q(x - w * 0.6, lerp(y1, m[1], 0.3), m[0] - w * 0.5, m[1])
        .Q(x + lean - w * 0.6, height * 0.2, x + lean - w * 0.36, -30)
        .H(x + lean + w * 0.36)
        .Q(x + lean + w * 0.4, height * 0.22, m[0] + w * 0.5, m[1])
        .Q(x + w * 0.66, lerp(y1, m[1], 0.3), x + w * 1.7, y1)
        .Z()
      if (o.arm)
        for (const [t, sd, l] of o.arm) {
          const ax = lerp(m[0], x + lean, t)
          const ay = lerp(m[1], -30, t)
          T.M(ax - w * 0.2 * sd, ay + w * 0.7)
            .Q(ax + sd * l * 0.4, ay - l * 0.05, ax + sd * l, ay - l * 0.5)
            .L(ax + sd * l * 1.02, ay - l * 0.47)
            .Q(ax + sd * l * 0.5, ay + w * 0.3, ax + w * 0.2 * sd, ay + w * 1.1)
            .Z()
        }
      const out = [fill(T, ink)]
      if (o.moss) {
        // ragged moss down the lit side
        const q = (t: number, k: number) => {
          const y = lerp(-20, y1, t)
          const cx = t < 0.5 ? lerp(x + lean, m[0], t * 2) : lerp(m[0], x, t * 2 - 1)
          const hw = w * (t < 0.5 ? lerp(0.36, 0.5, t * 2) : lerp(0.5, 1.0, (t * 2 - 1) ** 2))
          return [cx + sunward * hw * k, y]
        }
        M.M(...q(0, 1.12))
        for (let i = 1; i <= 9; i++) {
          M.Q(...q((i - 0.5) / 9, 1.3), ...q(i / 9, i % 2 ? 1.06 : 1.14))
        }
        for (let i = 9; i >= 0; i--)
          M.L(
            ...q(Math.max(0, (i + chance.between(-0.3, 0.3)) / 9), chance.between(-0.15, 0.2)),
            ...q(Math.max(0, (i - 0.4) / 9), chance.between(0.3, 0.7)),
          )
        out.push(fill(M.Z(), o.moss))
      }
      return out
    }
    // a bough with moss hanging in tongues
    // a bough with moss hanging in tongues
    const bough = (
      pts: readonly Point[],
      w0: number,
      w1: number,
      ink: string,
      moss: number,
      hang: number,
    ) => {
      const B = (t: number) => {
        const k = (pts.length - 1) * t
        const i = Math.min(pts.length - 2, Math.floor(k))
        const f = k - i
        const q = f * f * (3 - 2 * f)
        return [lerp(pts[i][0], pts[i + 1][0], f), lerp(pts[i][1], pts[i + 1][1], q)]
      }
      const n = 18
      const U = range(n + 1, (i, t) => {
        const [x, y] = B(t)
        return [x, y - lerp(w0, w1, t) * chance.between(0.8, 1.15)]
      })
      const D = range(n + 1, (i, t) => {
        const [x, y] = B(t)
        return [x, y + lerp(w0, w1, t) * chance.between(0.7, 1.1)]
      })
      const M = pen()
      const A = pen()
      A.curve(U)
        .L(...D.at(-1))
        .soft(D.slice(0, -1).reverse())
        .Z()
      M.M(...U[0]).soft(U.slice(1).map(([x, y]) => [x, y - 2 * unit]))
      const m = 26
      for (let i = m; i > 0; i--) {
        const a = B(i / m)
        const b = B((i - 1) / m)
        const l = hang * (chance.odds(0.3) ? chance.between(0.6, 1.2) : chance.between(0.05, 0.3))
        const w = lerp(w0, w1, i / m)
        const mx = lerp(a[0], b[0], 0.5)
        M.Q(lerp(a[0], mx, 0.4), a[1] + w * 0.2 + l * 0.7, mx, (a[1] + b[1]) / 2 + w * 0.3 + l).Q(
          lerp(mx, b[0], 0.6),
          b[1] + w * 0.3 + l * 0.4,
          b[0],
          b[1] + w * 0.15,
        )
      }
      return { B, art: [fill(A, ink), fill(M.Z(), moss)] }
    }
    // bromeliad: a rosette of strap leaves with a red heart
    // bromeliad: a rosette of strap leaves with a red heart
    const brom = (x: number, y: number, k: number, ink: string, lit: string) => {
      const A = pen()
      const L = pen()
      for (let i = 0; i < 9; i++) {
        const a = -Math.PI / 2 + (i - 4) * 0.38 + chance.between(-0.08, 0.08)
        const l = 34 * (1 - Math.abs(i - 4) * 0.05)
        const ex = Math.cos(a) * l
        const ey = Math.sin(a) * l * 0.9 + Math.abs(i - 4) * 2.4
        const q = i % 2 ? L : A
        q.M(-3, 2)
          .Q(ex * 0.5 - 4, ey * 0.72 - 5, ex, ey)
          .Q(ex * 0.5 + 4, ey * 0.6 + 1, 4, 2)
          .Z()
      }
      return group(
        { transform: place(x, y, k) },
        fill(A, ink),
        fill(L, lit),
        fill('M-4-4Q-9-20-12-26Q-4-20-1-12Q-1-28 1-38Q5-28 4-12Q8-20 14-25Q10-14 5-3Z', RED),
      )
    }
    const orchid = (x: number, y: number, k: number) =>
      group(
        { transform: place(x, y, k) },
        stroke('M0 0Q8 10 22 12', inks.leaf[1], 1.4),
        fill(
          'M6 6q-5-2-5 3q5 2 5-3q5-3 5 2q-3 3-5-2zM15 10q-5-2-5 3q5 2 5-3q5-3 5 2q-3 3-5-2zM22 12q-5-2-5 3q5 2 5-3q5-3 5 2q-3 3-5-2z',
          inks.paper,
        ),
      )
    const ferny = (x: number, y: number, k: number, ink: string, n = 5, sp = [-165, -15]) =>
      foliage(stage, x, y, k, { ink, rib: inks.leaf[3], count: n, spread: sp, kinds: ['fern'] })
    const treefern = (x: number, y: number, h: number, k: number, ink: string) => [
      fill(
        pen()
          .M(x - h * 0.035, y)
          .Q(x - h * 0.01, y - h * 0.6, x - h * 0.02, y - h)
          .H(x + h * 0.025)
          .Q(x + h * 0.03, y - h * 0.5, x + h * 0.045, y)
          .Z(),
        ink,
      ),
      ferny(x, y - h, k, ink, 8, [-205, 25]),
    ]
    const air = (k: number) => mix(inks.land[k], inks.mist, [0.55, 0.42, 0.24, 0.06][k] ?? 0)
    const fog = (y: number, h: number, o: number) => mist(stage, y, h, { opacity: o })
    const side = chance.odds(0.5)
    const by = height * chance.between(0.36, 0.42)
    const qx = xAt(chance.between(0.02, 0.12))
    const main = bough(
      side
        ? [
            [xAt(-0.5), by - span * 0.02],
            [xAt(-0.2), by + span * 0.03],
            [xAt(0.1), by + span * 0.02],
            [xAt(0.46), by - span * 0.035],
            [xAt(0.66), by - span * 0.1],
          ]
        : [
            [xAt(-0.5), by + span * 0.12],
            [xAt(-0.2), by + span * 0.04],
            [xAt(0.1), by + span * 0.012],
            [xAt(0.46), by + span * 0.02],
            [xAt(0.7), by + span * 0.0],
          ],
      span * 0.034,
      span * 0.008,
      inks.key,
      inks.leaf[3],
      span * 0.085,
    )
    const tOf = (x: number) => {
      let best = 0
      let m = 1e9
      for (let i = 0; i <= 40; i++) {
        const e = Math.abs(main.B(i / 40)[0] - x)
        if (e < m) {
          m = e
          best = i / 40
        }
      }
      return main.B(best)
    }
    const hill1 = rollingSkyline(stage, height * 0.66, span * 0.05, { scale: 0.006 })
    const path = pen()
      .M(xAt(0.18), height * 0.78)
      .Q(xAt(0.1), height * 0.83, xAt(0.2), height * 0.88)
      .Q(xAt(0.34), height * 0.94, xAt(0.12), height * 1.02)
      .L(xAt(0.44), height * 1.02)
      .Q(xAt(0.48), height * 0.92, xAt(0.3), height * 0.87)
      .Q(xAt(0.2), height * 0.83, xAt(0.215), height * 0.78)
      .Z()
    const y2 = (x: number) => height * 0.8 + Math.sin(x / 80 + 1) * span * 0.02
    const y3 = (x: number) => height * 0.9 + Math.sin(x / 70) * span * 0.02
    const [px, py] = tOf(qx)
    const vines = pen()
    for (let i = 0; i < 6; i++) {
      const x = xAt(chance.between(-0.6, 0.9))
      vines
        .M(x, -5)
        .Q(
          x + chance.between(-14, 14),
          height * 0.2,
          x + chance.between(-8, 8),
          height * chance.between(0.2, 0.5),
        )
    }
    return [
      `<path fill="${stage.gradient([mix(inks.sky[1], inks.mist, 0.25), mix(inks.sky[2], inks.mist, 0.35), inks.mist], 0, 0, 0, height * 0.85)}" d="M0 0h${width}v${height}H0z"/>`,
      disc(stage, sun),
      streaks(stage, sun.x - sunward * span * 0.06, sun.y + span * 0.06, span * 0.6, 4, inks.mist, {
        opacity: 0.9,
      }),
      treeline(
        stage,
        hill1,
        span * 0.024,
        stage.gradient([air(0), mix(air(0), inks.mist, 0.8)], 0, height * 0.6, 0, height * 0.78),
      ),
      range(Math.round((7 * width) / span), i =>
        trunk(
          (width * (i + chance.between(0.1, 0.9))) / ((7 * width) / span),
          span * chance.between(0.012, 0.02),
          air(0),
          { arm: [[chance.between(0.2, 0.6), chance.sign(), span * 0.1]], foot: height * 0.78 },
        ),
      ),
      fog(height * 0.62, span * 0.4, 0.65),
      range(Math.round((4 * width) / span), i => {
        const x = (width * (i + chance.between(0.15, 0.85))) / ((4 * width) / span)
        return Math.abs(x - sun.x) < span * 0.12
          ? null
          : trunk(x, span * chance.between(0.022, 0.034), air(1), {
              arm: [
                [chance.between(0.1, 0.5), chance.sign(), span * 0.16],
                [chance.between(0.4, 0.7), chance.sign(), span * 0.13],
              ],
              foot: height * 0.84,
            })
      }),
      treeline(
        stage,
        range(8, (i, t) => [lerp(-20, width + 20, t), height * 0.74 + chance.between(-1, 1) * span * 0.02]),
        span * 0.03,
        stage.gradient([air(1), mix(air(1), inks.mist, 0.6)], 0, height * 0.7, 0, height * 0.86),
      ),
      treefern(xAt(0.42), height * 0.84, span * 0.26, unit * 0.9, mix(air(2), inks.leaf[1], 0.25)),
      fog(height * 0.7, span * 0.3, 0.5),
      trunk(xAt(0.62), span * 0.05, mix(inks.land[3], inks.mist, 0.12), {
        moss: mix(inks.leaf[1], inks.land[2], 0.3),
        arm: [[0.35, -1, span * 0.2]],
        lean: sunward * span * 0.05,
      }),
      treefern(xAt(-0.12), height * 0.9, span * 0.22, unit * 0.85, mix(inks.land[3], inks.leaf[2], 0.5)),
      forest(stage, {
        y: y2,
        size: 30 * unit,
        ink: mix(inks.land[3], inks.leaf[2], 0.6),
        lit: inks.leaf[1],
        bumps: 4,
        gap: 1.4,
      }),
      fill(
        path,
        stage.gradient(
          [mix(inks.sand[1], inks.leaf[1], 0.35), mix(inks.sand[2], inks.leaf[2], 0.4)],
          0,
          height * 0.78,
          0,
          height,
        ),
      ),
      traveller(stage, xAt(0.2), height * 0.86, unit * 1.5, { kind: 'pack', flip: sunward }),
      traveller(stage, xAt(0.26), height * 0.872, unit * 1.5, { kind: 'hat', coat: BLUE, flip: -sunward }),
      mistTongue(stage, height * 0.86, span * 0.03, { opacity: 0.45 }),
      trunk(xAt(0.9), span * 0.09, inks.land[4], { moss: inks.leaf[2], lean: -sunward * span * 0.04 }),
      brom(xAt(0.86), height * 0.5, unit * 1.2, inks.leaf[2], inks.leaf[1]),
      width > span * 1.6 && trunk(xAt(1.35), span * 0.06, inks.land[4], { moss: inks.leaf[2] }),
      forest(stage, {
        from: sunward > 0 ? -20 : xAt(0.12),
        to: sunward > 0 ? xAt(0.12) : width + 20,
        y: x => y3(x) + span * 0.26 * clamp(1 - Math.abs(x - xAt(0.12)) / (span * 0.34)) ** 1.6,
        size: 40 * unit,
        ink: inks.leaf[3],
        lit: inks.leaf[2],
        bumps: 5,
      }),
      forest(stage, {
        from: sunward > 0 ? xAt(0.4) : -20,
        to: sunward > 0 ? width + 20 : xAt(0.4),
        y: x => y3(x) + span * 0.26 * clamp(1 - Math.abs(x - xAt(0.4)) / (span * 0.34)) ** 1.6,
        size: 40 * unit,
        ink: inks.leaf[3],
        lit: inks.leaf[2],
        bumps: 5,
      }),
      stroke(vines, mix(inks.land[4], inks.leaf[3], 0.5), 1.5),
      trunk(xAt(-0.44), span * 0.125, inks.key, { moss: inks.leaf[3], lean: sunward * span * 0.03 }),
      main.art,
      [
        [-0.32, 1.35],
        [-0.1, 1.05],
        [0.46, 0.8],
      ].map(([v, k]) => {
        const [x, y] = tOf(xAt(v + chance.between(-0.03, 0.03)))
        return brom(x, y - span * 0.018, unit * k, inks.leaf[2], inks.leaf[1])
      }),
      [
        [-0.2, 1.2],
        [0.26, 1],
      ].map(([v, k]) => {
        const [x, y] = tOf(xAt(v))
        return [
          ferny(x, y - span * 0.015, unit * 0.5 * k, inks.leaf[2], 3, [-150, -30]),
          orchid(x + 8 * unit, y + span * 0.016, unit * k),
        ]
      }),
      quetzal(
        stage,
        px,
        py - span * 0.03,
        unit * chance.between(1.06, 1.24),
        chance.odds(0.6) ? sunward : -sunward,
      ),
      brom(xAt(-0.4), height * 0.66, unit * 1.5, inks.leaf[2], inks.leaf[1]),
      ferny(xAt(-0.5), height * 0.8, unit * 1.1, inks.leaf[3], 4, sunward > 0 ? [-90, 10] : [170, 270]),
      ferny(xAt(-0.42), height * 1.04, unit * 2.1, inks.key, 6, sunward > 0 ? [-135, -8] : [-172, -45]),
      ferny(
        farEdge(stage, 0.02),
        height * 1.06,
        unit * 1.9,
        inks.key,
        5,
        sunward > 0 ? [-172, -60] : [-120, -8],
      ),
      leafMass(stage, xAt(-0.46), -span * 0.01, span * 0.3, span * 0.07, {
        ink: inks.leaf[3],
        lit: inks.leaf[2],
        clumps: 9,
      }),
    ]
  },
}
