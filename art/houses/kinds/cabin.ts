import type { HouseKindDrawing } from '#art/houses/house-kind.ts'
import { chair } from '#art/houses/toolbox/belongings.ts'
import { type Build, dayGlass, emberGlow } from '#art/houses/toolbox/build.ts'
import { lines, polygon, rectangle, type Segment } from '#art/houses/toolbox/marks.ts'
import { door, pane, spill } from '#art/houses/toolbox/openings.ts'
import { groundShadow, posts, rail, stair } from '#art/houses/toolbox/volumes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { type Point, range } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'

const [FLOOR, X, WIDTH, DX, DY] = [-30, -136, 250, 80, 24]
const RIGHT = X + WIDTH
/** The walls rise from the left to the right. */
const [LOW, HIGH] = [96, 152]
/** The one big window, and the room behind it. */
const GLASS: readonly Point[] = [
  [X + 104, FLOOR - 6],
  [RIGHT - 18, FLOOR - 6],
  [RIGHT - 18, FLOOR - 134],
  [X + 104, FLOOR - 106],
]

/** A cabin with one slope, one big window, a water tank and the sun on its roof. */
export const cabin: HouseKindDrawing = {
  title: 'Forest cabin',
  ground: 'forest',
  backdrop: 'forest',
  draw(build) {
    return [foot(build), walls(build), room(build), openings(build), roof(build), deck(build)]
  },
}

function foot(build: Build): Art {
  const { stage, paint } = build
  return [
    groundShadow(build, X - 60, WIDTH + 190, 12),
    posts([X + 6, X + 84, X + 168, RIGHT - 6], 2, FLOOR, 9, paint.stoneShade),
    rectangle(X, FLOOR, WIDTH, -4 - FLOOR, stage.inks.key, { opacity: 0.4 }),
  ]
}

function walls({ paint }: Build): Art {
  const boarding = range(20, (i): Segment => {
    const x = X + 12 + i * 12.4
    return [
      [x, FLOOR],
      [x, FLOOR - LOW - ((x - X) * (HIGH - LOW)) / WIDTH],
    ]
  })
  const side: Point[] = [
    [RIGHT, FLOOR],
    [RIGHT + DX, FLOOR - DY],
    [RIGHT + DX, FLOOR - DY - 160],
    [RIGHT, FLOOR - HIGH],
  ]
  return [
    polygon(side, paint.woodShade),
    polygon(
      [
        [X, FLOOR],
        [RIGHT, FLOOR],
        [RIGHT, FLOOR - HIGH],
        [X, FLOOR - LOW],
      ],
      paint.wood,
    ),
    lines(boarding, paint.woodShade, 1.4, { opacity: 0.6 }),
  ]
}

function room(build: Build): Art {
  const { stage, paint } = build
  const mullions: Segment[] = [
    [
      [X + 148, FLOOR - 6],
      [X + 148, FLOOR - 116],
    ],
    [
      [X + 192, FLOOR - 6],
      [X + 192, FLOOR - 128],
    ],
    [
      [X + 104, FLOOR - 82],
      [RIGHT - 18, FLOOR - 82],
    ],
  ]
  const behind = stage.lampsLit
    ? [polygon(GLASS, stage.inks.lamp), bed(build)]
    : [polygon(GLASS, dayGlass(build, 0.36)), skyInGlass(build)]
  return [behind, lines(mullions, paint.woodLit, 3.4)]
}

function bed(build: Build): Art {
  const { stage, paint } = build
  return [
    rectangle(X + 104, FLOOR - 48, WIDTH - 122, 42, emberGlow(build)),
    rectangle(X + 122, FLOOR - 36, 70, 16, paint.wallLit),
    rectangle(X + 122, FLOOR - 44, 20, 10, stage.inks.paper),
    rectangle(X + 118, FLOOR - 20, 78, 8, paint.woodShade),
    rectangle(X + 150, FLOOR - 37, 42, 12, paint.red),
  ]
}

function skyInGlass({ stage }: Build): Art {
  const streak: Point[] = [
    [X + 112, FLOOR - 40],
    [X + 196, FLOOR - 128],
    [X + 222, FLOOR - 132],
    [X + 222, FLOOR - 110],
    [X + 140, FLOOR - 8],
    [X + 112, FLOOR - 8],
  ]
  return polygon(streak, stage.inks.sky[1], { opacity: 0.3 })
}

function openings(build: Build): Art {
  const { paint } = build
  return [
    door(build, X + 36, 42, 74, { base: FLOOR, ink: paint.trim, frame: paint.woodLit }),
    pane(build, [RIGHT + 24, FLOOR - 110, 30, 50], { frame: paint.wood }),
  ]
}

/** A slope with plants growing on it, and a panel. */
function roof({ stage, paint }: Build): Art {
  const { inks, chance } = stage
  const eave: Point = [X - 34, FLOOR - 92]
  const ridge: Point = [RIGHT + 26, FLOOR - 164]
  const far: Point = [RIGHT + DX + 34, FLOOR - DY - 172]
  const edge: Point[] = [
    eave,
    ridge,
    far,
    [far[0], far[1] + 10],
    [RIGHT + 26, FLOOR - HIGH],
    [X - 34, FLOOR - 80],
  ]
  const moss = pen().M(X + 30, FLOOR - 112)
  for (let i = 0; i < 24; i++) {
    const x = X + 40 + i * 13
    moss.Q(x - 4, FLOOR - 124 - i * 3.6 - chance.between(0, 9), x + 4, FLOOR - 114 - i * 3.45)
  }
  moss.L(RIGHT + 40, FLOOR - 178, RIGHT + 20, FLOOR - 168, X, FLOOR - 98)
  const panel: Point[] = [
    [X + 100, FLOOR - 122],
    [X + 168, FLOOR - 136],
    [X + 188, FLOOR - 150],
    [X + 122, FLOOR - 136],
  ]
  return [
    polygon(edge, paint.roofShade),
    polygon([eave, ridge, far, [X + 46, FLOOR - 112]], inks.leaf[1]),
    fill(moss.Z(), inks.leaf[0]),
    polygon(panel, mix(inks.key, paint.blue, 0.35)),
    lines(
      [
        [
          [X + 134, FLOOR - 129],
          [X + 154, FLOOR - 143],
        ],
      ],
      paint.blue,
      1.6,
    ),
  ]
}

function deck(build: Build): Art {
  const { paint } = build
  const tank = RIGHT + DX + 8
  return [
    rectangle(X - 76, FLOOR - 4, WIDTH + 92, 9, paint.woodLit),
    posts([X - 66], 2, FLOOR, 8, paint.stoneShade),
    rail(X - 74, X + 28, FLOOR - 3, 28, paint.woodLit, { count: 6 }),
    chair(X - 40, FLOOR - 4, 1.2, paint.red),
    stair(X + 36, 2, FLOOR, 42, 0, { tread: paint.woodLit, string: paint.woodShade }),
    spill(build, X + 38, 4, 38),
    rectangle(tank, -74, 34, 74, paint.stoneShade),
    fill(pen().dot(tank + 17, -74, 17, 4), paint.stone),
  ]
}
