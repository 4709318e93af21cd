import type { Floors, HouseKeys, Walls } from '#art/houses/house-keys.ts'
import { chair, hammock, pot } from '#art/houses/toolbox/belongings.ts'
import type { Build } from '#art/houses/toolbox/build.ts'
import { polygon, rectangle } from '#art/houses/toolbox/marks.ts'
import { door, lamp, spill } from '#art/houses/toolbox/openings.ts'
import {
  flatRoof,
  frontRoof,
  glassRoof,
  hipRoof,
  joglo,
  mossRoof,
  saddleRoof,
  sideRoof,
  vaults,
} from '#art/houses/toolbox/roofs.ts'
import { wallsOf } from '#art/houses/toolbox/textures.ts'
import { groundShadow, posts, rail, stair, underFloor, type Volume } from '#art/houses/toolbox/volumes.ts'
import { pane } from '#art/houses/toolbox/windows.ts'
import { type Point, range } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'

/** How a house is built up: its storeys, what it stands on, and its roof. */
interface Shape {
  readonly storeys: number
  /** Height of a storey, of its floor over the ground, and of the roof. */
  readonly high: number
  readonly up: number
  readonly rise: number
  /** Part of the usual width. */
  readonly wide?: number
}

const SHAPES: Readonly<Record<Floors, Shape>> = {
  low: { storeys: 1, high: 80, up: 0, rise: 72 },
  veranda: { storeys: 1, high: 88, up: 8, rise: 78, wide: 1.1 },
  raised: { storeys: 1, high: 78, up: 34, rise: 72 },
  stilts: { storeys: 1, high: 76, up: 92, rise: 86, wide: 0.92 },
  loft: { storeys: 1, high: 74, up: 0, rise: 126, wide: 0.88 },
  two: { storeys: 2, high: 70, up: 0, rise: 58, wide: 0.96 },
  balconies: { storeys: 2, high: 72, up: 0, rise: 52, wide: 1.08 },
  three: { storeys: 3, high: 60, up: 0, rise: 44, wide: 0.92 },
  four: { storeys: 4, high: 54, up: 0, rise: 34, wide: 0.72 },
  five: { storeys: 5, high: 46, up: 0, rise: 28, wide: 0.9 },
  tower: { storeys: 7, high: 38, up: 0, rise: 22, wide: 0.44 },
  steps: { storeys: 1, high: 62, up: 0, rise: 36, wide: 0.52 },
  deck: { storeys: 1, high: 74, up: 18, rise: 66 },
  afloat: { storeys: 1, high: 66, up: 12, rise: 58 },
}

/** What a building is drawn with. */
export interface Look {
  readonly keys: HouseKeys
  /** Of its front. */
  readonly width: number
  /** The one with the red door. */
  readonly first: boolean
}

/** Half of what a house that stands alone takes up along the ground. */
export function halfOf(floors: Floors, width: number): number {
  return Math.round(((SHAPES[floors].wide ?? 1) * width * 1.17 + 14) / 2)
}

/** A house of walls and a roof, about x = 0 on the ground y = 0. */
export function body(build: Build, look: Look): Art {
  const { keys, width } = look
  const { wide = 1, ...shape } = SHAPES[keys.floors]
  const front = Math.round(width * wide)
  const [dx, dy] = [Math.round(14 + front * 0.17), Math.round(6 + front * 0.05)]
  const height = shape.storeys * shape.high
  const volume = { x: -Math.round((front + dx) / 2), width: front, height, dx, dy, base: -shape.up }
  return [
    footing(build, volume, keys.floors),
    wallsOf(build, volume, keys.walls, shape.storeys),
    openings(build, volume, look, shape),
    roofOf(build, volume, look, shape.rise),
    keys.floors === 'veranda' && porch(build, volume),
    shape.up > 0 && keys.floors !== 'veranda' && deck(build, volume, keys.floors),
    shape.up === 0 && step(build, volume, look.first),
  ]
}

