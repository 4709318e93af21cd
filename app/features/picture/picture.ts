import type { PhotoData } from '#app/features/photo/photo-schema.ts'
import type { PosterChoice } from '#app/features/poster/poster-choice.ts'
import { files } from '#app/links.ts'
import { PICTURE_WIDTHS } from '#app/picture-sizes.ts'

/** What stands in a picture's slot: the operator's photograph where there is one, else a poster. */
export type Picture = { photo: PhotoData } | { poster: PosterChoice }

/** A photograph's place before a poster's. */
export function pictureOf(photo: PhotoData | null, poster: PosterChoice): Picture {
  return photo ? { photo } : { poster }
}

/** Width to height of a slot. */
export const aspects = { '4x3': 4 / 3, '21x9': 21 / 9, '3x4': 3 / 4, '1x1': 1, '5x6': 5 / 6 } as const
export type Ratio = keyof typeof aspects

/** CSS lengths a slot is wide, by the least width of the window in rem it holds from; 0 is everywhere else. */
export type Sizes = { readonly 0: string } & Readonly<Record<number, string>>

interface Slot {
  sizes: Sizes
  /** The slot's ratio in windows of this least width. */
  ratioAt: (rem: number) => Ratio
}

/**
 * The `sizes` of a photograph that fills its slot: one that is wider than the slot is cut at its sides, so it
 * is drawn wider than the slot.
 */
export function sizesOf({ width, height }: PhotoData, { sizes, ratioAt }: Slot): string {
  const steps = Object.entries(sizes)
    .map(([rem, length]) => ({ rem: Number(rem), length }))
    .toSorted((a, b) => b.rem - a.rem)
  return steps
    .map(({ rem, length }) => {
      const overhang = Math.round((width / height / aspects[ratioAt(rem)]) * 100) / 100
      const drawn = overhang > 1 ? `calc(${overhang} * (${length}))` : length
      return rem === 0 ? drawn : `(width >= ${rem}rem) ${drawn}`
    })
    .join(', ')
}

/** Every width worth offering: the last is all there is, whatever the address says. */
export function srcSetOf({ key, width }: PhotoData, least: number): string {
  const fitting = PICTURE_WIDTHS.filter(each => each >= least && each < width)
  const whole = PICTURE_WIDTHS.find(each => each >= width) ?? PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1]
  const steps = fitting.map(each => `${files.photo(key, each)} ${each}w`)
  return [...steps, `${files.photo(key, whole ?? 3840)} ${width}w`].join(', ')
}

/** What lies behind a photograph until it is there: itself in a few pixels, on its dominant colour. */
export function blurUp({ blur, color }: PhotoData): { background: string } {
  return { background: `${color} url("${blur}") 50% / cover no-repeat` }
}
