import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Queryable } from '#database/connect.ts'
import { users } from '#database/schema/user.ts'

type NewPerson = Omit<typeof users.$inferInsert, 'id'>

/**
 * ID of the person with this address, who is added if unknown; a known person is not changed. `wish` is the preferred
 * ID of a new person; it may belong to a former owner of the address.
 */
export async function findOrAddPerson(tx: Queryable, wish: number, person: NewPerson): Promise<number> {
  for (const id of [wish, randomInt(1, 2 ** 47), randomInt(1, 2 ** 47)]) {
    await tx
      .insert(users)
      .values({ id, ...person })
      .onConflictDoNothing()
    // After the insert, so that a deletion in progress has finished: a deleted person no longer has this address.
    const found = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, person.email))
      .for('key share')
    if (found[0]) return found[0].id
  }
  throw new Error('no free number for a new person')
}
