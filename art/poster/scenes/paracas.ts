import { BLUE, RED } from '#art/poster/palettes.ts'
import type { Scene } from '#art/poster/scene.ts'
import { flamingo } from '#art/poster/toolbox/birds.ts'
import { streaks } from '#art/poster/toolbox/clouds.ts'
import { birdIslands, candelabraHeadland, sandBuggy } from '#art/poster/toolbox/desert-coast.ts'
import { farDune, greatDune, nearDune } from '#art/poster/toolbox/dune-field.ts'
import { type Dune, dune, seabirdFile, windLines } from '#art/poster/toolbox/dunes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { lerp, nth, type Point, plot, range } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { sky } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import { lightRoad, ripples, sea } from '#art/poster/toolbox/water.ts'

export const paracas: Scene = {
  title: 'Desert coast and dunes',
  best: 'golden',
  draw(stage) {
    const { height, span, chance, inks, sunward, xAt } = stage
    const horizon = height * chance.between(0.42, 0.48)
    const sun = stage.hang({
      x: xAt(chance.between(0.3, 0.46)),
      y: horizon - span * chance.between(0.06, 0.22),
      r: span * 0.17,
    })
    const cast = chance.pick(['walkers', 'flamingos', 'buggy'])
    const great = greatDune(stage, horizon)
    const glow = mix(inks.sky[2], inks.halo, 0.5)
    const far = rollingSkyline(stage, horizon - span * 0.014, span * 0.016, { scale: 0.01 })
    return [
      sky(stage, { horizon, sun }),
      streaks(stage, xAt(-0.2), height * 0.13, span * 0.6, 3, glow, { opacity: 0.85 }),
      streaks(stage, sun.x + sunward * span * 0.1, sun.y, span * 0.4, 2, glow, { opacity: 0.9 }),
      hill(stage, far, inks.land[0], horizon + 4),
      sea(stage, horizon),
      lightRoad(stage, sun.x, horizon + 4, horizon + span * 0.3, {
        far: span * 0.12,
        near: span * 0.3,
        count: 12,
      }),
      ripples(stage, horizon + 5, horizon + span * 0.3, { count: 30, opacity: 0.6 }),
      candelabraHeadland(stage, great.summit[0] + sunward * span * chance.between(0.4, 0.48), horizon),
      birdIslands(
        stage,
        xAt(chance.between(0.42, 0.54)),
        horizon + span * 0.03,
        span * chance.between(0.12, 0.16),
      ),
      seabirdFile(
        stage,
        [
          [xAt(0.1), horizon - span * 0.1],
          [xAt(0.75), horizon - span * 0.2],
        ],
        span * 0.014,
        inks.land[4],
      ),
      shore(stage, horizon),
      cast === 'flamingos' && flock(stage, horizon),
      dune(stage, farDune(stage, horizon)),
      dune(stage, great),
      combed(stage, horizon),
      cast === 'walkers' && walkers(stage, great),
      cast === 'buggy' && buggy(stage, great),
      dune(stage, nearDune(stage, horizon)),
      windLines(stage, [xAt(-0.5), height * 0.95], [xAt(0.9), height * 1.02], { count: 6, long: span * 0.5 }),
    ]
  },
}

/** The wet edge of the bay, between the sea and the sand. */
function shore(stage: Stage, horizon: number): Art {
  const { height, span, inks, xAt } = stage
  const yAt = (down: number) => horizon + span * down
  const line = [-0.6, 0.06, -0.1, 0.07, 0.12, 0.12, 0.36, 0.23, 0.7, 0.27, 1.2, 0.29, 2.6, 0.36]
  const edge = (lower: number) =>
    pen()
      .M(xAt(-2.6), yAt(0.03 + lower))
      .soft(plot(line, xAt, down => yAt(down + lower)))
      .L(xAt(2.6), height + 30, xAt(-2.6), height + 30)
      .Z()
  return [
    fill(edge(-0.02), inks.paper, { opacity: 0.85 }),
    fill(edge(0), mix(inks.sand[1], inks.water[1], 0.3)),
    fill(edge(0.03), stage.gradient([inks.sand[0], inks.sand[1]], 0, yAt(0.06), 0, height)),
  ]
}

/** Sand combed by the wind on the lit flank of the great dune. */
function combed(stage: Stage, horizon: number): Art {
  const { span, xAt } = stage
  const [from, to]: [Point, Point] = [
    [xAt(0.02), horizon + span * 0.26],
    [xAt(0.5), horizon + span * 0.44],
  ]
  return windLines(stage, from, to, { count: 8, long: span * 0.3 })
}

function flock(stage: Stage, horizon: number): Art {
  const { span, unit, chance, inks, xAt } = stage
  return range(7, i => {
    const x = xAt(0.3 + i * 0.085 + chance.between(-0.02, 0.02))
    const y = horizon + span * lerp(0.23, 0.29, i / 6)
    const ink = i % 3 === 1 ? mix(RED, inks.paper, 0.5) : RED
    return flamingo(x, y, unit * chance.between(0.95, 1.25), ink, inks.key, chance.sign())
  })
}

/** Three people on their way up the crest. */
function walkers(stage: Stage, { crest, summit }: Dune): Art {
  const { unit, sunward } = stage
  const [first, second, third] = [nth(crest, 0), nth(crest, 1), nth(crest, 2)]
  const half = (a: Point, b: Point, t: number): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)]
  const places = [half(summit, first, 0.55), half(first, second, 0.35), half(second, third, 0.3)]
  return places.map(([x, y], i) =>
    traveller(stage, x, y, unit * (1 + i * 0.14), {
      kind: i === 1 ? 'hat' : 'pack',
      coat: i === 1 ? BLUE : RED,
      flip: -sunward,
    }),
  )
}

/** A buggy over the shoulder of the dune, and the track it leaves. */
function buggy(stage: Stage, { summit, litFoot }: Dune): Art {
  const { unit, sunward } = stage
  const [x, y] = [lerp(summit[0], litFoot[0], 0.26), lerp(summit[1], litFoot[1], 0.62)]
  const track = pen()
    .M(x, y)
    .Q(lerp(x, litFoot[0], 0.3), y + 40 * unit, lerp(x, litFoot[0], 0.2), y + 130 * unit)
  return [
    stroke(track, stage.inks.sand[2], 5 * unit, { strokeDasharray: '3 2' }),
    sandBuggy(stage, x, y, unit * 1.1, RED, sunward),
  ]
}
