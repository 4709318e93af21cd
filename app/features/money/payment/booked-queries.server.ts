import { and, eq, isNotNull } from 'drizzle-orm'
import { addDays, dayOf } from '#app/features/money/terms/days.ts'
import { type Payments, paymentsOf, type Terms } from '#app/features/money/terms/terms.ts'
import { findTerms } from '#app/features/money/terms/terms-queries.server.ts'
import type { Readable } from '#database/connect.ts'
import { proposal } from '#database/schema/proposal.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'

/** What somebody has accepted, and what follows from it. */
export interface Booked {
  planId: number
  number: number
  content: ProposalContent
  priceMinor: number
  currency: string
  acceptedTs: Date
  terms: Terms
  payments: Payments
  /** Last day, YYYY-MM-DD; null while the first is open. */
  endsOn: string | null
}

/** Last day of a proposal, YYYY-MM-DD; null while the first is open. */
export function lastDayOf({ startsOn, days }: Pick<ProposalContent, 'startsOn' | 'days'>): string | null {
  return startsOn && addDays(startsOn, Math.max(0, days.length - 1))
}

/** The accepted proposal of a plan, with its price and the terms that were accepted; null where there is none. */
export async function findBooked(db: Readable, planId: number, locale: 'en' | 'es'): Promise<Booked | null> {
  const [row] = await db
    .select()
    .from(proposal)
    .where(and(eq(proposal.planId, planId), isNotNull(proposal.acceptedTs)))
  if (!row?.acceptedTs || row.priceMinor === null || row.termsVersion === null) return null
  const terms = await findTerms(db, row.termsVersion, locale)
  if (!terms) return null
  const { number, content, priceMinor, currency, acceptedTs } = row
  const payments = paymentsOf(terms, {
    totalMinor: priceMinor,
    startsOn: content.startsOn,
    acceptedOn: dayOf(acceptedTs),
  })
  return {
    planId,
    number,
    content,
    priceMinor,
    currency,
    acceptedTs,
    terms,
    payments,
    endsOn: lastDayOf(content),
  }
}
