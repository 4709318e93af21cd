import { mix, tinted } from './inks.ts'
import { nth } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { fill, group, stroke } from './tags.ts'
import { type Block, cutBlock, HIGHER, type Town, townX } from './town-blocks.ts'

/** Twin spires, a minaret, the fort, the House of Wonders, merchants' houses stepping down to the slip. */
export function stoneTown(stage: Stage, quay: number, tone: number): string {
  const town: Town = { walls: pen(), toned: pen(), shade: pen(), windows: pen(), rust: pen(), rails: pen() }
  backHouses(stage, town, quay)
  for (const block of MERCHANTS) {
    const at = block.at + stage.chance.between(-0.006, 0.006)
    cutBlock(stage, town, quay, { ...block, at, high: block.high * stage.chance.between(0.9, 1.15) })
  }
  spire(stage, town, quay, -0.335)
  spire(stage, town, quay, -0.275)
  cutBlock(stage, town, quay, { at: -0.305, wide: 0.05, high: 0.13, rows: 2, toned: true })
  minaret(stage, town, quay)
  cutBlock(stage, town, quay, { at: 0, wide: 0.15, high: 0.06, teeth: true, rows: 1, toned: true })
  cutBlock(stage, town, quay, { at: -0.075, wide: 0.038, high: 0.082, teeth: true, rows: 2 })
  cutBlock(stage, town, quay, { at: 0.075, wide: 0.038, high: 0.082, teeth: true, rows: 2 })
  houseOfWonders(stage, town, quay)
  return printTown(stage, town, tone)
}

const MERCHANTS: readonly Block[] = [
  { at: -0.56, wide: 0.1, high: 0.1, toned: true, roof: true },
  { at: -0.47, wide: 0.09, high: 0.13, teeth: true },
  { at: -0.385, wide: 0.1, high: 0.085, toned: true, roof: true },
  { at: 0.155, wide: 0.09, high: 0.085, toned: true, teeth: true },
  { at: 0.24, wide: 0.1, high: 0.1, roof: true },
  { at: 0.33, wide: 0.09, high: 0.068, toned: true, roof: true },
  { at: 0.41, wide: 0.08, high: 0.085, teeth: true },
]

function backHouses(stage: Stage, town: Town, quay: number): void {
  const { chance } = stage
  for (let at = -2.3; at < -0.62; at += chance.between(0.09, 0.13)) {
    cutBlock(stage, town, quay, {
      at,
      wide: 0.11,
      high: chance.between(0.05, 0.1),
      toned: chance.odds(0.5),
      roof: chance.odds(0.5),
      teeth: chance.odds(0.4),
    })
  }
}

function spire(stage: Stage, town: Town, quay: number, at: number): void {
  const { span, sunward } = stage
  const x = townX(stage, at)
  const half = span * 0.02
  const high = span * 0.155 * HIGHER
  const up = (part: number) => quay - high * part
  town.walls
    .M(x - half, quay)
    .V(up(1))
    .H(x + half)
    .V(quay)
    .Z()
  town.shade
    .M(x, quay)
    .V(up(1))
    .H(x - sunward * half)
    .V(quay)
    .Z()
  town.rust
    .M(x - half * 1.15, up(1) + 1)
    .L(x, up(1.5), x + half * 1.15, up(1) + 1)
    .Z()
  town.windows
    .M(x - 2, up(0.72))
    .V(up(0.86))
    .H(x + 2)
    .V(up(0.72))
    .Z()
}

function minaret(stage: Stage, town: Town, quay: number): void {
  const { span, sunward } = stage
  const x = townX(stage, 0.088)
  const half = span * 0.014
  const up = (spans: number) => quay - span * spans
  town.walls
    .M(x - half, quay)
    .L(x - half * 0.8, up(0.225), x - half * 1.5, up(0.232), x - half * 1.5, up(0.243))
    .L(x - half * 0.7, up(0.246), x - half * 0.6, up(0.275))
    .Q(x - half * 0.7, up(0.295), x, up(0.325))
    .Q(x + half * 0.7, up(0.295), x + half * 0.6, up(0.275))
    .L(x + half * 0.7, up(0.246), x + half * 1.5, up(0.243), x + half * 1.5, up(0.232))
    .L(x + half * 0.8, up(0.225), x + half, quay)
    .Z()
  town.shade
    .M(x, quay)
    .V(up(0.275))
    .H(x - sunward * half * 0.6)
    .L(x - sunward * half * 0.7, up(0.246), x - sunward * half, quay)
    .Z()
}

/** Three galleries round a hall, and a clock tower with a cupola. */
function houseOfWonders(stage: Stage, town: Town, quay: number): void {
  const { span } = stage
  cutBlock(stage, town, quay, { at: -0.175, wide: 0.17, high: 0.125, rows: 3, full: true, balconies: true })
  cutBlock(stage, town, quay, { at: -0.175, wide: 0.05, high: 0.175, rows: 4 })
  const x = townX(stage, -0.175)
  const top = quay - span * 0.2485
  town.toned
    .M(x - span * 0.018, top)
    .V(top - span * 0.03)
    .H(x + span * 0.018)
    .V(top)
    .Z()
  town.walls.dot(x, top - span * 0.014, span * 0.009)
  town.rust
    .M(x - span * 0.022, top - span * 0.029)
    .Q(x - span * 0.006, top - span * 0.036, x, top - span * 0.066)
    .Q(x + span * 0.006, top - span * 0.036, x + span * 0.022, top - span * 0.029)
    .Z()
}

function printTown(stage: Stage, town: Town, tone: number): string {
  const { inks, lampsLit } = stage
  const { rock, land, paper } = inks
  const painted = (ink: string) => tinted(stage, ink, 1.3)
  const coral = mix(mix(paper, rock[0], 0.55), inks.town[0], 0.2)
  const stone = mix(mix(rock[0], rock[1], 0.6), inks.town[1], 0.22)
  const tones = [stone, mix(coral, painted('#e9b44c'), 0.35), mix(coral, painted('#82b2df'), 0.3)]
  return group(
    {},
    fill(town.walls, coral),
    fill(town.toned, nth(tones, tone)),
    fill(town.shade, mix(rock[2], inks.town[2], 0.35), { opacity: 0.7 }),
    fill(town.rust, mix(painted('#b5482f'), land[3], 0.3)),
    stroke(town.rails, paper, 1.1),
    fill(town.windows, lampsLit ? inks.lamp : mix(rock[2], inks.key, 0.4)),
  )
}
