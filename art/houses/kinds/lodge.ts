import type { HouseKindDrawing } from '#art/houses/house-kind.ts'
import { chair } from '#art/houses/toolbox/belongings.ts'
import { type Build, dayGlass } from '#art/houses/toolbox/build.ts'
import { lines, pointsFrom, polygon, rectangle, segmentsFrom } from '#art/houses/toolbox/marks.ts'
import { door, lamp } from '#art/houses/toolbox/openings.ts'
import { frontRoof } from '#art/houses/toolbox/roofs.ts'
import { boards, box, posts, rail, stair } from '#art/houses/toolbox/volumes.ts'
import { pane } from '#art/houses/toolbox/windows.ts'
import { pairs } from '#art/poster/toolbox/numbers.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

const [FLOOR, X, WIDTH, HEIGHT, DX, DY] = [-92, -120, 210, 88, 84, 24]
const RIGHT = X + WIDTH
const EAVE = FLOOR - HEIGHT
const HOUSE = { x: X, width: WIDTH, height: HEIGHT, dx: DX, dy: DY, base: FLOOR }

/** A steep-roofed lodge on tall stilts over the forest floor. */
export const lodge: HouseKindDrawing = {
  title: 'Lodge on stilts',
  ground: 'forest',
  backdrop: 'forest',
  draw(build) {
    const { paint } = build
    return [
      stilts(build),
      box(build, HOUSE, { wall: paint.wood, shade: paint.woodShade }),
      boards(15, X + 7, 14, FLOOR, EAVE, paint.woodShade, 1.5, 0.6),
      frontRoof(build, HOUSE, { rise: 128, out: 36, drop: 30, gable: paint.woodShade }),
      openings(build),
      deck(build),
    ]
  },
}

function stilts({ stage, paint }: Build): Art {
  return [
    polygon(pointsFrom(X, FLOOR, [0, 0, 210, 0, 294, -24, 294, 78, 204, 92, 6, 92]), stage.inks.key, {
      opacity: 0.34,
    }),
    lines(segmentsFrom(X, FLOOR, [10, 92, 100, 0, 100, 92, 10, 0, 214, 90, 290, -16]), paint.woodShade, 4),
    posts([X + 8, X + 103, RIGHT - 6], 2, FLOOR, 10, paint.wood),
    posts([RIGHT + DX - 8, RIGHT + DX / 2], -14, FLOOR - DY + 8, 8, paint.woodShade),
  ]
}

function openings(build: Build): Art {
  const { stage, paint } = build
  const middle = X + WIDTH / 2
  const gableGlass = stage.lampsLit ? stage.inks.lamp : dayGlass(build, 0.3)
  return [
    pane(build, [X + 22, FLOOR - 70, 62, 52], { frame: paint.woodLit }),
    door(build, X + 122, 46, 74, { base: FLOOR, frame: paint.woodLit, ink: paint.trim }),
    polygon(pairs([middle - 26, EAVE - 12, middle, EAVE - 76, middle + 26, EAVE - 12]), gableGlass),
    lines(
      [
        [
          [middle, EAVE - 76],
          [middle, EAVE - 12],
        ],
      ],
      paint.woodLit,
      3,
    ),
  ]
}

function deck(build: Build): Art {
  const { stage, paint } = build
  return [
    rectangle(X - 62, FLOOR - 3, WIDTH + 74, 9, paint.woodLit),
    posts([X - 54], 2, FLOOR, 9, paint.wood),
    rail(X - 60, X + 112, FLOOR - 2, 30, paint.woodLit, { crossed: true }),
    rail(X + 174, RIGHT + 10, FLOOR - 2, 30, paint.woodLit, { crossed: true }),
    chair(X - 40, FLOOR - 2, 1.1, paint.red),
    stair(X - 62, 2, FLOOR, 30, -8, { tread: paint.woodLit, string: paint.woodShade }),
    lamp(build, X + 100, FLOOR - 66),
    stage.lampsLit && lamp(build, X - 58, FLOOR - 38, 3.4),
  ]
}
