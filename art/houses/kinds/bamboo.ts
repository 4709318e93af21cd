import type { HouseKindDrawing } from '#art/houses/house-kind.ts'
import { hammock, pot } from '#art/houses/toolbox/belongings.ts'
import type { Build } from '#art/houses/toolbox/build.ts'
import { polygon, rectangle } from '#art/houses/toolbox/marks.ts'
import { door, lamp, spill } from '#art/houses/toolbox/openings.ts'
import { sideRoof } from '#art/houses/toolbox/roofs.ts'
import { box, groundShadow, posts, rail, stair, underFloor } from '#art/houses/toolbox/volumes.ts'
import { pane } from '#art/houses/toolbox/windows.ts'
import { mix, tinted } from '#art/poster/toolbox/inks.ts'
import { pairs } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { type Art, stroke } from '#art/poster/toolbox/tags.ts'

const [FLOOR, X, WIDTH, HEIGHT, DX, DY] = [-26, -150, 240, 88, 74, 22]
const RIGHT = X + WIDTH
const HOUSE = { x: X, width: WIDTH, height: HEIGHT, dx: DX, dy: DY, base: FLOOR }
const [CANE, POLE, DECKING, THATCH, THATCH_LIT] = ['#d3ad62', '#c79e52', '#e0c07a', '#b29255', '#d0b274']

/** A bungalow of split bamboo under a low thatch, whatever else the country roofs with. */
export const bamboo: HouseKindDrawing = {
  title: 'Bamboo bungalow',
  ground: 'garden',
  backdrop: 'hills',
  draw(build) {
    const { stage, paint } = build
    const { key, land } = stage.inks
    const tint = (ink: string) => tinted(stage, ink)
    const cane = tint(CANE)
    const dark = mix(cane, key, 0.5)
    const thatch = tint(THATCH)
    const roofed = { roof: thatch, roofShade: mix(thatch, key, 0.45), roofLit: tint(THATCH_LIT) }
    const thatched: Build = { stage, paint: { ...paint, ...roofed, roofing: 'thatch' } }
    return [
      groundShadow(build, X - 40, WIDTH + 170, 12),
      posts([X - 40, X + 20, X + 110, RIGHT - 4], 2, FLOOR, 7, dark),
      posts([RIGHT + 60], -12, FLOOR - 20, 6, dark),
      box(build, HOUSE, { wall: cane, shade: mix(cane, land[4], 0.5) }),
      stroke(weave(), dark, 1.5, { opacity: 0.5 }),
      openings(build),
      underFloor(build, X - 60, WIDTH + 70, FLOOR, 66, 20),
      rectangle(X - 64, FLOOR - 4, WIDTH + 76, 8, tint(DECKING)),
      sideRoof(thatched, HOUSE, { rise: 106, out: 56, drop: 32, gable: mix(cane, key, 0.5) }),
      veranda(build, tint(POLE), { tread: tint(DECKING), string: dark }),
    ]
  },
}

/** Split canes laid over and under one another. */
function weave() {
  const path = pen()
  for (let row = 0; row < 7; row++) {
    for (let column = 0; column < 20; column++) {
      const [x, y] = [X + column * 12, FLOOR - 3 - row * 12]
      if ((column + row) % 2)
        path
          .M(x, y - 3)
          .H(x + 11)
          .M(x, y - 7)
          .H(x + 11)
      else
        path
          .M(x + 3, y)
          .V(y - 10)
          .M(x + 7, y)
          .V(y - 10)
    }
  }
  return path
}

function openings(build: Build): Art {
  const { paint } = build
  const awning = polygon(
    pairs([X + 22, FLOOR - 68, X + 82, FLOOR - 68, X + 90, FLOOR - 54, X + 14, FLOOR - 54]),
    paint.woodLit,
  )
  return [
    pane(build, [X + 26, FLOOR - 66, 52, 38], { frame: paint.wood }),
    awning,
    door(build, X + 112, 44, 72, { base: FLOOR, frame: paint.wood, ink: paint.woodShade }),
    pane(build, [X + 182, FLOOR - 66, 40, 38], { frame: paint.wood }),
  ]
}

function veranda(build: Build, pole: string, steps: { tread: string; string: string }): Art {
  return [
    posts([X - 44, X + 96, RIGHT + 6], FLOOR - 2, FLOOR - HEIGHT + 38, 6, pole),
    rail(X - 44, X + 96, FLOOR - 4, 26, pole, { count: 14, crossed: true }),
    hammock(build, X - 42, X + 92, FLOOR - 44, 20),
    stair(X + 112, 2, FLOOR, 42, 0, steps),
    spill(build, X + 112, 4, 42),
    lamp(build, X + 170, FLOOR - 58),
    pot(build, X + 196, -12, 1),
  ]
}
