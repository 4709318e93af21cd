import type { Walls } from '#art/houses/house-keys.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import { type Pen, pen } from '#art/poster/toolbox/pen.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import type { Build } from './build.ts'
import { circle, polygon, rectangle } from './marks.ts'
import { boards, box, type Volume } from './volumes.ts'

/** The part of a wall's height that its lower material takes on a house of one floor, and on a taller one. */
const FOOT = { one: 0.4, taller: 0.5 }

const SPLIT: ReadonlySet<Walls> = new Set(['woodplaster', 'woodstone', 'woodbrick'])

/** Walls in what they are built of, with their right side in shade. */
export function wallsOf(build: Build, volume: Volume, walls: Walls, storeys: number): Art {
  const { paint } = build
  if (!SPLIT.has(walls)) return [box(build, volume), TEXTURES[walls](build, volume)]
  const high = volume.height * (storeys > 1 ? FOOT.taller : FOOT.one)
  const lower = { ...volume, height: high }
  const upper = { ...volume, height: volume.height - high, base: (volume.base ?? 0) - high }
  return [
    box(build, lower, { wall: paint.foot, shade: paint.footShade }),
    walls === 'woodbrick' ? courses(build, lower, 9, 20) : walls === 'woodstone' && rubble(build, lower),
    box(build, upper),
    planks(build, upper),
    rectangle(volume.x - 3, upper.base - 2, volume.width + 6, 5, paint.woodShade),
  ]
}

type Texture = (build: Build, volume: Volume) => Art

const plain: Texture = ({ paint }, { x, width, base = 0 }) =>
  rectangle(x, base - 13, width, 13, paint.wallShade, { opacity: 0.55 })

const planks: Texture = ({ paint }, { x, width, height, base = 0 }) =>
  boards(Math.floor(width / 13), x + 7, 13, base, base - height, paint.wallShade, 1.5, 0.6)

/** Level lines, `gap` apart. */
function level({ x, width, height, base = 0 }: Volume, gap: number): Pen {
  const path = pen()
  for (let y = base - gap; y > base - height; y -= gap) path.M(x, y).H(x + width)
  return path
}

const clapboards: Texture = ({ paint }, volume) =>
  stroke(level(volume, 10), paint.wallShade, 1.3, { opacity: 0.55 })

const logs: Texture = ({ paint }, volume) => {
  const { x, width, height, base = 0 } = volume
  const ends = range(Math.floor(height / 14), i => circle(x - 2, base - 7 - i * 14, 6, paint.wallLit))
  const rings = range(Math.floor(height / 14), i => circle(x + width, base - 7 - i * 14, 6, paint.wallLit))
  return [stroke(level(volume, 14), paint.wallShade, 2.6, { opacity: 0.8 }), ends, rings]
}

function courses({ paint }: Build, volume: Volume, high: number, wide: number): Art {
  const { x, width, height, base = 0 } = volume
  const joints = level(volume, high)
  for (let row = 0; row < Math.floor(height / high); row++) {
    for (let at = x + (row % 2 ? wide / 2 : wide); at < x + width; at += wide) {
      joints.M(at, base - row * high).V(base - (row + 1) * high)
    }
  }
  return stroke(joints, mix(paint.wallShade, paint.stoneShade, 0.3), 1.3, { opacity: 0.5 })
}

const woven: Texture = ({ paint }, { x, width, height, base = 0 }) => {
  const strips = pen()
  for (let row = 0; row < Math.floor(height / 11); row++) {
    for (let column = 0; column < Math.floor(width / 11); column++) {
      const [left, low] = [x + column * 11, base - row * 11]
      if ((row + column) % 2) strips.M(left + 1, low - 3).H(left + 10)
      else strips.M(left + 5, low - 1).V(low - 10)
    }
  }
  return stroke(strips, paint.wallShade, 2, { opacity: 0.6 })
}

const canes: Texture = ({ paint }, { x, width, height, base = 0 }) => [
  boards(Math.floor(width / 6), x + 4, 6, base, base - height, paint.wallShade, 1.6, 0.5),
  [0.3, 0.72].map(up => rectangle(x, base - height * up, width, 3, paint.woodShade)),
]

const leaves: Texture = ({ paint }, { x, width, height, base = 0 }) => {
  const ribs = pen()
  for (let y = base; y > base - height + 12; y -= 12) {
    for (let at = x + 6; at < x + width - 4; at += 12) {
      ribs
        .M(at - 5, y - 9)
        .L(at, y - 2)
        .L(at + 5, y - 9)
    }
  }
  return stroke(ribs, paint.wallShade, 1.6, { opacity: 0.65 })
}

