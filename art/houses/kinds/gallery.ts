import type { HouseKindDrawing } from '#art/houses/house-kind.ts'
import { hammock, pot } from '#art/houses/toolbox/belongings.ts'
import type { Build } from '#art/houses/toolbox/build.ts'
import { lines, polygon, rectangle, type Segment } from '#art/houses/toolbox/marks.ts'
import { door, lamp, spill } from '#art/houses/toolbox/openings.ts'
import { sideRoof } from '#art/houses/toolbox/roofs.ts'
import { box, groundShadow, posts, rail, stair } from '#art/houses/toolbox/volumes.ts'
import { pane } from '#art/houses/toolbox/windows.ts'
import { pairs, range } from '#art/poster/toolbox/numbers.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

const [FLOOR, X, WIDTH, HEIGHT, DX, DY] = [-34, -190, 330, 112, 66, 20]
const RIGHT = X + WIDTH
const HOUSE = { x: X, width: WIDTH, height: HEIGHT, dx: DX, dy: DY, base: FLOOR }

/** A raised house with a gallery along its front. */
export const gallery: HouseKindDrawing = {
  title: 'House with a gallery',
  ground: 'garden',
  backdrop: 'hills',
  draw(build) {
    const { paint } = build
    const roofed = { ...HOUSE, x: X - 6, width: WIDTH + 12, height: HEIGHT + 10 }
    return [
      underneath(build),
      box(build, HOUSE),
      front(build),
      sideRoof(build, roofed, { rise: 74, out: 26, drop: 20 }),
      rectangle(X - 16, FLOOR - 5, WIDTH + 32, 9, paint.woodLit),
      porch(build),
      pot(build, X + 22, -12, 0.9),
    ]
  },
}

function underneath(build: Build): Art {
  const { key } = build.stage.inks
  return [
    groundShadow(build, X - 20, WIDTH + 130, 14),
    rectangle(X, FLOOR, WIDTH, -FLOOR, key, { opacity: 0.55 }),
    polygon(pairs([RIGHT, FLOOR, RIGHT + DX, FLOOR - DY, RIGHT + DX, -6, RIGHT, 0]), key, { opacity: 0.7 }),
  ]
}

function front(build: Build): Art {
  const { paint } = build
  const clapboards = range(9, (i): Segment => {
    const y = FLOOR - 12 - i * 12
    return [
      [X, y],
      [RIGHT, y],
    ]
  })
  const shuttered = { shutters: paint.trim, frame: paint.wallLit }
  return [
    lines(clapboards, paint.wallShade, 1.2, { opacity: 0.45 }),
    pane(build, [X + 44, FLOOR - 82, 34, 52], shuttered),
    door(build, X + 137, 40, 76, { base: FLOOR, ink: paint.trim, frame: paint.wallLit }),
    pane(build, [X + 242, FLOOR - 82, 34, 52], shuttered),
    pane(build, [RIGHT + 26, FLOOR - 84, 16, 40], { frame: paint.wallShade, bars: false }),
  ]
}

function porch(build: Build): Art {
  const { paint } = build
  const posted = [X - 8, X + 66, X + 122, X + 196, X + 260, RIGHT + 8]
  return [
    posts(posted, FLOOR - 4, FLOOR - HEIGHT + 8, 6, paint.wallLit),
    rail(X - 8, X + 120, FLOOR - 4, 30, paint.wallLit),
    rail(X + 198, RIGHT + 8, FLOOR - 4, 30, paint.wallLit),
    hammock(build, X + 204, RIGHT, FLOOR - 62, 22),
    posts([X - 6, X + 84, X + 214, RIGHT + 2], 0, FLOOR + 4, 8, paint.woodShade),
    stair(X + 140, 0, FLOOR, 36, 0, { tread: paint.woodLit, string: paint.woodShade }),
    spill(build, X + 140, 0, 36),
    lamp(build, X + 112, FLOOR - 84),
  ]
}
