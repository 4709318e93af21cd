import { recordedActor } from '#app/features/plan/core/log-plan-event.server.ts'
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
}

/**
 * Adds an entry in the caller's transaction. Returns its ID, or null if the key exists or there are no lines. The
 * transaction fails at commit if the lines do not balance.
 */
export async function addEntry(tx: Queryable, entry: NewEntry): Promise<number | null> {
  const { planId, kind, key, lines, actor, now, reference = '' } = entry
  if (lines.length === 0) return null
  const [added] = await tx
    .insert(ledgerEntry)
    .values({ planId, kind, idempotencyKey: key, happenedTs: now, reference, ...recordedActor(actor) })
    .onConflictDoNothing({ target: ledgerEntry.idempotencyKey })
    .returning({ id: ledgerEntry.id })
  if (!added) return null
  await tx
    .insert(ledgerLine)
    .values(lines.map((line, position) => ({ entryId: added.id, position, ...line })))
  return added.id
}
