import { z } from 'zod'
import { contactForm } from '#app/features/request/form/contact-form-schema.ts'
import { wish } from '#app/features/wish/wish-schema.ts'
import { requiredText } from '#app/form-fields.ts'

export const unsortedStates = ['open', 'sorted'] as const
export type UnsortedState = (typeof unsortedStates)[number]

/** A request that could not become a plan, as far as it can be read. */
export const unsortedRequestEntry = z.object({
  id: z.int(),
  acceptedTs: z.iso.datetime(),
  reason: z.string().meta({
    description:
      'Why it is no plan: `country_unknown`, `not_a_request`, or the table and constraint that refused it',
  }),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  country: z.string().meta({ description: 'The tag that was sent' }),
  message: z.string(),
  url: z.string(),
  wish,
  request: z.unknown().meta({ description: 'The whole request, as it was sent' }),
  sortedTs: z.iso.datetime().nullable(),
  sortedBy: z.string().nullable().meta({ description: 'Name of the person who made it a plan or closed it' }),
  planId: z.int().nullable().meta({ description: 'Its plan, if the caller may open it' }),
  closedReason: z.string().nullable(),
})
export type UnsortedEntry = z.infer<typeof unsortedRequestEntry>

export const unsortedCounts = z.record(z.enum(unsortedStates), z.int())
export type UnsortedCounts = z.infer<typeof unsortedCounts>

/** Cursor of a page: the time of acceptance and the number. */
export const unsortedPosition = z.tuple([z.iso.datetime(), z.int()])
export type UnsortedPosition = z.infer<typeof unsortedPosition>

/** What the office writes in place of what was sent. */
export const requestCorrection = z.strictObject({
  name: contactForm.shape.name,
  email: contactForm.shape.email,
  phone: contactForm.shape.phone,
  country: contactForm.shape.country,
  message: contactForm.shape.message,
})
export type RequestCorrection = z.infer<typeof requestCorrection>

export const LONGEST_REASON = 1_000

export const requestClosing = z.strictObject({ reason: requiredText('reason_missing', LONGEST_REASON) })
