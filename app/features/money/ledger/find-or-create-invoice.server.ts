import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { addEntry } from '#app/features/money/ledger/add-entry.server.ts'
import { chargeLines } from '#app/features/money/ledger/ledger.ts'
import type { Due } from '#app/features/money/terms/terms.ts'
import type { Actor } from '#app/request-context.ts'
import type { Queryable } from '#database/connect.ts'
import { invoice } from '#database/schema/money.ts'

/** Characters that are not confused when read aloud (Crockford's base 32). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Random bytes per reference. */
export const REFERENCE_BYTES = 8

/** Payment reference such as 7K3M-9QXT: short enough to type, and hard to guess. */
export function referenceOf(random: Uint8Array): string {
  const letters = [...random.slice(0, REFERENCE_BYTES)].map(byte => LETTERS[byte % LETTERS.length]).join('')
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}

type InvoiceRow = typeof invoice.$inferSelect

export interface NewInvoice extends Due {
  planId: number
  number: number
  kind: InvoiceRow['kind']
  currency: string
  actor: Actor
  now: Date
}

async function findInvoice(tx: Queryable, { planId, number, kind }: NewInvoice) {
  const [row] = await tx
    .select()
    .from(invoice)
    .where(and(eq(invoice.planId, planId), eq(invoice.number, number), eq(invoice.kind, kind)))
  return row
}

/**
 * Finds the invoice of this kind for a proposal, or issues it and enters it in the ledger. The transaction must hold
 * the plan's lock. Returns the invoice and whether it is new.
 */
export async function findOrCreateInvoice(
  tx: Queryable,
  wanted: NewInvoice,
): Promise<{ row: InvoiceRow; isNew: boolean }> {
  const known = await findInvoice(tx, wanted)
  if (known) return { row: known, isNew: false }
  const { planId, number, kind, currency, amountMinor, dueOn, actor, now } = wanted
  const reference = referenceOf(randomBytes(REFERENCE_BYTES))
  const [row] = await tx
    .insert(invoice)
    .values({ planId, number, kind, currency, amountMinor, dueOn, reference, issuedTs: now })
    .returning()
  if (!row) throw new Error(`the ${kind} of plan ${planId} was not invoiced`)
  const lines = chargeLines({ amountMinor, currency })
  await addEntry(tx, { planId, kind: 'charge', key: `invoice:${row.id}`, lines, actor, now, reference })
  return { row, isNew: true }
}
