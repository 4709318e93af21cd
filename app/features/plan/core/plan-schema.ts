import { z } from 'zod'
import type { BestMonths } from '#app/features/wish/best-months.ts'
import { OLDEST } from '#app/features/wish/wish.ts'
import { type Wish, wish } from '#app/features/wish/wish-schema.ts'
import { countryField, emailField, nameField, phoneField, readable } from '#app/form-fields.ts'
import type { PhotoData } from '#app/picture/photo/photo-schema.ts'
import { languageCodes } from '#database/values/languages.ts'
import { firstDraft } from './first-draft-schema.ts'
import { MOST_LETTERS, UNKNOWN_PAGE } from './plan.ts'

function words(max: number) {
  return z.string().overwrite(readable).max(max, { error: 'form_too_long' })
}

/** A traveller who is named one by one. */
const traveller = z.object({
  birthday: z.iso.date().nullable(),
  /** In years, as it was said. */
  age: z.int().min(0).max(OLDEST).nullable(),
  isChild: z.boolean(),
  prompts: z.array(z.record(words(100), words(200))),
})

/** The trip-plan request that a form creates (specification, section 3): what they want, and whom they ask. */
export const newPlan = z.object({
  /** Tag of the country whose planners have it. */
  country: countryField,
  message: words(MOST_LETTERS.message).default(''),
  /** The page that the form was sent from. */
  url: words(MOST_LETTERS.url).default(UNKNOWN_PAGE),
  fkey: words(100).optional(),
  initialContactMethod: words(100).optional(),
  wish: wish.prefault({}),
  /** Empty if nobody is named: then the travellers are those that the wish counts. */
  parties: z.array(traveller).max(50).default([]),
  /** The draft that the traveller wants to start from, made of catalogue rows. */
  firstDraft: firstDraft.optional(),
})

/** Input of the command that creates a request. */
export const planRequest = z.object({
  name: nameField,
  email: emailField,
  phone: phoneField.optional().transform(phone => phone || undefined),
  locale: z.enum(languageCodes).default('EN'),
  timezone: words(60).default(''),
  /** Stored if the person's birthday was unknown. */
  birthday: z.iso.date().optional(),
  newPlan,
  requestKey: z.string().max(100).optional(),
  /** Signed proof of the partner who sent the visitor. It is not part of the request's identity. */
  referral: z.string().max(200).optional(),
})

export type PlanRequest = z.infer<typeof planRequest>
export type NewPlan = z.infer<typeof newPlan>

/** The planner who reads a request first. */
export interface Reader {
  fkey: string
  name: string
  firstName: string
  place: string
  email: string
}

/** What was sent, who has it and when an answer is due (product: After sending). */
export interface Receipt {
  name: string
  email: string
  phone: string | null
  /** Their own words. */
  message: string
  wish: Wish
  /** The guided planner asked step by step; what was passed over is still open. */
  isGuided: boolean
  url: string | null
  country: { tag: string; name: string }
  trip: { key: string; title: string; best: BestMonths } | null
  reader: (Reader & { timeZone: string; portraitVersion: string; photo: PhotoData | null }) | null
  /** The plan's number; null while it is none. */
  reference: string | null
  sentAt: string
  /** Null while the request waits in the journal for the database. */
  dueAt: string | null
  /** Why the office closed it without a plan. */
  closedReason: string | null
}
