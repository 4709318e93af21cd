import { eq, or, sql } from 'drizzle-orm'
import { recordedActor } from '#app/features/plan/core/lock-plan.server.ts'
import type { Actor } from '#app/request-context.ts'
import type { Queryable } from '#database/connect.ts'
import { ledgerEntry, ledgerLine } from '#database/schema/money.ts'
import type { LedgerKind } from '#database/values/ledger-accounts.ts'
import type { LedgerLine } from './ledger.ts'

export interface NewEntry {
  planId: number
  kind: LedgerKind
  /** Idempotency key: a repeated event is entered once. */
  key: string
  lines: readonly LedgerLine[]
  actor: Actor
  now: Date
  /** The ID at the bank or payment provider, or the office's own. */
  reference?: string
  /** The entry that it takes back. */
  reverses?: number
  reason?: string
}

/**
 * Adds an entry in the caller's transaction. Returns its ID, or null if the key exists or there are no lines. The
 * transaction fails at commit if the lines do not balance.
 */
export async function addEntry(tx: Queryable, entry: NewEntry): Promise<number | null> {
  const { planId, kind, key, lines, actor, now, reference = '', reverses, reason } = entry
  if (lines.length === 0) return null
  const [added] = await tx
    .insert(ledgerEntry)
    .values({
      ...{ planId, kind, idempotencyKey: key, happenedTs: now, reference, reverses, reason },
      ...recordedActor(actor),
    })
    .onConflictDoNothing()
    .returning({ id: ledgerEntry.id })
  if (!added) return null
  await tx
    .insert(ledgerLine)
    .values(lines.map((line, position) => ({ entryId: added.id, position, ...line })))
  return added.id
}

/**
 * The key of the next entry for something that happens once, and the ID of the entry that stands for it now; null if
 * there is none, or if it was reversed. The transaction must hold the plan's lock.
 */
export async function findStanding(
  tx: Queryable,
  base: string,
): Promise<{ key: string; standing: number | null }> {
  const rows = await tx
    .select({ id: ledgerEntry.id, isReversed })
    .from(ledgerEntry)
    .where(
      or(
        eq(ledgerEntry.idempotencyKey, base),
        sql`starts_with(${ledgerEntry.idempotencyKey}, ${`${base}#`})`,
      ),
    )
  return {
    key: rows.length === 0 ? base : `${base}#${rows.length + 1}`,
    standing: rows.find(row => !row.isReversed)?.id ?? null,
  }
}

/** Whether an entry was taken back by another one; for selects from ledger_entry. */
export const isReversed = sql<boolean>`exists (
  select from ledger_entry later where later.reverses = ledger_entry.id
)`
