import type { Scene } from '#app/features/poster/scene.ts'
import { cumulus, mist, streaks } from '#app/features/poster/toolbox/clouds.ts'
import { mix } from '#app/features/poster/toolbox/inks.ts'
import { brokenLine, hill, rollingSkyline } from '#app/features/poster/toolbox/land.ts'
import { heightAlong, leftToRight, lerp, range } from '#app/features/poster/toolbox/numbers.ts'
import { pen } from '#app/features/poster/toolbox/pen.ts'
import { crocodile, wildebeest } from '#app/features/poster/toolbox/savanna-animals.ts'
import { birds, sky } from '#app/features/poster/toolbox/sky.ts'
import { fill, group, place, tag } from '#app/features/poster/toolbox/tags.ts'
import { acacia, grass } from '#app/features/poster/toolbox/trees.ts'
import { lightRoad, ripples, sea } from '#app/features/poster/toolbox/water.ts'

export const crossing: Scene = {
  title: 'Wildebeest crossing the river',
  best: 'golden',
  draw(stage) {
    const { width, height, span, unit, chance, inks, sunward, xAt } = stage
    const horizon = height * chance.between(0.36, 0.42)
    const sun = stage.hang({
      x: xAt(chance.between(0.14, 0.4)),
      y: horizon - span * chance.between(0.0, 0.12),
      r: span * 0.19,
    })
    const top = horizon + span * 0.1
    const foot = horizon + span * 0.21
    const front = chance.pick(['climb', 'climb', 'watch'])
    const dustInk = mix(inks.sand[0], inks.halo, 0.4)
    const hair = mix(inks.land[4], inks.rock[2], 0.45)
    // far bank: a crumbling shelf of earth, broken down to a ramp where the herd comes through
    // far bank: a crumbling shelf of earth, broken down to a ramp where the herd comes through
    const rv = chance.between(0.12, 0.26)
    const lip = [
      [-2.6, 0.075],
      [-0.7, 0.085],
      [-0.4, 0.09],
      [rv - 0.3, 0.095],
      [rv - 0.16, 0.1],
      [rv - 0.06, 0.125],
      [rv, 0.16],
      [rv + 0.1, 0.175],
      [rv + 0.2, 0.14],
      [rv + 0.26, 0.1],
      [rv + 0.5, 0.095],
      [1.2, 0.1],
      [2.6, 0.09],
    ].map(([a, b]) => [xAt(a), horizon + span * b + chance.between(-1, 1) * span * 0.004])
    const L = leftToRight(lip.slice())
    const ly = heightAlong(L)
    const bank = pen().M(L[0][0], foot)
    const rough = []
    for (let i = 1; i < L.length; i++) rough.push(...brokenLine(chance, L[i - 1], L[i], span * 0.05, 0.06))
    bank.L(L[0][0], L[0][1]).through(rough).L(L.at(-1)[0], foot)
    const toe = []
    for (let x = width + 40; x > -40; x -= span * chance.between(0.03, 0.07))
      toe.push([x, foot + chance.between(-0.3, 1) * span * 0.012])
    bank.through(toe).Z()
    const clefts = pen()
    const lumps = pen()
    const under = []
    const turf = []
    for (let x = -40; x < width + 40; x += span * chance.between(0.025, 0.06)) {
      const y = ly(x)
      under.push([x, lerp(y, foot, chance.between(0.42, 0.68))])
      turf.push([x, y + span * chance.between(0.002, 0.012)])
    }
    for (let i = 0; i < 7; i++) {
      const x = chance() * width
      const y = ly(x)
      const h = foot - y
      const w = span * chance.between(0.012, 0.03)
      if (h > span * 0.07)
        clefts
          .M(x, y + 2)
          .L(
            x + sunward * w * 0.4,
            y + h * 0.3,
            x + sunward * w * 0.1,
            y + h * 0.7,
            x - sunward * w * 0.7,
            y + h * 0.62,
            x - sunward * w * 0.4,
            y + h * 0.3,
          )
          .Z()
    }
    lumps
      .M(-40, foot + 8)
      .L(...under.flatMap(([x, y], i) => [x, y, x + span * 0.008, y + span * (i % 2 ? 0.012 : -0.004)]))
      .L(width + 40, foot + 8)
      .Z()
    const sward = pen()
      .M(L[0][0], L[0][1])
      .through(L.slice(1))
      .L(...turf.reverse().flatMap(([x, y], i) => [x, y, x - span * 0.006, y - span * 0.006]))
      .Z()
    // the herd: over the plain in dust, down the ramp, then in a bent line through the water toward us
    // the herd: over the plain in dust, down the ramp, then in a bent line through the water toward us
    const mane = mix(inks.key, inks.rock[2], 0.4)
    const far = pen()
    const line = []
    const gx = xAt(rv + 0.05)
    for (let i = 0; i < 34; i++) {
      const t = chance()
      const v = lerp(rv + chance.between(-0.1, 0.1), rv + lerp(0.1, 1.5, chance()) * (t > 0.3 ? 1 : -0.5), t)
      const x = xAt(v)
      const y = horizon + span * lerp(0.1, 0.035, t) + chance.between(-1, 1) * span * 0.006
      const k = span * lerp(0.016, 0.007, t)
      far
        .M(x - k, y)
        .Q(x - k * 0.9, y - k * 0.9, x - k * 0.2, y - k * 0.8)
        .Q(x + k * 0.4, y - k * 1.3, x + k * 0.9, y - k * 0.7)
        .L(
          x + k * 1.2,
          y - k * 0.2,
          x + k * 0.7,
          y - k * 0.4,
          x + k * 0.5,
          y + k * 0.6,
          x + k * 0.3,
          y + k * 0.6,
          x + k * 0.2,
          y - k * 0.1,
          x - k * 0.6,
          y - k * 0.1,
          x - k * 0.7,
          y + k * 0.6,
          x - k * 0.9,
          y + k * 0.6,
        )
        .Z()
    }
    const flip = -sunward
    const step = (v: number, y: number, k: number, pose: number, rot = 0) => ({
      y,
      art: [
        wildebeest(xAt(v), y, unit * k, mix(inks.land[5], hair, 0.18), mix(hair, inks.rock[1], 0.25), {
          pose,
          flip,
          rot: rot,
        }),
      ],
    })
    for (const [t, dv] of [
      [0, 0.03],
      [0.28, -0.05],
      [0.5, 0.06],
      [0.74, -0.02],
    ])
      line.push(
        step(
          rv + 0.06 + dv,
          lerp(horizon + span * 0.15, foot + span * 0.012, t),
          lerp(0.34, 0.52, t),
          t > 0.6 ? 'leap' : 'run',
          flip * 16,
        ),
      )
    const nw = 8
    const path = (t: number) => [
      lerp(rv + 0.02, -0.36, t ** 0.85) + 0.13 * Math.sin(t * 3.1),
      lerp(foot + span * 0.045, height * 0.81, t),
    ]
    const swim = range(nw, (i, t) => {
      const [v, y] = path(t)
      const k = lerp(0.5, 1.3, t)
      return [
        v + chance.between(-0.03, 0.03),
        y + chance.between(-0.4, 0.4) * span * 0.02,
        k * chance.between(0.92, 1.08),
      ]
    })
      .concat(
        range(4, i => {
          const t = [0.16, 0.38, 0.6, 0.82][i] + chance.between(-0.05, 0.05)
          const [v, y] = path(t)
          return [v + lerp(0.06, 0.15, t), y - span * lerp(0.008, 0.02, t), lerp(0.46, 1.1, t)]
        }),
      )
      .sort((a, b) => a[1] - b[1])
    const splash = (A: Pen, x: number, y: number, k: number) => {
      for (let i = 0; i < 6; i++) {
        const t = ((i + chance.between(0.2, 0.8)) / 6) * 2 - 1
        const h = chance.between(6, 18) * k
        A.M(x + t * 30 * k - 4 * k, y + 2)
          .Q(x + t * 34 * k, y - h * 0.5, x + t * 44 * k, y - h)
          .Q(x + t * 40 * k + 4 * k, y - h * 0.3, x + t * 30 * k + 5 * k, y + 2)
          .Z()
      }
      return A.lens(x, y + 1, 78 * k, 3.4 * k)
    }
    const swimmer = stage.define(
      group(
        {},
        wildebeest(0, 0, 1, mix(inks.land[5], hair, 0.15), mix(hair, inks.rock[1], 0.25), { pose: 'swim' }),
      ),
    )
    const foam = pen()
    const wake = pen()
    for (const [v, y, k] of swim) {
      splash(foam, xAt(v) + flip * 6 * unit * k, y + 1, unit * k)
      wake
        .M(xAt(v) + flip * 26 * unit * k, y + 3)
        .Q(xAt(v), y + 10 * unit * k, xAt(v) - flip * 74 * unit * k, y + 13 * unit * k)
        .Q(xAt(v) - flip * 10 * unit * k, y + 6 * unit * k, xAt(v) + flip * 26 * unit * k, y + 3)
    }
    const mud = [
      mix(inks.water[0], inks.sand[1], 0.35),
      mix(inks.water[1], inks.sand[2], 0.45),
      mix(inks.water[2], inks.rock[2], 0.4),
    ]
    const near = [
      [-2.6, 0.16],
      [-0.9, 0.165],
      [-0.6, 0.19],
      [-0.46, 0.2],
      [-0.34, 0.16],
      [-0.22, 0.11],
      [0, 0.085],
      [0.3, 0.07],
      [0.7, 0.085],
      [1.1, 0.1],
      [2.6, 0.14],
    ].map(([a, b]) => [xAt(a), height - span * b])
    const yn = heightAlong(leftToRight(near.slice()))
    const plume = pen()
    for (let i = 0; i < 12; i++) {
      const t = i / 11
      cumulus(
        plume,
        chance,
        xAt(rv + lerp(0.02, 1, t) + chance.between(-0.03, 0.03)),
        horizon + span * lerp(0.11, 0.05, t),
        span * lerp(0.26, 0.16, t),
        span * lerp(0.07, 0.04, t) * chance.between(0.6, 1.1),
      )
    }
    return [
      sky(stage, { horizon: horizon, sun }),
      streaks(stage, xAt(-0.3), height * 0.12, span * 0.6, 3, mix(inks.sky[2], inks.halo, 0.5), {
        opacity: 0.85,
      }),
      streaks(
        stage,
        sun.x + sunward * span * 0.1,
        sun.y - span * 0.03,
        span * 0.7,
        4,
        mix(inks.sky[3], inks.halo, 0.4),
        { opacity: 0.9 },
      ),
      hill(stage, rollingSkyline(stage, horizon - span * 0.03, span * 0.035, { scale: 0.005 }), inks.land[0]),
      hill(stage, rollingSkyline(stage, horizon - span * 0.004, span * 0.02, { scale: 0.008 }), inks.land[1]),
      hill(
        stage,
        rollingSkyline(stage, horizon + span * 0.015, span * 0.008, { scale: 0.01 }),
        mix(inks.sand[1], inks.land[1], 0.25),
      ),
      range(Math.round((6 * width) / span), i => {
        const x = (width * (i + chance.between(0.15, 0.85))) / ((6 * width) / span)
        return acacia(
          stage,
          x,
          horizon + span * chance.between(0.02, 0.045),
          span * chance.between(0.04, 0.075),
          { ink: mix(inks.land[3], inks.leaf[2], 0.3), flip: chance.sign() },
        )
      }),
      mist(stage, horizon + span * 0.02, span * 0.07, { opacity: 0.5, ink: inks.mist }),
      `<path fill="${stage.gradient([inks.sand[0], inks.sand[1]], 0, horizon + span * 0.03, 0, top + span * 0.05)}" d="M0 ${Math.round(horizon + span * 0.04)}h${width}v${Math.round(span * 0.16)}H0z"/>`,
      fill(plume, dustInk, { opacity: 0.6 }),
      fill(far, mix(inks.land[4], inks.rock[2], 0.35)),
      acacia(stage, xAt(-0.34), ly(xAt(-0.34)) + 4, span * chance.between(0.3, 0.4), {
        ink: inks.leaf[3],
        lit: inks.leaf[2],
        trunk: inks.land[5],
        flip: chance.sign(),
      }),
      chance.odds(0.6) &&
        acacia(stage, xAt(0.78), ly(xAt(0.78)) + 4, span * chance.between(0.16, 0.22), {
          ink: inks.leaf[2],
          lit: inks.leaf[1],
          trunk: inks.land[4],
          flip: chance.sign(),
        }),
      sea(stage, foot - span * 0.01, height, { inks: mud }),
      fill(
        bank,
        stage.gradient(
          [mix(inks.rock[0], inks.rock[1], 0.55), mix(inks.rock[1], inks.rock[2], 0.55)],
          0,
          top,
          0,
          foot,
        ),
      ),
      fill(lumps, mix(inks.rock[2], inks.land[4], 0.1), { opacity: 0.6 }),
      fill(clefts, mix(inks.rock[2], inks.land[4], 0.2), { opacity: 0.3 }),
      fill(sward, mix(inks.leaf[1], inks.sand[2], 0.4)),
      line.map(q => q.art),
      fill(plume, dustInk, { opacity: 0.18, transform: `translate(0 ${Math.round(span * 0.05)})` }),
      lightRoad(stage, sun.x, foot + span * 0.02, height * 0.92, {
        far: span * 0.12,
        near: span * 0.26,
        count: 10,
        opacity: 0.8,
      }),
      ripples(stage, foot + 8, height * 0.92, {
        count: 28,
        ink: mix(inks.paper, inks.sand[0], 0.4),
        opacity: 0.6,
        big: 80,
      }),
      fill(wake, mix(inks.paper, mud[0], 0.4), { opacity: 0.7 }),
      swim.map(([v, y, k]) =>
        tag('use', { href: '#' + swimmer, transform: place(xAt(v), y, unit * k, flip) }),
      ),
      fill(foam, inks.paper, { opacity: 0.92 }),
      chance.odds(0.7) && [
        crocodile(xAt(0.5), height * 0.76, unit * 0.95, inks.land[5], flip),
        fill(
          pen().lens(xAt(0.5) - flip * span * 0.05, height * 0.76 + 5, span * 0.24, 2.4 * unit),
          inks.paper,
          { opacity: 0.6 },
        ),
      ],
      fill(
        pen()
          .curve(near)
          .L(xAt(2.6), height + 20, xAt(-2.6), height + 20)
          .Z(),
        mix(inks.rock[2], inks.land[4], 0.4),
      ),
      fill(
        pen()
          .curve(near)
          .L(xAt(2.6), height + 20, xAt(-2.6), height + 20)
          .Z(),
        inks.land[5],
        { transform: `translate(0 ${Math.round(span * 0.022)})` },
      ),
      front === 'climb'
        ? [
            wildebeest(xAt(-0.27), yn(xAt(-0.27)) + span * 0.035, unit * 1.6, inks.key, mane, {
              gait: 'leap',
              flip,
              turn: -flip * 16,
            }),
            wildebeest(xAt(0.06), yn(xAt(0.06)) + span * 0.012, unit * 1.3, inks.key, mane, {
              gait: 'run',
              flip,
              turn: -flip * 4,
            }),
          ]
        : [
            wildebeest(xAt(-0.36), yn(xAt(-0.36)) + span * 0.035, unit * 1.75, inks.key, mane, {
              gait: 'stand',
              flip: sunward,
            }),
            wildebeest(xAt(0.02), yn(xAt(0.02)) + span * 0.014, unit * 1.35, inks.key, mane, {
              gait: 'leap',
              flip,
              turn: -flip * 10,
            }),
          ],
      grass(
        stage,
        -10,
        width + 10,
        x => Math.max(yn(x) + span * 0.05, height * 0.93),
        span * 0.07,
        inks.key,
        8,
      ),
      birds(stage, xAt(0.2), height * 0.2, 6, 8 * unit + 2, inks.land[4], span * 0.16),
    ]
  },
}
