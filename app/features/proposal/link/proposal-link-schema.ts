import { z } from 'zod'

const token = z.string().min(1).max(400).meta({ description: 'Of the link in the email' })

/** A proposal to be opened by its emailed link. */
export const openedByLink = z.strictObject({ token, number: z.int().min(1).max(10_000) })

/** What both sides see of the links in a plan's emails. */
export const proposalLinkState = z.object({
  /** The last time one was used, and with what. */
  opened: z.object({ at: z.iso.datetime(), device: z.string() }).nullable(),
  /** When those sent until then were withdrawn. */
  withdrawnTs: z.iso.datetime().nullable(),
})

export type ProposalLinkState = z.output<typeof proposalLinkState>
