import type { PosterChoice } from '#art/poster/poster-choice.ts'
import type { PhotoData } from './photo/photo-schema.ts'

/** The prints of a masthead: for wide windows, and for those narrower than 64 rem. */
export const MASTHEAD_PRINTS = { wide: '10x3', narrow: '4x3' } as const

/** A masthead's picture: a poster comes with the custom properties that position its prints by their suns. */
export type MastheadPicture = { photo: PhotoData } | { poster: PosterChoice; suns: Record<string, string> }
