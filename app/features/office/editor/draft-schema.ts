import { z } from 'zod'
import type { DisagreementInWords } from '#app/features/proposal/pricing/disagreement-words.ts'
import type { ChildOnTheWay } from '#app/features/proposal/pricing/rates.ts'
import { workings } from '#app/features/proposal/pricing/workings-schema.ts'
import type { ProposalFacts } from '#app/features/proposal/proposal/proposal-facts.ts'
import { proposalContent } from '#app/features/proposal/proposal/proposal-schema.ts'
import type { AnswerRecord, OpenQuestion } from '#app/features/proposal/sent/standing.ts'
import { isOneLine } from '#app/form-fields.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'

/** The part of a draft that the editor changes. */
export const draftWords = z.object({
  title: z.string().trim().min(1).max(200).refine(isOneLine, { error: 'form_one_line' }),
  note: z.string().max(5_000).meta({ description: 'The note sent with the proposal' }),
  content: proposalContent,
  workings: workings.optional().meta({
    description:
      'What its price lines are computed from, which are set by hand, and what they cost; without it, lines that differ from the stored ones are by hand',
  }),
})

/** A draft or a sent proposal, as the office sees it. */
export const officeDraft = z
  .object({
    number: z.int(),
    ...draftWords.shape,
    workings,
    version: z.int().meta({ description: 'Version number for If-Match' }),
    updatedTs: z.iso.datetime(),
    updatedBy: z.string().nullable().meta({ description: 'Name of the person who saved it last' }),
    priceMinor: z.int().nullable(),
    sendAt: z.iso.datetime().nullable(),
    sentTs: z.iso.datetime().nullable(),
    fingerprint: z.string().nullable(),
  })
  .meta({ id: 'OfficeDraft' })

/** A draft with what the catalogue and the request say of it. */
export interface CheckedDraft extends OfficeDraft {
  facts: ProposalFacts
  /** What its price does not agree with: it is sent only with a second yes. */
  disagreements: DisagreementInWords[]
  /** Who travels as the request has it; null if it does not say. */
  wished: { adults: number; childAges: number[] } | null
  /** Its children, in the order of their ages, with the day on which each is a year older. */
  children: ChildOnTheWay[]
}

/** A draft with the data for its checks: the last sent proposal, and what was said so far. */
export interface EditedDraft extends CheckedDraft {
  before: { number: number; content: ProposalContent } | null
  said: AnswerRecord[]
  /** Questions that no planner has answered. */
  questions: OpenQuestion[]
}

export type DraftWords = z.infer<typeof draftWords>
export type OfficeDraft = z.infer<typeof officeDraft>

/** What the office may choose for a day of a draft: houses, tours and places, the nearest first. */

export const choiceKinds = ['hotel', 'tour', 'place'] as const

export const choiceQuery = z.object({
  kind: z.enum(choiceKinds).meta({ example: 'tour' }),
  country: z
    .string()
    .regex(/^[a-z0-9-]{1,120}$/)
    .meta({ example: 'costa-rica' }),
  near: z
    .string()
    .regex(/^[a-z0-9-]{1,120}$/)
    .optional()
    .meta({ description: 'Slug of the place that it is for', example: 'monteverde' }),
  date: z.iso.date().optional().meta({ description: 'Day that it is for', example: '2027-02-11' }),
  adults: z
    .string()
    .regex(/^(?!0)\d{1,3}$/)
    .default('2'),
  childAges: z
    .string()
    .regex(/^\d{1,2}(,\d{1,2}){0,149}$/)
    .optional()
    .meta({ description: 'Ages of the children, with commas between them', example: '8,11' }),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('USD'),
})

/** Why something does not fit: it is elsewhere, out of its season, closed on that day, or for older people. */
const unfits = ['elsewhere', 'month', 'closed', 'age', 'rooms'] as const

export const choice = z
  .object({
    key: z.string(),
    name: z.string(),
    place: z.object({ slug: z.string(), name: z.string() }),
    kilometres: z
      .number()
      .nullable()
      .meta({ description: 'From the place that it is for, in a straight line' }),
    class: z.string().meta({ description: 'What it is: a kind of house, how long and hard a tour is' }),
    priceMinor: z.int().nullable().meta({
      description: 'For the party: a night in a house, or a tour; null if it is unknown, or for a place',
    }),
    minutes: z.int().nullable(),
    unfit: z
      .object({ why: z.enum(unfits), words: z.string() })
      .nullable()
      .meta({ description: 'Why it does not fit; null if it does' }),
  })
  .meta({ id: 'Choice' })

export type ChoiceQuery = z.infer<typeof choiceQuery>
export type Choice = z.infer<typeof choice>
