import { type Cut, cut, type Vertex } from '#art/portrait/outline.ts'
import type { Wear } from '#art/portrait/portrait-options.ts'
import type { Sitter } from '#art/portrait/sitter.ts'
import { type Garment, garmentOf } from './garment.ts'
import { apron, kanga, knit, rain, stripe, tee, vest } from './layers.ts'
import { blouse, captain, field, linen, polo, print } from './shirts.ts'

const DETAILS: Record<Wear, (garment: Garment) => Cut[]> = {
  field,
  rain,
  linen,
  polo,
  tee,
  stripe,
  print,
  blouse,
  knit,
  vest,
  apron,
  kanga,
  captain,
}

/** The hood of a rain jacket lies behind the neck. */
export function hood(sitter: Sitter): Cut[] {
  if (sitter.person.wear !== 'rain') return []
  const { at, neck: n, cloth } = garmentOf(sitter)
  return [cut(cloth.deep, at`${-n - 36},156! ${-n - 40},112 ${-n},90 ${n},90 ${n + 40},112 ${n + 36},156!`)]
}

export function clothes(sitter: Sitter): Cut[] {
  const garment = garmentOf(sitter)
  return [...chest(garment), ...DETAILS[sitter.person.wear](garment)]
}

/** Neck, shoulders and arms; lit from the left, so the right breast and arm turn away. */
function chest(garment: Garment): Cut[] {
  const { at, neck: n, shoulder: w, cloth } = garment
  const rightArm = at`${n + 12},136! ${n + 40},156 ${w - 24},170 ${w},196 ${w + 10},250 ${w + 16},400!`
  const leftArm = at`${-w - 16},400! ${-w - 10},250 ${-w},196 ${-w + 24},170 ${-n - 40},156`
  return [
    cut(cloth.lit, [...neckline(garment), ...rightArm, ...leftArm]),
    cut(cloth.mid, [...rightArm, ...at`18,400! 26,280 12,230! 30,190 ${n * 0.7},160!`]),
    cut(
      cloth.deep,
      at`${w - 30},232! ${w - 22},270 ${w - 26},400! ${w + 16},400! ${w + 8},240! ${w - 12},262`,
    ),
    cut(cloth.mid, at`${-w + 32},236! ${-w + 38},290 ${-w + 30},400! ${-w + 24},400! ${-w + 28},290`),
  ]
}

/** Up to the right edge of the neck, where the arm goes on. */
function neckline({ at, neck: n, dip, neckline: kind }: Garment): Vertex[] {
  if (kind === 'round') return at`${-n - 12},136! ${-n * 0.9},${dip} 0,${dip + 4} ${n * 0.9},${dip}`
  const slope = (dip + 150) / 2
  return at`${-n - 12},136! ${-n * 0.6},${slope} 0,${kind === 'closed' ? dip - 10 : dip}! ${n * 0.6},${slope}`
}
