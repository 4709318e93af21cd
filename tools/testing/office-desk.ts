import { eq } from 'drizzle-orm'
import type { Actor } from '#app/request-context.ts'
import type { Connection } from '#database/connect.ts'
import { plan } from '#database/schema/plan.ts'
import { staff } from '#database/schema/staff.ts'
import { addPerson } from './people.ts'

/** Eight in the morning in Puerto Claro. */
export const NOW = new Date('2026-11-23T14:00:00Z')

/** This many hours from now. */
export function hours(count: number): Date {
  return new Date(NOW.getTime() + count * 3_600_000)
}

let plans = 0

/** A plan for the office: by default requested an hour before `at` by a new traveller. */
export async function addOfficePlan(
  { db }: Pick<Connection, 'db'>,
  at: Date,
  change: Partial<typeof plan.$inferInsert> = {},
): Promise<number> {
  const createdTs = new Date(at.getTime() - 3_600_000)
  const userId = change.userId ?? (await addPerson({ db })).userId
  const key = `office plan number ${++plans} for tests`
  const [row] = await db
    .insert(plan)
    .values({
      idempotencyKey: key,
      receiptKey: key,
      userId,
      countryTag: 'costa-clara',
      contactName: 'Grace Okafor',
      contactEmail: `grace${plans}@example.org`,
      message: 'Two weeks with frogs',
      createdTs,
      waitingSince: createdTs,
      answerDueTs: new Date(at.getTime() + 3_600_000),
      ...change,
    })
    .returning({ id: plan.id })
  if (!row) throw new Error('no plan was added')
  return row.id
}

/** A planner who can log in, as an actor. */
export async function addPlanner(
  { db }: Pick<Connection, 'db'>,
  fkey: string,
): Promise<Extract<Actor, { kind: 'planner' }> & { email: string }> {
  const [found] = await db.select().from(staff).where(eq(staff.fkey, fkey))
  if (!found) throw new Error(`nobody on the staff is ${fkey}`)
  const { userId, email } = await addPerson({ db }, { role: 'planner', staffFkey: fkey, name: found.name })
  return { kind: 'planner', userId, fkey, countries: found.countries, email }
}
