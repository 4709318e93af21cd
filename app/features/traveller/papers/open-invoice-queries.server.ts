import { and, asc, inArray, isNull } from 'drizzle-orm'
import { paidOf } from '#app/features/money/ledger/ledger.ts'
import { getTravellerLines } from '#app/features/money/ledger/ledger-queries.server.ts'
import type { Readable } from '#database/connect.ts'
import { invoice } from '#database/schema/money.ts'
import { invoiceStates } from './invoice-states.ts'

export interface OpenInvoice {
  kind: 'deposit' | 'balance'
  amountMinor: number
  currency: string
  /** YYYY-MM-DD. */
  dueOn: string
}

/** The oldest unpaid invoice of each plan; plans without one are left out. */
export async function findOpenInvoices(
  db: Readable,
  planIds: readonly number[],
): Promise<Map<number, OpenInvoice>> {
  if (planIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(invoice)
    .where(and(inArray(invoice.planId, [...planIds]), isNull(invoice.voidedTs)))
    .orderBy(asc(invoice.id))
  const billed = [...new Set(rows.map(({ planId }) => planId))]
  const found = await Promise.all(
    billed.map(async planId => {
      const own = rows.filter(row => row.planId === planId)
      const lines = await getTravellerLines(db, planId)
      const states = invoiceStates(own, currency => paidOf(lines, currency))
      const open = own.find(({ id }) => states.get(id) === 'open')
      return open ? ([[planId, open]] as const) : []
    }),
  )
  return new Map(
    found
      .flat()
      .map(([planId, { kind, amountMinor, currency, dueOn }]) => [
        planId,
        { kind, amountMinor, currency, dueOn },
      ]),
  )
}
