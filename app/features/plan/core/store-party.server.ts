import { asc, eq } from 'drizzle-orm'
import { countsOf, type Traveller, travellersOf } from '#app/features/wish/travellers.ts'
import { beginsOn, readWish, type Wish } from '#app/features/wish/wish-schema.ts'
import { wishChanges } from '#app/features/wish/wish-words.ts'
import type { Queryable, Readable } from '#database/connect.ts'
import { party, plan } from '#database/schema/plan.ts'
import { logPlanEvent, type RecordedActor } from './lock-plan.server.ts'

type PartyRow = typeof party.$inferSelect

export const travellerColumns = { birthday: party.partyBirthday, age: party.age, isChild: party.isChild }

/** A plan's wish, with its travellers in place of those that were counted. */
export async function findWish(
  db: Readable,
  row: Pick<typeof plan.$inferSelect, 'id' | 'wish'>,
  today: string,
): Promise<Wish> {
  const wish = readWish(row.wish)
  const travellers = await db
    .select(travellerColumns)
    .from(party)
    .where(eq(party.planId, row.id))
    .orderBy(asc(party.position))
  if (travellers.length === 0) return wish
  return { ...wish, who: { ...wish.who, ...countsOf(travellers, beginsOn(wish) ?? today) } }
}

/** Stores a wish as it is now, and logs the lines that it changes. */
export async function storeWish(
  tx: Queryable,
  {
    planId,
    before,
    after,
    by,
    at,
  }: { planId: number; before: Wish; after: Wish; by: RecordedActor; at: Date },
): Promise<void> {
  await tx.update(plan).set({ wish: after }).where(eq(plan.id, planId))
  const changes = wishChanges(before, after)
  if (changes.length > 0)
    await logPlanEvent(tx, { planId, kind: 'wish_corrected', by, at, details: { changes } })
}

function isNamed({ name, partyBirthday, partyPrompts }: PartyRow): boolean {
  return name !== null || partyBirthday !== null || partyPrompts.length > 0
}

/** Gives each wanted traveller a row of the same kind; rows that are left and have no details are removed. */
function matched(rows: readonly PartyRow[], wanted: readonly Traveller[]) {
  const free = rows.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)) || a.position - b.position)
  const changes = wanted.map(traveller => {
    const at = free.findIndex(row => row.isChild === traveller.isChild)
    return { traveller, row: at < 0 ? null : (free.splice(at, 1)[0] ?? null) }
  })
  return { changes, gone: free.filter(row => !isNamed(row)) }
}

/** Makes the travellers of a plan those that a wish counts. Nobody of whom something is known is removed. */
export async function storeParty(tx: Queryable, planId: number, wish: Wish): Promise<void> {
  const rows = await tx.select().from(party).where(eq(party.planId, planId)).orderBy(asc(party.position))
  const { changes, gone } = matched(rows, travellersOf(wish.who))
  for (const { id } of gone) await tx.delete(party).where(eq(party.id, id))
  let position = rows.at(-1)?.position ?? -1
  for (const { traveller, row } of changes) {
    const { age, isChild } = traveller
    if (!row) await tx.insert(party).values({ planId, position: ++position, age, isChild })
    else if (row.age !== age) await tx.update(party).set({ age }).where(eq(party.id, row.id))
  }
}
