import { files } from '#app/links.ts'
import { PICTURE_WIDTHS } from '#app/picture-sizes.ts'
import type { HouseChoice } from '#art/houses/house.ts'
import type { PosterChoice } from '#art/poster/poster-choice.ts'
import type { PhotoData } from './photo/photo-schema.ts'

/** What is drawn where there is no photograph: a poster, or a hotel as the kind of house it is. */
export type Drawing = { poster: PosterChoice } | { house: HouseChoice }

/** What stands in a picture's slot: the operator's photograph where there is one, else a drawing. */
export type Picture = { photo: PhotoData } | Drawing

/** What shows a place: of hotels alone there are houses. */
export type PlacePicture = Exclude<Picture, { house: HouseChoice }>

/** A photograph's place before a poster's. */
export function pictureOf(photo: PhotoData | null, poster: PosterChoice): PlacePicture {
  return photo ? { photo } : { poster }
}

/** Width to height of a slot. */
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
 * The `sizes` of a photograph that fills its slot, from how wide the slot is: one that is wider than the slot is
 * cut at its sides, so it is drawn wider than the slot. The last length is that of narrow windows.
 */
export function sizesOf({ width, height }: PhotoData, slot: string, ratio: Ratio, narrow = ratio): string {
  return slot.replace(/([\d.]+)(vw|rem)(?=,|$)/g, (whole, length, unit, at) => {
    const aspect = aspects[at + whole.length < slot.length ? ratio : narrow]
    return `${Math.round(length * Math.max(1, width / height / aspect) * 10) / 10}${unit}`
  })
}

/** Every width worth offering: the last is all there is, whatever the address says. */
export function srcSetOf({ key, width }: PhotoData, least: number): string {
  const widths = PICTURE_WIDTHS.filter(each => each >= least)
  const whole = widths.findIndex(each => each >= width)
  return widths
    .slice(0, whole < 0 ? undefined : whole + 1)
    .map(each => `${files.photo(key, each)} ${Math.min(each, width)}w`)
    .join(', ')
}

/** What lies behind a photograph until it is there: itself in a few pixels, on its dominant colour. */
export function blurUp({ blur, color }: PhotoData): { background: string } {
  return { background: `${color} url("${blur}") 50% / cover no-repeat` }
}
