import { files } from '#app/links.ts'
import type { PhotoData } from '#app/picture/photo/photo-schema.ts'
import { PICTURE_WIDTHS } from '#app/picture-sizes.ts'
import type { HouseChoice } from '#art/houses/house.ts'
import type { PosterChoice } from '#art/poster/poster-choice.ts'

/** A hotel's house, drawn, and what is seen in it. */
export interface HousePicture {
  house: HouseChoice
  alt: string
}

/** The drawing used without a photograph: a poster, or a hotel's house. */
export type Drawing = { poster: PosterChoice } | HousePicture

/** The content of a picture slot: the operator's photograph if there is one, otherwise a drawing. */
export type Picture = { photo: PhotoData } | Drawing

/** The picture of a place: only hotels have houses. */
export type PlacePicture = Exclude<Picture, HousePicture>

/** Prefers a photograph to a poster. */
export function pictureOf(photo: PhotoData | null, poster: PosterChoice): PlacePicture {
  return photo ? { photo } : { poster }
}

/** Width divided by height of a slot. */
const aspects = {
  '4x3': 4 / 3,
  '21x9': 21 / 9,
  '10x3': 10 / 3,
  '3x4': 3 / 4,
  '1x1': 1,
  '5x6': 5 / 6,
} as const
export type Ratio = keyof typeof aspects

/**
 * The `sizes` of a photograph that fills its slot, from the slot's width: a photograph with wider proportions is
 * cropped at its sides, so it is rendered wider than the slot. The last length is for narrow windows.
 */
export function sizesOf({ width, height }: PhotoData, slot: string, ratio: Ratio, narrow = ratio): string {
  return slot.replace(/([\d.]+)(vw|rem)(?=,|$)/g, (whole, length, unit, at) => {
    const aspect = aspects[at + whole.length < slot.length ? ratio : narrow]
    return `${Math.round(length * Math.max(1, width / height / aspect) * 10) / 10}${unit}`
  })
}

/** Every useful width: the last is the largest available, whatever the address says. */
export function srcSetOf({ key, width }: PhotoData, least: number): string {
  const widths = PICTURE_WIDTHS.filter(each => each >= least)
  const whole = widths.findIndex(each => each >= width)
  return widths
    .slice(0, whole < 0 ? undefined : whole + 1)
    .map(each => `${files.photo(key, each)} ${Math.min(each, width)}w`)
    .join(', ')
}

/** The styles of a photograph: the point that its crops keep, and until it is loaded its preview on its main colour. */
export function photoStyle({ blur, color, focus }: PhotoData): { background: string; '--focus': string } {
  const point = `${focus.x}% ${focus.y}%`
  return { background: `${color} url("${blur}") ${point} / cover no-repeat`, '--focus': point }
}

/** The prints of a masthead: for wide windows, and for those narrower than 64 rem. */
export const MASTHEAD_PRINTS = { wide: '10x3', narrow: '4x3' } as const

/** A masthead's picture: a poster comes with the custom properties that position its prints by their suns. */
export type MastheadPicture = { photo: PhotoData } | { poster: PosterChoice; suns: Record<string, string> }
