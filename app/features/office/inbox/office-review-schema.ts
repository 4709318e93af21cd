import { z } from 'zod'
import { reviewStates } from '#app/features/traveller/review/trip-review.ts'

/** A review as the office sees it. */
export const officeReview = z.object({
  planId: z.int(),
  name: z.string(),
  country: z.string().meta({ description: 'Tag of the country' }),
  rating: z.int(),
  title: z.string(),
  comment: z.string(),
  writtenIn: z.enum(['EN', 'ES']),
  state: z.enum(reviewStates),
  writtenTs: z.iso.datetime(),
  decidedTs: z.iso.datetime().nullable(),
  reason: z.string().nullable(),
  planner: z.string().nullable().meta({ description: 'Name of the planner' }),
})

export const reviewCounts = z.record(z.enum(reviewStates), z.int())

/** Cursor of a page: the time of writing and the plan's ID. */
export const reviewPosition = z.tuple([z.iso.datetime(), z.int()])

export type OfficeReview = z.infer<typeof officeReview>
export type ReviewCounts = z.infer<typeof reviewCounts>
export type ReviewPosition = z.infer<typeof reviewPosition>
