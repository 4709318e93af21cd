import { z } from 'zod'
import type { EmailKind } from '#database/values/email-kinds.ts'

/** Every email by its name. Each file of app/emails adds its own, so this is not written anywhere as a list. */
// biome-ignore lint/suspicious/noEmptyInterface: the emails declare its members
export interface OutboxEmails {}

export type EmailName = keyof OutboxEmails

/** What a row of the outbox contains of an email: what it is about, and as what it may be refused. */
export type Queued<Email extends { props: z.ZodType; refusableAs: EmailKind | null }> = {
  props: z.infer<Email['props']>
} & (Email['refusableAs'] extends EmailKind
  ? { refusableAs: Email['refusableAs'] }
  : { refusableAs?: undefined })

/** In the place of what an email is about: one of its samples, with sentences that the office tries. */
export const testProps = z.strictObject({
  test: z.object({
    sample: z.int().min(0),
    texts: z.record(z.string(), z.object({ en: z.string(), es: z.string() })),
  }),
})

interface TestEmail {
  template: EmailName
  props: z.infer<typeof testProps>
  refusableAs?: undefined
}

/** An email to send. It contains no text, unless the office tries one: that is composed when it is sent. */
export type OutboxEmail =
  | { [Name in EmailName]: { template: Name } & OutboxEmails[Name] }[EmailName]
  | TestEmail
