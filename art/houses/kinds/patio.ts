import type { HouseKindDrawing } from '#art/houses/house-kind.ts'
import { cat, pot } from '#art/houses/toolbox/belongings.ts'
import type { Build } from '#art/houses/toolbox/build.ts'
import { lines, polygon, rectangle, type Segment } from '#art/houses/toolbox/marks.ts'
import { lamp } from '#art/houses/toolbox/openings.ts'
import { roofPlane } from '#art/houses/toolbox/roofing.ts'
import { posts, rail } from '#art/houses/toolbox/volumes.ts'
import { pane } from '#art/houses/toolbox/windows.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { type Point, pairs, range } from '#art/poster/toolbox/numbers.ts'
import { type Pen, pen } from '#art/poster/toolbox/pen.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'

/** A patio seen from inside: arcade, upper gallery, fountain. */
export const patio: HouseKindDrawing = {
  title: 'Patio house',
  ground: 'court',
  backdrop: 'trees',
  scale: 0.98,
  horizon: 0.77,
  filling: { discAside: 0.12, discRise: 371 },
  draw(build) {
    const { stage, paint } = build
    const dark = stage.lampsLit
      ? mix(stage.inks.key, stage.inks.lamp, 0.32)
      : mix(stage.inks.key, paint.wall, 0.2)
    return [
      arcade(build, dark),
      upperGallery(build, dark),
      roofPlane(build, [
        [-196, -236],
        [196, -236],
        [222, -180],
        [-222, -180],
      ]),
      wing(build, -1, dark),
      wing(build, 1, dark),
      floor(build),
      fountain(build),
      things(build),
    ]
  },
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
    rectangle(-214, -188, 428, 188, paint.wall),
    rectangle(-214, -100, 428, 6, paint.trim),
    range(5, i => fill(arch(-200 + i * 82, 62, 86), dark)),
    lampsLit && [0, 2, 4].map(i => fill(arch(-186 + i * 82, 34, 62), inks.lamp, { opacity: 0.9 })),
    range(5, i => rectangle(-202 + i * 82, -2, 8, 2, paint.trim)),
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
function wing(build: Build, side: 1 | -1, dark: string): Art {
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
  const roof =
    side < 0
      ? roofPlane(build, [
          [-470, -322],
          [-230, -232],
          [-196, -182],
          [-470, -252],
        ])
      : roofPlane(
          build,
          [
            [230, -232],
            [470, -322],
            [470, -252],
            [196, -182],
          ],
          paint.roofLit,
        )
  const wall = pairs([side * 210, -188, side * 470, -262, side * 470, 90, side * 210, 0])
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

function fountain({ stage: { inks }, paint }: Build): Art {
  const bowl = pen().M(-34, -14).Q(0, 14, 34, -14).Z()
  const jets = pen().M(0, -40).Q(-24, -44, -28, -14).M(0, -40).Q(24, -44, 28, -14).M(0, -40).L(0, -14)
  return [
    fill(pen().dot(0, 62, 94, 20), paint.stoneShade),
    fill(pen().dot(0, 52, 94, 20), paint.stone),
    fill(pen().dot(0, 51, 80, 14.5), inks.water[1]),
    rectangle(-8, -6, 16, 56, paint.stone),
    fill(bowl, paint.stone),
    fill(pen().dot(0, -14, 34, 5), inks.water[0]),
    stroke(jets, inks.paper, 2.2, { opacity: 0.85 }),
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
