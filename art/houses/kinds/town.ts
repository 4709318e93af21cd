import type { HouseKindDrawing } from '#art/houses/house-kind.ts'
import { cat, pot } from '#art/houses/toolbox/belongings.ts'
import type { Build } from '#art/houses/toolbox/build.ts'
import { rectangle } from '#art/houses/toolbox/marks.ts'
import { door, lamp, spill } from '#art/houses/toolbox/openings.ts'
import { roofPlane } from '#art/houses/toolbox/roofing.ts'
import { boards } from '#art/houses/toolbox/volumes.ts'
import { pane } from '#art/houses/toolbox/windows.ts'
import { mix, tinted } from '#art/poster/toolbox/inks.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

const [X, WIDTH, HEIGHT] = [-118, 236, 226]
/** How far the neighbours reach to either side. */
const REACH = 470
const NEIGHBOURS = ['#8fb3c4', '#e0bd86'] as const

/** A street front of two floors between its neighbours. */
export const town: HouseKindDrawing = {
  title: 'Town house',
  ground: 'street',
  backdrop: 'town',
  scale: 1.02,
  horizon: 0.8,
  filling: { discAside: 0.3, discRise: 330 },
  draw(build) {
    const { paint } = build
    return [
      leftNeighbour(build),
      rightNeighbour(build),
      front(build),
      upperFloor(build),
      groundFloor(build),
      doorstep(build),
      rectangle(-REACH, 0, 2 * REACH, 7, paint.stone),
      rectangle(-REACH, 7, 2 * REACH, 4, paint.stoneShade),
    ]
  },
}

function leftNeighbour(build: Build): Art {
  const { stage, paint } = build
  const wall = mix(tinted(stage, NEIGHBOURS[0]), stage.inks.land[3], 0.15)
  const shutters = mix(paint.wood, wall, 0.2)
  return [
    rectangle(-REACH, -158, 354, 160, wall),
    roofPlane(build, [
      [-REACH, -196],
      [-116, -196],
      [-104, -152],
      [-REACH, -152],
    ]),
    range(3, i => pane(build, [-238 - i * 84, -118, 30, 54], { shutters, inside: i === 1 })),
  ]
}

function rightNeighbour(build: Build): Art {
  const { stage, paint } = build
  const wall = mix(tinted(stage, NEIGHBOURS[1]), stage.inks.land[3], 0.2)
  const arched = { frame: paint.wallLit, arched: true }
  return [
    rectangle(114, -176, 356, 178, wall),
    roofPlane(build, [
      [110, -214],
      [REACH, -214],
      [REACH, -170],
      [106, -170],
    ]),
    range(3, i => pane(build, [168 + i * 84, -124, 32, 58], { ...arched, inside: i === 0 })),
  ]
}

function front(build: Build): Art {
  const { paint } = build
  return [
    rectangle(X, -HEIGHT, WIDTH, HEIGHT, paint.wall),
    rectangle(X, -34, WIDTH, 34, mix(paint.wall, paint.wood, 0.55)),
    rectangle(X - 6, -118, WIDTH + 12, 7, paint.trim),
    rectangle(X, -HEIGHT, 11, HEIGHT, paint.trim),
    rectangle(X + WIDTH - 11, -HEIGHT, 11, HEIGHT, paint.trim),
    roofPlane(build, [
      [X + 14, -HEIGHT - 44],
      [X + WIDTH - 14, -HEIGHT - 44],
      [X + WIDTH + 18, -HEIGHT + 6],
      [X - 18, -HEIGHT + 6],
    ]),
    rectangle(X - 8, -HEIGHT + 4, WIDTH + 16, 8, paint.trim),
  ]
}

/** Three balcony doors behind iron. */
function upperFloor(build: Build): Art {
  const { stage, paint } = build
  const { key } = stage.inks
  const balconies = range(3, i => {
    const x = X + 18 + i * 70
    const open = stage.lampsLit && i !== 2
    return [
      door(build, x + 12, 36, 74, { base: -122, ink: paint.wood, frame: paint.trim, open }),
      rectangle(x, -124, 60, 5, key),
      boards(9, x + 2, 7, -124, -152, key, 1.8),
      rectangle(x, -153, 60, 1.8, key),
    ]
  })
  return [balconies, pot(build, X + 34, -136, 0.55), pot(build, X + 204, -136, 0.55)]
}

/** Barred windows beside a red door. */
function groundFloor(build: Build): Art {
  const { stage, paint } = build
  const barred = [X + 30, X + 166].map(x => [
    pane(build, [x, -92, 40, 56]),
    boards(5, x, 10, -92, -36, stage.inks.key, 1.8),
  ])
  return [
    barred,
    door(build, X + 94, 48, 88, { ink: paint.red, open: false }),
    stage.lampsLit && rectangle(X + 94, -106, 48, 14, stage.inks.lamp),
  ]
}

function doorstep(build: Build): Art {
  return [
    rectangle(X + 84, -6, 68, 8, build.paint.stone),
    spill(build, X + 94, 4, 48),
    lamp(build, X + 82, -82, 5),
    lamp(build, X + 154, -82, 5),
    cat(build, X + 166, 2),
    pot(build, X + 66, -10, 1),
  ]
}
