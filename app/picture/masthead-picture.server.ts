import { type Sun, sunOf } from '#art/poster/sun.ts'
import { MASTHEAD_PRINTS, type MastheadPicture, type PlacePicture } from './picture.ts'

export interface SunPosition {
  /** The share of the space beside the disc that is left of it, as an `object-position`. */
  left: number
  /** The share of the print above the disc, which can be cropped. */
  above: number
  /** The disc's width as a share of the print. */
  across: number
}

/** Margin around the disc, as a factor: it never touches the edge. */
const HALO = 1.1

/** The position of a print in its crop, so that any crop with room for the disc shows all of it. */
export function sunPosition({ x, y, across, tall }: Sun): SunPosition {
  return { left: leftOf(x, across * HALO), above: Math.max(0, y - (tall * HALO) / 2), across: across * HALO }
}

function leftOf(middle: number, size: number): number {
  return Math.min(1, Math.max(0, (middle - size / 2) / (1 - size)))
}

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
