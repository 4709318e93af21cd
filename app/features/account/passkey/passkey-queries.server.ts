import { asc, eq } from 'drizzle-orm'
import { hmac } from '#app/features/account/identity/find-or-add-person.server.ts'
import { userIdOf } from '#app/features/account/identity/identity-access.ts'
import type { CallerContext, RequestContext } from '#app/request-context.ts'
import { passkey } from '#database/schema/passkey.ts'
import type { PasskeyEntry } from './passkey-schema.ts'

/** WebAuthn user handle (section 14.6.1): the same for all passkeys of a person, and without personal data. */
export function userHandleOf(
  { secret }: Pick<RequestContext, 'secret'>,
  userId: number,
): Uint8Array<ArrayBuffer> {
  return new Uint8Array(hmac(secret, 'passkey', String(userId)))
}

/** A passkey as its owner sees it. */
export function entryOf({ id, name, createdTs, lastUsedTs }: typeof passkey.$inferSelect): PasskeyEntry {
  return {
    id,
    name,
    createdTs: createdTs.toISOString(),
    lastUsedTs: lastUsedTs?.toISOString() ?? null,
  }
}

/** The caller's passkeys, the oldest first. @throws AppError not_logged_in. */
export async function listPasskeys({ db, actor }: CallerContext): Promise<PasskeyEntry[]> {
  const rows = await db
    .select()
    .from(passkey)
    .where(eq(passkey.userId, userIdOf(actor)))
    .orderBy(asc(passkey.createdTs), asc(passkey.id))
  return rows.map(entryOf)
}