function footing(build: Build, volume: Volume, floors: Floors): Art {
  const { paint, stage } = build
  const { x, width, dx, dy, base = 0 } = volume
  const right = x + width
  if (floors === 'low' || floors === 'veranda' || base === 0)
    return [
      groundShadow(build, x - 16, width + dx + 24, 10),
      base < 0 && rectangle(x - 4, base, width + 8, -base, paint.stone),
    ]
  const shadow = fill(pen().lens(x + (width + dx) / 2, 4, width + dx, 9), stage.inks.key, { opacity: 0.3 })
  const standing = floors === 'stilts' ? 9 : 7
  const count = width > 170 ? 4 : 3
  const behind = posts([right + dx - 8, right + dx / 2], 2 - dy, base - dy + 8, standing - 1, paint.woodShade)
  const before = posts(
    range(count, (_, t) => x + 6 + t * (width - 12)),
    4,
    base,
    standing,
    paint.wood,
  )
  const dark = polygon(
    [
      [x, base],
      [right, base],
      [right + dx, base - dy],
      [right + dx, -dy],
      [right, 0],
      [x, 0],
    ],
    stage.inks.key,
    { opacity: floors === 'stilts' ? 0.22 : 0.34 },
  )
  return [shadow, dark, behind, before, underFloor(build, x, width, base, dx, dy)]
}

const SHUTTERED: ReadonlySet<Walls> = new Set(['painted', 'ochre', 'rose', 'woodplaster', 'green', 'coral'])
const ARCHED: ReadonlySet<Walls> = new Set(['sillar', 'coral', 'adobe', 'earth'])
const NO_WINDOWS: ReadonlySet<Walls> = new Set(['screens', 'panes'])

function openings(build: Build, volume: Volume, { keys, first }: Look, { storeys, high }: Shape): Art {
  const { paint } = build
  const { x, width, base = 0 } = volume
  const bays = Math.max(keys.floors === 'tower' ? 2 : 3, Math.round(width / 62))
  const bay = width / bays
  const doorBay = Math.min(bays - 1, Math.floor(bays / 2))
  const wide = Math.min(34, bay * 0.5)
  const windows = NO_WINDOWS.has(keys.walls) ? 0 : bays
  return range(storeys, storey => {
    const floor = base - storey * high
    const tall = Math.min(high * 0.5, 42)
    const panes = range(windows, i => {
      const at = x + bay * (i + 0.5) - wide / 2
      if (storey === 0 && i === doorBay) return ''
      if (storey > 0 && keys.floors === 'balconies')
        return door(build, at, wide, high * 0.72, {
          base: floor - 4,
          open: build.stage.lampsLit && i % 2 === 0,
        })
      return pane(build, [at, floor - high * 0.24 - tall, wide, tall], {
        shutters: SHUTTERED.has(keys.walls) && wide < bay * 0.52 ? paint.trim : undefined,
        arched: ARCHED.has(keys.walls),
        inside: (i + storey) % 3 !== 1,
        bars: storeys < 5,
      })
    })
    const entrance =
      storey === 0 &&
      door(build, x + bay * (doorBay + 0.5) - 17, 34, Math.min(high - 10, 66), {
        base: floor,
        ink: first ? paint.red : paint.woodShade,
        open: build.stage.lampsLit && !first,
      })
    return [panes, entrance, storey > 0 && ledge(build, volume, floor, keys.floors)]
  })
}

/** What marks an upper floor on the front: a band, or a balcony. */
function ledge({ paint }: Build, { x, width }: Volume, floor: number, floors: Floors): Art {
  if (floors === 'balconies')
    return [
      rectangle(x - 8, floor - 3, width + 16, 7, paint.woodLit),
      rail(x - 6, x + width + 6, floor - 2, 24, paint.wood),
    ]
  if (floors === 'four' || floors === 'five')
    return [
      rectangle(x - 4, floor - 2, width + 8, 5, paint.trim),
      rail(x, x + width, floor - 1, 13, paint.wood),
    ]
  return rectangle(x - 3, floor - 3, width + 6, 5, paint.trim)
}

