import type { Landmark } from '#art/poster/landmarks/landmark.ts'
import { BLUE, RED } from '#art/poster/palettes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { lerp, nth, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'

/** A Chinese quarter of Thailand after six, Yaowarat's first: signs over the street kitchens, and a tuk-tuk. */
export const yaowarat: Landmark = {
  scene: {
    title: 'Street kitchens under the shop signs',
    best: 'dusk',
    draw(stage) {
      const { width, height, span, unit, chance, inks, focusX, sunward } = stage
      const eye = { x: focusX, y: height * chance.between(0.64, 0.68) }
      const sun = stage.hang({ x: eye.x + sunward * span * 0.05, y: eye.y - span * 0.3, r: span * 0.15 })
      return [
        sky(stage, { horizon: eye.y, sun }),
        farEnd(stage, eye),
        road(stage, eye),
        [-1, 1].map(side => frontage(stage, eye, side)),
        [-1, 1].map(side => signs(stage, eye, side)),
        range(5, i =>
          traveller(stage, eye.x + span * (-0.16 + i * 0.08), eye.y + span * 0.07, unit * 0.85, {
            kind: 'plain',
            coat: nth([RED, BLUE, inks.lamp, inks.paper, BLUE], i),
          }),
        ),
        tuktuk(stage, eye.x + sunward * span * 0.1, height * 0.89, unit * 1.5),
        [-1, 1].map(side =>
          kitchen(stage, eye.x - side * span * 0.36, height * (side < 0 ? 0.93 : 0.9), unit * 1.35, side),
        ),
        traveller(stage, eye.x - sunward * span * 0.18, height * 0.94, unit * 2, { coat: BLUE }),
        birds(stage, width / 2, height * 0.14, 5, 7 * unit + 2, inks.land[4], span * 0.12),
      ]
    },
  },
  setting: {
    hours: ['dusk', 'night', 'golden', 'dawn'],
    countries: ['thailand'],
    habitats: ['city'],
    subjects: ['yaowarat', 'chinatown', 'market', 'street food', 'food', 'kitchen', 'breakfast', 'cook'],
  },
}

interface Eye {
  readonly x: number
  readonly y: number
}

function farEnd({ span, chance, inks }: Stage, { x, y }: Eye): Art {
  const blocks = pen()
  for (let i = -5; i < 6; i++) {
    const left = x + span * i * 0.05
    blocks
      .M(left, y + 4)
      .V(y - span * chance.between(0.06, 0.2))
      .H(left + span * 0.046)
      .V(y + 4)
      .Z()
  }
  return fill(blocks, inks.land[0])
}

function road({ width, height, inks, gradient }: Stage, { x, y }: Eye): Art {
  const tar = gradient(
    [mix(inks.rock[1], inks.rock[2], 0.6), mix(inks.rock[2], inks.key, 0.45)],
    0,
    y,
    0,
    height,
  )
  const line = pen()
    .M(x - 2, y + 8)
    .H(x + 2)
    .L(x + width * 0.02, height + 5, x - width * 0.02, height + 5)
    .Z()
  return [fill(`M0 ${Math.round(y)}h${width}V${height}H0z`, tar), fill(line, inks.lamp, { opacity: 0.7 })]
}

/** How far from the middle of the street a thing stands, and its scale: `near` is 0 at the far end, 1 at ours. */
function along({ span, width }: Stage, near: number): { out: number; scale: number } {
  const scale = 0.17 * 14 ** near
  return { out: Math.max(span * 0.62, width * 0.4) * scale, scale }
}

/** The shop-houses of one side, from the far end to us, each a different ink. */
function frontage(stage: Stage, eye: Eye, side: number): Art {
  const { inks, span, chance, light } = stage
  const inksOf = [
    mix(inks.rock[0], inks.rock[1], 0.4),
    mix(inks.rock[1], BLUE, 0.4),
    mix(inks.sand[1], inks.rock[1], 0.4),
    inks.rock[1],
  ]
  const dim = side === light ? 0.42 : 0.22
  return range(9, i => {
    const [from, to] = [along(stage, i / 9), along(stage, (i + 1) / 9)]
    const high = span * chance.between(0.62, 0.86)
    const at = ({ out, scale }: typeof from, up: number): Point => [
      eye.x + side * out,
      eye.y + span * 0.22 * scale - high * up * scale,
    ]
    const windows = pen()
    for (const up of [0.42, 0.62, 0.82]) {
      for (const t of [0.16, 0.58])
        windows.polygon([cut(t, up), cut(t + 0.26, up), cut(t + 0.26, up + 0.12), cut(t, up + 0.12)])
    }
    const wall = mix(nth(inksOf, (i + (side > 0 ? 2 : 0)) % 4), inks.key, dim)
    const shop = pen().polygon([at(from, 0), at(to, 0), at(to, 0.26), at(from, 0.26)])
    return [
      fill(pen().polygon([at(from, 0), at(to, 0), at(to, 1), at(from, 1)]), wall),
      fill(windows, stage.lampsLit ? inks.lamp : mix(wall, inks.key, 0.5), { opacity: 0.85 }),
      fill(shop, stage.lampsLit ? mix(inks.lamp, wall, 0.35) : mix(wall, inks.key, 0.55)),
      stroke(pen().line([at(from, 0.3), at(to, 0.3)]), mix(wall, inks.paper, 0.5), 5 * to.scale),
    ]

    function cut(t: number, up: number): Point {
      const [a, b] = [at(from, up), at(to, up)]
      return [lerp(a[0], b[0], t), lerp(a[1], b[1], t)]
    }
  })
}

