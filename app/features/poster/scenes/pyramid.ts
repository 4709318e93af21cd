import { BLUE, RED } from '#app/features/poster/palettes.ts'
import type { Scene } from '#app/features/poster/scene.ts'
import { macaw } from '#app/features/poster/toolbox/birds.ts'
import { mistTongue, streaks } from '#app/features/poster/toolbox/clouds.ts'
import { crown, forest, treeline } from '#app/features/poster/toolbox/forest.ts'
import { mix } from '#app/features/poster/toolbox/inks.ts'
import { rollingSkyline } from '#app/features/poster/toolbox/land.ts'
import { foliage } from '#app/features/poster/toolbox/leaves.ts'
import { lerp, range } from '#app/features/poster/toolbox/numbers.ts'
import { pen } from '#app/features/poster/toolbox/pen.ts'
import { traveller } from '#app/features/poster/toolbox/people.ts'
import { birds, sky } from '#app/features/poster/toolbox/sky.ts'
import { farEdge, nearEdge } from '#app/features/poster/toolbox/stage.ts'
import { fill, stroke } from '#app/features/poster/toolbox/tags.ts'
import { emergentTree } from '#app/features/poster/toolbox/trees.ts'

export const pyramid: Scene = {
  title: 'Maya temple above the canopy',
  best: 'dawn',
  zoom: [0.92, 1.12],
  draw(stage) {
    const { width, height, span, unit, chance, inks, sunward, xAt } = stage
    const base = height * 0.86
    const sun = stage.hang({
      x: xAt(chance.between(0.16, 0.38)),
      y: height * chance.between(0.3, 0.42),
      r: span * 0.18,
    })
    // a stepped tower: battered tiers with an overhanging apron, one steep stair, a cella and its roof comb
    const temple = (
      x: number,
      y: number,
      w: number,
      h: number,
      { ink, shade, lit, stair, dark, fine = true },
    ) => {
      const B = pen(10)
      const S = pen(10)
      const L = pen(10)
      const G = pen(10)
      const St = pen(10)
      const D = pen(10)
      const n = 9
      const d = -sunward
      const body = h * 0.62
      const half = (t: number) => w * 0.5 * (1 - t * 0.66)
      const edge = []
      for (let i = 0; i < n; i++) {
        const t0 = i / n
        const t1 = (i + 1) / n
        const y0 = y - body * t0
        const y1 = y - body * t1
        const a = half(t0)
        const b = half(t0) - w * 0.014
        const q = y0 - y1
        edge.push([a, y0], [b, y0 - q * 0.5], [b + w * 0.006, y0 - q * 0.52], [b - w * 0.002, y1])
        G.M(x - b - w * 0.006, y0 - q * 0.46)
          .H(x + b + w * 0.006)
          .V(y0 - q * 0.52)
          .H(x - b - w * 0.006)
          .Z()
        if (i < n - 1)
          L.M(x - b + w * 0.004, y1 + 0.4)
            .H(x + b - w * 0.004)
            .V(y1 + q * 0.1 + 0.4)
            .H(x - b + w * 0.004)
            .Z()
        S.M(x + d * a * 0.58, y0)
          .L(
            x + d * b * 0.58,
            y1,
            x + d * (b - w * 0.002),
            y1,
            x + d * (b + w * 0.006),
            y0 - q * 0.52,
            x + d * b,
            y0 - q * 0.5,
            x + d * a,
            y0,
          )
          .Z()
      }
      B.M(x - edge[0][0], y)
        .through(edge.map(([a, b]) => [x - a, b]))
        .through(
          edge
            .slice()
            .reverse()
            .map(([a, b]) => [x + a, b]),
        )
        .Z()
      const yt = y - body
      const sw = w * 0.15
      const tw = w * 0.085
      St.M(x - sw, y + 1)
        .L(x - tw, yt - h * 0.012, x + tw, yt - h * 0.012, x + sw, y + 1)
        .Z()
      D.M(x + d * sw, y + 1)
        .L(x + d * tw, yt - h * 0.012, x + d * (tw + w * 0.012), yt, x + d * (sw + w * 0.02), y + 1)
        .Z()
      const steps = pen(10)
      if (fine)
        for (let i = 1; i < 26; i++) {
          const t = i / 26
          const q = lerp(sw, tw, t)
          steps.M(x - q, lerp(y, yt, t)).H(x + q)
        }
      // cella
      const cw = w * 0.145
      const ch = h * 0.105
      const y2 = yt - h * 0.012
      B.M(x - w * 0.185, yt + 1)
        .L(
          x - w * 0.18,
          y2,
          x - cw,
          y2,
          x - cw * 0.98,
          y2 - ch * 0.55,
          x - cw * 1.08,
          y2 - ch * 0.58,
          x - cw * 0.92,
          y2 - ch,
          x + cw * 0.92,
          y2 - ch,
          x + cw * 1.08,
          y2 - ch * 0.58,
          x + cw * 0.98,
          y2 - ch * 0.55,
          x + cw,
          y2,
          x + w * 0.18,
          y2,
          x + w * 0.185,
          yt + 1,
        )
        .Z()
      S.M(x + d * cw * 0.5, y2)
        .L(
          x + d * cw * 0.5,
          y2 - ch,
          x + d * cw * 0.92,
          y2 - ch,
          x + d * cw * 1.08,
          y2 - ch * 0.58,
          x + d * cw * 0.98,
          y2 - ch * 0.55,
          x + d * cw,
          y2,
        )
        .Z()
      G.M(x - cw * 1.04, y2 - ch * 0.55)
        .H(x + cw * 1.04)
        .V(y2 - ch * 0.61)
        .H(x - cw * 1.04)
        .Z()
      D.M(x - w * 0.03, y2 + 1)
        .V(y2 - ch * 0.46)
        .H(x + w * 0.03)
        .V(y2 + 1)
        .Z()
      // comb
      const y3 = y2 - ch
      const kh = h - body - ch - h * 0.012
      const kw = cw * 0.8
      const comb = [
        [0.98, 0],
        [0.94, 0.3],
        [0.86, 0.31],
        [0.82, 0.56],
        [0.7, 0.57],
        [0.66, 0.8],
        [0.52, 0.81],
        [0.46, 1],
      ]
      B.M(x - kw * 0.98, y3 + 1)
        .through(comb.map(([a, b]) => [x - kw * a, y3 - kh * b]))
        .through(
          comb
            .slice()
            .reverse()
            .map(([a, b]) => [x + kw * a, y3 - kh * b]),
        )
        .Z()
      S.M(x + d * kw * 0.36, y3)
        .L(x + d * kw * 0.3, y3 - kh)
        .through(
          comb
            .slice()
            .reverse()
            .map(([a, b]) => [x + d * kw * a, y3 - kh * b]),
        )
        .Z()
      for (const [a, b, q] of [
        [0.9, 0.29, 0.03],
        [0.8, 0.55, 0.03],
        [0.64, 0.79, 0.03],
      ])
        G.M(x - kw * a, y3 - kh * b)
          .H(x + kw * a)
          .V(y3 - kh * (b + q))
          .H(x - kw * a)
          .Z()
      if (fine) {
        D.M(x - kw * 0.3, y3 - kh * 0.06)
          .L(x - kw * 0.26, y3 - kh * 0.24, x + kw * 0.26, y3 - kh * 0.24, x + kw * 0.3, y3 - kh * 0.06)
          .Z()
        for (const a of [-0.42, 0.08])
          D.M(x + kw * a, y3 - kh * 0.36)
            .V(y3 - kh * 0.5)
            .H(x + kw * (a + 0.3))
            .V(y3 - kh * 0.36)
            .Z()
        D.M(x - kw * 0.2, y3 - kh * 0.62)
          .V(y3 - kh * 0.74)
          .H(x + kw * 0.2)
          .V(y3 - kh * 0.62)
          .Z()
      }
      const moss = pen()
      if (fine)
        for (let i = 0; i < 13; i++) {
          const j = chance.whole(0, 6)
          const t = j / n
          const a = half(t) * chance.between(0.34, 0.98) * chance.sign()
          const yy = y - body * t - 1
          const k = w * chance.between(0.012, 0.026)
          crown(moss, chance, x + a, yy, k * 1.3, k, 4)
        }
      const f = (q: number) => stage.gradient([q, q, mix(q, inks.mist, fine ? 0.35 : 0.6)], 0, y - h, 0, y)
      return [
        fill(B, f(ink)),
        fill(L, f(lit)),
        fill(S, f(shade)),
        fill(G, f(mix(shade, dark, 0.3))),
        fill(St, f(stair)),
        stroke(steps, f(mix(stair, shade, 0.7)), 1),
        fill(D, mix(shade, dark, 0.7)),
        fill(moss, mix(inks.leaf[2], inks.leaf[1], 0.4)),
      ]
    }
    const tones = (k: number) => ({
      ink: mix(inks.rock[0], inks.rock[1], 0.35 + 0.2 * k),
      lit: mix(inks.rock[0], inks.paper, 0.25),
      shade: mix(inks.rock[1], inks.rock[2], 0.6),
      stair: mix(inks.rock[0], inks.paper, 0.35),
      dark: inks.land[5],
    })
    const far = {
      ink: mix(inks.land[0], inks.rock[1], 0.35),
      lit: mix(inks.land[0], inks.rock[0], 0.4),
      shade: mix(inks.land[1], inks.rock[2], 0.3),
      stair: mix(inks.land[0], inks.rock[0], 0.5),
      dark: inks.land[3],
    }
    const band = (
      y: number,
      amp: number,
      size: number,
      ink: string,
      lit: string,
      fade: number,
      depth: number,
    ) => {
      const o = chance() * 9
      const f = (x: number) => y + Math.sin(x / (100 * unit + 20) + o) * amp
      return [
        forest(stage, {
          y: f,
          size,
          ink: stage.gradient([ink, mix(ink, inks.mist, fade)], 0, y - size, 0, y + span * depth),
          lit,
          base: y + span * 0.3,
          bumps: 4,
          gap: 1.45,
          litOdds: 0.75,
        }),
        mistTongue(stage, y + span * depth * 0.8, span * 0.045, { opacity: 0.65 }),
      ]
    }
    const h = span * chance.between(0.66, 0.74)
    const w = h * 0.78
    const tx = xAt(chance.between(-0.08, 0.04))
    const k2 = chance.between(0.42, 0.52)
    const sx = [xAt(chance.between(0.5, 0.66)), xAt(chance.between(-0.56, -0.46))]
    const walkers = chance.whole(2, 4)
    return [
      sky(stage, { horizon: height * 0.6, sun }),
      streaks(stage, xAt(-0.34), height * 0.13, span * 0.5, 3, inks.mist, { opacity: 0.8 }),
      streaks(stage, sun.x + sunward * span * 0.08, sun.y + span * 0.05, span * 0.5, 3, inks.mist, {
        opacity: 0.9,
      }),
      treeline(
        stage,
        rollingSkyline(stage, height * 0.54, span * 0.035, { scale: 0.006 }),
        span * 0.012,
        stage.gradient([inks.land[0], mix(inks.land[0], inks.mist, 0.8)], 0, height * 0.5, 0, height * 0.64),
        height * 0.8,
      ),
      treeline(
        stage,
        rollingSkyline(stage, height * 0.61, span * 0.025, { scale: 0.008 }),
        span * 0.017,
        stage.gradient([inks.land[1], mix(inks.land[1], inks.mist, 0.7)], 0, height * 0.58, 0, height * 0.7),
        height * 0.8,
      ),
      temple(sx[0], height * 0.76, w * k2, h * k2, { ...far, fine: false }),
      width > span * 1.5 && temple(xAt(1.15), height * 0.72, w * 0.3, h * 0.32, { ...far, fine: false }),
      mistTongue(stage, height * 0.66, span * 0.05, { opacity: 0.75 }),
      band(
        height * 0.7,
        span * 0.018,
        22 * unit,
        mix(inks.land[2], inks.leaf[1], 0.25),
        mix(inks.land[1], inks.leaf[0], 0.35),
        0.7,
        0.13,
      ),
      emergentTree(stage, xAt(0.34), height * 0.86, span * 0.24, {
        ink: mix(inks.land[3], inks.leaf[1], 0.5),
        lit: mix(inks.land[2], inks.leaf[0], 0.4),
        trunk: inks.land[3],
      }),
      temple(tx, base, w, h, tones(0)),
      range(walkers, i => {
        const t = [0.5, 0.44, 0.72, 0.3][i]
        return traveller(stage, tx + [-0.02, 0.03, 0, -0.03][i] * w, base - h * 0.62 * t, unit * 0.78, {
          kind: i % 2 ? 'hat' : 'pack',
          coat: i % 2 ? BLUE : RED,
          flip: -sunward,
        })
      }),
      band(
        height * 0.8,
        span * 0.022,
        34 * unit,
        mix(inks.land[3], inks.leaf[2], 0.6),
        inks.leaf[1],
        0.5,
        0.1,
      ),
      emergentTree(stage, xAt(-0.42), height * 1.04, span * chance.between(0.72, 0.84), {
        ink: inks.leaf[2],
        lit: inks.leaf[1],
        trunk: inks.land[4],
      }),
      chance.odds(0.7) &&
        emergentTree(stage, xAt(0.78), height * 1.02, span * chance.between(0.4, 0.52), {
          ink: inks.leaf[2],
          lit: inks.leaf[1],
          trunk: inks.land[4],
        }),
      forest(stage, {
        y: x => height * 0.91 + Math.sin(x / 90) * span * 0.02,
        size: 50 * unit,
        ink: inks.leaf[3],
        lit: inks.leaf[2],
        bumps: 5,
        base: height,
        gap: 1.3,
      }),
      foliage(stage, nearEdge(stage, 0), height * 1.04, unit * 1.7, {
        ink: inks.key,
        rib: inks.leaf[3],
        count: 4,
        spread: sunward > 0 ? [-110, -10] : [-170, -70],
        kinds: ['fern'],
      }),
      foliage(stage, farEdge(stage, 0.04), height * 1.05, unit * 1.6, {
        ink: inks.key,
        rib: inks.leaf[3],
        count: 4,
        spread: sunward > 0 ? [-170, -60] : [-120, -10],
      }),
      macaw(stage, xAt(0.4), height * chance.between(0.5, 0.56), unit * 0.8, -sunward, 8),
      macaw(stage, xAt(0.52), height * chance.between(0.43, 0.48), unit * 0.6, -sunward, -5),
      birds(stage, xAt(0.05), height * 0.14, 4, 7 * unit + 2, inks.land[4], span * 0.14),
    ]
  },
}
