import { z } from 'zod'
import type { ProposalFacts } from '#app/features/proposal/proposal/proposal-facts.ts'
import { proposalContent } from '#app/features/proposal/proposal/proposal-schema.ts'
import type { OpenQuestion } from '#app/features/proposal/sent/open-matters.ts'
import type { Said } from '#app/features/proposal/sent/standing.ts'
import { isOneLine } from '#app/form-fields.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'

/** The part of a draft that the editor changes. */
export const draftWords = z.object({
  title: z.string().trim().min(1).max(200).refine(isOneLine, { error: 'form_one_line' }),
  note: z.string().max(5_000).meta({ description: 'The note sent with the proposal' }),
  content: proposalContent,
})

/** A draft or a sent proposal, as the office sees it. */
export const officeDraft = z
  .object({
    number: z.int(),
    ...draftWords.shape,
    version: z.int().meta({ description: 'Version number for If-Match' }),
    updatedTs: z.iso.datetime(),
    updatedBy: z.string().nullable().meta({ description: 'Name of the person who saved it last' }),
    priceMinor: z.int().nullable(),
    sendAt: z.iso.datetime().nullable(),
    sentTs: z.iso.datetime().nullable(),
    fingerprint: z.string().nullable(),
  })
  .meta({ id: 'OfficeDraft' })

/** A draft with the data for its checks: the last sent proposal, what was said so far, and the catalogue's facts. */
export interface EditedDraft extends OfficeDraft {
  before: { number: number; content: ProposalContent } | null
  facts: ProposalFacts
  said: Said[]
  /** Questions that no planner has answered. */
  questions: OpenQuestion[]
}

export type DraftWords = z.infer<typeof draftWords>
export type OfficeDraft = z.infer<typeof officeDraft>
