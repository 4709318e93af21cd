import type { HouseKindDrawing } from '#art/houses/house-kind.ts'
import { bicycle, hen, pot, smoke, washing } from '#art/houses/toolbox/belongings.ts'
import type { Build } from '#art/houses/toolbox/build.ts'
import { rectangle } from '#art/houses/toolbox/marks.ts'
import { door, lamp, spill } from '#art/houses/toolbox/openings.ts'
import { roofPlane } from '#art/houses/toolbox/roofing.ts'
import { frontRoof } from '#art/houses/toolbox/roofs.ts'
import { boards, box, groundShadow, posts } from '#art/houses/toolbox/volumes.ts'
import { pane } from '#art/houses/toolbox/windows.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

const [X, WIDTH, HEIGHT, DX, DY] = [-70, 190, 98, 74, 22]
const RIGHT = X + WIDTH
const HOUSE = { x: X, width: WIDTH, height: HEIGHT, dx: DX, dy: DY }
const KITCHEN = { x: -214, width: 104, height: 62, dx: 40, dy: 14 }

/** A family's house: kitchen smoke, washing, hens, a bicycle. */
export const home: HouseKindDrawing = {
  title: 'Family house',
  ground: 'garden',
  backdrop: 'hills',
  scale: 1.05,
  draw(build) {
    const { stage, paint } = build
    return [
      groundShadow(build, X - 150, WIDTH + 250, 12),
      smoke(build, -164, -112, 0.8),
      kitchen(build),
      front(build),
      washing(build, 204),
      hen(-28, 34, 1, stage.inks.paper),
      hen(8, 46, 1.1, paint.roof, -1),
      hen(28, 32, 0.8, paint.wood),
      bicycle(build, 176, -12),
      pot(build, X + 82, -8, 0.9),
      rectangle(-118, -24, 40, 5, paint.wood),
      posts([-114, -82], 2, -22, 4, paint.woodShade),
    ]
  },
}

function kitchen(build: Build): Art {
  const { stage, paint } = build
  return [
    box(build, KITCHEN, { wall: paint.wood, shade: paint.woodShade }),
    boards(8, -206, 13, 0, -62, paint.woodShade, 1.6, 0.7),
    door(build, -184, 34, 52, { ink: stage.inks.key, frame: paint.woodLit }),
    roofPlane(build, [
      [-206, -104],
      [-84, -112],
      [-62, -66],
      [-228, -56],
    ]),
  ]
}

function front(build: Build): Art {
  const { paint } = build
  return [
    box(build, HOUSE),
    rectangle(X, -26, WIDTH, 26, mix(paint.wall, paint.trim, 0.7)),
    pane(build, [X + 24, -78, 38, 38], { shutters: paint.trim }),
    door(build, X + 106, 44, 72, { ink: paint.trim }),
    pane(build, [RIGHT + 26, -84, 22, 32], { bars: false }),
    frontRoof(build, HOUSE, { rise: 72, out: 24, drop: 14 }),
    pane(build, [X + 80, -HEIGHT - 40, 30, 26]),
    rectangle(X + 96, -4, 66, 6, paint.stone),
    spill(build, X + 108, 4, 40),
    lamp(build, X + 162, -60),
  ]
}
