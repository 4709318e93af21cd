import type { Species } from '#art/plate/species.ts'
import { drawHowler } from './mantled-howler.ts'

/** As the mantled howler, without the mantle: black from head to tail. */
export const yucatanBlackHowler: Species = {
  latin: 'Alouatta pigra',
  best: 'dawn',
  draw: bench => drawHowler(bench, bench.tint(OWN)),
}

const OWN = {
  fur: '#17141a',
  sheen: '#3b363d',
  gold: '#242026',
  goldLit: '#4a444b',
  face: '#0f0c10',
  mouth: '#b5483f',
  iris: '#a8713c',
} as const
