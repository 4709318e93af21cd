import { mix } from './inks.ts'
import { nth } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, stroke } from './tags.ts'

/** One depth of the city: its walls, their shaded sides, and lit windows. */
interface Block {
  readonly walls: Pen
  readonly shade: Pen
  readonly windows: Pen
}

/** How a tower ends: flat, slanted, domed, or with a spire. */
type Top = 'flat' | 'slant' | 'dome' | 'spire'
const TOPS: readonly Top[] = ['flat', 'slant', 'dome', 'spire']

/** Three blocks of towers and two landmarks: a corkscrew and a sail. Stands on the horizon. */
export function citySkyline(stage: Stage, horizon: number): string {
  const { inks } = stage
  const { town } = inks
  const blocks = cutBlocks(stage, horizon)
  const walls = [town[0], town[1], town[2]]
  const shades = [mix(town[0], town[1], 0.5), mix(town[1], town[2], 0.6), town[3]]
  const light = stage.lampsLit ? inks.lamp : mix(inks.paper, inks.sky[2], 0.3)
  return group(
    {},
    blocks.map((block, i) => [fill(block.walls, nth(walls, i)), fill(block.shade, nth(shades, i))]),
    corkscrew(stage, horizon),
    sailTower(stage, horizon),
    blocks.map(({ windows }, i) => stroke(windows, light, i ? 1.8 : 1.2, { opacity: i ? 0.85 : 0.55 })),
  )
}

/** Far, middle and near towers; the tallest stand near the focus. */
function cutBlocks(stage: Stage, horizon: number): Block[] {
  const { width, span, chance } = stage
  const [far, middle, near] = [newBlock(), newBlock(), newBlock()]
  const swell = (across: number) => Math.exp(-((across / 0.42) ** 2))
  const anyTop = () => nth(TOPS, chance.whole(0, 3))
  const edge = (width / span) * 0.72
  for (let across = -edge; across < edge; across += chance.between(0.045, 0.075)) {
    const wide = chance.between(0.03, 0.05)
    const high = 0.08 + 0.2 * swell(across + 0.1) * chance.between(0.5, 1.1)
    cutTower(stage, far, horizon, across, wide, high, anyTop())
  }
  for (let across = -edge; across < 0.46; across += chance.between(0.06, 0.09)) {
    const wide = chance.between(0.034, 0.052)
    const high = 0.06 + 0.32 * swell(across + 0.12) * chance.between(0.45, 1.05)
    cutTower(stage, middle, horizon, across, wide, high, anyTop())
  }
  cutTower(stage, near, horizon, -0.42, 0.055, 0.2, 'flat')
  cutTower(stage, near, horizon, -0.27, 0.05, 0.3, 'spire')
  cutTower(stage, near, horizon, 0.13, 0.05, 0.27, 'slant')
  cutTower(stage, near, horizon, 0.24, 0.055, 0.17, 'flat')
  return [far, middle, near]
}

function newBlock(): Block {
  return { walls: pen(), shade: pen(), windows: pen() }
}

function cutTower(
  stage: Stage,
  { walls, shade, windows }: Block,
  horizon: number,
  across: number,
  wide: number,
  high: number,
  top: Top,
): void {
  const { span, chance, sunward, xAt, lampsLit } = stage
  const [x, width, height] = [xAt(across), wide * span, high * span]
  const roof = horizon - height
  walls.M(x - width / 2, horizon).V(roof)
  cutTop(walls, x, roof, width, top, -sunward)
  walls.V(horizon).Z()
  shade
    .M(x - sunward * width * 0.12, horizon)
    .V(roof)
    .H(x - (sunward * width) / 2)
    .V(horizon)
    .Z()
  const floors = Math.floor(height / (span * 0.022))
  for (let floor = 1; floor < floors; floor++) {
    if (!chance.odds(lampsLit ? 0.75 : 0.55)) continue
    const long = width * chance.between(0.2, 0.7)
    windows.dash(x - width * 0.38 + chance() * (width * 0.76 - long), roof + floor * span * 0.022, long)
  }
}

function cutTop(walls: Pen, x: number, roof: number, width: number, top: Top, dark: number): void {
  const half = width / 2
  if (top === 'slant') {
    walls.L(x - half, roof, x + (dark * width) / 2, roof - width * 0.55).L(x + half, roof)
  } else if (top === 'dome') {
    walls
      .Q(x - width * 0.5, roof - width * 0.7, x, roof - width * 0.8)
      .Q(x + width * 0.5, roof - width * 0.7, x + half, roof)
  } else if (top === 'spire') {
    const [shoulder, tip] = [roof - width * 0.3, roof - width * 1.3]
    walls
      .H(x - width * 0.3)
      .V(shoulder)
      .H(x - 1.5)
      .V(tip)
      .H(x + 1.5)
      .V(shoulder)
    walls
      .H(x + width * 0.3)
      .V(roof)
      .H(x + half)
  } else walls.H(x + half)
}

function corkscrew({ span, unit, inks, sunward, xAt }: Stage, horizon: number): Art {
  const [walls, shade] = [pen(), pen()]
  const [x, high, floors] = [xAt(-0.16), span * 0.42, 13]
  for (let floor = 0; floor < floors; floor++) {
    const foot = horizon - (high * floor) / floors
    const top = horizon - (high * (floor + 1)) / floors - 1
    const half = ((span * 0.056) / 2) * (1 - (floor / floors) * 0.12)
    const turn = floor * 0.62
    const out = Math.sin(turn) * half * 0.34
    const edge = x + Math.sin(turn + 1) * half * 0.7
    walls
      .M(x - half + out, foot)
      .L(x - half - out * 0.2, top, x + half - out * 0.2, top, x + half + out, foot)
      .Z()
    shade
      .M(edge, foot)
      .L(edge + Math.cos(turn + 1) * half * 0.45, top, x - sunward * half - out * 0.2, top)
      .L(x - sunward * half + out, foot)
      .Z()
  }
  walls
    .M(x - 6 * unit, horizon - high)
    .L(x, horizon - high - span * 0.03, x + 6 * unit, horizon - high)
    .Z()
  return [fill(walls, inks.town[2]), fill(shade, inks.town[3])]
}

function sailTower({ span, inks, xAt }: Stage, horizon: number): Art {
  const yAt = (up: number) => horizon - span * up
  const luff = () =>
    pen().M(xAt(0), horizon).L(xAt(0.005), yAt(0.18)).Q(xAt(0.012), yAt(0.33), xAt(0.05), yAt(0.37))
  const walls = luff().Q(xAt(0.078), yAt(0.3), xAt(0.085), yAt(0.14)).L(xAt(0.087), horizon).Z()
  const shade = luff().Q(xAt(0.034), yAt(0.26), xAt(0.04), horizon).Z()
  return [fill(walls, mix(inks.town[1], inks.town[0], 0.3)), fill(shade, inks.town[3])]
}
