import { z } from 'zod'
import { contactForm } from '#app/features/request/plan/plan-schema.ts'
import type { TripType } from '#app/features/search/sentence/sentence.ts'
import type { PosterChoice } from '#art/poster/poster-choice.ts'

/** Leaves room for everything else that the message says. */
const OWN_WORDS = 6_000

/** Who asks, and in their own words whatever the steps did not ask for. */
export const planningContact = z.object({
  name: contactForm.shape.name,
  email: contactForm.shape.email,
  phone: contactForm.shape.phone,
  message: z.string().max(OWN_WORDS, { error: 'form_too_long' }).default(''),
  requestKey: contactForm.shape.requestKey,
  subject: contactForm.shape.subject,
  referral: contactForm.shape.referral,
  /** Milliseconds since the page was opened, told by its script: what cannot be read is as good as not told. */
  tookMs: z
    .string()
    .optional()
    .transform(text => (/^\d{1,12}$/.test(text ?? '') ? Number(text) : undefined)),
})

/** Something of a country that can be wished for. */
export interface Wish {
  key: string
  name: string
}

/** What the planner offers for a country, in the reader's language. */
export interface PlanningCountry {
  tag: string
  name: string
  /** Who answers for it; null where the office does. */
  planner: { firstName: string; place: string } | null
  /** "8 to 14 days", where it is written. */
  tripLength: string | null
  /** Dryness from January, 0 to 5, and the part of the country it is of; null where it is not written. */
  season: { of: string; dryness: number[] } | null
  places: Wish[]
  /** Its habitats and interests. */
  likes: (Wish & { vocabulary: 'habitat' | 'interest' })[]
  doings: Wish[]
  /** A picture for every goal that can be met in the country. */
  posters: Partial<Record<TripType, PosterChoice>>
}
