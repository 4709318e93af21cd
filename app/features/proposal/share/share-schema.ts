import { z } from 'zod'
import type { ProposalFacts } from '#app/features/proposal/proposal/proposal-facts.ts'
import type { DaySky } from '#app/features/proposal/proposal/sky.ts'
import type { ProposalDrawn } from '#app/features/proposal/sent/proposal-wire.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'

/** A link for companions, until it is ended. */
export const shareLinkAnswer = z.object({
  address: z.string().meta({ description: 'Absolute address of the link, in the language of the proposal' }),
  createdTs: z.iso.datetime(),
})

export type ShareLink = z.output<typeof shareLinkAnswer>

/** The newest proposal of a plan, or the accepted one, as a reader with the share link sees it. */
export interface SharedProposal extends ProposalDrawn {
  title: string
  number: number
  sentTs: string
  isAccepted: boolean
  /** Result of `shareable`: without people, and with the whole price in one line. */
  content: ProposalContent
  facts: ProposalFacts
  sky: (DaySky | null)[]
}
