import type { HouseKindDrawing } from '#art/houses/house-kind.ts'
import type { Build } from '#art/houses/toolbox/build.ts'
import { lines, rectangle, type Segment, segmentsFrom } from '#art/houses/toolbox/marks.ts'
import { door } from '#art/houses/toolbox/openings.ts'
import { frontRoof } from '#art/houses/toolbox/roofs.ts'
import { boards, box, posts, rail } from '#art/houses/toolbox/volumes.ts'
import { pane } from '#art/houses/toolbox/windows.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import { type Art, fill, group, place } from '#art/poster/toolbox/tags.ts'

const FLOOR = -46
const HOUSE = { x: -62, width: 116, height: 70, dx: 44, dy: 14, base: FLOOR }

/** Houses standing in the water on a walkway. */
export const water: HouseKindDrawing = {
  title: 'Houses over the water',
  ground: 'water',
  backdrop: 'sea',
  horizon: 0.7,
  draw(build) {
    const { paint } = build
    return [
      rectangle(-420, -30, 660, 5, paint.woodLit),
      posts(
        range(14, i => -410 + i * 48),
        6,
        -28,
        4,
        paint.woodShade,
      ),
      house(build, -236, 0.74, true),
      house(build, 60, 1.25, true),
      house(build, -92, 0.9, false),
      ladder(build),
      rowingBoat(build),
    ]
  },
}

function house(build: Build, x: number, scale: number, inside: boolean): Art {
  const { stage, paint } = build
  const open = stage.lampsLit && inside
  return group({ transform: place(x, 0, scale) }, [
    stilts(build),
    rectangle(-84, FLOOR, 176, 8, paint.woodLit),
    box(build, HOUSE, { wall: paint.wood, shade: paint.woodShade }),
    boards(9, -56, 13, FLOOR, -116, paint.woodShade, 1.4, 0.5),
    pane(build, [-48, -100, 32, 32], { frame: paint.woodLit, inside }),
    door(build, 4, 34, 58, { base: FLOOR, frame: paint.woodLit, ink: paint.trim, open }),
    frontRoof(build, HOUSE, { rise: 78, out: 26, drop: 20, gable: paint.woodShade }),
    rail(-84, -4, FLOOR, 20, paint.woodLit, { count: 8 }),
    rail(42, 92, FLOOR, 20, paint.woodLit, { count: 5 }),
    mirrored(build, open),
  ])
}

function stilts({ paint }: Build): Art {
  return [
    posts([-66, -20, 26, 66], 26, -42, 6, paint.woodShade),
    lines(segmentsFrom(0, 0, [-66, 10, -20, -40, 26, -40, 66, 10]), paint.woodShade, 3),
  ]
}

/** Bars of its light, or of its shade, on the water. */
function mirrored({ stage, paint }: Build, open: boolean): Art {
  const ink = open ? stage.inks.lamp : paint.woodShade
  return range(3, i => rectangle(-50 + i * 12, 44 + i * 9, 100 - i * 24, 3, ink, { opacity: 0.5 }))
}

function ladder({ paint }: Build): Art {
  const rungs = range(
    6,
    (i): Segment => [
      [150, -36 + i * 11],
      [166, -36 + i * 11],
    ],
  )
  return lines(
    [
      [
        [150, -44],
        [150, 22],
      ],
      [
        [166, -44],
        [166, 22],
      ],
      ...rungs,
    ],
    paint.woodLit,
    2.6,
  )
}

function rowingBoat({ stage, paint }: Build): Art {
  return [
    fill('M-48 0Q0 14 52-2L44 10Q0 20-40 10Z', paint.red, { transform: place(236, 34) }),
    lines(segmentsFrom(0, 0, [200, 34, 172, 10]), stage.inks.key, 1.4),
  ]
}
