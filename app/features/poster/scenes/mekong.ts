import type { Scene } from '#app/features/poster/scene.ts'
import { canoe, slowBoat } from '#app/features/poster/toolbox/boats.ts'
import { mist, mistTongue, streaks } from '#app/features/poster/toolbox/clouds.ts'
import { forest, treeline } from '#app/features/poster/toolbox/forest.ts'
import { mix, tinted } from '#app/features/poster/toolbox/inks.ts'
import { foliage } from '#app/features/poster/toolbox/leaves.ts'
import { massif } from '#app/features/poster/toolbox/massif.ts'
import { clamp, heightAlong, leftToRight, lerp, range } from '#app/features/poster/toolbox/numbers.ts'
import { palm, palmCrown } from '#app/features/poster/toolbox/palms.ts'
import { pen } from '#app/features/poster/toolbox/pen.ts'
import { monk } from '#app/features/poster/toolbox/people.ts'
import { birds, sky } from '#app/features/poster/toolbox/sky.ts'
import { farEdge, nearEdge } from '#app/features/poster/toolbox/stage.ts'
import { fill, group, place, stroke } from '#app/features/poster/toolbox/tags.ts'
import { grass } from '#app/features/poster/toolbox/trees.ts'
import { lightRoad, reflection, ripples, sea } from '#app/features/poster/toolbox/water.ts'

