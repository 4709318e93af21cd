import { mix } from '#art/poster/toolbox/inks.ts'
import { brokenLine, hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { leftToRight, lerp, noise, type Point, plot, range } from '#art/poster/toolbox/numbers.ts'
import { flockAt, openSky } from '#art/poster/toolbox/open-sky.ts'
import { type Pen, pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { farEdge, nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group } from '#art/poster/toolbox/tags.ts'
import { acacia, grass } from '#art/poster/toolbox/trees.ts'
import type { Landmark } from './landmark.ts'

export const olduvai: Landmark = {
  scene: {
    title: 'The layers of Olduvai gorge and its Castle',
    best: 'golden',
    draw(stage) {
      const { width, height, span, unit, chance, inks, sunward, xAt } = stage
      const plain = height * chance.between(0.4, 0.44)
      const { art } = openSky(stage, { horizon: plain, across: [0.32, 0.44], up: [0.12, 0.2], r: 0.16 })
      return [
        art,
        highlands(stage, plain),
        farWall(stage, plain),
        floor(stage),
        castle(stage, plain),
        spur(stage, plain),
        terrace(stage),
        traveller(stage, xAt(0.3), height * 0.93, unit * 2.1, { flip: -sunward }),
        traveller(stage, xAt(0.37), height * 0.932, unit * 2, {
          kind: 'hat',
          coat: inks.lamp,
          flip: -sunward,
        }),
        sisal(stage, nearEdge(stage, 0.1), height * 1.01, 1.25),
        sisal(stage, nearEdge(stage, 0.34), height * 1.03, 0.8),
        sisal(stage, farEdge(stage, 0.08), height * 1.02, 1),
        grass(stage, -10, width + 10, () => height * 0.975, span * 0.035, inks.leaf[3], 11),
        flockAt(stage, -0.1, 0.18),
      ]
    },
  },
  setting: {
    hours: ['golden', 'day', 'dusk', 'dawn'],
    countries: ['tanzania'],
    habitats: ['savanna', 'highland'],
    subjects: ['olduvai', 'oldupai', 'leakey', 'laetoli', 'fossil', 'archaeolog'],
  },
}

/** The beds from the rim down: how far down each begins, 0 to 1. */
function beds({ inks }: Stage): readonly (readonly [from: number, ink: string])[] {
  const { rock, sand, land } = inks
  const red = mix(rock[1], '#c23a1e', 0.62)
  const grey = mix(rock[1], land[1], 0.4)
  return [
    [0, mix(sand[1], rock[0], 0.4)],
    [0.1, mix(rock[1], sand[2], 0.5)],
    [0.24, red],
    [0.46, mix(red, sand[1], 0.55)],
    [0.52, mix(grey, inks.paper, 0.2)],
    [0.66, mix(grey, rock[2], 0.25)],
    [0.71, mix(grey, inks.paper, 0.38)],
    [0.84, mix(rock[2], land[3], 0.4)],
  ]
}

/** Beds in level, slightly uneven bands inside an outline. */
function layered(stage: Stage, outline: Pen, top: number, foot: number): Art {
  const { width, height, span, chance } = stage
  const bands = beds(stage).map(([from, ink]) => {
    const wave = noise(chance, 2)
    const y = lerp(top, foot, from)
    const edge = range(19, (_, t): Point => {
      const x = lerp(-30, width + 30, t)
      return [x, y + wave(x * 0.012) * span * 0.012]
    })
    const base = from === 0 ? -20 : undefined
    const body =
      base === undefined
        ? pen()
            .line(edge)
            .L(width + 30, height + 20, -30, height + 20)
            .Z()
        : pen()
            .M(-30, base)
            .L(width + 30, base, width + 30, height + 20, -30, height + 20)
            .Z()
    return fill(body, ink)
  })
  return group({ clipPath: stage.clip(outline) }, bands)
}

/** The Crater Highlands, level on top, over the plain. */
function highlands(stage: Stage, plain: number): Art {
  const { width, span, inks, xAt } = stage
  const rise = plot(
    [
      -2.4, 0.06, -1.3, 0.1, -0.8, 0.17, -0.5, 0.2, -0.1, 0.185, 0.1, 0.1, 0.34, 0.06, 0.7, 0.075, 1.2, 0.03,
      2.4, 0.02,
    ],
    xAt,
    up => plain - span * up,
  )
  const grassland = mix(inks.sand[1], inks.leaf[0], 0.35)
  return [
    hill(
      stage,
      leftToRight(rise),
      stage.gradient([inks.land[1], mix(inks.land[0], inks.mist, 0.5)], 0, plain - span * 0.2, 0, plain),
      plain + 4,
    ),
    fill(
      `M0 ${Math.round(plain)}h${width}v${Math.round(span * 0.2)}H0z`,
      stage.gradient([mix(grassland, inks.mist, 0.4), grassland], 0, plain, 0, plain + span * 0.08),
    ),
    hill(
      stage,
      rollingSkyline(stage, plain + span * 0.02, span * 0.006),
      mix(grassland, inks.leaf[1], 0.25),
      plain + span * 0.2,
    ),
  ]
}

/** The other side of the gorge, cut into buttresses. */
function farWall(stage: Stage, plain: number): Art {
  const { width, height, span, chance, inks, light } = stage
  const top = plain + span * 0.045
  const foot = height * 0.84
  const wave = noise(chance, 3)
  const rim = range(30, (_, t): Point => {
    const x = lerp(-30, width + 30, t)
    return [x, top + wave(x * 0.011) * span * 0.012]
  })
  const outline = pen()
    .line(rim)
    .L(width + 30, foot + 40, -30, foot + 40)
    .Z()
  const [gullies, fans] = [pen(), pen()]
  for (let x = -span * 0.1; x < width + span * 0.2; x += span * chance.between(0.13, 0.22)) {
    const wide = span * chance.between(0.05, 0.09)
    const end = lerp(top, foot, chance.between(0.48, 0.66))
    const down = (part: number) => lerp(top - 6, end, part)
    gullies
      .M(x - light * wide * 0.6, down(0))
      .L(x - light * wide * 0.2, down(0.42), x - light * wide * 0.24, down(0.5), x, end)
      .L(
        x + light * wide * 0.06,
        down(0.6),
        x + light * wide * 0.3,
        down(0.5),
        x + light * wide * 0.34,
        down(0),
      )
      .Z()
    fans
      .M(x, end - span * 0.01)
      .L(x - wide * 0.4, lerp(end, foot, 0.5), x - wide * 1.2, foot + 30)
      .L(x + wide * 1.3, foot + 30, x + wide * 0.5, lerp(end, foot, 0.46))
      .Z()
  }
  return [
    layered(stage, outline, top, foot),
    group(
      { clipPath: stage.clip(outline) },
      fill(gullies, mix(inks.rock[2], inks.land[4], 0.5), { opacity: 0.4 }),
      fill(fans, inks.rock[0], { opacity: 0.32 }),
      fill(
        `M0 ${Math.round(plain)}h${width}V${height}H0z`,
        stage.gradient(
          [
            [inks.mist, 0.3],
            [inks.mist, 0.12],
          ],
          0,
          plain,
          0,
          height,
        ),
      ),
    ),
  ]
}

function floor(stage: Stage): Art {
  const { height, span, inks, chance } = stage
  const ground = rollingSkyline(stage, height * 0.82, span * 0.02, { scale: 0.008 })
  return [
    hill(
      stage,
      ground,
      stage.gradient(
        [mix(inks.sand[1], inks.rock[1], 0.4), mix(inks.sand[2], inks.leaf[2], 0.4)],
        0,
        height * 0.8,
        0,
        height,
      ),
    ),
    range(16, () => {
      const x = chance() * stage.width
      const y = height * chance.between(0.83, 0.88)
      return fill(
        pen().dot(x, y, span * chance.between(0.01, 0.024), span * 0.01),
        mix(inks.leaf[2], inks.sand[2], 0.25),
      )
    }),
  ]
}

/** The Castle: what the rains have left of the red bed, standing alone. */
function castle(stage: Stage, plain: number): Art {
  const { height, span, chance, inks, light, xAt } = stage
  const foot = height * 0.88
  const top = plain - span * 0.03
  const y = (up: number) => lerp(foot, top, up)
  const at = (points: readonly number[]) => plot(points, across => xAt(across - 0.02), y)
  const left = at([
    -0.36, 0, -0.27, 0.14, -0.2, 0.24, -0.17, 0.36, -0.155, 0.42, -0.165, 0.5, -0.13, 0.56, -0.125, 0.74,
    -0.14, 0.78, -0.12, 0.86, -0.1, 0.97, -0.06, 0.985,
  ])
  const right = at([
    -0.02, 1, 0.03, 0.94, 0.06, 0.95, 0.085, 0.86, 0.075, 0.76, 0.1, 0.7, 0.1, 0.56, 0.14, 0.48, 0.13, 0.4,
    0.18, 0.3, 0.22, 0.18, 0.34, 0.06, 0.4, 0,
  ])
  const outline = pen().polygon([...left, ...right])
  const away = light === stage.sunward ? left : right
  const ridge = at([-0.04, 1, -0.01, 0.8, -0.05, 0.66, 0, 0.5, -0.06, 0.34, 0.02, 0.2, -0.04, 0])
  const shade = pen().polygon([
    ...(away === left ? left : right.toReversed()),
    ...(away === left ? ridge : ridge),
  ])
  const cracks = pen()
  for (const across of [-0.09, 0.03, 0.07]) {
    const from = at([across, 0.9])[0] ?? [0, 0]
    const to = at([across + chance.between(-0.02, 0.02), 0.5])[0] ?? [0, 0]
    cracks
      .line([from, ...brokenLine(chance, from, to, span * 0.05, 0.3)])
      .L(to[0] + 4, to[1])
      .Z()
  }
  return [
    layered(stage, outline, top + (foot - top) * -0.16, foot + span * 0.04),
    fill(shade, mix(inks.rock[2], inks.land[4], 0.5), { opacity: 0.5 }),
    fill(cracks, inks.key, { opacity: 0.35 }),
  ]
}

/** The nearer wall, running down into the gorge on the subject's side. */
function spur(stage: Stage, plain: number): Art {
  const { height, span, inks, xAt } = stage
  const top = plain + span * 0.14
  const edge = plot(
    [
      -3, 0, -0.8, 0, -0.62, 0.03, -0.56, 0.12, -0.5, 0.2, -0.46, 0.4, -0.4, 0.46, -0.37, 0.62, -0.28, 0.74,
      -0.1, 1,
    ],
    xAt,
    down => lerp(top, height * 0.95, down),
  )
  const outline = pen().polygon([...edge, [xAt(-3), height + 20]])
  const face = pen().polygon([
    ...edge.slice(2),
    [xAt(-0.42), height * 0.95],
    [xAt(-0.52), lerp(top, height, 0.5)],
    [xAt(-0.6), lerp(top, height, 0.3)],
  ])
  return [
    layered(stage, outline, top, height),
    fill(face, inks.rock[0], { opacity: 0.3 }),
    fill(outline, mix(inks.rock[2], inks.land[4], 0.4), { opacity: 0.18 }),
    acacia(stage, xAt(-0.74), top + 3, span * 0.22, {
      ink: inks.leaf[2],
      lit: inks.leaf[1],
      trunk: inks.key,
    }),
  ]
}

/** The terrace we look from. */
function terrace(stage: Stage): Art {
  const { height, span, inks } = stage
  const ground = rollingSkyline(stage, height * 0.925, span * 0.015, { scale: 0.01 })
  return hill(
    stage,
    ground,
    stage.gradient([mix(inks.sand[2], inks.leaf[2], 0.45), inks.leaf[3]], 0, height * 0.9, 0, height),
  )
}

/** Wild sisal, oldupai, which the gorge is named after: stiff pointed blades. */
function sisal(stage: Stage, x: number, y: number, size: number): Art {
  const { span, chance, inks } = stage
  const [dark, lit] = [pen(), pen()]
  for (let i = 0; i < 13; i++) {
    const angle = -Math.PI / 2 + lerp(-1.05, 1.05, i / 12) + chance.between(-0.06, 0.06)
    const long = span * 0.2 * size * chance.between(0.75, 1.1)
    const half = span * 0.012 * size
    const [tipX, tipY] = [x + Math.cos(angle) * long, y + Math.sin(angle) * long]
    const [sideX, sideY] = [-Math.sin(angle) * half, Math.cos(angle) * half]
    dark
      .M(x + sideX, y + sideY)
      .L(tipX, tipY, x - sideX, y - sideY)
      .Z()
    if (i % 2)
      lit
        .M(x, y)
        .L(tipX, tipY, x + sideX * 0.8, y + sideY * 0.8)
        .Z()
  }
  return [fill(dark, mix(inks.leaf[3], inks.key, 0.35)), fill(lit, inks.leaf[2])]
}
