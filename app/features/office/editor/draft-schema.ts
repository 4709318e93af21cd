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
