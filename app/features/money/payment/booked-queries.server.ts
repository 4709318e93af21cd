import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { balanceOf, paidOf } from '#app/features/money/ledger/ledger.ts'
import { findCancelled, getTravellerLines } from '#app/features/money/ledger/ledger-queries.server.ts'
import { type Payments, paymentsOf, type Terms } from '#app/features/money/terms/terms.ts'
import { asTerms } from '#app/features/money/terms/terms-queries.server.ts'
import { addDays, dayOf } from '#app/text/days.ts'
import type { Readable } from '#database/connect.ts'
import { terms } from '#database/schema/money.ts'
import { plan } from '#database/schema/plan.ts'
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

/** What a plan's traveller has paid less refunds, and what is owed of the agreed price, invoiced or not. */
export async function findBalance(db: Readable, { planId, priceMinor, currency }: Booked) {
  const [lines, cancelled] = await Promise.all([getTravellerLines(db, planId), findCancelled(db, planId)])
  const paidMinor = paidOf(lines, currency)
  // For a cancelled trip only the ledger knows what is owed.
  const owedMinor = cancelled ? balanceOf(lines, 'traveller', currency) : priceMinor - paidMinor
  return { paidMinor, owedMinor, currency }
}

/** Where an email to a plan's traveller goes, and in which language. */
export async function findReader(db: Readable, planId: number) {
  const [row] = await db
    .select({ recipient: plan.contactEmail, locale: plan.locale })
    .from(plan)
    .where(eq(plan.id, planId))
  return row ?? null
}

/** The accepted proposal of a plan, with its price and accepted terms; null if there is none. */
export async function findBooked(db: Readable, planId: number, locale: Locale): Promise<Booked | null> {
  const [row] = await findAcceptedRows(db, [planId])
  return row ? asBooked(row, locale) : null
}
