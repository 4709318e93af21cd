import type { PosterChoice } from '#art/poster/poster-choice.ts'
import type { PhotoData } from './photo/photo-schema.ts'

/** Prints a masthead shows: wide windows', and those of windows narrower than 64 rem. */
export const MASTHEAD_PRINTS = { wide: '21x9', narrow: '4x3' } as const

/** What a masthead shows: a poster comes with the custom properties that hold its prints by their suns. */
export type MastheadPicture = { photo: PhotoData } | { poster: PosterChoice; suns: Record<string, string> }
