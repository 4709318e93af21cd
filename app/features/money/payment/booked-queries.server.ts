import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { addDays, dayOf } from '#app/features/money/terms/days.ts'
import { type Payments, paymentsOf, type Terms } from '#app/features/money/terms/terms.ts'
import { asTerms } from '#app/features/money/terms/terms-queries.server.ts'
import type { Readable } from '#database/connect.ts'
import { terms } from '#database/schema/money.ts'
import { proposal } from '#database/schema/proposal.ts'
import type { Locale } from '#database/values/locale.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'

/** An accepted proposal and what follows from it. */
export interface Booked {
  planId: number
  number: number
  content: ProposalContent
  priceMinor: number
  currency: string
  acceptedTs: Date
  terms: Terms
  payments: Payments
  /** Last day, YYYY-MM-DD; null while the first day is open. */
  endsOn: string | null
}

/** Last day of a proposal, YYYY-MM-DD; null while the first day is open. */
export function lastDayOf({ startsOn, days }: Pick<ProposalContent, 'startsOn' | 'days'>): string | null {
  return startsOn && addDays(startsOn, Math.max(0, days.length - 1))
}

export interface AcceptedRow {
  accepted: typeof proposal.$inferSelect
  itsTerms: typeof terms.$inferSelect
}

/** The accepted proposals of plans, each with its accepted terms. */
export async function findAcceptedRows(db: Readable, planIds: readonly number[]): Promise<AcceptedRow[]> {
  return db
    .select({ accepted: proposal, itsTerms: terms })
    .from(proposal)
    .innerJoin(terms, eq(terms.version, proposal.termsVersion))
    .where(and(inArray(proposal.planId, planIds), isNotNull(proposal.acceptedTs)))
}

/** Computes what follows from an accepted proposal; null if it has no price. */
export function asBooked({ accepted, itsTerms }: AcceptedRow, locale: Locale): Booked | null {
  const { planId, number, content, priceMinor, currency, acceptedTs } = accepted
  if (acceptedTs === null || priceMinor === null) return null
  const inLanguage = asTerms(itsTerms, locale)
  const payments = paymentsOf(inLanguage, {
    totalMinor: priceMinor,
    startsOn: content.startsOn,
    acceptedOn: dayOf(acceptedTs),
  })
  return {
    ...{ planId, number, content, priceMinor, currency, acceptedTs, payments },
    terms: inLanguage,
    endsOn: lastDayOf(content),
  }
}

/** The accepted proposal of a plan, with its price and accepted terms; null if there is none. */
export async function findBooked(db: Readable, planId: number, locale: Locale): Promise<Booked | null> {
  const [row] = await findAcceptedRows(db, [planId])
  return row ? asBooked(row, locale) : null
}
