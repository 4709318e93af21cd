import type { HouseKindDrawing } from '#art/houses/house-kind.ts'
import { smoke } from '#art/houses/toolbox/belongings.ts'
import type { Build } from '#art/houses/toolbox/build.ts'
import { circle, polygon, rectangle } from '#art/houses/toolbox/marks.ts'
import { door, lamp, spill } from '#art/houses/toolbox/openings.ts'
import { roofPlane } from '#art/houses/toolbox/roofing.ts'
import { sideRoof } from '#art/houses/toolbox/roofs.ts'
import { box, groundShadow, posts } from '#art/houses/toolbox/volumes.ts'
import { pane } from '#art/houses/toolbox/windows.ts'
import { pairs, range } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { type Art, stroke } from '#art/poster/toolbox/tags.ts'

const [X, WIDTH, HEIGHT, DX, DY] = [-170, 280, 92, 78, 24]
const RIGHT = X + WIDTH
const FOOT = 28
const HOUSE = { x: X, width: WIDTH, height: HEIGHT, dx: DX, dy: DY }

/** A thick-walled house in cold country: stone foot, chimney, stacked wood. */
export const highland: HouseKindDrawing = {
  title: 'Highland house with a stove',
  ground: 'garden',
  backdrop: 'peaks',
  draw(build) {
    return [
      groundShadow(build, X - 14, WIDTH + 120, 12),
      smoke(build, X + 70, -HEIGHT - 118),
      box(build, HOUSE),
      stoneFoot(build),
      chimney(build),
      openings(build),
      sideRoof(build, HOUSE, { rise: 92, out: 22, drop: 14 }),
      porch(build),
      firewood(build),
      bench(build),
    ]
  },
}

function stoneFoot({ stage, paint }: Build): Art {
  const joints = pen()
  for (let i = 0; i < 34; i++) {
    const x = X + 6 + i * 8
    joints.M(x, -4 - (i % 3) * 9).H(x + stage.chance.between(5, 12))
  }
  return [
    rectangle(X, -FOOT, WIDTH, FOOT, paint.stone),
    polygon(pairs([RIGHT, 0, RIGHT + DX, -DY, RIGHT + DX, -DY - FOOT, RIGHT, -FOOT]), paint.stoneShade),
    stroke(joints, paint.stoneShade, 2, { opacity: 0.7 }),
  ]
}

function chimney({ paint }: Build): Art {
  return [
    rectangle(X + 58, -HEIGHT - 112, 27, 66, paint.stone),
    rectangle(X + 76, -HEIGHT - 112, 9, 66, paint.stoneShade),
    rectangle(X + 54, -HEIGHT - 117, 35, 7, paint.stoneShade),
  ]
}

function openings(build: Build): Art {
  const { paint } = build
  return [
    pane(build, [X + 28, -76, 34, 34], { shutters: paint.trim }),
    door(build, X + 118, 42, 68, { ink: paint.trim, frame: paint.woodShade, open: false }),
    pane(build, [X + 206, -76, 34, 34], { shutters: paint.trim }),
    pane(build, [RIGHT + 28, -82, 22, 26], { frame: paint.wood }),
  ]
}

function porch(build: Build): Art {
  const { paint } = build
  return [
    roofPlane(build, [
      [X + 104, -HEIGHT + 2],
      [X + 176, -HEIGHT + 2],
      [X + 188, -HEIGHT + 26],
      [X + 92, -HEIGHT + 26],
    ]),
    posts([X + 98, X + 182], 0, -HEIGHT + 24, 5, paint.wood),
    spill(build, X + 120, 0, 38),
    lamp(build, X + 106, -58),
  ]
}

function firewood({ paint }: Build): Art {
  return range(4, row =>
    range(7 - row, i =>
      circle(RIGHT + 22 + i * 12 + row * 6, -6 - row * 10.5, 6, i % 2 ? paint.wood : paint.woodLit),
    ),
  )
}

function bench({ paint }: Build): Art {
  return [
    rectangle(X + 158, -30, 30, 5, paint.wood),
    posts([X + 161, X + 185], 0, -28, 3, paint.woodShade),
    rectangle(X + 160, -38, 26, 9, paint.red),
  ]
}
