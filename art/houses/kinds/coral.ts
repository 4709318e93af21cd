import type { HouseKindDrawing } from '#art/houses/house-kind.ts'
import { cat, pot } from '#art/houses/toolbox/belongings.ts'
import type { Build } from '#art/houses/toolbox/build.ts'
import { lines, polygon, rectangle, segmentsFrom } from '#art/houses/toolbox/marks.ts'
import { door, lamp, spill } from '#art/houses/toolbox/openings.ts'
import { boards, posts } from '#art/houses/toolbox/volumes.ts'
import { pane } from '#art/houses/toolbox/windows.ts'
import { mix, tinted } from '#art/poster/toolbox/inks.ts'
import { pairs, range } from '#art/poster/toolbox/numbers.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

const [X, WIDTH, HEIGHT] = [-126, 252, 214]
/** How far the neighbours reach to either side. */
const REACH = 470
const [LIME, CORAL, THATCH] = ['#f4ead6', '#cdb592', '#a98a55']

/** A tall house of lime-washed coral stone on a Swahili lane: a carved door, a flat roof, a thatched shade on it. */
export const coral: HouseKindDrawing = {
  title: 'Coral-stone house',
  ground: 'street',
  backdrop: 'town',
  scale: 1.02,
  horizon: 0.8,
  filling: { discAside: 0.3, discRise: 330 },
  draw(build) {
    const { stage, paint } = build
    const stone = tinted(stage, CORAL)
    const lime = tinted(stage, LIME)
    return [
      neighbour(build, -REACH, 350, 148, mix(stone, lime, 0.35)),
      neighbour(build, 122, 348, 172, mix(stone, lime, 0.15)),
      shade(build),
      front(build, lime, stone),
      upperFloors(build),
      entrance(build, stone),
      rectangle(-REACH, 0, 2 * REACH, 7, paint.stone),
      rectangle(-REACH, 7, 2 * REACH, 4, paint.stoneShade),
    ]
  },
}

/** Teeth along the edge of a flat roof. */
function parapet(x: number, width: number, top: number, ink: string): Art {
  const count = Math.round(width / 28)
  const step = width / count
  return range(count, i => rectangle(x + i * step + 4, top - 12, step - 8, 14, ink))
}

function neighbour(build: Build, x: number, width: number, height: number, wall: string): Art {
  const { paint } = build
  return [
    parapet(x, width, -height, wall),
    rectangle(x, -height, width, height + 2, wall),
    rectangle(x, -height * 0.55, width, 5, mix(wall, paint.stoneShade, 0.25)),
    range(3, i =>
      pane(build, [x + 52 + i * 100, -height + 26, 26, 42], { shutters: paint.wood, inside: i === 1 }),
    ),
  ]
}

/** Palm thatch on poles, where one sleeps when there is no wind below. */
function shade({ stage, paint }: Build): Art {
  const thatch = tinted(stage, THATCH)
  return [
    posts([-84, -32, 20, 72], -HEIGHT, -HEIGHT - 46, 5, paint.woodShade),
    stage.lampsLit && rectangle(-80, -HEIGHT - 40, 154, 40, stage.inks.lamp, { opacity: 0.35 }),
    polygon(pairs([-108, -HEIGHT - 40, -62, -HEIGHT - 92, 50, -HEIGHT - 92, 98, -HEIGHT - 40]), thatch),
    polygon(
      pairs([-62, -HEIGHT - 92, -40, -HEIGHT - 92, -74, -HEIGHT - 40, -108, -HEIGHT - 40]),
      paint.wood,
      {
        opacity: 0.35,
      },
    ),
    lines(
      segmentsFrom(0, -HEIGHT, [-46, -76, -56, -44, -10, -80, -12, -46, 24, -76, 32, -44, 52, -66, 66, -44]),
      paint.woodShade,
      1.6,
      { opacity: 0.6 },
    ),
  ]
}

function front({ stage, paint }: Build, lime: string, stone: string): Art {
  return [
    parapet(X, WIDTH, -HEIGHT, lime),
    rectangle(X, -HEIGHT, WIDTH, HEIGHT, lime),
    rectangle(X, -HEIGHT, 26, HEIGHT, mix(lime, stone, 0.55)),
    [-HEIGHT + 4, -112].map(y => rectangle(X, y, WIDTH, 5, mix(lime, stone, 0.75))),
    range(7, i =>
      rectangle(X + 44 + ((i * 67) % 190), -22 - ((i * 53) % 180), 12, 4, stone, { opacity: 0.5 }),
    ),
    rectangle(X, -16, WIDTH, 16, mix(stone, stage.lampsLit ? paint.stoneShade : stone, 0.3)),
  ]
}

/** Small windows, for the thick walls, and a box of carved wood over the lane. */
function upperFloors(build: Build): Art {
  const { paint } = build
  return [
    [X + 36, X + 190].map((x, i) =>
      pane(build, [x, -190, 28, 48], { shutters: paint.wood, arched: true, inside: i === 1 }),
    ),
    rectangle(-40, -196, 80, 62, paint.wood),
    rectangle(-46, -200, 92, 6, paint.woodShade),
    rectangle(-46, -138, 92, 7, paint.woodShade),
    range(3, i => pane(build, [-34 + i * 25, -188, 18, 28], { frame: paint.woodShade, inside: i !== 1 })),
    boards(10, -36, 8, -142, -156, paint.woodShade, 1.6),
    [X + 30, X + 196].map(x => pane(build, [x, -88, 24, 36], { frame: paint.wood, inside: false })),
  ]
}

/** The carved door between its two stone benches. */
function entrance(build: Build, stone: string): Art {
  const { stage, paint } = build
  return [
    [-104, 44].map(x => rectangle(x, -24, 62, 24, mix(stone, stage.inks.key, 0.12))),
    [-106, 42].map(x => rectangle(x, -28, 66, 6, stone)),
    rectangle(-40, -98, 80, 98, paint.woodShade),
    rectangle(-44, -104, 88, 10, paint.wood),
    door(build, -30, 60, 84, { ink: paint.wood, frame: paint.woodLit }),
    !stage.lampsLit && [-24, -10, 8, 22].map(x => boards(5, x, 0.1, -12, -78, stage.inks.lamp, 2.4)),
    spill(build, -30, 4, 60),
    lamp(build, -54, -80, 5),
    lamp(build, 54, -80, 5),
    rectangle(52, -34, 40, 7, paint.red),
    cat(build, -84, -28),
    pot(build, 124, -14, 1.1),
  ]
}