function roofOf(build: Build, volume: Volume, { keys, width }: Look, rise: number): Art {
  const { roof, floors } = keys
  const wide = { ...volume, x: volume.x - 6, width: volume.width + 12 }
  const small = width < 200
  const eaves = { rise: small ? rise * 0.8 : rise, out: small ? 14 : 20, drop: 10 }
  switch (roof) {
    case 'flat':
    case 'terrace':
      return flatRoof(build, volume, roof === 'terrace')
    case 'vault':
      return vaults(build, volume)
    case 'glass':
      return glassRoof(build, volume)
    case 'saddle':
      return saddleRoof(build, volume)
    case 'joglo':
      return joglo(build, volume)
    case 'moss':
      return mossRoof(build, volume)
    case 'hip':
    case 'canvas':
      return hipRoof(build, wide, eaves)
    default: {
      const steep = roof === 'thatch' || roof === 'straw' ? 1.2 : 1
      const laid = { ...eaves, rise: eaves.rise * steep, drop: floors === 'veranda' ? 26 : eaves.drop }
      if (floors === 'veranda') return sideRoof(build, wide, { ...laid, out: 30 })
      const toUs =
        floors === 'loft' ||
        (volume.width < 180 && build.stage.once('gable', () => build.stage.chance.odds(0.5)))
      return toUs ? gabled(build, wide, laid) : sideRoof(build, wide, laid)
    }
  }
}

/** A gable to us with a window under it. */
function gabled(build: Build, volume: Volume, laid: { rise: number; out: number; drop: number }): Art {
  const middle = volume.x + volume.width / 2
  const top = (volume.base ?? 0) - volume.height
  return [
    frontRoof(build, volume, laid),
    laid.rise > 90 && pane(build, [middle - 14, top - laid.rise * 0.42, 28, laid.rise * 0.26]),
  ]
}

function porch(build: Build, { x, width, height, base = 0 }: Volume): Art {
  const { paint } = build
  const [from, to] = [x - 20, x + width + 14]
  const count = width > 200 ? 6 : 4
  const xs = range(count, (_, t) => from + 6 + t * (to - from - 12))
  const [second = from, third = to] = [xs[1], xs[2]]
  return [
    rectangle(from - 4, base - 2, to - from + 8, 7, paint.woodLit),
    posts(xs, base, base - height + 18, 5, paint.trim),
    rail(from, second, base - 2, 22, paint.trim),
    hammock(build, xs.at(-2) ?? second, xs.at(-1) ?? third, base - 42, 14),
    spill(build, x + width / 2 - 16, 4, 34),
    lamp(build, third - 10, base - height + 38),
    pot(build, from + 18, -10, 0.8),
  ]
}

/** The boards before a raised house, its rail and its steps. */
function deck(build: Build, { x, width, height, base = 0 }: Volume, floors: Floors): Art {
  const { paint } = build
  const steps = { tread: paint.woodLit, string: paint.woodShade }
  const left = x - 30
  const stairs: Art =
    floors === 'afloat'
      ? rectangle(left - 4, base + 6, width + 46, 9, paint.wood)
      : floors === 'stilts'
        ? stair(left + 4, 4, base, 26, -7, steps)
        : stair(x + width * 0.42, 4, base, 32, 0, steps)
  return [
    rectangle(left, base - 3, width + 40, 8, paint.woodLit),
    posts([left + 6], 4, base, 7, paint.wood),
    posts([left + 4, x + width * 0.32], base, base - height + 14, 4, paint.woodLit),
    rail(left + 4, x + width * 0.32, base - 2, 22, paint.woodLit),
    floors === 'stilts'
      ? hammock(build, left + 6, x + width * 0.3, base - 36, 13)
      : chair(left + 12, base - 2, 1, paint.wood),
    stairs,
    lamp(build, x + width * 0.34, base - height + 34, 3.4),
  ]
}

function step(build: Build, { x, width }: Volume, first: boolean): Art {
  const middle: Point = [x + width * 0.5, 0]
  return [
    rectangle(middle[0] - 26, -4, 56, 6, build.paint.stone),
    spill(build, middle[0] - 16, 4, 34),
    first && pot(build, x + 16, -8, 0.9),
  ]
}
