import type { Person } from '#art/portrait/person.ts'
import type { HairStyle } from '#art/portrait/portrait-options.ts'

/** One way of wearing hair. Lengths are head units. */
export interface HairCut {
  /** Volume over the crown and over the ears. */
  top: number
  side: number
  /** Height of the hairline on the forehead. */
  line: number
  /** Where the parting meets the hairline. */
  part?: number
  wave?: number
  curl?: number
  /** How many lumps the outline has, for hair that is not smooth. */
  lumps?: number
  /** How far below the eyes loose hair hangs. */
  fall?: number
  /** A curtain of hair hangs beside the face and hides the ears. */
  curtain?: boolean
  fringe?: boolean
  /** Size of a knot behind the crown. */
  knot?: number
  tail?: boolean
  plait?: boolean
  rows?: boolean
  ropes?: boolean
  receding?: boolean
  /** The hairline climbs with age. */
  thins?: boolean
  tight?: boolean
}

const CUTS: Record<Exclude<HairStyle, 'bald'>, HairCut> = {
  crop: { top: 3, side: 1, line: -66, thins: true },
  short: { top: 10, side: 4, line: -62, part: -24, thins: true },
  quiff: { top: 18, side: 4, line: -60, part: -34, wave: 3 },
  wavy: { top: 15, side: 9, line: -58, part: 20, wave: 4, lumps: 9 },
  curly: { top: 22, side: 17, line: -52, curl: 6, lumps: 15 },
  coily: { top: 13, side: 7, line: -62, curl: 2.5, lumps: 21, tight: true },
  afro: { top: 42, side: 40, line: -60, curl: 4.5, lumps: 20 },
  straight: { top: 9, side: 8, line: -66, part: 4, fall: 190, curtain: true },
  long: { top: 12, side: 12, line: -64, part: -22, fall: 180, wave: 5, curtain: true },
  curls: { top: 24, side: 30, line: -56, curl: 7, lumps: 15, fall: 130, curtain: true },
  bob: { top: 12, side: 13, line: -60, part: -18, fall: 84, curtain: true },
  fringe: { top: 12, side: 12, line: -30, fall: 88, curtain: true, fringe: true },
  bun: { top: 6, side: 3, line: -66, part: -8, knot: 1 },
  tail: { top: 7, side: 4, line: -66, tail: true },
  braid: { top: 7, side: 5, line: -66, part: 2, plait: true },
  rows: { top: 4, side: 2, line: -66, rows: true, knot: 0.8 },
  twists: { top: 12, side: 12, line: -62, curl: 4, lumps: 18, fall: 120, curtain: true, ropes: true },
  receding: { top: 4, side: 4, line: -84, receding: true },
  pixie: { top: 11, side: 5, line: -44, part: 30, fringe: true },
}

const CRUSHED_BY_A_HAT: HairStyle[] = ['afro', 'bun', 'quiff', 'curly', 'pixie', 'rows']

/** What shows of a person's hair: none under a headscarf, little under a wrap, flattened by a hat. */
export function hairCutOf({ hair, hat, scarf }: Person): HairCut | undefined {
  if (scarf) return undefined
  if (hat === 'wrap') return CUTS.crop
  const style = hat && CRUSHED_BY_A_HAT.includes(hair) ? 'crop' : hair
  if (style === 'bald') return undefined
  const cut = CUTS[style]
  if (!hat) return cut
  return { ...cut, top: 1, side: Math.min(cut.side, 10), curl: Math.min(3, cut.curl ?? 0), knot: 0 }
}
