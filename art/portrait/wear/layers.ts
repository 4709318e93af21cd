import { SIDES } from '#art/portrait/head/sides.ts'
import { type Cut, cut } from '#art/portrait/outline.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import { collar, diamond, type Garment } from './garment.ts'

/** A rain jacket with a zip and a yoke. */
export function rain({ at, neck: n, shoulder: w, dip, cloth, second }: Garment): Cut[] {
  return [
    cut(second.lit, at`${-n - 10},110! ${-n - 22},142! -4,206! -4,${dip + 4}! ${-n * 0.7},150`),
    cut(second.mid, at`${n + 10},110! ${n + 22},142! 4,206! -4,${dip + 4}! ${n * 0.7},150`),
    cut(second.deep, at`-3,200! 3,200! 8,400! 2,400!`),
    cut(cloth.mid, at`${-w + 14},208! -8,236! -6,246! ${-w + 10},220!`),
    cut(cloth.deep, at`8,236! ${w - 10},208! ${w - 6},220! 8,246!`),
  ]
}

export function apron({ at, side, neck: n, second }: Garment): Cut[] {
  return [
    ...SIDES.map(s =>
      cut(s < 0 ? second.lit : second.mid, side[s]`${n + 8},146! ${n + 24},150! 62,224! 46,224!`),
    ),
    cut(second.lit, at`-66,220! 62,220! 82,400! -84,400!`),
    cut(second.mid, at`14,220! 62,220! 82,400! 20,400! 26,300`),
    cut(second.deep, at`-66,220! 62,220! 63,230! -67,230!`),
  ]
}

/** A printed cotton cloth over one shoulder. */
export function kanga({ at, neck: n, shoulder: w, cloth, second }: Garment): Cut[] {
  const dots = range(12, i => {
    const [column, row] = [i % 3, Math.floor(i / 3)]
    return diamond(at, -w + 26 + column * 36 + row * 12, 210 + row * 38 + column * 8, 8)
  })
  return [
    cut(
      second.lit,
      at`${-n - 36},150! ${-w + 10},168 ${-w - 8},210 ${-w - 18},400! 120,400! 40,300 -20,220 ${-n + 2},160!`,
    ),
    cut(second.deep, at`${-n + 2},160! -20,220 40,300 120,400! 92,400! 22,312 -36,232 ${-n - 14},154!`),
    cut(cloth.lit, ...dots),
  ]
}

/** A roll neck with a row of diamonds. */
export function knit({ at, neck: n, shoulder: w, cloth, second }: Garment): Cut[] {
  const width = (w * 2 - 28) / 7
  const diamonds = range(7, i => {
    const x = -w + 14 + (i * (w * 2 - 28)) / 7
    return at`${x},208! ${x + width / 2},192! ${x + width},208! ${x + width / 2},224!`
  })
  return [
    cut(cloth.lit, at`${-n - 4},112! 0,132 ${n + 4},112! ${n + 12},146! 0,168 ${-n - 12},146!`),
    cut(cloth.mid, at`6,124! ${n + 4},112! ${n + 12},146! 14,164!`),
    cut(second.lit, ...diamonds),
  ]
}

/** A waistcoat over a shirt. */
export function vest(garment: Garment): Cut[] {
  const { at, side, neck: n, shoulder: w, cloth, second } = garment
  return [
    ...collar(garment, cloth.lit, cloth.mid),
    ...SIDES.map(s =>
      cut(
        s < 0 ? second.lit : second.mid,
        side[s]`${n + 14},144! ${n + 62},158! ${w - 44},240 ${w - 36},400! 14,400! 18,250`,
      ),
    ),
    cut(second.deep, at`34,236! 82,232! 84,246! 34,250!`),
  ]
}

export function tee({ at, neck: n, dip, cloth }: Garment): Cut[] {
  const rib = at`${-n - 12},136! ${-n * 0.9},${dip} 0,${dip + 4} ${n * 0.9},${dip} ${n + 12},136! ${n + 20},141!
    ${n},${dip + 9} 0,${dip + 14} ${-n},${dip + 9} ${-n - 20},141!`
  return [cut(cloth.mid, rib)]
}

/** A tee with woven bands. */
export function stripe(garment: Garment): Cut[] {
  const { at, shoulder: w, second } = garment
  const bands = [206, 236, 266, 296].map(
    y => at`${-w - 2},${y}! 0,${y + 10} ${w + 2},${y}! ${w + 3},${y + 11}! 0,${y + 21} ${-w - 3},${y + 11}!`,
  )
  return [cut(second.lit, ...bands), ...tee(garment)]
}
