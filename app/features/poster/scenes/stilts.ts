import { RED } from '#app/features/poster/palettes.ts'
import type { Scene } from '#app/features/poster/scene.ts'
import { canoe } from '#app/features/poster/toolbox/boats.ts'
import { mist, streaks } from '#app/features/poster/toolbox/clouds.ts'
import { treeline } from '#app/features/poster/toolbox/forest.ts'
import { mix, tinted } from '#app/features/poster/toolbox/inks.ts'
import { rollingSkyline } from '#app/features/poster/toolbox/land.ts'
import { foliage } from '#app/features/poster/toolbox/leaves.ts'
import { clamp, lerp, range } from '#app/features/poster/toolbox/numbers.ts'
import { palm, palmCrown } from '#app/features/poster/toolbox/palms.ts'
import { pen } from '#app/features/poster/toolbox/pen.ts'
import { birds, sky } from '#app/features/poster/toolbox/sky.ts'
import { fill, group, place, stroke, tag } from '#app/features/poster/toolbox/tags.ts'
import { lightRoad, reflection, ripples, sea } from '#app/features/poster/toolbox/water.ts'

export const stilts: Scene = {
  title: 'Stilt houses on the great lake',
  best: 'dusk',
  draw(stage) {
    const { width, height, span, unit, chance, inks, sunward, xAt } = stage
    const horizon = height * chance.between(0.54, 0.6)
    const d = -sunward
    const sun = stage.hang({
      x: xAt(chance.between(0.26, 0.5)),
      y: horizon - span * chance.between(0.1, 0.24),
      r: span * 0.175,
    })
    const T = (h: number) => tinted(stage, h, 1.1)
    const walls = [
      mix(inks.rock[1], inks.rock[2], 0.3),
      T('#7fa9c9'),
      T('#c98f57'),
      mix(inks.rock[2], inks.key, 0.2),
      T('#8fb19a'),
    ]
    const tin = mix(inks.town[1], inks.rock[1], 0.35)
    const thatch = mix(inks.rock[1], inks.rock[2], 0.55)
    // one house on its legs: a deck, plank walls, a gable or hipped roof, steps down to the water
    // one house on its legs: a deck, plank walls, a gable or hipped roof, steps down to the water
    const house = (x: number, y: number, k: number, o: number) => {
      const legs = pen()
      const n = o.w > 90 ? 6 : 5
      const w = o.w / 2
      const dk = -o.legs
      const wh = o.h
      const e = dk - wh
      const roof = o.thatch ? thatch : tin
      const wall = walls[o.ink]
      const wd = mix(inks.rock[2], inks.key, 0.55)
      for (let i = 0; i < n; i++) {
        const lx = lerp(-w - 8, w + 8, i / (n - 1))
        legs.M(lx + chance.between(-2, 2), chance.between(2, 7)).L(lx, dk)
        if (i && !o.lite) legs.M(lx, dk * 0.35).L(lerp(-w - 8, w + 8, (i - 1) / (n - 1)), dk * 0.85)
      }
      const win = o.win
        .map(q => `M${q | 0} ${(dk - wh * 0.32) | 0}V${(dk - wh * 0.74) | 0}h11V${(dk - wh * 0.32) | 0}Z`)
        .join('')
      if (o.lite)
        return group(
          { transform: place(x, y, k, o.flip) },
          stroke(legs, wd, 3),
          fill(`M${-w} ${dk}V${e}H${w}V${dk}Z`, wall),
          fill(win, stage.lampsLit || o.glow ? inks.lamp : mix(inks.rock[2], inks.key, 0.6)),
          fill(
            o.gable
              ? `M${-w - 9} ${e + 4}L0 ${e - wh * 0.85}L${w + 9} ${e + 4}Z`
              : `M${-w - 10} ${e + 4}L${-w * 0.55} ${e - wh * 0.72}H${w * 0.55}L${w + 10} ${e + 4}Z`,
            roof,
          ),
          fill(`M${-w - 14} ${dk + 4}H${w + 10}V${dk}H${-w - 14}Z`, wd),
        )
      const slats = pen()
      for (let i = 1; i < 9; i++) slats.M(lerp(-w, w, i / 9), dk - 1).V(e + 2)
      const rail = pen()
      rail.M(-w - 14, dk - 9).H(-w)
      for (let i = 0; i < 4; i++) rail.M(-w - 14 + i * 4.6, dk).V(dk - 9)
      return group(
        { transform: place(x, y, k, o.flip) },
        stroke(legs, wd, 2.6),
        fill(`M${-w} ${dk}V${e}H${w}V${dk}Z`, wall),
        fill(
          d * o.flip > 0 ? `M${w * 0.42} ${dk}V${e}H${w}V${dk}Z` : `M${-w} ${dk}V${e}H${-w * 0.42}V${dk}Z`,
          mix(wall, inks.land[4], 0.4),
        ),
        stroke(slats, mix(wall, inks.key, 0.35), 0.9, { opacity: 0.6 }),
        fill(win, stage.lampsLit || o.glow ? inks.lamp : mix(inks.rock[2], inks.key, 0.6)),
        fill(
          `M${-w * 0.2} ${dk}V${dk - wh * 0.78}H${w * 0.06}V${dk}Z`,
          stage.lampsLit ? mix(inks.lamp, inks.rock[1], 0.3) : mix(inks.rock[2], inks.key, 0.7),
        ),
        fill(
          o.gable
            ? `M${-w - 9} ${e + 4}L0 ${e - wh * 0.85}L${w + 9} ${e + 4}L${w + 3} ${e + 6}L0 ${e - wh * 0.66}L${-w - 3} ${e + 6}Z`
            : `M${-w - 10} ${e + 4}L${-w * 0.55} ${e - wh * 0.72}H${w * 0.55}L${w + 10} ${e + 4}Q0 ${e - 1} ${-w - 10} ${e + 4}Z`,
          roof,
        ),
        o.gable &&
          fill(`M${-w - 3} ${e + 6}L0 ${e - wh * 0.66}L${w + 3} ${e + 6}Z`, mix(wall, inks.key, 0.18)),
        !o.gable &&
          fill(
            sunward * o.flip > 0
              ? `M${w * 0.2} ${e - wh * 0.72}H${w * 0.55}L${w + 10} ${e + 4}Q${w * 0.6} ${e + 1} ${w * 0.36} ${e + 1}Z`
              : `M${-w * 0.2} ${e - wh * 0.72}H${-w * 0.55}L${-w - 10} ${e + 4}Q${-w * 0.6} ${e + 1} ${-w * 0.36} ${e + 1}Z`,
            mix(roof, inks.paper, 0.22),
          ),
        fill(`M${-w - 16} ${dk + 4}H${w + 12}V${dk}H${-w - 16}Z`, wd),
        stroke(rail, wd, 1.6),
        stroke(
          `M${-w - 16} ${dk}L${-w - 28} 4M${-w - 9} ${dk}L${-w - 21} 4` +
            range(5, i => `M${-w - 18 - i * 2.2} ${dk * (0.86 - i * 0.17)}h7`).join(''),
          wd,
          1.7,
        ),
        o.wash && [
          stroke(`M${w + 10} ${dk - 16}Q${w - 14} ${dk - 11} ${w - 34} ${dk - 16}`, inks.key, 0.9),
          fill(`M${w - 2} ${dk - 14}h8v11h-8zM${w - 26} ${dk - 13.5}h7v9h-7z`, RED),
          fill(`M${w - 14} ${dk - 13}h9v10h-9z`, inks.paper),
        ],
      )
    }
    const spec = (w: number, legs: number, ink: string) => ({
      w,
      legs,
      h: chance.whole(28, 34),
      ink,
      flip: chance.sign(),
      gable: chance.odds(0.4),
      thatch: chance.odds(0.45),
      wash: chance.odds(0.5),
      glow: chance.odds(0.25),
      win: [-w * 0.4, w * 0.14, w * 0.32].slice(0, w > 80 ? 3 : 2),
    })
    const rows = [
      [0.012, 0.34, 9, -0.7, 0.62],
      [0.04, 0.58, 5, -0.66, 0.2],
    ].map(([dy, k, n, a, b]) =>
      range(Math.round(n * (width > span * 1.5 ? 1.3 : 1)), (i, t) => {
        const v = lerp(a - (width > span * 1.5 ? 0.4 : 0), b, t) + chance.between(-0.025, 0.025)
        return house(xAt(v), horizon + span * dy, unit * k * chance.between(0.9, 1.1), {
          ...spec(chance.whole(62, 96), chance.whole(38, 56), chance.whole(0, 4)),
          h: chance.whole(28, 34),
          lite: true,
        })
      }),
    )
    const big = stage.define(
      group(
        {},
        house(xAt(-0.36), horizon + span * 0.12, unit * 1.5, {
          ...spec(100, 66, chance.whole(0, 4)),
          wash: true,
        }),
        house(xAt(-0.02), horizon + span * 0.095, unit * 1.15, { ...spec(84, 62, chance.whole(0, 4)) }),
      ),
    )
    const base = horizon + span * 0.115
    const far = stage.define(group({}, rows[0], rows[1]))
    const bx = clamp(xAt(chance.between(0.34, 0.5)), span * 0.2, width - span * 0.22)
    const by = horizon + (height - horizon) * chance.between(0.48, 0.62)
    const bf = chance.sign()
    const second = chance.odds(0.6)
    const id = palmCrown(stage, {})
    const weeds = pen()
    const bl = pen()
    for (let i = 0; i < 26; i++) {
      const a = chance() * 6.3
      const q = Math.sqrt(chance())
      const x = xAt(chance.odds(0.6) ? -0.36 : 0.8) + Math.cos(a) * q * span * 0.26
      const y = height * 0.94 + Math.sin(a) * q * span * 0.05
      const w = span * chance.between(0.016, 0.034)
      weeds
        .M(x - w, y)
        .Q(x - w, y - w * 0.5, x, y - w * 0.45)
        .Q(x + w, y - w * 0.5, x + w, y)
        .Q(x, y + w * 0.55, x - w, y)
      if (i % 4 === 0)
        bl.M(x - w * 0.35, y - w * 0.1)
          .Q(x - w * 0.5, y - w * 0.9, x, y - w * 1.2)
          .Q(x + w * 0.5, y - w * 0.9, x + w * 0.35, y - w * 0.1)
          .Q(x, y + w * 0.1, x - w * 0.35, y - w * 0.1)
    }
    return [
      sky(stage, { horizon: horizon, sun }),
      streaks(stage, xAt(-0.3), height * 0.13, span * 0.6, 3, inks.mist, { opacity: 0.6 }),
      streaks(stage, sun.x + sunward * span * 0.06, sun.y + span * 0.05, span * 0.56, 3, inks.mist, {
        opacity: 0.85,
      }),
      treeline(
        stage,
        rollingSkyline(stage, horizon - span * 0.05, span * 0.02, { scale: 0.008 }),
        span * 0.018,
        inks.land[0],
        horizon + 3,
      ),
      treeline(
        stage,
        rollingSkyline(stage, horizon - span * 0.02, span * 0.016, { scale: 0.012 }),
        span * 0.02,
        mix(inks.land[1], inks.leaf[1], 0.25),
        horizon + 3,
      ),
      range(5, i =>
        palm(
          id,
          xAt(-0.6 + i * 0.3 + chance.between(-0.06, 0.06)),
          horizon,
          span * chance.between(0.12, 0.2),
          { lean: chance.between(-0.08, 0.1), ink: inks.land[2], scale: unit * chance.between(0.28, 0.38) },
        ),
      ),
      sea(stage, horizon, height, { inks: inks.water }),
      tag('use', { href: '#' + far }),
      mist(stage, horizon + span * 0.01, span * 0.06, { opacity: 0.45 }),
      lightRoad(stage, sun.x, horizon + 4, height * 0.94, {
        far: span * 0.12,
        near: span * 0.3,
        count: 14,
        opacity: 0.9,
      }),
      group(
        { transform: `matrix(1 0 0 -.6 0 ${Math.round(base * 1.6)})`, opacity: 0.3 },
        tag('use', { href: '#' + big }),
      ),
      ripples(stage, horizon + 8, height * 0.95, { count: 34, ink: inks.paper, opacity: 0.45, big: 80 }),
      tag('use', { href: '#' + big }),
      second && canoe(stage, xAt(0.6), horizon + span * 0.07, unit * 0.55, { flip: -bf }),
      reflection(stage, bx, by + 4, span * 0.24, span * 0.05, inks.key, { count: 4, opacity: 0.4 }),
      canoe(stage, bx, by, unit * 1.45, { flip: bf }),
      canoe(stage, xAt(-0.16), horizon + span * 0.17, unit * 0.85, { flip: sunward }),
      fill(weeds, inks.leaf[3]),
      fill(weeds, inks.leaf[2], { transform: `translate(0 ${(-2.4 * unit).toFixed(1)})` }),
      fill(bl, mix(RED, inks.paper, 0.55)),
      foliage(stage, sunward > 0 ? 0 : width, height * 1.04, unit * 1.6, {
        ink: inks.key,
        rib: inks.leaf[3],
        count: 4,
        spread: sunward > 0 ? [-100, -10] : [-170, -80],
      }),
      birds(stage, xAt(0.1), height * 0.24, 6, 8 * unit + 2, inks.land[4], span * 0.14),
    ]
  },
}
