import type { PosterChoice } from '#art/poster/poster-choice.ts'
import type { PhotoData } from './photo/photo-schema.ts'

/** Prints a masthead shows: wide windows', those of windows narrower than 64 rem, and those of phones. */
export const MASTHEAD_PRINTS = { wide: '10x3', narrow: '4x3', phone: '3x4' } as const

/** What a masthead shows: a poster comes with the custom properties that hold its prints by their suns. */
export type MastheadPicture = { photo: PhotoData } | { poster: PosterChoice; suns: Record<string, string> }
