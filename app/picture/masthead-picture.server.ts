import { sunOf } from '#art/poster/sun.ts'
import { MASTHEAD_PRINTS, type MastheadPicture } from './masthead-picture.ts'
import type { PlacePicture } from './picture.ts'
import { type SunPlace, sunPlace } from './sun-place.ts'

/** A picture that a masthead can crop to any window without losing its sun. */
export function mastheadPicture(picture: PlacePicture): MastheadPicture {
  if ('photo' in picture) return picture
  const { poster } = picture
  const wide = sunPlace(sunOf(poster, MASTHEAD_PRINTS.wide))
  const narrow = sunPlace(sunOf(poster, MASTHEAD_PRINTS.narrow))
  return {
    poster,
    suns: {
      '--sx': percent(wide.left),
      '--sy': percent(wide.top),
      '--sun': high(wide),
      '--px': percent(narrow.left),
      '--py': percent(narrow.top),
      '--phone-sun': high(narrow),
    },
  }
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`
}

/** How high a picture across the window has to be to hold the disc. */
function high({ across }: SunPlace): string {
  return `${Math.ceil(across * 1000) / 10}vw`
}
