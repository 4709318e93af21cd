import { baobab } from '#art/poster/toolbox/baobab.ts'
import { doumPalm } from '#art/poster/toolbox/doum-palms.ts'
import { crown, crownGlow } from '#art/poster/toolbox/forest.ts'
import { mix, tinted } from '#art/poster/toolbox/inks.ts'
import { foliage } from '#art/poster/toolbox/leaves.ts'
import { lerp, range } from '#art/poster/toolbox/numbers.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { sugarPalmHead } from '#art/poster/toolbox/sugar-palms.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import { acacia } from '#art/poster/toolbox/trees.ts'
import type { Plant } from './lands.ts'
import { rectangle } from './toolbox/marks.ts'

/** How tall each stands beside a house, in units. */
export const TALL: Readonly<Record<Plant, number>> = {
  palm: 330,
  acacia: 250,
  bamboo: 290,
  pine: 280,
  eucalyptus: 320,
  agave: 150,
  aloe: 120,
  banana: 180,
  tree: 230,
  jacaranda: 250,
  baobab: 270,
  doum: 270,
  cactus: 190,
  reeds: 110,
}

interface Standing {
  x: number
  y: number
  height: number
  /** 1 leans to the right, -1 to the left. */
  flip: 1 | -1
}

type Draw = (stage: Stage, standing: Standing) => Art

const DRAWN: Readonly<Record<Plant, Draw>> = {
  palm: (stage, { x, y, height, flip }) => {
    const { inks } = stage
    const trunk = mix(inks.key, inks.leaf[2], 0.2)
    const crown = stage.once('palm', () => palmCrown(stage))
    return palm(crown, x, y, height, { lean: 0.14 * flip, ink: inks.leaf[2], trunk, flip })
  },
  banana: (stage, { x, y, height }) =>
    foliage(stage, x, y, height / 190, {
      ink: stage.inks.leaf[2],
      rib: stage.inks.leaf[1],
      count: 6,
      spread: [-160, -20],
      kinds: ['banana'],
    }),
  acacia: (stage, { x, y, height, flip }) => {
    const { leaf, key } = stage.inks
    return acacia(stage, x, y, height, { ink: leaf[2], lit: leaf[1], trunk: key, flip })
  },
  agave: (stage, standing) => [flowerStalk(stage, standing), rosette(stage, standing)],
  aloe: rosette,
  bamboo,
  pine,
  eucalyptus,
  tree: (stage, standing) => roundTree(stage, standing, stage.inks.leaf[2], stage.inks.leaf[1]),
  jacaranda: (stage, standing) => {
    const bloom = tinted(stage, '#8d7cc4')
    return roundTree(stage, standing, bloom, mix(bloom, stage.inks.paper, 0.35))
  },
  baobab: (stage, { x, y, height, flip }) => {
    const { rock, key, leaf } = stage.inks
    const bark = mix(rock[1], key, 0.25)
    return baobab(stage, x, y, height, {
      bark,
      shade: mix(rock[2], key, 0.4),
      leaf: leaf[2],
      leafLit: leaf[1],
      flip,
    })
  },
  doum: (stage, { x, y, height, flip }) => {
    const head = stage.once('doum', () => sugarPalmHead(stage))
    return doumPalm(head, x, y, height, {
      ink: stage.inks.leaf[2],
      trunk: stage.inks.key,
      lit: stage.inks.leaf[1],
      flip,
    })
  },
  cactus,
  reeds,
}

/** A plant beside a house. */
export function plant(stage: Stage, kind: Plant, standing: Standing): Art {
  return DRAWN[kind](stage, standing)
}

function rosette({ chance, inks }: Stage, { x, y, height }: Standing): Art {
  const scale = height / 260
  const leaves = pen()
  for (let i = 0; i < 9; i++) {
    const angle = Math.PI * (0.08 + i / 9.6)
    const long = 74 * scale * chance.between(0.85, 1.1)
    const half = 8 * scale
    leaves
      .M(x - half, y)
      .L(x - Math.cos(angle) * long, y - Math.sin(angle) * long)
      .L(x + half, y)
      .Z()
  }
  return fill(leaves, mix(inks.leaf[1], inks.sky[0], 0.3))
}

function flowerStalk({ inks }: Stage, { x, y, height }: Standing): Art {
  if (height <= 120) return ''
  const scale = height / 260
  const stalk = pen()
    .M(x, y)
    .L(x + 4, y - height * 0.9)
  const flowers = range(6, i =>
    fill(pen().lens(x + 4, y - height * (0.55 + i * 0.06), (44 - i * 5) * scale, 7 * scale), inks.leaf[1]),
  )
  return [stroke(stalk, inks.leaf[2], 5 * scale), flowers]
}

function bamboo({ chance, inks }: Stage, { x, y, height }: Standing): Art {
  return range(7, cane => {
    const foot = x + (cane - 3) * 7
    const tipX = foot + (cane - 3) * height * 0.075 + chance.between(-8, 8)
    const tipY = y - height * chance.between(0.8, 1.1)
    const leaves = pen()
    for (let leaf = 0; leaf < 9; leaf++) {
      const t = 0.42 + leaf * 0.065
      const [atX, atY] = [lerp(foot, tipX, t * t), lerp(y, tipY, t)]
      const side = (leaf % 2 ? 1 : -1) * height
      leaves
        .M(atX, atY)
        .Q(atX + side * 0.06, atY - 3, atX + side * 0.12, atY + height * 0.05)
        .Q(atX + side * 0.05, atY + height * 0.03, atX, atY)
    }
    const stem = pen()
      .M(foot, y)
      .Q(foot, lerp(y, tipY, 0.6), tipX, tipY)
    return [stroke(stem, inks.leaf[1], 3.4), fill(leaves, inks.leaf[cane % 2 ? 2 : 1])]
  })
}

