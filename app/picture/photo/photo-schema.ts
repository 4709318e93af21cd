import { z } from 'zod'
import { photoSubjects } from '#database/values/photo-subjects.ts'

const altText = z.string().trim().min(1, { error: 'photo_alt_missing' }).max(300, { error: 'photo_alt_long' })

/** What a photograph is attached to: the kind of thing, and its key among its kind. */
export const photoSubject = z.object({
  kind: z.enum(photoSubjects),
  /** `costa-rica`, `costa-rica/destination/monteverde`, `slow-water`, `slow-water/3`, `costa-rica/quetzal-dawn` … */
  key: z.string().min(1).max(300),
})

/** What is said of a photograph. */
export const photoWords = z.object({
  alt: z.object({ en: altText, es: altText }),
  /** Who took it, as it is to be named. */
  credit: z.string().trim().min(1).max(200, { error: 'photo_credit_long' }).nullable(),
})

export type PhotoSubject = z.infer<typeof photoSubject>
export type PhotoWords = z.infer<typeof photoWords>

/** A photograph as pages show it, in the reader's language. */
export interface PhotoData {
  key: string
  /** Pixels of the widest there is. */
  width: number
  height: number
  /** Its dominant colour: #rrggbb. */
  color: string
  /** All of it in a few pixels, as a data address. */
  blur: string
  alt: string
  credit: string | null
}
