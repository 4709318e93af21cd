import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, stroke } from './tags.ts'

interface SweptRoof {
  x?: number
  /** y of the eaves and of the ridge's end. */
  eaves: number
  peak: number
  /** Half the width at the eaves. */
  half: number
  /** The tiles, their rim, and the boards of the gable. */
  tiles: string
  rim: string
  gable: string
}

/** A temple's roof seen at its gable end: two sides that sag, a rim, and a horn at each tip. */
export function sweptRoof({ light }: Stage, { x = 0, eaves, peak, half, tiles, rim, gable }: SweptRoof): Art {
  const rise = eaves - peak
  const thick = Math.max(4, rise * 0.1)
  const outer = sag(pen(2), x, half, eaves, peak)
  const inner = sag(pen(2), x, half * 0.78, eaves, peak + rise * 0.26)
  const dark = pen(2)
    .M(x, peak)
    .Q(x - light * half * 0.28, eaves - rise * 0.34, x - light * half, eaves)
    .L(x - light * half * 0.78, eaves)
    .Q(x - light * half * 0.22, eaves - rise * 0.26, x, peak + rise * 0.26)
    .Z()
  const edge = pen(2)
    .M(x - half, eaves)
    .Q(x - half * 0.28, eaves - rise * 0.34, x, peak)
    .Q(x + half * 0.28, eaves - rise * 0.34, x + half, eaves)
  return [
    fill(outer, tiles),
    fill(dark, gable, { opacity: 0.45 }),
    fill(inner, gable),
    stroke(edge, rim, thick * 0.42),
    fill(horns(x, half, eaves, peak, thick), rim),
  ]
}

function sag(path: Pen, x: number, half: number, eaves: number, peak: number): Pen {
  const bend = eaves - (eaves - peak) * 0.34
  return path
    .M(x - half, eaves)
    .Q(x - half * 0.28, bend, x, peak)
    .Q(x + half * 0.28, bend, x + half, eaves)
    .Z()
}

function horns(x: number, half: number, eaves: number, peak: number, thick: number): Pen {
  const tips = pen(2)
    .M(x - thick * 0.4, peak + thick)
    .Q(x - thick * 0.5, peak - thick, x + thick * 0.3, peak - thick * 3)
  tips.Q(x + thick * 0.2, peak - thick, x + thick * 0.5, peak + thick).Z()
  for (const side of [-1, 1]) {
    const tip = x + side * half
    tips
      .M(tip - side * thick * 1.2, eaves + 1)
      .Q(tip, eaves, tip + side * thick * 0.9, eaves - thick * 1.6)
      .Q(tip + side * thick * 0.6, eaves + thick * 0.4, tip - side * thick * 1.2, eaves + thick)
      .Z()
  }
  return tips
}