const TIERS = 6

function pine({ inks }: Stage, { x, y, height }: Standing): Art {
  const top = y - height
  const reach = height * 0.2
  const boughs = pen().M(x, top)
  const tier = (i: number, side: 1 | -1) => {
    const outer = [x + (side * reach * i) / TIERS, top + height * 0.15 * i] as const
    const inner = [x + (side * reach * (i - 0.55)) / TIERS, top + height * 0.142 * i] as const
    return { outer, inner }
  }
  for (let i = 1; i <= TIERS; i++) boughs.L(...tier(i, 1).outer, ...tier(i, 1).inner)
  boughs.L(x, y - height * 0.08)
  for (let i = TIERS; i >= 1; i--) boughs.L(...tier(i, -1).inner, ...tier(i, -1).outer)
  return [
    rectangle(x - height * 0.014, y - height * 0.16, height * 0.028, height * 0.16, inks.key),
    fill(boughs.Z(), inks.leaf[3]),
  ]
}

/** Clumps of a eucalyptus' crown: across, up and half-width, in tree heights. */
const CLUMPS = [
  [-0.1, 0.52, 0.1],
  [0.1, 0.6, 0.12],
  [-0.08, 0.74, 0.15],
  [0.08, 0.84, 0.14],
  [0, 0.94, 0.11],
] as const

function eucalyptus({ chance, inks, light }: Stage, { x, y, height, flip }: Standing): Art {
  const [leaves, glow] = [pen(), pen()]
  for (const [across, up, half] of CLUMPS) {
    const [atX, atY, radius] = [x + across * height, y - up * height, half * height]
    crown(leaves, chance, atX, atY, radius, radius * 0.7, 7)
    crownGlow(glow, atX, atY, radius, radius * 0.7, light)
  }
  const trunk = pen()
    .M(x, y)
    .Q(x + 6 * flip, y - height * 0.5, x - 2, y - height * 0.9)
    .M(x + 2, y - height * 0.4)
    .L(x + height * 0.1, y - height * 0.6)
    .M(x, y - height * 0.34)
    .L(x - height * 0.1, y - height * 0.52)
  return [
    stroke(trunk, mix(inks.rock[0], inks.key, 0.3), height * 0.022),
    fill(leaves, inks.leaf[2]),
    fill(glow, inks.leaf[1]),
  ]
}

/** Clumps of a round head: across, up and half-width, in tree heights. */
const HEAD = [
  [0.2, 0.42, 0.2],
  [-0.2, 0.4, 0.22],
  [0, 0.5, 0.3],
  [0.12, 0.64, 0.2],
  [-0.1, 0.66, 0.22],
] as const

/** A broad tree with a round head. */
function roundTree(stage: Stage, { x, y, height, flip }: Standing, ink: string, lit: string): Art {
  const bole = pen()
    .M(x - height * 0.035, y)
    .Q(x - height * 0.02, y - height * 0.3, x - height * 0.012, y - height * 0.6)
    .L(x + height * 0.014, y - height * 0.6)
    .Q(x + height * 0.02, y - height * 0.3, x + height * 0.04, y)
    .Z()
    .M(x, y - height * 0.34)
    .L(
      x + flip * height * 0.2,
      y - height * 0.6,
      x + flip * height * 0.23,
      y - height * 0.57,
      x,
      y - height * 0.28,
    )
    .Z()
  const [leaves, glow] = [pen(), pen()]
  for (const [across, up, half] of HEAD) {
    const [atX, atY, radius] = [x + across * height * flip, y - up * height, half * height]
    crown(leaves, stage.chance, atX, atY, radius, radius * 0.95, 7)
    crownGlow(glow, atX, atY, radius, radius * 0.9, stage.light)
  }
  return [
    fill(bole, mix(stage.inks.key, stage.inks.rock[2], 0.25)),
    fill(leaves, ink),
    fill(glow, lit, { opacity: 0.8 }),
  ]
}

/** Tall columns with arms, and a few pads at their foot. */
function cactus({ inks }: Stage, { x, y, height, flip }: Standing): Art {
  const arm = height * 0.2 * flip
  const stems = pen()
    .M(x, y)
    .L(x, y - height)
    .M(x, y - height * 0.36)
    .Q(x + arm, y - height * 0.36, x + arm, y - height * 0.72)
    .M(x, y - height * 0.5)
    .Q(x - arm * 0.9, y - height * 0.5, x - arm * 0.9, y - height * 0.84)
  const pads = pen()
    .dot(x - arm * 1.3, y - height * 0.1, height * 0.07, height * 0.1)
    .dot(x - arm * 1.6, y - height * 0.26, height * 0.06, height * 0.09)
  const round = { strokeLinecap: 'round' }
  return [
    stroke(stems, inks.leaf[2], height * 0.085, round),
    stroke(stems, inks.leaf[1], height * 0.02, { ...round, strokeDasharray: '3 7' }),
    fill(pads, inks.leaf[2]),
  ]
}

function reeds({ chance, inks }: Stage, { x, y, height }: Standing): Art {
  const [stalks, heads] = [pen(), pen()]
  for (let i = 0; i < 16; i++) {
    const foot = x + (i - 8) * height * 0.07
    const tip = foot + chance.between(-0.14, 0.16) * height
    const top = y - height * chance.between(0.6, 1.05)
    stalks.M(foot, y).Q(foot, (y + top) / 2, tip, top)
    if (i % 2) heads.M(tip, top + height * 0.14).L(tip, top)
  }
  return [
    stroke(stalks, inks.leaf[2], height * 0.024),
    stroke(heads, mix(inks.sand[2], inks.key, 0.35), height * 0.05, { strokeLinecap: 'round' }),
  ]
}
