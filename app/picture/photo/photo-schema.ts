import { z } from 'zod'
import { photoSubjects } from '#database/values/photo-subjects.ts'

/** A photograph's subject: the kind of thing, and its key within the kind. */
export const photoSubject = z.object({
  kind: z.enum(photoSubjects),
  /** `costa-rica`, `costa-rica/destination/monteverde`, `slow-water`, `slow-water/3`, `costa-rica/quetzal-dawn` … */
  key: z.string().min(1).max(300),
})

const altText = z.string().trim().max(300, { error: 'photo_alt_long' })
const shortText = z.string().trim().max(200, { error: 'photo_credit_long' }).nullable()
const percent = z.number().int().min(0).max(100)

/** The texts of a photograph. It is published once it is described in both languages. */
export const photoWords = z.object({
  alt: z.object({ en: altText, es: altText }),
  /** The photographer, as it is to be credited. */
  credit: shortText,
})

/** Whether a photograph has words in both languages, without which it is not published. */
export function isDescribed({ en, es }: PhotoWords['alt']): boolean {
  return en !== '' && es !== ''
}

/** What the office may change of a photograph; what is left out stays. */
export const photoChange = z
  .object({
    focus: z.object({ x: percent, y: percent }).meta({
      description: 'The point that every crop keeps, in percent from the left and the top',
    }),
    alt: photoWords.shape.alt,
    credit: shortText,
    licence: shortText.meta({ description: 'Under which terms it may be shown' }),
    published: z.boolean().meta({ description: 'Needs words in both languages' }),
    subjects: z
      .array(photoSubject.extend({ order: z.int().min(0).max(999).optional() }))
      .max(50)
      .meta({
        description:
          'All that it shows. `order` is its place among the photographs of a subject, from 0; without it it stays where it is, or comes last',
      }),
  })
  .partial()

export type PhotoSubject = z.infer<typeof photoSubject>
export type PhotoWords = z.infer<typeof photoWords>
export type PhotoChange = z.infer<typeof photoChange>

/** A photograph as pages show it, in the reader's language. */
export interface PhotoData {
  key: string
  /** The largest available width in pixels. */
  width: number
  height: number
  /** The point that every crop keeps, in percent. */
  focus: { x: number; y: number }
  /** Its dominant colour: #rrggbb. */
  color: string
  /** A tiny blurred preview, as a data URL. */
  blur: string
  alt: string
  credit: string | null
}

/** A photograph's states for a filter of the office. */
export const photoStates = ['published', 'waiting', 'wordless'] as const

const words = z.object({ en: z.string(), es: z.string() })

/** A thing that can have photographs, as the office finds it. */
export const namedSubject = photoSubject.extend({
  name: words.meta({ description: 'Its name; its key if it is not there any more' }),
  countries: z.array(z.string()),
})

/** A photograph as the office sees it. */
export const officePhoto = z.object({
  key: z.string(),
  number: z.int().meta({ description: 'Increases with every change' }),
  width: z.int(),
  height: z.int(),
  format: z.enum(['jpeg', 'png', 'webp', 'avif']),
  bytes: z.int(),
  color: z.string(),
  blur: z.string(),
  focus: z.object({ x: percent, y: percent }),
  alt: words,
  credit: z.string().nullable(),
  licence: z.string().nullable(),
  fileName: z.string(),
  published: z.boolean(),
  addedTs: z.iso.datetime(),
  subjects: z.array(
    namedSubject.extend({
      order: z.int().meta({ description: 'Its place among the photographs of the subject, from 0' }),
      among: z.int().meta({ description: 'How many photographs the subject has' }),
    }),
  ),
  mayChange: z.boolean().meta({ description: 'Whether all that it shows belongs to the caller’s countries' }),
})

export type OfficePhoto = z.infer<typeof officePhoto>
export type NamedSubject = z.infer<typeof namedSubject>