/** Upright signs hung out over the street, without words: a border, and strokes where letters would be. */
function signs(stage: Stage, eye: Eye, side: number): Art {
  const { inks, span, chance } = stage
  const colours = [RED, inks.lamp, BLUE, mix(RED, inks.lamp, 0.5)] as const
  return range(8, i => {
    const { out, scale } = along(stage, 0.06 + i * 0.085)
    const ink = nth(colours, (i + (side > 0 ? 1 : 0)) % 4)
    const letters = ink === inks.lamp ? RED : inks.paper
    const [x, y] = [
      eye.x + side * (out - span * 0.09 * scale),
      eye.y - span * chance.between(0.3, 0.52) * scale,
    ]
    const strokes = pen(2)
    for (let row = 0; row < 3; row++)
      strokes
        .M(-8, -36 + row * 26)
        .H(8)
        .M(0, -42 + row * 26)
        .V(-24 + row * 26)
        .M(-7, -27 + row * 26)
        .H(7)
    return group(
      { transform: place(x, y, (span / 600) * scale * 2.1) },
      stroke(`M${side * 14}-40H${side * 40}M${side * 14} 30H${side * 40}`, inks.key, 2),
      fill('M-16-54H16V44H-16Z', mix(inks.key, ink, 0.35)),
      fill('M-13-51H13V41H-13Z', ink),
      stroke(strokes, letters, 3.2),
    )
  })
}

/** A tuk-tuk from the front, 70 wide. */
function tuktuk({ inks, lampsLit }: Stage, x: number, y: number, scale: number): Art {
  const { key, paper, lamp } = inks
  const body = mix(BLUE, key, 0.25)
  return group(
    { transform: place(x, y, scale) },
    fill(pen().lens(0, 1, 96, 7), key, { opacity: 0.4 }),
    fill('M-34 0V-14H-24V0ZM24 0V-14H34V0ZM-5 2V-14H5V2Z', key),
    fill('M-38-62Q-34-76 0-76Q34-76 38-62L36-58H-36Z', RED),
    stroke('M-33-58L-31-30M33-58L31-30', key, 3),
    fill('M-28-56H28L26-32H-26Z', mix(key, body, 0.25)),
    fill('M-10-32Q-10-46 0-47Q10-46 10-32Z', paper),
    fill(pen(2).dot(0, -51, 5), key),
    fill('M-36-34H36L32-8Q18-4 0-4Q-18-4-32-8Z', body),
    fill('M-14-34H14L9-6H-9Z', mix(body, paper, 0.35)),
    fill(pen(2).dot(0, -22, 6.5).dot(-25, -20, 4).dot(25, -20, 4), lampsLit ? lamp : paper),
    stroke('M-36-34H36', lamp, 2.4),
  )
}

/** A cook's cart: a striped shade, a wok in the steam, stools for the guests. */
function kitchen({ inks, unit }: Stage, x: number, y: number, scale: number, side: number): Art {
  const { key, paper, lamp, rock } = inks
  const steam = pen(2).dot(-10, -62, 7, 9).dot(-4, -78, 9, 8).dot(4, -96, 11, 9)
  return [
    fill(pen().lens(x, y + 2, 150 * scale, 9 * unit), key, { opacity: 0.35 }),
    group(
      { transform: place(x, y, scale, side) },
      stroke('M-40 0V-112M44 0V-112', key, 3),
      fill('M-16-14Q-16-56-4-58Q8-56 8-14Z', paper),
      fill(pen(2).dot(-4, -65, 6.5), mix(rock[2], key, 0.3)),
      fill('M-11-66Q-10-76-4-76Q3-76 4-66Z', paper),
      fill('M-52-4V-38H54V-4Z', mix(lamp, rock[2], 0.35)),
      fill('M-52-38H54V-44H-52Z', mix(key, rock[2], 0.4)),
      fill('M-34-44Q-32-54-16-54Q0-54 2-44ZM14-44V-58H22V-44ZM28-44V-54H36V-44Z', key),
      fill('M14-50H22V-44H14Z', RED),
      fill('M-40-4a8 8 0 1 0 16 0a8 8 0 1 0-16 0M26-4a8 8 0 1 0 16 0a8 8 0 1 0-16 0', key),
      fill(steam, paper, { opacity: 0.5 }),
      fill(
        'M-66-106L2-140L72-106L64-98L54-106L44-98L34-106L24-98L14-106L4-98L-6-106L-16-98L-26-106L-36-98L-46-106L-56-98Z',
        RED,
      ),
      fill('M-46-106L2-140L-22-106L-36-98ZM14-106L2-140L34-106L24-98ZM-6-106L2-140L4-98Z', paper),
    ),
  ]
}
