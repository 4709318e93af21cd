import type { Species } from '#art/plate/species.ts'
import { drawOrangutan } from './bornean-orangutan.ts'

/** As the Bornean one, its coat paler and nearer to cinnamon. */
export const sumatranOrangutan: Species = {
  latin: 'Pongo abelii',
  best: 'dawn',
  draw: bench => drawOrangutan(bench, bench.tint(OWN)),
}

const OWN = {
  fur: '#c9702f',
  lit: '#eda256',
  shade: '#8d4522',
  skin: '#5a4640',
  skinLit: '#8f776c',
  pupil: '#0f0b0b',
} as const