const diamonds: Texture = ({ paint }, { x, width, height, base = 0 }) => {
  const cut = pen()
  for (let row = 0; row < Math.floor(height / 22); row++) {
    for (let at = x + 12; at < x + width - 6; at += 22) {
      const y = base - 12 - row * 22
      cut
        .M(at, y - 8)
        .L(at + 7, y, at, y + 8, at - 7, y)
        .Z()
    }
  }
  return [
    fill(cut, paint.roofLit, { opacity: 0.55 }),
    stroke(level({ x, width, height, base, dx: 0, dy: 0 }, 22), paint.wallShade, 2),
  ]
}

/** Netting over a low wall of boards. */
const netting: Texture = (build, volume) => {
  const { stage, paint } = build
  const { x, width, height, base = 0 } = volume
  const dark = stage.lampsLit
    ? mix(stage.inks.key, stage.inks.lamp, 0.4)
    : mix(stage.inks.key, paint.wall, 0.3)
  const top = base - height
  const open = height * 0.58
  return [
    planks(build, { ...volume, height: height * 0.4 }),
    rectangle(x + 6, top + 5, width - 12, open, dark),
    boards(Math.round(width / 34), x + 34, 34, top + open, top + 5, paint.woodLit, 4),
    rectangle(x - 2, top + open + 3, width + 4, 5, paint.woodLit),
  ]
}

const rubble: Texture = ({ stage: { chance }, paint }, { x, width, height, base = 0 }) => {
  const stones = pen()
  for (let y = base - 7; y > base - height; y -= 12) {
    for (let at = x + chance.between(4, 12); at < x + width - 8; at += chance.between(15, 25)) {
      stones.dot(at, y, chance.between(4, 7), 3.6)
    }
  }
  return fill(stones, paint.footShade, { opacity: 0.5 })
}

const layers: Texture = ({ paint }, volume) => [
  stroke(level(volume, 17), paint.wallShade, 2.4, { opacity: 0.4 }),
  rectangle(volume.x, (volume.base ?? 0) - 14, volume.width, 14, paint.stone),
]

const mud: Texture = ({ stage: { chance }, paint }, { x, width, height, base = 0 }) => {
  const bricks = pen()
  for (let i = 0; i < 7; i++) {
    const [left, low] = [x + chance.between(6, width - 30), base - chance.between(20, height - 8)]
    bricks
      .M(left, low)
      .L(left + 20, low, left + 20, low - 8, left, low - 8)
      .Z()
  }
  return [fill(bricks, paint.wallShade, { opacity: 0.35 }), rectangle(x, base - 16, width, 16, paint.stone)]
}

const fins: Texture = ({ paint }, { x, width, height, base = 0 }) => [
  range(Math.floor(width / 58), i => rectangle(x + 4 + i * 58, base - height, 5, height, paint.wallLit)),
  rectangle(x, base - 10, width, 10, paint.stoneShade, { opacity: 0.5 }),
]

const lime: Texture = ({ stage: { chance }, paint }, { x, width, height, base = 0 }) => {
  const worn = pen()
  for (let i = 0; i < 16; i++) {
    worn.dot(
      x + chance.between(6, width - 6),
      base - chance.between(4, height * 0.8),
      chance.between(2, 5),
      2,
    )
  }
  return [
    fill(worn, paint.stone, { opacity: 0.55 }),
    polygon(
      [
        [x, base],
        [x, base - 20],
        [x + width * 0.3, base - 9],
        [x + width * 0.6, base - 16],
        [x + width, base - 8],
        [x + width, base],
      ],
      paint.stone,
      { opacity: 0.5 },
    ),
  ]
}

const ashlar: Texture = (build, volume) => courses(build, volume, 17, 34)

const TEXTURES: Readonly<Record<Walls, Texture>> = {
  boards: planks,
  painted: clapboards,
  log: logs,
  carved: diamonds,
  bamboo: woven,
  cane: canes,
  palm: leaves,
  screens: netting,
  white: plain,
  ochre: plain,
  rose: plain,
  blue: plain,
  green: plain,
  concrete: fins,
  block: ashlar,
  brick: (build, volume) => courses(build, volume, 9, 20),
  adobe: mud,
  earth: layers,
  stone: rubble,
  lava: ashlar,
  sillar: ashlar,
  coral: lime,
  woodplaster: planks,
  woodstone: planks,
  woodbrick: planks,
  canvas: plain,
  panes: canes,
  hull: plain,
}
