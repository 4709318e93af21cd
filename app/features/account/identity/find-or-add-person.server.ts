import { createHmac, randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Queryable } from '#database/connect.ts'
import { users } from '#database/schema/user.ts'

const JS_INTEGER_BITS = 53n

export function hmac(secret: string, purpose: string, text: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}\0${text}`).digest()
}

/** ID derived from an address without revealing it (docs/decisions/0004-a-request-cannot-be-lost.md). */
export function makeUserId(secret: string, email: string): number {
  const digest = hmac(secret, 'user', email.trim().toLowerCase())
  const id = Number(digest.readBigUInt64BE() & ((1n << JS_INTEGER_BITS) - 1n))
  return id || 1
}

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
