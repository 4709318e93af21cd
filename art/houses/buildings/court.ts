import type { HouseKeys, Walls } from '#art/houses/house-keys.ts'
import { cat, pot } from '#art/houses/toolbox/belongings.ts'
import type { Build } from '#art/houses/toolbox/build.ts'
import { lines, polygon, rectangle, type Segment } from '#art/houses/toolbox/marks.ts'
import { lamp } from '#art/houses/toolbox/openings.ts'
import { roofPlane } from '#art/houses/toolbox/roofing.ts'
import { flatRoof, glassRoof, vaults } from '#art/houses/toolbox/roofs.ts'
import { wallsOf } from '#art/houses/toolbox/textures.ts'
import { posts, rail } from '#art/houses/toolbox/volumes.ts'
import { pane } from '#art/houses/toolbox/windows.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { type Point, pairs, range } from '#art/poster/toolbox/numbers.ts'
import { type Pen, pen } from '#art/poster/toolbox/pen.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'

const HALF = 214
/** Heights of a court of one floor, and of one with a gallery over it. */
const TALL = { one: 104, two: 188 }
const WOODEN: ReadonlySet<Walls> = new Set([
  'boards',
  'painted',
  'carved',
  'log',
  'screens',
  'bamboo',
  'woodplaster',
])
const LEVEL: ReadonlySet<HouseKeys['roof']> = new Set(['flat', 'terrace', 'glass', 'vault'])

/** A house round its court, seen from inside. */
export function court(build: Build, keys: HouseKeys): Art {
  const { stage, paint } = build
  const storeys = keys.floors === 'low' || keys.floors === 'veranda' || keys.floors === 'loft' ? 1 : 2
  const tall = storeys > 1 ? TALL.two : TALL.one
  const dark = stage.lampsLit
    ? mix(stage.inks.key, stage.inks.lamp, 0.32)
    : mix(stage.inks.key, paint.wall, 0.2)
  const volume = { x: -HALF, width: HALF * 2, height: tall, dx: 0, dy: 0 }
  return [
    wallsOf(build, volume, keys.walls, storeys),
    WOODEN.has(keys.walls) ? colonnade(build, dark) : arcade(build, dark),
    storeys > 1 && upperGallery(build, dark),
    LEVEL.has(keys.roof)
      ? keys.roof === 'glass'
        ? glassRoof(build, volume)
        : keys.roof === 'vault'
          ? vaults(build, volume)
          : flatRoof(build, volume, keys.roof === 'terrace')
      : roofPlane(build, [
          [-196, -tall - 48],
          [196, -tall - 48],
          [222, 8 - tall],
          [-222, 8 - tall],
        ]),
    wing(build, -1, dark, tall, LEVEL.has(keys.roof)),
    wing(build, 1, dark, tall, LEVEL.has(keys.roof)),
    floor(build),
    things(build),
  ]
}

function arch(x: number, width: number, height: number): Pen {
  const [middle, right] = [x + width / 2, x + width]
  return pen()
    .M(x, 0)
    .L(x, -height + width / 2)
    .Q(x, -height, middle, -height)
    .Q(right, -height, right, -height + width / 2)
    .L(right, 0)
    .Z()
}

function arcade({ stage, paint }: Build, dark: string): Art {
  const { inks, lampsLit } = stage
  return [
    rectangle(-HALF, -100, HALF * 2, 6, paint.trim),
    range(5, i => fill(arch(-200 + i * 82, 62, 86), dark)),
    lampsLit && [0, 2, 4].map(i => fill(arch(-186 + i * 82, 34, 62), inks.lamp, { opacity: 0.9 })),
  ]
}

/** Wooden posts before the doors. */
function colonnade(build: Build, dark: string): Art {
  const { paint } = build
  return [
    rectangle(-206, -90, 412, 90, dark),
    range(5, i => pane(build, [-180 + i * 82, -76, 32, 62], { frame: paint.wood, inside: i % 2 === 0 })),
    posts(
      range(7, i => -206 + i * 68.7),
      0,
      -92,
      8,
      paint.woodLit,
    ),
    rectangle(-HALF, -98, HALF * 2, 9, paint.woodLit),
  ]
}

