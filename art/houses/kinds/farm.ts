import type { HouseKindDrawing } from '#art/houses/house-kind.ts'
import { cow } from '#art/houses/toolbox/belongings.ts'
import type { Build } from '#art/houses/toolbox/build.ts'
import { lines, rectangle, type Segment, segmentsFrom } from '#art/houses/toolbox/marks.ts'
import { door, lamp, spill } from '#art/houses/toolbox/openings.ts'
import { frontRoof, sideRoof } from '#art/houses/toolbox/roofs.ts'
import { boards, box, groundShadow, posts } from '#art/houses/toolbox/volumes.ts'
import { pane } from '#art/houses/toolbox/windows.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

const [X, WIDTH, HEIGHT, DX, DY] = [-120, 300, 80, 56, 18]
const RIGHT = X + WIDTH
const HOUSE = { x: X, width: WIDTH, height: HEIGHT, dx: DX, dy: DY }
const BARN = { x: -270, width: 118, height: 104, dx: 40, dy: 14 }

/** A long farmhouse with its corridor, barn and fence. */
export const farm: HouseKindDrawing = {
  title: 'Farm',
  ground: 'rows',
  backdrop: 'hills',
  scale: 0.9,
  draw(build) {
    return [
      groundShadow(build, X - 160, WIDTH + 240, 12),
      barn(build),
      box(build, HOUSE),
      front(build),
      corridor(build),
      fence(build),
      cow(build, -60, 40, 1.05),
      bench(build),
    ]
  },
}

function barn(build: Build): Art {
  const { stage, paint } = build
  const { key, lamp: lit } = stage.inks
  return [
    box(build, BARN, { wall: paint.wood, shade: paint.woodShade }),
    boards(9, -262, 13, 0, -104, paint.woodShade, 1.6, 0.7),
    rectangle(-236, -64, 52, 64, stage.lampsLit ? mix(key, lit, 0.35) : key, { opacity: 0.9 }),
    lines(segmentsFrom(0, 0, [-236, -64, -184, 0, -184, -64, -236, 0]), paint.woodLit, 3),
    frontRoof(build, BARN, { rise: 60, out: 14, gable: paint.wood }),
    pane(build, [-222, -136, 24, 20], { frame: paint.woodLit }),
  ]
}

function front(build: Build): Art {
  const { paint } = build
  return [
    rectangle(X, -22, WIDTH, 22, paint.trim),
    pane(build, [X + 26, -64, 34, 34]),
    door(build, X + 88, 38, 62),
    pane(build, [X + 152, -64, 34, 34]),
    door(build, X + 220, 38, 62, { open: false }),
    pane(build, [RIGHT + 20, -66, 16, 26], { bars: false }),
  ]
}

function corridor(build: Build): Art {
  const { paint } = build
  const roofed = { ...HOUSE, x: X - 8, width: WIDTH + 16, height: HEIGHT + 8 }
  const posted = [X - 14, X + 72, X + 140, X + 204, X + 272, RIGHT + 14]
  return [
    sideRoof(build, roofed, { rise: 84, out: 26, drop: 20 }),
    posts(posted, 0, -HEIGHT + 14, 6, paint.trim),
    rectangle(X - 22, -2, WIDTH + 52, 6, paint.stone),
    spill(build, X + 90, 4, 34),
    lamp(build, X + 78, -48),
  ]
}

function fence({ paint }: Build): Art {
  const stakes = range(
    9,
    (i): Segment => [
      [214 + i * 30, 24],
      [214 + i * 30, -10],
    ],
  )
  return lines(
    [
      ...stakes,
      [
        [200, -2],
        [480, -2],
      ],
      [
        [200, 12],
        [480, 12],
      ],
    ],
    paint.woodLit,
    4,
  )
}

function bench({ paint }: Build): Art {
  return [rectangle(X + 246, -30, 30, 4, paint.wood), rectangle(X + 250, -38, 22, 8, paint.red)]
}
