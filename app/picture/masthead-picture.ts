import type { CSSProperties } from 'react'
import type { PosterChoice } from '#art/poster/poster-choice.ts'
import type { Sun } from '#art/poster/sun.ts'
import type { PhotoData } from './photo/photo-schema.ts'

/** Prints a masthead shows: wide windows', and those of windows narrower than 64 rem. */
export const MASTHEAD_PRINTS = { wide: '21x9', narrow: '4x3' } as const

/** How much of a crop's width the disc takes, and the share of the free room that lies left of it and above it. */
export interface SunPlace {
  left: number
  top: number
  across: number
}

/** What a masthead shows: a poster comes with where the sun hangs in each of its prints. */
export type MastheadPicture =
  | { photo: PhotoData }
  | { poster: PosterChoice; suns: Record<keyof typeof MASTHEAD_PRINTS, SunPlace> }

/** Room round the disc, as a share of it: it never touches the edge. */
const HALO = 1.1

/**
 * Where a print is held so that its disc keeps its place in any crop: as `object-position`, the share of the
 * room beside the disc that lies before it. A crop that the disc fits into shows all of it.
 */
export function sunPlace({ x, y, across, tall }: Sun): SunPlace {
  return { left: before(x, across * HALO), top: before(y, tall * HALO), across: across * HALO }
}

function before(middle: number, size: number): number {
  return Math.min(1, Math.max(0, (middle - size / 2) / (1 - size)))
}

/** The custom properties that the masthead's styles hold its picture by. */
export function sunStyle(picture: MastheadPicture): CSSProperties {
  if ('photo' in picture) return {}
  const { wide, narrow } = picture.suns
  const percent = (share: number) => `${Math.round(share * 1000) / 10}%`
  const high = ({ across }: SunPlace) => `${Math.ceil(across * 1000) / 10}vw`
  return {
    '--sx': percent(wide.left),
    '--sy': percent(wide.top),
    '--sun': high(wide),
    '--px': percent(narrow.left),
    '--py': percent(narrow.top),
    '--phone-sun': high(narrow),
  } as CSSProperties
}
