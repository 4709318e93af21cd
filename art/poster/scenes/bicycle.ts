import { BLUE, RED } from '#art/poster/palettes.ts'
import type { Scene } from '#art/poster/scene.ts'
import { mist } from '#art/poster/toolbox/clouds.ts'
import { crown, crownGlow, treeline } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { massif } from '#art/poster/toolbox/massif.ts'
import { heightAlong, leftToRight, lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { openSky } from '#art/poster/toolbox/opening.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { rider } from '#art/poster/toolbox/rider.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import { emergentTree, grass } from '#art/poster/toolbox/trees.ts'
import { lightRoad, ripples } from '#art/poster/toolbox/water.ts'

export const bicycle: Scene = {
  title: 'A country road by bicycle',
  best: 'golden',
  zoom: [0.94, 1.1],
  draw(stage) {
    const { height, span, unit, chance, inks, sunward, xAt } = stage
    const horizon = height * chance.between(0.42, 0.46)
    const sun = stage.hang({
      x: xAt(chance.between(0.3, 0.42)),
      y: horizon - span * chance.between(0.13, 0.2),
      r: span * 0.15,
    })
    const road = (x: number) =>
      height * 0.83 + (Math.sin((x - xAt(0)) / (span * 0.52)) * sunward + 1) * span * -0.018
    const ahead = chance.odds(0.6) ? sunward : -sunward
    const lead = xAt(ahead === sunward ? chance.between(0.2, 0.26) : chance.between(-0.2, -0.14))
    const [first, second] = [lead - ahead * span * 0.4, lead]
    return [
      openSky(stage, horizon, sun),
      farHills(stage, horizon),
      lake(stage, horizon, sun.x),
      fields(stage, horizon),
      emergentTree(stage, xAt(-0.42), road(xAt(-0.42)) - span * 0.045, span * chance.between(0.56, 0.62), {
        ink: inks.leaf[2],
        lit: inks.leaf[1],
        trunk: mix(inks.leaf[3], inks.rock[2], 0.2),
      }),
      roadside(stage, road),
      roadBand(stage, road),
      rider(stage, second, road(second) + span * 0.018, unit * 1.02, {
        coat: BLUE,
        helmet: inks.lamp,
        flip: ahead,
      }),
      rider(stage, first, road(first) + span * 0.05, unit * 1.26, { coat: RED, flip: ahead }),
      verge(stage, road),
      birds(stage, xAt(0.04), height * 0.2, 5, 8 * unit + 2, inks.land[4], span * 0.14),
    ]
  },
}

function farHills(stage: Stage, horizon: number): Art {
  const { width, span, chance, inks, xAt } = stage
  const top = xAt(-0.22)
  const peak = horizon - span * chance.between(0.25, 0.29)
  const spine: Point[] = [
    [-40, horizon - span * 0.03],
    [top - span * 0.46, horizon - span * 0.1],
    [top - span * 0.3, horizon - span * 0.05],
    [top, peak],
    [top + span * 0.34, horizon - span * 0.06],
    [top + span * 0.46, horizon - span * 0.11],
    [width + 60, horizon - span * 0.03],
  ]
  const near = rollingSkyline(stage, horizon - span * 0.04, span * 0.035, { scale: 0.008 })
  const woods = rollingSkyline(stage, horizon - span * 0.008, span * 0.012, { scale: 0.01 })
  const ink = mix(inks.land[1], inks.land[2], 0.15)
  const base = horizon + span * 0.04
  return [
    massif(stage, {
      spine: leftToRight(spine),
      base,
      ink: inks.land[1],
      shade: mix(inks.land[1], inks.land[2], 0.6),
      spurs: 2,
      fade: 0.7,
      step: 22,
    }),
    hill(
      stage,
      near,
      stage.gradient([ink, mix(ink, inks.mist, 0.7)], 0, horizon - span * 0.08, 0, horizon),
      base,
    ),
    treeline(stage, woods, span * 0.02, mix(inks.land[2], inks.leaf[1], 0.4), base),
  ]
}

/** A lake behind the fields, on the side of the light. */
function lake(stage: Stage, horizon: number, sunX: number): Art {
  const { width, span, inks } = stage
  const [far, middle] = inks.water
  const sheet = stage.gradient([far, middle], 0, horizon, 0, horizon + span * 0.14)
  return [
    `<path fill="${sheet}" d="M0 ${Math.round(horizon)}h${width}v${Math.round(span * 0.2)}H0z"/>`,
    mist(stage, horizon, span * 0.05, { opacity: 0.7 }),
    lightRoad(stage, sunX, horizon + 3, horizon + span * 0.12, {
      far: span * 0.07,
      near: span * 0.13,
      count: 7,
    }),
    ripples(stage, horizon + span * 0.03, horizon + span * 0.13, { count: 14, opacity: 0.5, big: 40 }),
  ]
}

/** Fields in bands down to the road, each with its furrows. */
function fields(stage: Stage, horizon: number): Art {
  const { width, height, span, chance, inks, sunward, xAt } = stage
  const { leaf, sand } = inks
  const tones = [
    mix(leaf[0], sand[1], 0.45),
    mix(leaf[1], leaf[0], 0.45),
    mix(leaf[0], sand[1], 0.2),
    mix(leaf[1], leaf[2], 0.25),
  ]
  const levels = [0.1, 0.17, 0.245, 0.33]
  return levels.map((down, i) => {
    const y = horizon + span * down
    const tilt = (i % 2 ? 1 : -1) * span * 0.022
    const start = chance() * 9
    const edge = range(15, (_, t): Point => {
      const x = lerp(-20, width + 20, t)
      return [x, y + Math.sin(x / (span * 0.36) + start) * span * 0.012 + tilt * (t - 0.5) * 2]
    })
    const ink = tones[i] ?? tones[0] ?? leaf[1]
    const top = heightAlong(edge)
    const furrows = pen()
    const point = xAt(0.2 * sunward)
    const count = Math.round((width / span) * (9 + i * 3))
    for (let f = 0; f <= count; f++) {
      const x = lerp(-width * 0.4, width * 1.4, f / count)
      const from = lerp(point, x, 0.62 + i * 0.06)
      furrows.M(from, top(from) + 2).L(x, y + span * 0.16)
    }
    return [
      hill(stage, edge, ink, height),
      i % 2 === 1 &&
        stroke(furrows, mix(ink, leaf[2], 0.55), 2 + i * 1.2, {
          opacity: 0.7,
          clipPath: stage.clip(softBand(edge, y + span * 0.13)),
        }),
      hedge(stage, edge, i),
    ]
  })
}

function softBand(edge: readonly Point[], base: number): string {
  const line = edge.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')
  const [end] = edge.at(-1) ?? [0]
  return `M${line}L${Math.round(end)} ${Math.round(base)}L${Math.round(edge[0]?.[0] ?? 0)} ${Math.round(base)}Z`
}

/** Trees that mark the edge of a field. */
function hedge(stage: Stage, edge: readonly Point[], row: number): Art {
  const { span, chance, inks, light } = stage
  const [leaves, glow, stems] = [pen(), pen(), pen()]
  const size = span * (0.016 + row * 0.009)
  for (const [x, y] of edge) {
    if (!chance.odds(0.5)) continue
    const at = x + chance.between(-1, 1) * size * 2
    const r = size * chance.between(0.8, 1.5)
    stems.M(at, y + 2).V(y - r * 0.9)
    crown(leaves, chance, at, y - r * 0.5, r, r * 0.95, 5)
    crownGlow(glow, at, y - r * 0.5, r, r * 0.95, light)
  }
  const ink = mix(inks.land[2], inks.leaf[2], 0.4 + row * 0.18)
  return [
    stroke(stems, mix(ink, inks.key, 0.4), size * 0.2),
    fill(leaves, ink),
    fill(glow, mix(ink, inks.leaf[0], 0.45)),
  ]
}

/** A living fence beyond the road: posts that have put out leaves. */
function roadside(stage: Stage, road: (x: number) => number): Art {
  const { width, span, chance, inks, light } = stage
  const [posts, leaves, glow] = [pen(), pen(), pen()]
  const tops: Point[] = []
  const gap = span * 0.16
  for (let x = -gap * chance(); x < width + gap; x += gap) {
    const foot = road(x) - span * 0.05
    const top = foot - span * chance.between(0.085, 0.1)
    posts.M(x, foot).L(x + chance.between(-1, 1) * span * 0.006, top)
    tops.push([x, top + span * 0.025])
    if (!chance.odds(0.6)) continue
    const r = span * chance.between(0.02, 0.036)
    crown(leaves, chance, x, top + r * 0.5, r, r * 0.9, 5)
    crownGlow(glow, x, top + r * 0.5, r, r * 0.9, light)
  }
  const lower = tops.map(([x, y]): Point => [x, y + span * 0.035])
  return [
    stroke(pen().line(tops).line(lower), inks.key, 1.4, { opacity: 0.7 }),
    stroke(posts, mix(inks.key, inks.rock[2], 0.3), span * 0.011),
    fill(leaves, inks.leaf[2]),
    fill(glow, inks.leaf[1]),
  ]
}

function roadBand(stage: Stage, road: (x: number) => number): Art {
  const { width, height, span, inks } = stage
  const { sand, leaf, key } = inks
  const line = (down: number) =>
    range(15, (_, t): Point => [lerp(-20, width + 20, t), road(lerp(-20, width + 20, t)) + span * down])
  const rut = (down: number) => pen().curve(line(down))
  return [
    hill(stage, line(-0.052), mix(leaf[1], leaf[2], 0.4), height),
    hill(stage, line(-0.032), mix(sand[1], sand[0], 0.35), height),
    stroke(rut(0.012), mix(sand[1], sand[2], 0.45), span * 0.011, { opacity: 0.7 }),
    stroke(rut(0.058), mix(sand[1], sand[2], 0.55), span * 0.016, { opacity: 0.7 }),
    hill(stage, line(0.086), mix(leaf[2], key, 0.15), height),
  ]
}

/** The grass we look over. */
function verge(stage: Stage, road: (x: number) => number): Art {
  const { width, span, inks } = stage
  return grass(
    stage,
    -10,
    width + 10,
    x => road(x) + span * 0.105,
    span * 0.06,
    mix(inks.leaf[3], inks.key, 0.35),
    8,
  )
}
