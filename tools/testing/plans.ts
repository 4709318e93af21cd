import { randomUUID } from 'node:crypto'
import type { Connection } from '#database/connect.ts'
import { plan } from '#database/schema/plan.ts'
import { addPerson } from './people.ts'

type NewPlan = Partial<typeof plan.$inferInsert>

/** A plan of a new traveller, requested on a Monday morning in Costa Clara; returns the account and the plan. */
export async function addTestPlan({ db }: Pick<Connection, 'db'>, change: NewPlan = {}) {
  const { userId, email } = await addPerson({ db }, { name: 'Ana Mora' })
  const createdTs = change.createdTs ?? new Date('2026-03-16T14:00:00Z')
  const [row] = await db
    .insert(plan)
    .values({
      idempotencyKey: randomUUID(),
      receiptKey: randomUUID(),
      userId,
      countryTag: 'costa-clara',
      contactName: 'Ana Mora',
      contactEmail: email,
      createdTs,
      answerDueTs: new Date(createdTs.getTime() + 8 * 3_600_000),
      ...change,
    })
    .returning()
  if (!row) throw new Error('the plan was not stored')
  return { plan: row, planId: row.id, traveller: { kind: 'traveller', userId: row.userId } as const, email }
}
