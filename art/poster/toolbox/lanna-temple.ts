import { mix, tinted } from './inks.ts'
import { nth, type Point, pairs } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

/** One length of the roof: how high its ridge is, and from where to where it runs back. */
interface Length {
  readonly ridge: number
  readonly from: number
  readonly to: number
}

const LENGTHS: readonly Length[] = [
  { ridge: 168, from: 42, to: 150 },
  { ridge: 150, from: 20, to: 56 },
  { ridge: 130, from: 0, to: 32 },
]
/** How the building recedes: across and up for each unit of its length. */
const BACK: Point = [0.86, 0.1]

const recede = ([x, y]: Point, by: number): Point => [x + BACK[0] * by, y - BACK[1] * by]

/** Slopes of one side, from the ridge down: start, control, eave. The lower one sweeps out. */
function slopes(ridge: number, side: number): readonly (readonly [Point, Point, Point])[] {
  return [
    [
      [0, -ridge],
      [side * 14, -ridge + 40],
      [side * 42, -ridge + 58],
    ],
    [
      [side * 35, -ridge + 55],
      [side * 50, -ridge + 80],
      [side * 80, -ridge + 92],
    ],
  ]
}

function gableOutline(ridge: number): Pen {
  const path = pen().M(0, -ridge)
  for (const [from, control, eave] of slopes(ridge, 1)) path.L(...from).Q(...control, ...eave)
  path.L(58, -ridge + 95, -58, -ridge + 95)
  for (const [from, control, eave] of slopes(ridge, -1).toReversed()) path.L(...eave).Q(...control, ...from)
  return path.Z()
}

/** The slopes one sees from the side, as swept surfaces, and the brighter border along their eaves. */
function roofSide(tiles: Pen, border: Pen, { ridge, from, to }: Length): void {
  for (const [top, control, eave] of slopes(ridge, 1)) {
    tiles
      .M(...recede(top, from))
      .Q(...recede(control, from), ...recede(eave, from))
      .L(...recede(eave, to))
      .Q(...recede(control, to), ...recede(top, to))
      .Z()
    const inner: Point = [eave[0] - 9, eave[1] - 5]
    border
      .M(...recede(inner, from))
      .L(...recede(eave, from), ...recede(eave, to), ...recede(inner, to))
      .Z()
  }
}

/** Bargeboards like the backs of serpents: a beak at the ridge, an upturned tail at every eave. */
function bargeboards(path: Pen, ridge: number, by: number): void {
  const at = (x: number, y: number) => recede([x, y], by)
  for (const side of [-1, 1]) {
    for (const [top, control, eave] of slopes(ridge, side)) {
      path.M(...at(...top)).Q(...at(...control), ...at(...eave))
      path.Q(...at(eave[0] + side * 7, eave[1] + 1), ...at(eave[0] + side * 9, eave[1] - 10))
    }
  }
  path.M(...at(0, -ridge)).Q(...at(-6, -ridge - 12), ...at(2, -ridge - 24))
}

function goldOf({ inks }: Stage): string {
  return mix(inks.lamp, inks.rock[1], 0.18)
}

