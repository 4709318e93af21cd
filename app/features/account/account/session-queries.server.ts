import { and, desc, eq, gt } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { endOfSession } from '#app/features/account/identity/identity.ts'
import type { RequestContext } from '#app/request-context.ts'
import { deviceOf } from '#app/text/device.ts'
import { authSession } from '#database/schema/identity.ts'
import type { SessionEntry } from './person-schema.ts'

/** The unsigned part of an `authorization` header's key. */
function tokenOf(authorization: string | undefined): string {
  const key = authorization?.replace(/^bearer\s+/i, '') ?? ''
  return key.split('.')[0] ?? ''
}

/** The caller's sessions, the latest first. @throws AppError not_logged_in. */
export async function listSessions(
  { db, actor, now }: Pick<RequestContext, 'db' | 'actor' | 'now'>,
  authorization: string | undefined,
): Promise<SessionEntry[]> {
  if (!('userId' in actor)) throw new AppError('not_logged_in')
  const current = tokenOf(authorization)
  const rows = await db
    .select()
    .from(authSession)
    .where(and(eq(authSession.userId, actor.userId), gt(authSession.expiresAt, now())))
    .orderBy(desc(authSession.updatedAt), desc(authSession.id))
  return rows.map(({ id, createdAt, updatedAt, expiresAt, token, userAgent }) => ({
    id,
    device: deviceOf(userAgent ?? ''),
    createdTs: createdAt.toISOString(),
    lastUsedTs: updatedAt.toISOString(),
    expiresTs: endOfSession({ createdAt, expiresAt }).toISOString(),
    current: token === current,
  }))
}
