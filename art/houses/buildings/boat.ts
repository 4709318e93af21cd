import { chair } from '#art/houses/toolbox/belongings.ts'
import type { Build } from '#art/houses/toolbox/build.ts'
import { lines, polygon, rectangle, type Segment } from '#art/houses/toolbox/marks.ts'
import { door, lamp } from '#art/houses/toolbox/openings.ts'
import { posts, rail } from '#art/houses/toolbox/volumes.ts'
import { pane } from '#art/houses/toolbox/windows.ts'
import { mix, tinted } from '#art/poster/toolbox/inks.ts'
import { type Point, pairs, range } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'

const X = -210
const PAINTED = '#f2ead6'

/** A boat at anchor. */
export function boat(build: Build, sails: boolean): Art {
  const cabin = tinted(build.stage, PAINTED)
  return [
    sails && battenedSails(build),
    hull(build, cabin),
    lowerDeck(build, cabin),
    upperDeck(build, cabin),
    awning(build),
    bow(build),
  ]
}

/** Two sails of a junk, with their battens. */
function battenedSails({ paint }: Build): Art {
  return [
    [X + 110, 1],
    [X + 300, 0.8],
  ].map(([x = 0, scale = 1]) => {
    const at = (dx: number, dy: number): Point => [x + dx * scale, -160 + dy * scale]
    const sail = [at(-60, 0), at(-74, -110), at(-20, -210), at(24, -214), at(70, -120), at(62, 0)]
    const battens = range(5, (i): Segment => [at(-66, -20 - i * 34), at(66 - i * 6, -24 - i * 38)])
    return [
      posts([x], -100, -160 - 222 * scale, 6, paint.woodShade),
      polygon(sail, paint.roof),
      lines(battens, paint.roofShade, 2.4),
    ]
  })
}

function hull({ stage, paint }: Build, cabin: string): Art {
  const side = pen()
    .M(X - 30, -34)
    .L(X + 400, -34)
    .Q(X + 452, -38, X + 478, -58)
    .Q(X + 466, -8, X + 424, 6)
    .L(X + 6, 6)
    .Q(X - 18, 0, X - 30, -34)
    .Z()
  const keel = pen()
    .M(X - 26, -20)
    .L(X + 440, -20)
    .L(X + 424, 6)
    .L(X + 6, 6)
    .Q(X - 14, 2, X - 26, -20)
    .Z()
  return [
    fill(side, paint.trim),
    fill(keel, mix(paint.trim, stage.inks.key, 0.45)),
    rectangle(X - 30, -38, 436, 6, cabin),
  ]
}

function lowerDeck(build: Build, cabin: string): Art {
  const { stage, paint } = build
  return [
    rectangle(X + 16, -96, 352, 58, cabin),
    rectangle(X + 340, -96, 28, 58, mix(cabin, stage.inks.land[3], 0.4)),
    range(6, i => pane(build, [X + 34 + i * 50, -84, 30, 30], { frame: paint.wood, inside: i !== 4 })),
    door(build, X + 336, 24, 50, { base: -38, ink: paint.wood, frame: paint.wood }),
    rectangle(X + 4, -104, 380, 9, paint.wood),
  ]
}

function upperDeck(build: Build, cabin: string): Art {
  const { stage, paint } = build
  return [
    rail(X + 4, X + 384, -104, 24, paint.wallLit, { count: 30 }),
    rectangle(X + 66, -160, 180, 56, cabin),
    range(3, i => pane(build, [X + 84 + i * 54, -148, 34, 30], { frame: paint.wood })),
    rectangle(X + 222, -160, 24, 56, mix(cabin, stage.inks.land[3], 0.4)),
    chair(X + 270, -106, 1.1, paint.wood),
    chair(X + 318, -106, 1.1, paint.wood, -1),
  ]
}

function awning(build: Build): Art {
  const { paint } = build
  const cloth = pen()
    .M(X - 6, -166)
    .Q(X + 190, -194, X + 396, -166)
    .L(X + 396, -158)
    .Q(X + 190, -182, X - 6, -158)
    .Z()
  return [
    posts([X + 10, X + 290, X + 378], -104, -170, 4, paint.wood),
    fill(cloth, paint.roof),
    lines(
      [
        [
          [X - 4, -163],
          [X + 394, -163],
        ],
      ],
      paint.roofShade,
      2,
    ),
    rectangle(X + 120, -222, 20, 42, paint.wood),
    rectangle(X + 117, -226, 26, 8, paint.red),
    lamp(build, X + 22, -146, 4),
    lamp(build, X + 382, -142, 4),
  ]
}

/** Its flag, and the rope to the bank. */
function bow({ stage, paint }: Build): Art {
  return [
    posts([X + 430], -44, -92, 3, paint.wood),
    polygon(pairs([X + 430, -92, X + 456, -84, X + 430, -76]), paint.blue),
    lines(
      [
        [
          [X + 470, -54],
          [X + 540, -2],
        ],
      ],
      stage.inks.key,
      1.8,
    ),
  ]
}
