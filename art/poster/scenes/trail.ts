import { BLUE, RED } from '#art/poster/palettes.ts'
import type { Scene } from '#art/poster/scene.ts'
import { leafMass } from '#art/poster/toolbox/forest.ts'
import { hiker, pointingGuide } from '#art/poster/toolbox/hikers.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hangingVines } from '#art/poster/toolbox/leaves.ts'
import { buttressedTrunk } from '#art/poster/toolbox/lianas.ts'
import { mossyTrunk, treeFern } from '#art/poster/toolbox/mossy-trees.ts'
import { lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { leafyCorners, openSky } from '#art/poster/toolbox/opening.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import { tallForest } from '#art/poster/toolbox/tall-forest.ts'
import { leafSpray, thicket } from '#art/poster/toolbox/undergrowth.ts'

export const trail: Scene = {
  title: 'On foot along a forest path',
  best: 'day',
  zoom: [0.94, 1.1],
  draw(stage) {
    const { height, span, unit, chance, inks, sunward, xAt } = stage
    const end: Point = [xAt(chance.between(0.24, 0.32)), height * chance.between(0.57, 0.6)]
    const sun = stage.hang({
      x: end[0] + sunward * span * chance.between(-0.02, 0.08),
      y: height * chance.between(0.34, 0.42),
      r: span * 0.15,
    })
    const path = pathTo(stage, end)
    const withGuide = chance.odds(0.6)
    const bark = mix(inks.key, inks.rock[2], 0.2)
    return [
      openSky(stage, height * 0.72, sun),
      tallForest(stage),
      shafts(stage, sun.x),
      floor(stage, end),
      standing(stage, end, 0.07, 0.016, 0.35),
      path.art,
      standing(stage, end, 0.2, 0.03, 0.75),
      hiker(stage, ...path.at(0.42), unit * 0.84, { coat: BLUE, flip: -sunward }),
      hiker(stage, ...path.at(0.62), unit * 1.36, { coat: RED, flip: sunward }),
      brush(stage, end),
      withGuide
        ? pointingGuide(stage, ...path.at(0.8, -0.5), unit * 1.9, sunward)
        : hiker(stage, ...path.at(0.82, -0.2), unit * 2, { coat: inks.lamp, flip: -sunward }),
      buttressedTrunk(stage, xAt(-0.4), span * 0.12, { ink: bark, lit: mix(bark, inks.leaf[2], 0.5) }),
      stroke(hangingVines(stage, 6, [xAt(-0.66), xAt(-0.2)], 0.46), inks.key, 2.2),
      leafMass(stage, xAt(-0.44), 0, span * 0.42, span * 0.1, {
        ink: inks.leaf[3],
        lit: inks.leaf[2],
        clumps: 13,
      }),
      leafMass(stage, xAt(0.72), -span * 0.02, span * 0.3, span * 0.07, {
        ink: inks.leaf[3],
        lit: inks.leaf[2],
        clumps: 9,
      }),
      leafyCorners(stage, { near: 1.9, far: 2 }),
    ]
  },
}

/** Boles and tree ferns that stand in the undergrowth, on both sides of the path. */
function standing(stage: Stage, [endX, endY]: Point, down: number, wide: number, near: number): Art {
  const { width, span, chance, inks, sunward } = stage
  const { leaf, land, rock } = inks
  const foot = endY + span * down
  const bark = mix(mix(land[3], leaf[2], 0.5), mix(leaf[3], rock[2], 0.25), near)
  const places = [-0.62, -0.36, 0.2, 0.44, 0.72, 1].map(
    (off, i) => endX + sunward * span * (off + (off > 0 ? near * 0.12 : near * -0.1) + (i % 2) * 0.03 * near),
  )
  return places
    .filter(x => x > -60 && x < width + 60 && chance.odds(0.74))
    .map((x, i) => {
      const fern = span * chance.between(0.1, 0.14) * (0.7 + near)
      return [
        i % 2 === 1 &&
          treeFern(
            stage,
            x + span * 0.07,
            foot + span * 0.02,
            fern,
            (fern / span) * stage.unit * 6,
            mix(leaf[2], bark, 0.3),
          ),
        mossyTrunk(stage, x, span * wide * chance.between(0.8, 1.3), {
          ink: bark,
          moss: mix(bark, leaf[1], 0.4),
          foot: foot + span * 0.02,
        }),
      ]
    })
}

/** Bushes at both sides of the path, nearer than the farthest walkers. */
function brush(stage: Stage, [endX, endY]: Point): Art {
  const { width, span, inks, unit, sunward } = stage
  const { leaf } = inks
  const spray = leafSpray(stage, { leaf: mix(leaf[2], leaf[3], 0.35), vein: leaf[3] })
  const beyond = sunward > 0 ? width + 20 : -20
  return thicket(stage, spray, {
    from: endX + sunward * span * 0.2,
    to: beyond,
    y: () => endY + span * 0.3,
    scale: unit * 1.5,
    gap: 34,
  })
}

/** Light that falls slantwise between the boles. */
function shafts(stage: Stage, x: number): Art {
  const { height, span, inks, sunward, chance } = stage
  const beams = pen()
  for (let i = 0; i < 4; i++) {
    const top = x + sunward * span * (0.2 - i * 0.14)
    const wide = span * chance.between(0.03, 0.07)
    const drift = -sunward * span * 0.34
    beams
      .M(top, -10)
      .L(top + wide, -10, top + wide * 2.2 + drift, height * 0.86, top + drift, height * 0.86)
      .Z()
  }
  const fade = stage.gradient(
    [
      [inks.halo, 0.34],
      [inks.halo, 0],
    ],
    0,
    0,
    0,
    height * 0.86,
  )
  return fill(beams, fade)
}

function floor(stage: Stage, [, endY]: Point): Art {
  const { width, height, span, chance, inks } = stage
  const { leaf, land } = inks
  const start = chance() * 9
  const line = (y: number, swell: number) =>
    range(13, (_, t): Point => {
      const x = lerp(-20, width + 20, t)
      return [x, y + Math.sin(x / (span * 0.22) + start + y) * swell]
    })
  const ground = (y: number, swell: number, ink: string) =>
    fill(
      pen()
        .M(-20, height + 20)
        .L(-20, y)
        .soft(line(y, swell))
        .L(width + 20, height + 20)
        .Z(),
      ink,
    )
  const spray = leafSpray(stage, { leaf: mix(leaf[1], leaf[2], 0.4), vein: leaf[2] })
  const rows = [0.02, 0.13].map(down =>
    thicket(stage, spray, {
      from: -20,
      to: width + 20,
      y: () => endY + span * (down + 0.03),
      scale: stage.unit * (0.55 + down * 3.4),
      gap: 36,
    }),
  )
  return [
    ground(endY, span * 0.012, mix(land[3], leaf[1], 0.6)),
    rows[0],
    ground(endY + span * 0.12, span * 0.014, mix(leaf[2], leaf[1], 0.35)),
    rows[1],
    ground(endY + span * 0.25, span * 0.016, mix(leaf[2], leaf[3], 0.3)),
  ]
}

interface Path {
  readonly art: Art
  /** A place along it, 0 far to 1 near; `aside` -1 to 1 across it. */
  at(t: number, aside?: number): Point
}

/** A trodden path in one bend from the frame's foot to the end of the view, with roots across it. */
function pathTo(stage: Stage, [endX, endY]: Point): Path {
  const { height, span, chance, inks, sunward, xAt } = stage
  const foot = height + 24
  const middle = (t: number): number =>
    lerp(endX, xAt(0.02), t) + sunward * span * (0.24 * Math.sin(Math.PI * t * 1.1) * (1 - t * 0.45))
  const y = (t: number) => lerp(endY + 2, foot, t ** 1.5)
  const half = (t: number) => span * lerp(0.016, 0.22, t ** 1.5)
  const side = (s: number) => range(15, (_, t): Point => [middle(t) + s * half(t), y(t)])
  const body = pen()
    .curve(side(-1))
    .L(...(side(1).at(-1) ?? [0, 0]))
    .soft(side(1).reverse().slice(1))
    .Z()
  const shade = pen()
    .curve(side(-sunward))
    .L(...range(15, (_, t): Point => [middle(1 - t) - sunward * half(1 - t) * 0.55, y(1 - t)]).flat())
    .Z()
  const roots = pen()
  for (let i = 0; i < 6; i++) {
    const t = lerp(0.34, 0.95, i / 5)
    const [x, wide] = [middle(t), half(t)]
    roots
      .M(x - wide * chance.between(0.9, 1.3), y(t) + wide * 0.05)
      .C(
        x - wide * 0.4,
        y(t) - wide * 0.16,
        x + wide * 0.2,
        y(t) + wide * 0.16,
        x + wide * chance.between(0.7, 1.3),
        y(t) - wide * chance.between(-0.1, 0.16),
      )
      .C(x + wide * 0.2, y(t) + wide * 0.26, x - wide * 0.4, y(t) + wide * 0.02, x - wide, y(t) + wide * 0.14)
      .Z()
  }
  const soil = mix(inks.sand[1], inks.rock[1], 0.35)
  return {
    art: [
      fill(
        body,
        stage.gradient([mix(soil, inks.mist, 0.55), soil, mix(soil, inks.rock[2], 0.5)], 0, endY, 0, foot),
      ),
      fill(shade, mix(inks.rock[2], inks.key, 0.2), { opacity: 0.3 }),
      fill(roots, mix(inks.rock[2], inks.key, 0.5)),
    ],
    at: (t, aside = 0) => [middle(t) + aside * half(t) * sunward, y(t)],
  }
}
