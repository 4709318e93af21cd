import { sunOf } from '#art/poster/sun.ts'
import { MASTHEAD_PRINTS, type MastheadPicture, type PlacePicture } from './picture.ts'
import { type SunPosition, sunPosition } from './sun-position.ts'

/** A picture that a masthead can crop to any window without losing its sun. */
export function mastheadPicture(picture: PlacePicture): MastheadPicture {
  if ('photo' in picture) return picture
  const { poster } = picture
  const wide = sunPosition(sunOf(poster, MASTHEAD_PRINTS.wide))
  const narrow = sunPosition(sunOf(poster, MASTHEAD_PRINTS.narrow))
  return {
    poster,
    suns: {
      '--wide-x': percent(wide.left),
      '--wide-above': share(wide.above),
      '--wide-sun': high(wide),
      '--narrow-x': percent(narrow.left),
      '--narrow-above': share(narrow.above),
      '--narrow-sun': high(narrow),
    },
  }
}

function share(part: number): string {
  return String(Math.floor(part * 1000) / 1000)
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`
}

/** The height that a picture across the window needs to show the whole disc. */
function high({ across }: SunPosition): string {
  return `${Math.ceil(across * 1000) / 10}vw`
}
