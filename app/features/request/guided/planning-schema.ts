import { z } from 'zod'
import { contactForm } from '#app/features/request/form/contact-form-schema.ts'
import { checkDays } from '#app/features/wish/coming-days.ts'
import { checkWish, wishShape } from '#app/features/wish/wish-fields.ts'
import type { PosterChoice } from '#art/poster/poster-choice.ts'
import type { TripType } from '#database/values/goals.ts'

/** Leaves room for the other lines of the message. */
const OWN_WORDS = 6_000

/** Contact details, and free text for anything the steps did not ask. */
export const planningContact = z
  .object({
    ...wishShape,
    name: contactForm.shape.name,
    email: contactForm.shape.email,
    phone: contactForm.shape.phone,
    message: z.string().max(OWN_WORDS, { error: 'form_too_long' }).default(''),
    requestKey: contactForm.shape.requestKey,
    subject: contactForm.shape.subject,
    referral: contactForm.shape.referral,
    /** Milliseconds since the page opened, set by its script; an invalid value counts as absent. */
    tookMs: z
      .string()
      .optional()
      .transform(text => (/^\d{1,12}$/.test(text ?? '') ? Number(text) : undefined)),
  })
  .superRefine(checkWish)
  .superRefine(checkDays)

/** A place, interest or activity that can be chosen. */
export interface Wish {
  key: string
  name: string
}

/** What the planner offers for a country, in the reader's language. */
export interface PlanningCountry {
  tag: string
  name: string
  /** The planner who answers for it; null if the office does. */
  planner: { firstName: string; place: string } | null
  /** For example "8 to 14 days"; null if the content has none. */
  tripLength: string | null
  /** Dryness of each month from January, 0 to 5, by region, with the keys of its destinations. */
  seasons: { name: string; dryness: number[]; places: readonly string[] }[]
  /** The theme or the trip from which somebody came, and the destinations to which it goes; null if from neither. */
  origin: { name: string; places: readonly string[] } | null
  places: Wish[]
  /** Its habitats and interests. */
  likes: (Wish & { vocabulary: 'habitat' | 'interest' })[]
  doings: Wish[]
  /** A picture for every goal that can be met in the country. */
  posters: Partial<Record<TripType, PosterChoice>>
}
