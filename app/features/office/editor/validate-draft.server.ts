import { eq } from 'drizzle-orm'
import { birthdaysOnTheWay, type ChildOnTheWay } from '#app/features/proposal/pricing/ages.ts'
import {
  type Disagreement,
  disagreementsOf,
  type WishedHeads,
} from '#app/features/proposal/pricing/disagreements.ts'
import type { DraftPrices, PricedDraft } from '#app/features/proposal/pricing/follow-days.ts'
import { findDraftPrices, findTravellers } from '#app/features/proposal/pricing/prices-queries.server.ts'
import { readWorkings } from '#app/features/proposal/pricing/workings-schema.ts'
import { readWish } from '#app/features/wish/wish-schema.ts'
import type { Readable } from '#database/connect.ts'
import { plan } from '#database/schema/plan.ts'
import type { proposal } from '#database/schema/proposal.ts'
import { wishedHeads } from './blank-content.ts'

type ProposalRow = Pick<typeof proposal.$inferSelect, 'planId' | 'content' | 'workings'>

export interface DraftAssessment {
  prices: DraftPrices
  /** Who travels as the request has it; null if it does not say. */
  wished: WishedHeads | null
  disagreements: Disagreement[]
  children: ChildOnTheWay[]
}

/** What the catalogue and the request say of a draft. */
export async function validateDraft(db: Readable, row: ProposalRow): Promise<DraftAssessment> {
  const draft: PricedDraft = { content: row.content, workings: readWorkings(row.workings) }
  const [[ofPlan], travellers] = await Promise.all([
    db.select({ wish: plan.wish }).from(plan).where(eq(plan.id, row.planId)),
    findTravellers(db, row.planId),
  ])
  const prices = await findDraftPrices(db, draft, travellers)
  const wished = ofPlan ? wishedHeads(readWish(ofPlan.wish), travellers, row.content.startsOn) : null
  return {
    ...{ prices, wished, disagreements: disagreementsOf(draft, prices, wished) },
    children: birthdaysOnTheWay(draft.content, travellers),
  }
}