export const mekong: Scene = {
  title: 'Slow boat on the Mekong',
  best: 'golden',
  draw(stage) {
    const { width, height, span, unit, chance, inks, focusX, sunward, xAt } = stage
    const horizon = height * chance.between(0.46, 0.52)
    const sun = stage.hang({
      x: xAt(chance.between(0.22, 0.46)),
      y: horizon - span * chance.between(0.1, 0.24),
      r: span * 0.165,
    })
    const gold = mix(inks.lamp, inks.rock[1], 0.15)
    const silt = [
      mix(inks.water[0], inks.sand[1], 0.5),
      mix(inks.sand[1], inks.rock[1], 0.35),
      mix(inks.sand[2], inks.rock[1], 0.45),
    ]
    const hillset = (y: number, amp: number, n: number, ink: string, shade: string, fade: number) =>
      massif(stage, {
        spine: range(Math.round((width / span) * n) * 2 + 1, (i, t) => [
          lerp(-80, width + 80, t) + chance.between(-0.05, 0.05) * span,
          y - span * (i % 2 ? amp * chance.between(0.55, 1.25) : amp * chance.between(0, 0.25)),
        ]),
        base: horizon + span * 0.01,
        ink,
        shade,
        spurs: 1,
        fade,
        step: 34,
        rough: 0.2,
      })
    // the temple hill: wooded, with a gilded stupa and swept roofs among the trees
    // the temple hill: wooded, with a gilded stupa and swept roofs among the trees
    const hv = chance.between(-0.26, -0.1)
    const hh = chance.between(0.17, 0.23)
    const hillY = (v: number) =>
      horizon +
      span * 0.01 -
      span * hh * Math.exp(-(((v - hv) / 0.2) ** 2)) -
      span * 0.035 * Math.exp(-(((v + 0.75) / 0.4) ** 2)) -
      span * 0.02
    const sx = xAt(hv)
    const sy = hillY(hv) - span * 0.012
    const stupa = group(
      { transform: place(sx, sy, unit * 1.3) },
      fill('M-30 24V-8H-24V-16H24V-8H30V24Z', mix(inks.paper, inks.land[1], 0.15)),
      fill(
        sunward > 0 ? 'M-30 24V-8H-24V-16H-10V24Z' : 'M30 24V-8H24V-16H10V24Z',
        mix(inks.paper, inks.land[3], 0.4),
      ),
      fill('M-18-16L-14-30H14L18-16ZM-12-30C-13-42-6-50-3-58L-1.500-84H1.500L3-58C6-50 13-42 12-30Z', gold),
      fill(
        sunward > 0
          ? 'M-18-16L-14-30H-4L-5-16ZM-12-30C-13-42-6-50-3-58L-1.500-84H0L-2-58C-4-46-6-40-5-30Z'
          : 'M18-16L14-30H4L5-16ZM12-30C13-42 6-50 3-58L1.500-84H0L2-58C4-46 6-40 5-30Z',
        mix(gold, inks.land[4], 0.35),
      ),
      stroke('M-5-46H5M-4-52H4', mix(gold, inks.land[4], 0.4), 1.2),
    )
    const wat = (x: number, y: number, k: number) => {
      const tile = mix(tinted(stage, '#b5402c', 1), inks.land[3], 0.18)
      const roof = (w: number, y0: number, h: number) =>
        `M${-w} ${y0}Q${-w * 0.62} ${y0 - h * 0.3} ${-w * 0.34} ${y0 - h * 0.72}L0 ${y0 - h}L${w * 0.34} ${y0 - h * 0.72}Q${w * 0.62} ${y0 - h * 0.3} ${w} ${y0}Q0 ${y0 - h * 0.12} ${-w} ${y0}Z`
      return group(
        { transform: place(x, y, k) },
        fill('M-26 2V-18H26V2Z', mix(inks.paper, inks.rock[1], 0.15)),
        fill(
          'M-20 2V-14H-14V2ZM-4 2V-15H4V2ZM14 2V-14H20V2Z',
          stage.lampsLit ? inks.lamp : mix(inks.rock[2], inks.key, 0.4),
        ),
        fill(roof(38, -14, 22), mix(tile, inks.key, 0.2)),
        fill(roof(29, -22, 22), tile),
        fill(roof(19, -30, 24), mix(tile, inks.paper, 0.12)),
        stroke(
          'M-40-15Q-45-17-46-22M40-15Q45-17 46-22M0-54V-62M-30-23Q-34-25-35-29M30-23Q34-25 35-29',
          gold,
          1.8,
          { strokeLinecap: 'round' },
        ),
        fill('M-9-36L0-53L9-36Q0-39-9-36Z', gold),
      )
    }
    const id = palmCrown(stage, {})
    const by = horizon + (height - horizon) * chance.between(0.36, 0.46)
    const bf = chance.odds(0.65) ? sunward : -sunward
    const bx = clamp(xAt(chance.between(0.2, 0.38)), span * 0.32, width - span * 0.34)
    const bank = [
      [-2.4, 0.24],
      [-0.8, 0.235],
      [-0.5, 0.22],
      [-0.2, 0.165],
      [0.1, 0.135],
      [0.4, 0.115],
      [0.8, 0.115],
      [1.2, 0.14],
      [2.4, 0.2],
    ].map(([a, b]) => [xAt(a), height - span * b])
    const yb = heightAlong(leftToRight(bank.slice()))
    const n = chance.whole(4, 6)
    const lead = chance.between(0.28, 0.4)
    const bar = pen()
      .M(xAt(0.5), horizon + span * 0.045)
      .Q(xAt(0.8), horizon + span * 0.022, xAt(1.2), horizon + span * 0.02)
      .L(xAt(2.6), horizon + span * 0.02, xAt(2.6), horizon + span * 0.07)
      .Q(xAt(0.9), horizon + span * 0.075, xAt(0.5), horizon + span * 0.045)
      .Z()
    const bamboo = (x: number, y: number, h: number, nn: number) => {
      const S = pen()
      const L = pen()
      for (let i = 0; i < nn; i++) {
        const l = h * chance.between(0.7, 1)
        const lean = (i / (nn - 1) - 0.4) * h * 0.5 * sunward + chance.between(-0.05, 0.05) * h
        const tx = x + lean * 1.3
        const ty = y - l * 0.9
        S.M(x + (i - nn / 2) * 3 * unit, y).Q(x + lean * 0.3, y - l * 0.7, tx, ty)
        for (let k = 0; k < 9; k++) {
          const t = 0.45 + k * 0.065
          const qx = lerp(lerp(x, x + lean * 0.3, t), lerp(x + lean * 0.3, tx, t), t)
          const qy = lerp(lerp(y, y - l * 0.7, t), lerp(y - l * 0.7, ty, t), t)
          const a = chance.between(0.3, 1.3) * (k % 2 ? 1 : -1)
          const m = h * chance.between(0.07, 0.12)
          const ex = qx + Math.sin(a) * m + sunward * 3
          const ey = qy + Math.cos(a) * m * 0.6
          L.M(qx, qy)
            .Q(lerp(qx, ex, 0.5) + 3 * unit, lerp(qy, ey, 0.5) - 5 * unit, ex, ey)
            .Q(lerp(qx, ex, 0.5), lerp(qy, ey, 0.5) + 3 * unit, qx, qy)
        }
      }
      return [stroke(S, mix(inks.leaf[3], inks.leaf[2], 0.4), 2.6 * unit), fill(L, inks.leaf[3])]
    }
    return [
      sky(stage, { horizon: horizon, sun }),
      streaks(stage, xAt(-0.3), height * 0.13, span * 0.55, 3, mix(inks.mist, inks.sky[2], 0.3), {
        opacity: 0.85,
      }),
      streaks(
        stage,
        sun.x + sunward * span * 0.1,
        sun.y + span * 0.03,
        span * 0.44,
        3,
        mix(inks.mist, inks.sky[3], 0.3),
        { opacity: 0.9 },
      ),
      hillset(horizon - span * 0.05, 0.2, 3, inks.land[0], mix(inks.land[0], inks.land[1], 0.55), 0.75),
      mist(stage, horizon - span * 0.07, span * 0.1, { opacity: 0.55 }),
      hillset(horizon - span * 0.02, 0.13, 3.4, inks.land[1], mix(inks.land[1], inks.land[2], 0.55), 0.65),
      mistTongue(stage, horizon - span * 0.03, span * 0.035, { opacity: 0.75 }),
      treeline(
        stage,
        range(9, (i, t) => [lerp(-20, width + 20, t), horizon - span * chance.between(0.012, 0.04)]),
        span * 0.02,
        mix(inks.land[2], inks.leaf[1], 0.35),
        horizon + 3,
      ),
      stupa,
      forest(stage, {
        from: Math.min(xAt(-1.9), xAt(0.32)),
        to: Math.max(xAt(-1.9), xAt(0.32)),
        y: x => hillY(((x - focusX) * sunward) / span) + span * 0.025,
        size: span * 0.034,
        ink: mix(inks.land[3], inks.leaf[2], 0.6),
        lit: mix(inks.leaf[1], inks.land[2], 0.25),
        base: horizon + span * 0.012,
        rows: 2,
        bumps: 4,
        gap: 1.5,
      }),
      wat(xAt(hv - 0.17), horizon + span * 0.004, unit * 0.92),
      wat(xAt(hv + 0.15), horizon + span * 0.006, unit * 0.72),
      range(4, i =>
        palm(
          id,
          xAt(hv + [-0.3, 0.04, 0.26, 0.33][i]),
          horizon + span * 0.012,
          span * chance.between(0.08, 0.13),
          { lean: chance.between(-0.15, 0.15), ink: inks.leaf[3], scale: unit * 0.28 },
        ),
      ),
      sea(stage, horizon + span * 0.008, height, { inks: silt }),
      fill(bar, inks.sand[0]),
      reflection(
        stage,
        sx,
        horizon + span * 0.015,
        span * 0.5,
        span * 0.07,
        mix(inks.land[3], inks.rock[2], 0.4),
        { count: 5, opacity: 0.35 },
      ),
      lightRoad(stage, sun.x, horizon + span * 0.014, height * 0.8, {
        far: span * 0.1,
        near: span * 0.26,
        count: 11,
        opacity: 0.85,
      }),
      ripples(stage, horizon + 8, height * 0.86, {
        count: 30,
        ink: mix(inks.paper, inks.sand[0], 0.3),
        opacity: 0.6,
        big: 90,
      }),
      chance.odds(0.7) &&
        canoe(stage, xAt(chance.between(0.62, 0.74)), horizon + span * 0.09, unit * 0.6, { flip: -bf }),
      reflection(stage, bx, by + 10 * unit, span * 0.5, span * 0.07, mix(inks.rock[2], inks.key, 0.5), {
        count: 5,
        opacity: 0.45,
      }),
      slowBoat(stage, bx, by, unit * chance.between(1.15, 1.35), { flip: bf }),
      fill(
        pen()
          .lens(bx - bf * span * 0.05, by + 12 * unit, span * 0.56, 3 * unit)
          .lens(bx + bf * span * 0.2, by + 8 * unit, span * 0.14, 3 * unit),
        inks.paper,
        { opacity: 0.75 },
      ),
      fill(
        pen()
          .curve(bank)
          .L(xAt(2.4), height + 20, xAt(-2.4), height + 20)
          .Z(),
        inks.sand[0],
        { opacity: 0.6, transform: `translate(0 ${Math.round(-span * 0.008)})` },
      ),
      fill(
        pen()
          .curve(bank)
          .L(xAt(2.4), height + 20, xAt(-2.4), height + 20)
          .Z(),
        mix(inks.leaf[2], inks.rock[2], 0.3),
      ),
      fill(
        pen()
          .curve(bank)
          .L(xAt(2.4), height + 20, xAt(-2.4), height + 20)
          .Z(),
        mix(inks.rock[1], inks.rock[2], 0.4),
        { transform: `translate(0 ${Math.round(span * 0.03)})` },
      ),
      range(n, i => {
        const v = lead - i * 0.085 * sunward * sunward
        const x = xAt(v)
        return [
          fill(pen().lens(x - sunward * span * 0.03, yb(x) + span * 0.056, span * 0.12, 3 * unit), inks.key, {
            opacity: 0.3,
          }),
          monk(
            stage,
            x,
            yb(x) + span * 0.055,
            unit * lerp(1.9, 1.65, i / n),
            bf === sunward ? sunward : sunward,
            i % 3 !== 2,
          ),
        ]
      }),
      grass(stage, -10, width + 10, x => yb(x) + span * 0.085, span * 0.04, inks.leaf[3], 8),
      bamboo(nearEdge(stage, 0.02), height * 1.02, span * chance.between(0.7, 0.85), 7),
      foliage(stage, nearEdge(stage, 0.03), height * 1.04, unit * 1.7, {
        ink: inks.key,
        rib: inks.leaf[3],
        count: 5,
        spread: sunward > 0 ? [-130, -10] : [-170, -50],
      }),
      foliage(stage, farEdge(stage, -0.01), height * 1.06, unit * 1.6, {
        ink: inks.key,
        rib: inks.leaf[3],
        count: 4,
        spread: sunward > 0 ? [-170, -80] : [-100, -10],
      }),
      birds(stage, xAt(0.2), height * 0.22, 5, 8 * unit + 2, inks.land[4], span * 0.12),
    ]
  },
}
