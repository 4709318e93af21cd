import type { Floors } from '#art/houses/house-keys.ts'
import { chair } from '#art/houses/toolbox/belongings.ts'
import type { Build } from '#art/houses/toolbox/build.ts'
import { lines, pointsFrom, polygon, rectangle, segmentsFrom } from '#art/houses/toolbox/marks.ts'
import { lamp, spill } from '#art/houses/toolbox/openings.ts'
import { sideRoof } from '#art/houses/toolbox/roofs.ts'
import { boards, groundShadow, posts } from '#art/houses/toolbox/volumes.ts'
import { pane } from '#art/houses/toolbox/windows.ts'
import { mix, tinted } from '#art/poster/toolbox/inks.ts'
import { pairs } from '#art/poster/toolbox/numbers.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

const DECK = -16
const CANVAS = '#e8dcbf'

/** The canvas in the sun, in shade, and with a lamp behind it. */
interface Cloth {
  lit: string
  shade: string
  wall: string
}

/** A canvas tent under its fly, on a deck. */
export function tent(build: Build, floors: Floors, thatched: boolean): Art {
  const { stage, paint } = build
  const { inks, lampsLit } = stage
  const canvas = tinted(stage, CANVAS)
  const lit = mix(canvas, inks.paper, 0.5)
  const cloth: Cloth = {
    lit,
    shade: mix(canvas, inks.land[4], 0.46),
    wall: lampsLit ? mix(canvas, inks.lamp, 0.72) : lit,
  }
  return [
    floors === 'low' ? pitch(build) : deck(build, floors === 'raised'),
    walls(build, cloth),
    bed(build),
    flaps(cloth),
    pane(build, [-112, -80, 30, 28], { frame: cloth.shade }),
    pane(build, [68, -80, 28, 28], { frame: cloth.shade }),
    thatched ? shelter(build) : fly(build, cloth),
    posts([-134, 112], DECK, -100, 5, paint.wood),
    seats(build),
    lamp(build, 128, -72, 5),
    spill(build, -46, 4, 74),
  ]
}

function deck(build: Build, raised: boolean): Art {
  const { stage, paint } = build
  return [
    groundShadow(build, -220, 440, 12),
    raised && posts([-180, -60, 60, 134, 206], 44, DECK + 10, 8, paint.woodShade),
    polygon(pointsFrom(0, DECK, [-190, 0, 140, 0, 214, -26, 214, -14, 140, 18, -190, 18]), paint.wood),
    boards(21, -190, 16.5, DECK, 2, paint.woodShade, 1.4),
    lines(
      segmentsFrom(0, 0, [-222, 2, -142, -128, 190, 2, 104, -128, 262, -22, 186, -150]),
      stage.inks.key,
      1.7,
      { opacity: 0.7 },
    ),
  ]
}

/** The ground it stands on, and its ropes. */
function pitch({ stage }: Build): Art {
  const ropes = segmentsFrom(0, DECK, [-204, 18, -142, -112, 176, 18, 104, -112, 244, -4, 186, -134])
  const sheet = pointsFrom(0, DECK, [-150, 0, 120, 0, 196, -26, 196, 16, 130, 18, -160, 18])
  return [
    polygon(sheet, stage.inks.key, { opacity: 0.3 }),
    lines(ropes, stage.inks.key, 1.7, { opacity: 0.7 }),
  ]
}

/** A roof of thatch on poles over the whole. */
function shelter(build: Build): Art {
  const volume = { x: -156, width: 296, height: 86, dx: 70, dy: 24, base: DECK }
  return [
    posts([-160, 136, 204], 2, -108, 6, build.paint.woodShade),
    sideRoof(build, volume, { rise: 92, out: 18, drop: 8, gable: build.paint.roofShade }),
  ]
}

function walls({ stage, paint }: Build, { shade, wall }: Cloth): Art {
  const { inks, lampsLit } = stage
  const dark = lampsLit ? inks.lamp : mix(inks.key, paint.wood, 0.25)
  return [
    polygon(pointsFrom(0, DECK, [110, 0, 184, -26, 184, -102, 110, -80]), shade),
    polygon(pointsFrom(0, DECK, [-130, 0, 110, 0, 110, -80, -130, -80]), wall),
    polygon(pairs([-130, -96, -10, -178, 110, -96]), wall),
    polygon(pointsFrom(0, DECK, [-52, 0, 34, 0, 22, -104, -10, -134, -40, -104]), dark),
  ]
}

function bed({ stage, paint }: Build): Art {
  const raised = stage.lampsLit ? 0 : -4
  return [
    rectangle(-30, DECK - 20 + raised, 46, 12, paint.wallLit),
    rectangle(-30, DECK - 25 + raised, 16, 8, stage.inks.paper),
    rectangle(-32, DECK - 9 + raised, 50, 9, stage.lampsLit ? paint.wood : paint.woodShade),
  ]
}

function flaps({ lit, shade }: Cloth): Art {
  return [
    polygon(pointsFrom(0, DECK, [-52, 0, -74, -4, -50, -96, -40, -104]), shade),
    polygon(pointsFrom(0, DECK, [34, 0, 58, -4, 32, -96, 22, -104]), lit),
  ]
}

/** The second roof, stretched over the first. */
function fly({ paint }: Build, { lit, shade }: Cloth): Art {
  return [
    polygon(pairs([-166, -82, -10, -196, 66, -222, 232, -108, 148, -82, -10, -182]), shade),
    polygon(pairs([-10, -196, 66, -222, 234, -110, 150, -84]), lit),
    lines(segmentsFrom(0, 0, [28, -196, 178, -92, -10, -196, 66, -222]), shade, 2),
    polygon(pairs([-170, -80, -10, -198, 152, -82, 140, -80, -10, -184, -156, -78]), paint.roofShade),
  ]
}

function seats({ paint }: Build): Art {
  return [
    chair(-150, DECK, 1.25, paint.wood),
    chair(-104, DECK, 1.25, paint.wood, -1),
    rectangle(-137, DECK - 17, 20, 4, paint.red),
    posts([-127], DECK, DECK - 14, 3, paint.woodShade),
  ]
}
