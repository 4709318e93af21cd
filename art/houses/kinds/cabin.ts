import type { HouseKindDrawing } from '#art/houses/house-kind.ts'
import { chair } from '#art/houses/toolbox/belongings.ts'
import { type Build, dayGlass, emberGlow } from '#art/houses/toolbox/build.ts'
import {
  lines,
  pointsFrom,
  polygon,
  rectangle,
  type Segment,
  segmentsFrom,
} from '#art/houses/toolbox/marks.ts'
import { door, spill } from '#art/houses/toolbox/openings.ts'
import { groundShadow, posts, rail, stair } from '#art/houses/toolbox/volumes.ts'
import { pane } from '#art/houses/toolbox/windows.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { type Point, range } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'

const [FLOOR, X, WIDTH, DX, DY] = [-30, -136, 250, 80, 24]
const RIGHT = X + WIDTH
/** The walls rise from the left to the right. */
const [LOW, HIGH] = [96, 152]
/** The one big window, and the room behind it. */
const GLASS = pointsFrom(X, FLOOR, [104, -6, 232, -6, 232, -134, 104, -106])

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
  const side = pointsFrom(X, FLOOR, [250, 0, 330, -24, 330, -184, 250, -152])
  return [
    polygon(side, paint.woodShade),
    polygon(pointsFrom(X, FLOOR, [0, 0, 250, 0, 250, -152, 0, -96]), paint.wood),
    lines(boarding, paint.woodShade, 1.4, { opacity: 0.6 }),
  ]
}

function room(build: Build): Art {
  const { stage, paint } = build
  const mullions = segmentsFrom(X, FLOOR, [148, -6, 148, -116, 192, -6, 192, -128, 104, -82, 232, -82])
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
  const streak = pointsFrom(X, FLOOR, [112, -40, 196, -128, 222, -132, 222, -110, 140, -8, 112, -8])
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
  const panel = pointsFrom(X, FLOOR, [100, -122, 168, -136, 188, -150, 122, -136])
  return [
    polygon(edge, paint.roofShade),
    polygon([eave, ridge, far, [X + 46, FLOOR - 112]], inks.leaf[1]),
    fill(moss.Z(), inks.leaf[0]),
    polygon(panel, mix(inks.key, paint.blue, 0.35)),
    lines(segmentsFrom(X, FLOOR, [134, -129, 154, -143]), paint.blue, 1.6),
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
