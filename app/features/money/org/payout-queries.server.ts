import { and, asc, desc, eq, like } from 'drizzle-orm'
import { dayOf } from '#app/features/money/terms/days.ts'
import type { RequestContext } from '#app/request-context.ts'
import { country } from '#database/schema/country.ts'
import { commission, ledgerEntry } from '#database/schema/money.ts'
import { plan } from '#database/schema/plan.ts'
import { leadNumber } from './lead.ts'
import type { Payouts, PayoutTrip } from './org-schema.ts'
import { findPartner } from './partner-lead-queries.server.ts'
import { halfOf, nextPayout, payoutKey } from './payout.ts'

type CommissionRow = typeof commission.$inferSelect

async function getPaid(
  { db }: Pick<RequestContext, 'db'>,
  affiliateId: number,
): Promise<Map<string, string>> {
  const rows = await db
    .select({ key: ledgerEntry.idempotencyKey, happenedTs: ledgerEntry.happenedTs })
    .from(ledgerEntry)
    .innerJoin(commission, eq(commission.planId, ledgerEntry.planId))
    .where(and(eq(commission.affiliateId, affiliateId), like(ledgerEntry.idempotencyKey, 'payout:%')))
    .orderBy(asc(ledgerEntry.id))
  return new Map(rows.map(({ key, happenedTs }) => [key, dayOf(happenedTs)]))
}

function toTrip(
  row: CommissionRow,
  { partner, name, paid, today }: { partner: string; name: string; paid: Map<string, string>; today: string },
): PayoutTrip {
  const isReversed = row.reversedTs !== null
  const half = (part: 'first' | 'second', amountMinor: number, dueOn: string | null) =>
    halfOf({ amountMinor, dueOn, isReversed, paidOn: paid.get(payoutKey(row.planId, part)) ?? null, today })
  return {
    number: leadNumber(partner, row.planId),
    country: name,
    currency: row.currency,
    earnedOn: dayOf(row.accruedTs),
    first: half('first', row.firstMinor, row.firstDueOn),
    second: half('second', row.secondMinor, row.secondDueOn),
  }
}

/** A partner's earnings by trip, each in two halves. @throws AppError not_logged_in, unauthorized. */
export async function getPayouts(ctx: RequestContext): Promise<Payouts> {
  const { db, locale } = ctx
  const partner = await findPartner(ctx)
  const [rows, paid] = await Promise.all([
    db
      .select({ row: commission, name: country.name })
      .from(commission)
      .innerJoin(plan, eq(plan.id, commission.planId))
      .innerJoin(country, eq(country.tag, plan.countryTag))
      .where(eq(commission.affiliateId, partner.id))
      .orderBy(desc(commission.accruedTs), desc(commission.planId)),
    getPaid(ctx, partner.id),
  ])
  const today = dayOf(ctx.now())
  const trips = rows.map(({ row, name }) =>
    toTrip(row, { partner: partner.name, name: name[locale], paid, today }),
  )
  return {
    percent: partner.commissionBp / 100,
    firstAfter: partner.payoutInterval1st,
    secondAfter: partner.payoutInterval2nd,
    today,
    next: nextPayout(trips),
    trips,
  }
}
