import { BLUE, RED } from '#app/features/poster/palettes.ts'
import type { Scene } from '#app/features/poster/scene.ts'
import { crown } from '#app/features/poster/toolbox/forest.ts'
import { mix, tinted } from '#app/features/poster/toolbox/inks.ts'
import { foliage } from '#app/features/poster/toolbox/leaves.ts'
import { range } from '#app/features/poster/toolbox/numbers.ts'
import { pen } from '#app/features/poster/toolbox/pen.ts'
import { farEdge, nearEdge } from '#app/features/poster/toolbox/stage.ts'
import { fill, group, place, stroke, tag } from '#app/features/poster/toolbox/tags.ts'
import { ripples } from '#app/features/poster/toolbox/water.ts'

export const market: Scene = {
  title: 'Floating market from above',
  best: 'day',
  zoom: [0.94, 1.12],
  draw(stage) {
    const { width, height, span, unit, chance, inks, sunward, xAt } = stage
    const wood = mix(inks.rock[1], inks.rock[2], 0.45)
    const inner = mix(inks.rock[2], inks.key, 0.4)
    const rim = mix(inks.rock[0], inks.rock[1], 0.5)
    const straw = mix(inks.paper, inks.lamp, 0.35)
    const strawS = mix(straw, inks.rock[2], 0.4)
    const T = (h: number) => tinted(stage, h, 1)
    const goods = {
      banana: T('#f4c640'),
      mango: T('#f0973c'),
      lime: mix(inks.leaf[0], inks.leaf[1], 0.2),
      melon: inks.leaf[2],
      dragon: mix(RED, inks.paper, 0.15),
      coconut: mix(inks.rock[2], inks.key, 0.3),
      greens: inks.leaf[1],
      papaya: T('#f2a33a'),
      onion: mix(inks.paper, inks.rock[1], 0.2),
    }
    // hull 200 long along x, pointed both ends, seen from a bridge
    // hull 200 long along x, pointed both ends, seen from a bridge
    const hull = 'M-114 0C-94-19-60-28-18-29C28-29 72-22 114 0C72 22 28 29-18 29C-60 28-94 19-114 0Z'
    const well = 'M-92 0C-76-14-48-22-14-23C26-23 62-16 92 0C62 16 26 23-14 23C-48 22-76 14-92 0Z'
    const pile = (x: number, kind: string, w = 17) => {
      const A = pen(10)
      const B = pen(10)
      const n = {
        banana: 8,
        mango: 15,
        lime: 20,
        melon: 6,
        dragon: 11,
        coconut: 9,
        greens: 9,
        papaya: 9,
        onion: 18,
      }[kind]
      const q = goods[kind]
      const out = []
      if (kind === 'banana')
        for (let i = 0; i < n; i++) {
          const cx = x + chance.between(-w, w) * 0.7
          const cy = chance.between(-9, 9)
          const a = chance.between(-0.4, 0.4)
          for (let k = -1; k < 2; k++)
            A.M(cx - 8, cy + k * 3.4 - 2)
              .Q(cx + a * 4, cy + k * 3.4 + 4, cx + 8, cy + k * 3.4 - 2)
              .Q(cx, cy + k * 3.4 + 0.5, cx - 8, cy + k * 3.4 - 2)
          B.dot(cx - 8.5, cy - 2, 1.6)
        }
      else if (kind === 'greens')
        for (let i = 0; i < n; i++)
          crown(
            i % 3 ? A : B,
            chance,
            x + chance.between(-w, w) * 0.8,
            chance.between(-7, 11),
            chance.between(6, 9),
            8,
            5,
          )
      else {
        const d = {
          mango: [4.6, 3.7],
          lime: [3.3, 3.2],
          melon: [8, 6.4],
          dragon: [5, 4.6],
          coconut: [5.6, 5.4],
          papaya: [6.2, 4.8],
          onion: [3.6, 3.6],
        }[kind]
        for (let i = 0; i < n; i++) {
          const a = i * 2.4
          const k = Math.sqrt(i / n)
          const cx = x + Math.cos(a) * k * w * 0.92
          const cy = Math.sin(a) * k * 11
          A.dot(cx, cy, d[0] + 0.5, d[1] + 0.5)
          B.dot(cx - 1.2, cy - 1.3, d[0] * 0.55, d[1] * 0.5)
        }
      }
      const lite =
        {
          banana: mix(q, inks.rock[2], 0.6),
          melon: inks.leaf[0],
          dragon: mix(RED, inks.lamp, 0.5),
          greens: inks.leaf[0],
          papaya: inks.leaf[0],
          coconut: mix(q, inks.rock[0], 0.35),
        }[kind] ?? mix(q, inks.paper, 0.45)
      return [fill(pen().dot(x, 1, w + 5, 15), mix(q, inks.key, 0.55)), fill(A, q), fill(B, lite)]
    }
    const heap = {}
    const stock = (kind: string) => (heap[kind] ??= stage.define(group({}, pile(0, kind, 18))))
    const put = (x: number, kind: string, k = 1) =>
      tag('use', { href: '#' + stock(kind), transform: `translate(${x} 0)` + (k === 1 ? '' : `scale(${k})`) })
    const wicker = stage.define(
      group(
        {},
        fill(pen().dot(0, 0, 21.5, 20), mix(straw, inks.rock[2], 0.25)),
        fill(pen().dot(0, 0, 18.5, 17), mix(inks.rock[2], inks.key, 0.4)),
      ),
    )
    const basket = (x: number, kind: string) => [tag('use', { href: '#' + wicker, x }), put(x, kind, 0.78)]
    // a vendor under a conical hat: shoulders, arms on the paddle, the hat with one shaded wedge
    // a vendor under a conical hat: shoulders, arms on the paddle, the hat with one shaded wedge
    const hat = stage.define(
      group(
        {},
        fill(pen().dot(0, 0, 20), straw),
        fill(
          sunward > 0
            ? 'M0 0L-15.800-12.100A20 20 0 0 0-7.300 18.600Z'
            : 'M0 0L15.800-12.100A20 20 0 0 1 7.300 18.600Z',
          strawS,
        ),
        stroke(pen(10).dot(0, 0, 13.5).dot(0, 0, 6.8), strawS, 0.9, { opacity: 0.7 }),
        fill(pen().dot(0, 0, 2), strawS),
      ),
    )
    const oar = stage.define(
      group(
        {},
        stroke('M16-20L-4 52', mix(inks.rock[1], inks.rock[2], 0.3), 2.6),
        fill('M-8 46Q-2 42 1 50L-4 72Q-11 74-12 66Z', mix(inks.rock[1], inks.rock[2], 0.3)),
      ),
    )
    const deck = stage.define(
      group(
        {},
        stroke(
          'M-110 0C-92-16-58-25.500-18-26.500C28-26.500 70-19 110 0C70 19 28 26.500-18 26.500C-58 25.500-92 16-110 0Z',
          rim,
          1.8,
        ),
        fill(well, inner),
        stroke('M-38-21V21M-1-23V23M40-20V20', mix(wood, inks.key, 0.2), 3),
      ),
    )
    const keel = stage.define(tag('path', { d: hull }))
    const vendor = (x: number, coat: string, paddle: number, rot = 0) => [
      group(
        { transform: `translate(${x} 0)rotate(${rot.toFixed(0)})` },
        paddle && tag('use', { href: '#' + oar }),
        fill('M-9-15Q2-20 9-14Q14 0 9 14Q2 20-9 15Q-13 0-9-15Z', coat),
        fill('M4-13Q16-16 14-8L6-6ZM4 13Q12 22 5 25L0 14Z', mix(inks.rock[1], inks.rock[2], 0.35)),
        tag('use', { href: '#' + hat }),
      ),
    ]
    const kindsOf = Object.keys(goods)
    const boat = (x: number, y: number, k: number, rot: number, o = {}) => {
      const picks = range(4, () => chance.pick(kindsOf))
      const coat =
        o.coat ?? chance.pick([BLUE, inks.paper, mix(inks.leaf[1], inks.leaf[0], 0.4), T('#c98bb0')])
      const stern = -60
      const load = o.load ?? chance.pick(['pile', 'basket', 'mixed'])
      const cargo =
        load === 'pile'
          ? [put(-19, picks[0], 1.22), put(24, picks[0], 1.22), put(63, picks[1], 0.86)]
          : load === 'basket'
            ? [basket(-20, picks[0]), basket(22, picks[1]), put(62, picks[2], 0.84)]
            : [put(-19, picks[0], 1.25), basket(24, picks[1]), put(63, picks[2], 0.84)]
      return [
        group(
          {
            transform: `translate(${(x - sunward * 10 * k).toFixed(0)} ${(y + 9 * k).toFixed(0)})rotate(${rot.toFixed(0)})scale(${k.toFixed(2)})`,
          },
          tag('use', { href: '#' + keel, fill: mix(inks.water[2], inks.key, 0.55), opacity: 0.55 }),
        ),
        group(
          { transform: `${place(x, y, k)}rotate(${rot.toFixed(0)})` },
          tag('use', { href: '#' + keel, fill: o.hull ?? wood }),
          tag('use', { href: '#' + deck }),
          cargo,
          vendor(stern, coat, o.paddle ?? chance.odds(0.7), chance.between(-8, 8)),
        ),
      ]
    }
    // lanes of boats lie along the canal; the sun's disc lies in the open water between them
    // lanes of boats lie along the canal; the sun's disc lies in the open water between them
    const ang = sunward * chance.between(-30, -18)
    const plan = chance.whole(0, 2)
    const K = unit * 1.36
    const lanes = [
      [
        [-0.34, 0.14, 4],
        [0.2, 0.07, -6],
        [-0.14, 0.36, -12],
        [-0.42, 0.62, 14],
        [0.06, 0.66, 6],
        [0.56, 0.56, -14],
        [0.4, 0.94, 10],
        [-0.2, 1.0, -6],
        [0.84, 0.2, 20],
        [0.94, 0.82, -24],
        [0.5, 0.0, 8],
      ],
      [
        [-0.46, 0.3, -8],
        [-0.06, 0.12, 10],
        [-0.16, 0.5, 4],
        [0.3, 0.78, -10],
        [-0.34, 0.84, 8],
        [0.6, 0.56, 16],
        [0.5, 0.12, -14],
        [0.02, 1.03, -4],
        [0.84, 0.3, -6],
        [0.88, 0.94, 12],
        [-0.5, 0.02, 14],
        [0.24, 0.58, 8],
      ],
      [
        [-0.3, 0.06, 8],
        [-0.44, 0.42, -10],
        [0.02, 0.34, 16],
        [-0.1, 0.66, -4],
        [0.28, 0.92, 8],
        [-0.4, 0.94, -14],
        [0.6, 0.72, -20],
        [0.48, 0.06, 4],
        [0.86, 0.4, 24],
        [0.9, 0.98, -8],
        [-0.62, 0.2, 16],
        [0.34, 0.64, 10],
      ],
    ][plan]
    const sunAt = [
      [0.42, 0.28],
      [0.3, 0.38],
      [0.42, 0.38],
    ][plan]
    const sun = stage.hang({ x: xAt(sunAt[0]), y: height * sunAt[1], r: span * 0.15 })
    const sx = sun.x
    const sy = sun.y
    const R = sun.r
    const wide =
      width > span * 1.5
        ? [
            [1.2, 0.28, 6],
            [1.3, 0.68, -12],
            [1.16, 1.0, 4],
            [-0.86, 0.3, 8],
            [-0.8, 0.72, -8],
          ]
        : []
    const cut = pen()
    const ring = pen()
    const weed = []
    const weedL = []
    const flow = pen()
    const flow2 = pen()
    for (let i = 0; i < 9; i++) {
      const y = sy + R * (-0.72 + i * 0.2)
      const w = R * chance.between(0.3, 1.3) * (0.5 + i * 0.07)
      cut.lens(sx + chance.between(-0.6, 0.6) * R, y, w, 2 + i * 0.5)
    }
    for (let i = 0; i < 34; i++) {
      const x = chance() * width
      const y = chance() * height
      const w = span * chance.between(0.05, 0.2)
      ;(i % 2 ? flow : flow2)
        .M(x - w / 2, y)
        .Q(x - w * 0.2, y - span * 0.012, x, y)
        .Q(x + w * 0.25, y + span * 0.01, x + w / 2, y - span * 0.002)
        .Q(x + w * 0.2, y + span * 0.016, x, y + 2.6)
        .Q(x - w * 0.25, y - span * 0.004, x - w / 2, y)
    }
    for (const [v, y, n] of [
      [-0.5, 0.98, 12],
      [0.7, 0.02, 8],
      [0.76, 1.0, 7],
    ])
      for (let i = 0; i < n; i++) {
        const a = chance() * 6.3
        const k = Math.sqrt(chance()) * span * 0.2
        const x = xAt(v) + Math.cos(a) * k
        const yy = height * y + Math.sin(a) * k * 0.8
        const q = span * chance.between(0.016, 0.034)
        const b = chance() * 6.3
        const e = (w: number, m: number) =>
          `${(x + Math.cos(b + w) * q * m).toFixed(0)} ${(yy + Math.sin(b + w) * q * m).toFixed(0)}`
        ;(i % 3 ? weed : weedL).push(
          `M${e(0.3, 0.15)}L${e(0.25, 1)}A${q.toFixed(0)} ${q.toFixed(0)} 0 1 1 ${e(-0.25, 1)}Z`,
        )
        if (i % 4 === 1) ring.dot(x, yy, q * 0.42).dot(x + q * 0.3, yy - q * 0.3, q * 0.3)
      }
    const bridge = chance.odds(0.6)
    const parasol = (x: number, y: number, k: number, a: number, b: number) =>
      group(
        { transform: place(x, y, k) },
        fill(pen().dot(-sunward * 10, 10, 54), mix(inks.water[2], inks.key, 0.5), { opacity: 0.4 }),
        range(12, i => {
          const t0 = (i / 12) * Math.PI * 2 + 0.15
          const t1 = ((i + 1) / 12) * Math.PI * 2 + 0.15
          const q = (t: number) => `${(Math.cos(t) * 52).toFixed(1)} ${(Math.sin(t) * 52).toFixed(1)}`
          return fill(
            `M0 0L${q(t0)}Q${(Math.cos((t0 + t1) / 2) * 47).toFixed(1)} ${(Math.sin((t0 + t1) / 2) * 47).toFixed(1)} ${q(t1)}Z`,
            i % 2 ? a : b,
          )
        }),
        fill(`M0 0L${-sunward * 50} ${14}Q${-sunward * 34} 46 ${-sunward * 4} 52Z`, inks.key, {
          opacity: 0.16,
        }),
        fill(pen().dot(0, 0, 3), inks.key),
      )
    const done = new Set()
    const list = [...lanes, ...wide].sort((a, b) => a[1] - b[1])
    const scales = list.map(() => chance.between(0.92, 1.06))
    const turns = list.map(([v, y, a], i) => ang + a + (i % 3 === 2 ? 180 : 0) + chance.between(-4, 4))
    const spine = list.map(([v, y], i) => {
      const a = turns[i] / 57.3
      return [-96, -48, 0, 48, 96].map(l => [xAt(v) + Math.cos(a) * l * K, height * y + Math.sin(a) * l * K])
    })
    const afloat = list.map(() => true)
    const clash = (i: number, j: number) =>
      Math.min(...spine[i].flatMap(a => spine[j].map(b => Math.hypot(a[0] - b[0], a[1] - b[1])))) < 52 * K
    const spots = list.map(([v, y], i) => {
      const a = turns[i] / 57.3
      const l = 60 * K * scales[i]
      return [xAt(v) - Math.cos(a) * l, height * y - Math.sin(a) * l]
    })
    const umb = () =>
      spots.findIndex(
        ([x, y], i) =>
          afloat[i] &&
          x > width * 0.14 &&
          x < width * 0.86 &&
          y > height * 0.16 &&
          y < height * 0.84 &&
          Math.hypot(x - sx, y - sy) > R * 2,
      )
    for (const i of range(list.length, i => i).sort(
      (a, b) =>
        Math.hypot(spine[a][2][0] - width / 2, spine[a][2][1] - height / 2) -
        Math.hypot(spine[b][2][0] - width / 2, spine[b][2][1] - height / 2),
    ))
      afloat[i] =
        !list.some((q, j) => j !== i && afloat[j] && done.has(j) && clash(i, j)) &&
        Math.min(...spine[i].map(q => Math.hypot(q[0] - sx, q[1] - sy))) > R * 0.75 &&
        !!done.add(i)
    return [
      `<path fill="${stage.gradient([inks.water[1], mix(inks.water[1], inks.water[2], 0.55), inks.water[2]], 0, 0, 0, height)}" d="M0 0h${width}v${height}H0z"/>`,
      fill(flow, mix(inks.water[1], inks.water[0], 0.35), { opacity: 0.55 }),
      fill(flow2, mix(inks.water[2], inks.key, 0.2), { opacity: 0.5 }),
      tag('circle', {
        cx: Math.round(sx),
        cy: Math.round(sy),
        r: Math.round(R * 1.9),
        fill: inks.halo,
        opacity: 0.12,
      }),
      tag('circle', {
        cx: Math.round(sx),
        cy: Math.round(sy),
        r: Math.round(R * 1.42),
        fill: inks.halo,
        opacity: 0.2,
      }),
      tag('circle', { cx: Math.round(sx), cy: Math.round(sy), r: Math.round(R), fill: inks.disc }),
      fill(cut, mix(inks.water[1], inks.water[2], 0.25)),
      ripples(stage, 0, height, { count: 26, ink: inks.paper, opacity: 0.4, big: 60 }),
      fill(weed.join(''), inks.leaf[2]),
      fill(weedL.join(''), inks.leaf[1]),
      fill(ring, mix(RED, inks.paper, 0.7)),
      list.map(
        ([v, y, a], i) =>
          afloat[i] &&
          boat(xAt(v), height * y, K * scales[i], turns[i], {
            hull: i % 4 === 1 ? mix(wood, inks.key, 0.35) : i % 4 === 3 ? mix(BLUE, wood, 0.25) : wood,
            coat: i % 5 === 2 ? RED : undefined,
          }),
      ),
      spots[umb()] && parasol(...spots[umb()], unit * 1.02, RED, inks.paper),
      chance.odds(0.6) && parasol(nearEdge(stage, 0.03), height * 0.02, unit * 1.15, BLUE, inks.paper),
      bridge && [
        fill(
          pen()
            .M(-20, height + 20)
            .L(-20, height - span * 0.07, width + 20, height - span * 0.035, width + 20, height + 20)
            .Z(),
          mix(inks.rock[2], inks.key, 0.45),
        ),
        stroke(
          range(
            Math.round(width / (26 * unit)),
            i =>
              `M${Math.round(i * 26 * unit)} ${Math.round(height - span * 0.07 + span * 0.035 * ((i * 26 * unit) / width))}V${height}`,
          ).join(''),
          mix(inks.rock[2], inks.key, 0.75),
          1.6,
        ),
        stroke(
          pen()
            .M(-20, height - span * 0.07)
            .L(width + 20, height - span * 0.035),
          mix(inks.rock[1], inks.rock[2], 0.3),
          3 * unit,
        ),
      ],
      foliage(stage, farEdge(stage, 0), -span * 0.03, unit * 1.6, {
        ink: inks.key,
        rib: inks.leaf[3],
        count: 4,
        spread: sunward > 0 ? [100, 175] : [5, 80],
      }),
    ]
  },
}
