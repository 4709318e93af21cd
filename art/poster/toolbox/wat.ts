import { mix, tinted } from './inks.ts'
import { lerp } from './numbers.ts'
import { pathData, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

/** Gold leaf, a tone below the sky it stands against. */
function goldOf({ inks }: Stage): string {
  return mix(inks.lamp, mix(inks.rock[1], inks.rock[2], 0.3), 0.42)
}

/** A gilded stupa on a white base, 108 tall. */
export function giltStupa(stage: Stage, x: number, y: number, scale: number): Art {
  const { inks, sunward } = stage
  const gold = goldOf(stage)
  const lightFromRight = sunward > 0
  const baseShade = lightFromRight ? 'M-30 24V-8H-24V-16H-10V24Z' : 'M30 24V-8H24V-16H10V24Z'
  const bellShade = lightFromRight
    ? 'M-18-16L-14-30H-4L-5-16ZM-12-30C-13-42-6-50-3-58L-1.5-84H0L-2-58C-4-46-6-40-5-30Z'
    : 'M18-16L14-30H4L5-16ZM12-30C13-42 6-50 3-58L1.5-84H0L2-58C4-46 6-40 5-30Z'
  return group(
    { transform: place(x, y, scale) },
    fill('M-30 24V-8H-24V-16H24V-8H30V24Z', mix(inks.paper, inks.land[1], 0.15)),
    fill(baseShade, mix(inks.paper, inks.land[3], 0.6)),
    fill('M-18-16L-14-30H14L18-16ZM-12-30C-13-42-6-50-3-58L-1.5-84H1.5L3-58C6-50 13-42 12-30Z', gold),
    fill(bellShade, mix(gold, inks.land[4], 0.6)),
    stroke('M-5-46H5M-4-52H4', mix(gold, inks.land[4], 0.4), 1.2),
  )
}

/** A temple hall under three swept roofs, 92 wide. */
export function wat(stage: Stage, x: number, y: number, scale: number): Art {
  const { inks, lampsLit } = stage
  const { key, land, paper, rock } = inks
  const gold = goldOf(stage)
  const tile = mix(tinted(stage, '#b5402c'), land[3], 0.18)
  const finials = 'M-40-15Q-45-17-46-22M40-15Q45-17 46-22M0-54V-62M-30-23Q-34-25-35-29M30-23Q34-25 35-29'
  return group(
    { transform: place(x, y, scale) },
    fill('M-26 2V-18H26V2Z', mix(paper, rock[1], 0.15)),
    fill('M-20 2V-14H-14V2ZM-4 2V-15H4V2ZM14 2V-14H20V2Z', lampsLit ? inks.lamp : mix(rock[2], key, 0.4)),
    fill(sweptRoof(38, -14, 22), mix(tile, key, 0.2)),
    fill(sweptRoof(29, -22, 22), tile),
    fill(sweptRoof(19, -30, 24), mix(tile, paper, 0.12)),
    stroke(finials, gold, 1.8, { strokeLinecap: 'round' }),
    fill('M-9-36L0-53L9-36Q0-39-9-36Z', gold),
  )
}

function sweptRoof(half: number, y: number, high: number): string {
  const up = (part: number) => y - high * part
  const slope = (side: number) => side * half
  const left = pathData`M${-half} ${y}Q${slope(-0.62)} ${up(0.3)} ${slope(-0.34)} ${up(0.72)}L0 ${up(1)}`
  const right = pathData`L${slope(0.34)} ${up(0.72)}Q${slope(0.62)} ${up(0.3)} ${half} ${y}`
  return left + right + pathData`Q0 ${up(0.12)} ${-half} ${y}Z`
}

/** A clump of bamboo that leans toward the light. */
export function bamboo(
  { unit, chance, inks, sunward }: Stage,
  x: number,
  y: number,
  high: number,
  canes: number,
): Art {
  const [stems, leaves] = [pen(), pen()]
  for (let cane = 0; cane < canes; cane++) {
    const long = high * chance.between(0.7, 1)
    const lean = (cane / (canes - 1) - 0.4) * high * 0.5 * sunward + chance.between(-0.05, 0.05) * high
    const [tipX, tipY] = [x + lean * 1.3, y - long * 0.9]
    stems.M(x + (cane - canes / 2) * 3 * unit, y).Q(x + lean * 0.3, y - long * 0.7, tipX, tipY)
    for (let leaf = 0; leaf < 9; leaf++) {
      const t = 0.45 + leaf * 0.065
      const fromX = lerp(lerp(x, x + lean * 0.3, t), lerp(x + lean * 0.3, tipX, t), t)
      const fromY = lerp(lerp(y, y - long * 0.7, t), lerp(y - long * 0.7, tipY, t), t)
      const angle = chance.between(0.3, 1.3) * (leaf % 2 ? 1 : -1)
      const size = high * chance.between(0.07, 0.12)
      const [toX, toY] = [fromX + Math.sin(angle) * size + sunward * 3, fromY + Math.cos(angle) * size * 0.6]
      const [midX, midY] = [lerp(fromX, toX, 0.5), lerp(fromY, toY, 0.5)]
      leaves
        .M(fromX, fromY)
        .Q(midX + 3 * unit, midY - 5 * unit, toX, toY)
        .Q(midX, midY + 3 * unit, fromX, fromY)
    }
  }
  return [stroke(stems, mix(inks.leaf[3], inks.leaf[2], 0.4), 2.6 * unit), fill(leaves, inks.leaf[3])]
}