function upperGallery(build: Build, dark: string): Art {
  const { paint } = build
  const columns = range(9, i => -206 + i * 51.5)
  return [
    rectangle(-206, -174, 412, 70, dark),
    range(5, i => pane(build, [-186 + i * 86, -164, 24, 52], { frame: paint.wood, inside: i !== 3 })),
    posts(columns, -100, -180, 6, paint.trim),
    rail(-206, 206, -104, 26, paint.wood, { count: 44 }),
  ]
}

/** Where the arches of a wing begin and end, off the middle. */
const WING_ARCHES = [
  [238, 294],
  [318, 396],
] as const

/** A wing that comes toward us at one side, -1 the left. */
function wing(build: Build, side: 1 | -1, dark: string, tall: number, level: boolean): Art {
  const { paint } = build
  /** Heights along the wing grow as it comes nearer. */
  const at = (out: number, y: number): Point => [side * out, y + (out - 210) * (y < -20 ? -0.12 : 0.33)]
  const arches = WING_ARCHES.map(([near, far]) =>
    fill(
      pen()
        .M(...at(near, 0))
        .L(...at(near, -56))
        .Q(...at(near, -88), ...at((near + far) / 2, -92))
        .Q(...at(far, -92), ...at(far, -58))
        .L(...at(far, 0))
        .Z(),
      dark,
    ),
  )
  const outer = tall * 1.39
  const ridge: [Point, Point] = [
    [side * 470, -outer - 60],
    [side * 230, -tall - 44],
  ]
  const eave: [Point, Point] = [
    [side * 196, 6 - tall],
    [side * 470, 10 - outer],
  ]
  const wall = pairs([side * 210, -tall, side * 470, -outer, side * 470, 90, side * 210, 0])
  const roof = level
    ? polygon(
        pairs([side * 208, -tall - 10, side * 470, -outer - 14, side * 470, 4 - outer, side * 208, 4 - tall]),
        paint.trim,
      )
    : side < 0
      ? roofPlane(build, [ridge[0], ridge[1], eave[0], eave[1]])
      : roofPlane(build, [ridge[1], ridge[0], eave[1], eave[0]], paint.roofLit)
  return [polygon(wall, side < 0 ? paint.wallShade : paint.wallLit), arches, roof]
}

function floor({ stage, paint }: Build): Art {
  const flags = mix(paint.stone, stage.inks.sand[0], stage.lampsLit ? 0.15 : 0.5)
  const joints: Segment[] = [
    ...range(
      6,
      (i): Segment => [
        [-80 - i * 60, 190],
        [-40 - i * 24, 0],
      ],
    ),
    ...range(
      6,
      (i): Segment => [
        [80 + i * 60, 190],
        [40 + i * 24, 0],
      ],
    ),
    [
      [-280, 24],
      [280, 24],
    ],
    [
      [-360, 58],
      [360, 58],
    ],
  ]
  return [
    polygon(pairs([-214, 0, 214, 0, 470, 90, 470, 190, -470, 190, -470, 90]), flags),
    lines(joints, paint.stoneShade, 1.4, { opacity: 0.45 }),
  ]
}

function things(build: Build): Art {
  const { stage, paint } = build
  return [
    [-150, 150].map(x => pot(build, x, 22, 1.2)),
    [-246, 246].map(x => pot(build, x, 62, 1.7)),
    rectangle(134, 60, 44, 6, paint.wood),
    posts([138, 174], 84, 60, 4, paint.woodShade),
    rectangle(136, 53, 40, 8, paint.red),
    stage.lampsLit && range(4, i => lamp(build, -123 + i * 82, -72, 3.6)),
    cat(build, 104, 44, 0.9, -1),
  ]
}
