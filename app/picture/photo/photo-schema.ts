import { z } from 'zod'
import { photoSubjects } from '#database/values/photo-subjects.ts'

const altText = z.string().trim().min(1, { error: 'photo_alt_missing' }).max(300, { error: 'photo_alt_long' })

/** A photograph's subject: the kind of thing, and its key within the kind. */
export const photoSubject = z.object({
  kind: z.enum(photoSubjects),
  /** `costa-rica`, `costa-rica/destination/monteverde`, `slow-water`, `slow-water/3`, `costa-rica/quetzal-dawn` … */
  key: z.string().min(1).max(300),
})

/** The texts of a photograph. */
export const photoWords = z.object({
  alt: z.object({ en: altText, es: altText }),
  /** The photographer, as it is to be credited. */
  credit: z.string().trim().min(1).max(200, { error: 'photo_credit_long' }).nullable(),
})

export type PhotoSubject = z.infer<typeof photoSubject>
export type PhotoWords = z.infer<typeof photoWords>

/** A photograph as pages show it, in the reader's language. */
export interface PhotoData {
  key: string
  /** The largest available width in pixels. */
  width: number
  height: number
  /** Its dominant colour: #rrggbb. */
  color: string
  /** A tiny blurred preview, as a data URL. */
  blur: string
  alt: string
  credit: string | null
}
