import { z } from 'zod'
import { LOCALES } from '#database/values/locale.ts'

export const emailParts = ['subject', 'title', 'preview', 'text', 'button', 'reason'] as const

export type EmailPart = (typeof emailParts)[number]

const words = z.object({ en: z.string(), es: z.string() })

/** A sentence of an email. */
export const emailSentence = z
  .object({
    message: z.string().meta({ description: 'Name of the sentence' }),
    part: z.enum(emailParts).meta({ description: 'Where in the email it stands' }),
    placeholders: z.array(z.string()).meta({
      description: 'What it may name, written in braces: everything that its email may contain there',
    }),
    builtIn: words.meta({ description: 'What it says unless the office says something else' }),
    varies: z
      .boolean()
      .meta({ description: 'Whether it has forms for one and several, so that the office cannot change it' }),
  })
  .meta({ id: 'EmailSentence' })

export type EmailSentence = z.infer<typeof emailSentence>

/** What the office says instead, by the names of the sentences. */
export const ownEmailTexts = z
  .record(z.string().max(80), z.object({ en: z.string().max(4_000), es: z.string().max(4_000) }))
  .refine(texts => Object.keys(texts).length <= 60, 'too many sentences')

export type OwnEmailTexts = z.infer<typeof ownEmailTexts>

export const listedEmail = z.object({
  template: z.string(),
  subject: z.string().meta({ description: 'Its subject as it is sent, with what it names in braces' }),
  changed: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'When the office last wrote it; null if it is as built' }),
})

export type ListedEmail = z.infer<typeof listedEmail>

export const emailVersion = z.object({
  number: z.int(),
  by: z.string().nullable().meta({ description: 'Who wrote it; null if they are gone' }),
  createdTs: z.iso.datetime(),
  texts: z.record(z.string(), words),
})

export const officeEmail = listedEmail.extend({
  number: z.int().meta({ description: 'Its latest version; 0 if the office never wrote it' }),
  texts: z
    .record(z.string(), words)
    .meta({ description: 'What the office says, by the names of the sentences' }),
  sentences: z.array(emailSentence),
  samples: z.int().meta({ description: 'Number of invented cases that it is shown with' }),
  versions: z.array(emailVersion).meta({ description: 'The latest twenty, latest first' }),
})

export type OfficeEmail = z.infer<typeof officeEmail>

export const emailTextProblem = z.object({
  message: z.string(),
  locale: z.enum(LOCALES),
  problem: z.enum(['empty', 'too_long', 'one_line', 'unknown', 'not_said']),
  placeholder: z.string().optional(),
})

export type EmailTextProblem = z.infer<typeof emailTextProblem>

export const shownEmail = z.object({ subject: z.string(), html: z.string() })