/** A northern assembly hall: three lengths of roof behind one another, sweeping low; 200 wide, 190 tall. */
export function assemblyHall(stage: Stage, x: number, y: number, scale: number, flip: number): Art {
  const { inks, lampsLit, light } = stage
  const { key, land, lamp, leaf, paper, rock } = inks
  const gold = goldOf(stage)
  const tile = mix(tinted(stage, '#b4552e'), rock[2], 0.12)
  const sideLit = light === flip
  const side = sideLit ? mix(tile, rock[0], 0.22) : mix(tile, key, 0.28)
  const green = mix(tinted(stage, '#2f7a5c'), sideLit ? leaf[1] : key, 0.2)
  const white = mix(paper, rock[1], 0.12)
  const shadow = mix(mix(paper, land[2], 0.45), key, 0.08)
  const wood = mix(tinted(stage, '#6d2f1f'), key, 0.3)
  const wall = pen()
    .M(...recede([50, 0], 6))
    .L(...recede([50, -60], 6), ...recede([50, -84], 60), ...recede([50, -84], 146), ...recede([50, 0], 146))
    .Z()
  const windows = pen()
  for (let i = 0; i < 5; i++) {
    const at = 46 + i * 21
    windows.polygon([
      recede([50, -16], at),
      recede([50, -50], at),
      recede([50, -50], at + 8),
      recede([50, -16], at + 8),
    ])
  }
  const plinth = pen().polygon([
    [-62, 6],
    [-62, 0],
    [62, 0],
    recede([60, 0], 152),
    recede([60, 8], 152),
    [62, 8],
  ])
  const art: Art[] = [
    fill(plinth, shadow),
    fill(wall, sideLit ? white : shadow),
    fill(windows, lampsLit ? lamp : mix(wood, key, 0.3)),
  ]
  for (const [i, length] of LENGTHS.entries()) {
    const [tiles, border, boards] = [pen(), pen(), pen(10)]
    roofSide(tiles, border, length)
    bargeboards(boards, length.ridge, length.from)
    const [acrossX, acrossY] = recede([0, 0], length.from)
    art.push(
      fill(tiles, side),
      fill(border, green),
      fill(gableOutline(length.ridge), i === 2 ? wood : mix(wood, key, 0.3), {
        transform: place(acrossX, acrossY),
      }),
      stroke(boards, gold, i === 2 ? 3.4 : 2.8, { strokeLinecap: 'round' }),
    )
  }
  const { ridge } = nth(LENGTHS, 2)
  return group(
    { transform: place(x, y, scale, flip) },
    art,
    fill(`M0-${ridge - 16}Q9-96 26-82L-26-82Q-9-96 0-${ridge - 16}Z`, gold),
    stroke('M0-108V-84M-10-92V-84M10-92V-84M-18-87L-8-84M18-87L8-84', wood, 1.6),
    fill('M-42-79H42V-72Q21-60 0-66Q-21-60-42-72Z', mix(gold, wood, 0.3)),
    fill('M-54-36V0H54V-36Z', mix(white, shadow, 0.3)),
    fill('M-50-70H50V0H-50Z', mix(wood, key, 0.45)),
    fill('M-13-56Q0-70 13-56V0H-13Z', lampsLit ? lamp : mix(lamp, wood, 0.25)),
    fill('M-4 0V-22Q0-34 4-22V0Z', mix(gold, wood, 0.4)),
    fill('M-52-72H-44V0H-52ZM-27-68H-20V0H-27ZM20-68H27V0H20ZM44-72H52V0H44Z', white),
    stroke('M-48-70V-2M-23.5-66V-2M23.5-66V-2M48-70V-2', gold, 1.6),
    fill('M-24 6L-20 0H20L24 6ZM-29 12L-25 6H25L29 12ZM-34 18L-30 12H30L34 18Z', white),
    fill('M-20 0H20L20.5 2H-20.5ZM-25 6H25L25.5 8H-25.5ZM-30 12H30L30.5 14H-30.5Z', shadow),
    stroke('M-22 0Q-30 6-34 12Q-40 18-44 10Q-48 2-43-2M22 0Q30 6 34 12Q40 18 44 10Q48 2 43-2', green, 5, {
      strokeLinecap: 'round',
    }),
    stroke('M-46-2Q-44-10-38-8M46-2Q44-10 38-8', gold, 2.4, { strokeLinecap: 'round' }),
  )
}

const CHEDI = pairs([
  ...[0.5, 0, 0.5, 0.06, 0.45, 0.07, 0.45, 0.15, 0.48, 0.16, 0.48, 0.18, 0.4, 0.19, 0.4, 0.27, 0.43, 0.28],
  ...[0.36, 0.3, 0.34, 0.345, 0.37, 0.35, 0.31, 0.37, 0.295, 0.41, 0.32, 0.415, 0.26, 0.43, 0.27, 0.46],
  ...[0.235, 0.53, 0.17, 0.59, 0.1, 0.615, 0.13, 0.62, 0.13, 0.655, 0.085, 0.66, 0.07, 0.7, 0.085, 0.705],
  ...[
    0.058, 0.74, 0.07, 0.745, 0.045, 0.785, 0.055, 0.79, 0.03, 0.84, 0.02, 0.9, 0.032, 0.905, 0.008, 0.95, 0,
    1.03,
  ],
])

/** A gilded Lanna chedi: square steps, octagonal mouldings, a bell, a ringed spire. */
export function lannaChedi(stage: Stage, x: number, y: number, height: number): Art {
  const { inks, light } = stage
  const wide = height * 0.52
  const gold = goldOf(stage)
  const on = (side: number): Point[] => CHEDI.map(([half, up]) => [x + side * half * wide, y - up * height])
  const body = pen().polygon([...on(-1), ...on(1).slice(0, -1).reverse()])
  const dark = -light
  const shade = pen()
    .M(x, y - height)
    .through(on(dark).reverse())
    .L(
      x + dark * wide * 0.14,
      y,
      x + dark * wide * 0.1,
      y - height * 0.27,
      x + dark * wide * 0.02,
      y - height * 0.34,
    )
    .L(x + dark * wide * 0.1, y - height * 0.44, x + dark * wide * 0.07, y - height * 0.54)
    .Z()
  const lines = pen()
  for (const [half, up] of [
    [0.5, 0.06],
    [0.48, 0.17],
    [0.43, 0.28],
    [0.37, 0.35],
    [0.32, 0.415],
    [0.13, 0.638],
    [0.085, 0.705],
    [0.07, 0.745],
  ] as const) {
    lines.M(x - half * wide, y - up * height).H(x + half * wide)
  }
  return [
    fill(body, gold),
    fill(shade, mix(gold, inks.land[4], 0.38)),
    stroke(lines, mix(gold, inks.land[4], 0.6), 1.3),
  ]
}
