import { BLUE, RED } from '#art/poster/palettes.ts'
import { mix, tinted } from './inks.ts'
import { nth, range } from './numbers.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

/** Woven stuffs, in the inks of the highland markets. */
export function weavingInks(stage: Stage): readonly string[] {
  const { inks } = stage
  return [RED, BLUE, inks.lamp, tinted(stage, '#7d4aa3'), tinted(stage, '#3f9a6a'), inks.paper]
}

/** A market stall under an awning, hung with striped blankets, 120 wide and 100 tall; its feet are at (x, y). */
export function weavingStall(stage: Stage, x: number, y: number, scale: number, first: number): Art {
  const { inks } = stage
  const cloths = weavingInks(stage)
  const pick = (i: number) => nth(cloths, (first + i * 2 + Math.floor(i / 3)) % cloths.length)
  const hung = range(4, i => {
    const left = -52 + i * 27
    const bands = range(4, band => fill(`M${left} ${-62 + band * 12}h23v5h-23Z`, pick(i + band + 1)))
    return [fill(`M${left}-70h23v${52 + (i % 2) * 6}h-23Z`, pick(i)), bands]
  })
  const folded = range(5, i => fill(`M${-54 + i * 22}-14h20v-${9 + (i % 2) * 4}h-20Z`, pick(i + 3)))
  return group(
    { transform: place(x, y, scale) },
    fill('M-58-72H58V0H-58Z', mix(inks.rock[2], inks.key, 0.55)),
    hung,
    fill('M-60-14H60V0H-60Z', mix(inks.rock[1], inks.rock[2], 0.4)),
    folded,
    stroke('M-58 2V-84M58 2V-84', inks.key, 2.6),
    fill('M-68-76Q-30-92 0-92Q30-92 68-76Q34-80 0-79Q-34-80-68-76Z', pick(first % 2 ? 5 : 0)),
    fill(
      'M-68-76Q-34-80 0-79Q34-80 68-76L66-70Q34-74 0-73Q-34-74-66-70Z',
      mix(pick(first % 2 ? 5 : 0), inks.key, 0.22),
    ),
  )
}
