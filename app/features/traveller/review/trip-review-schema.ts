import { z } from 'zod'
import { isReadable, saysSomething, tidyBody } from '#app/features/conversation/thread/thread.ts'
import { COMMENT_LENGTH, reviewRefusals, reviewStates, TITLE_LENGTH } from './trip-review.ts'

function words(most: number) {
  return z
    .string({ error: 'required' })
    .overwrite(tidyBody)
    .max(most, { error: 'form_too_long', abort: true })
    .refine(saysSomething, { error: 'message_empty', abort: true })
    .refine(isReadable, { error: 'message_characters' })
}

/** Headline and text, as written by the traveller and as translated by the office. */
export const reviewWords = z.strictObject({
  title: words(TITLE_LENGTH).refine(title => !title.includes('\n'), { error: 'message_characters' }),
  comment: words(COMMENT_LENGTH),
})

/** The review form's data. */
export const writtenReview = reviewWords.extend({
  rating: z.int().min(1).max(5),
  mayPublish: z.boolean().meta({
    description: 'Whether the site may publish it with the first name; otherwise only the planners read it',
  }),
})

/** The review of the caller's own trip, or why there is none yet. */
export const ownReview = z.object({
  refusal: z
    .enum(reviewRefusals)
    .nullable()
    .meta({ description: 'Why no review can be written; null if one can' }),
  country: z.string().meta({ description: 'Name of the country' }),
  endsOn: z.iso.date().nullable(),
  name: z.string().meta({ description: 'First name shown with the review' }),
  planner: z.string().nullable().meta({ description: 'First name of the planner' }),
  review: z
    .object({
      rating: z.int(),
      title: z.string(),
      comment: z.string(),
      mayPublish: z.boolean(),
      state: z.enum(reviewStates),
      reason: z.string().nullable().meta({ description: 'Why the review is not published' }),
      writtenTs: z.iso.datetime(),
    })
    .nullable(),
})

export type WrittenReview = z.infer<typeof writtenReview>
export type OwnReview = z.infer<typeof ownReview>
