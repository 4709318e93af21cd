import { sunOf } from '#art/poster/sun.ts'
import { MASTHEAD_PRINTS, type MastheadPicture, sunPlace } from './masthead-picture.ts'
import type { Picture } from './picture.ts'

/** A picture that a masthead can crop to any window without losing its sun. */
export function mastheadPicture(picture: Picture): MastheadPicture {
  if ('photo' in picture) return picture
  const { poster } = picture
  const { wide, narrow } = MASTHEAD_PRINTS
  return {
    poster,
    suns: { wide: sunPlace(sunOf(poster, wide)), narrow: sunPlace(sunOf(poster, narrow)) },
  }
}
