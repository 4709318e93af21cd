import { chair } from '#art/houses/toolbox/belongings.ts'
import type { Build } from '#art/houses/toolbox/build.ts'
import { lines, pointsFrom, polygon, rectangle, type Segment } from '#art/houses/toolbox/marks.ts'
import { lamp, spill } from '#art/houses/toolbox/openings.ts'
import { boards, groundShadow, posts } from '#art/houses/toolbox/volumes.ts'
import { mix, tinted } from '#art/poster/toolbox/inks.ts'
import { type Point, pairs, range } from '#art/poster/toolbox/numbers.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

const DECK = -16
const RADIUS = 132
const CANVAS = '#e8dcbf'
/** Rings of its frame, as heights over the deck in shares of the radius, and how many struts each has. */
const RINGS = [
  { height: 0, struts: 8 },
  { height: 0.42, struts: 7 },
  { height: 0.76, struts: 6 },
  { height: 0.96, struts: 3 },
] as const

/** A dome of panes on a deck, half of them glass, half canvas. */
export function dome(build: Build): Art {
  return [deck(build), shell(build), bed(build), frame(build), porch(build)]
}

function ring({ height, struts }: (typeof RINGS)[number]): Point[] {
  const reach = RADIUS * Math.sqrt(1 - height ** 2)
  return range(struts + 1, i => [-reach * Math.cos((Math.PI * i) / struts), DECK - RADIUS * height])
}

function deck(build: Build): Art {
  const { paint } = build
  return [
    groundShadow(build, -200, 410, 12),
    polygon(pointsFrom(0, DECK, [-186, 0, 168, 0, 206, -18, 206, -6, 168, 18, -186, 18]), paint.wood),
    boards(22, -186, 16, DECK, 2, paint.woodShade, 1.4),
    posts([-170, -60, 50, 156], 8, 0, 8, paint.woodShade),
  ]
}

function shell({ stage, paint }: Build): Art {
  const { inks, lampsLit } = stage
  const canvas = mix(tinted(stage, CANVAS), inks.paper, 0.4)
  const glass = lampsLit ? inks.lamp : mix(inks.water[0], inks.paper, 0.35)
  const outline = range(25, (i): Point => {
    const turn = (Math.PI * i) / 24
    return [-RADIUS * Math.cos(turn), DECK - RADIUS * Math.sin(turn)]
  })
  const leeward = outline.slice(14).map(([x, y]): Point => [x, y])
  return [
    polygon(outline, glass),
    polygon([...leeward, [RADIUS * 0.42, DECK], [RADIUS * 0.2, DECK - RADIUS * 0.6]], canvas),
    polygon([...outline.slice(19), [RADIUS * 0.72, DECK]], mix(canvas, paint.stoneShade, 0.25)),
  ]
}

function bed({ stage, paint }: Build): Art {
  return [
    rectangle(-92, DECK - 34, 10, 34, paint.woodShade),
    rectangle(-86, DECK - 24, 92, 14, paint.red),
    rectangle(-84, DECK - 30, 24, 9, stage.inks.paper),
    rectangle(-86, DECK - 10, 92, 7, paint.wood),
    posts([-82, 2], DECK, DECK - 6, 4, paint.woodShade),
  ]
}

/** Struts between the rings, as triangles. */
function frame({ paint }: Build): Art {
  const rings = RINGS.map(ring)
  const struts = rings.flatMap((points, i): Segment[] => {
    const above = rings[i + 1] ?? [[0, DECK - RADIUS] as Point]
    const along = points.slice(1).map((point, j): Segment => [points[j] ?? point, point])
    const up = points.flatMap((point, j): Segment[] => {
      const over = (j * (above.length - 1)) / (points.length - 1)
      const [left, right] = [above[Math.floor(over)], above[Math.ceil(over)]]
      return left && right
        ? [
            [point, left],
            [point, right],
          ]
        : []
    })
    return [...along, ...up]
  })
  return lines(struts, paint.woodShade, 2.2)
}

function porch(build: Build): Art {
  const { stage, paint } = build
  const opening = stage.lampsLit ? stage.inks.lamp : mix(stage.inks.key, paint.wood, 0.3)
  return [
    polygon(pairs([28, DECK, 28, DECK - 66, 50, DECK - 80, 72, DECK - 66, 72, DECK]), paint.wood),
    polygon(pairs([34, DECK, 34, DECK - 62, 50, DECK - 72, 66, DECK - 62, 66, DECK]), opening),
    chair(-172, DECK, 1.2, paint.wood),
    rectangle(138, DECK - 17, 20, 4, paint.red),
    posts([148], DECK, DECK - 14, 3, paint.woodShade),
    lamp(build, 88, DECK - 54, 5),
    spill(build, 32, 4, 40),
  ]
}
