import { and, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import type { CallerContext } from '#app/request-context.ts'
import { audit } from '#database/schema/audit.ts'
import { users } from '#database/schema/user.ts'
import type { AuditEntry } from './audit-schema.ts'

interface Sought {
  /** Number of a person. */
  who?: number | undefined
  /** Part of the command's name, or of what it was done to. */
  what?: string | undefined
  since?: string | undefined
}

/**
 * A page of what the office did, from the latest. @throws AppError not_logged_in; unauthorized for anyone but admins.
 */
export async function listAudit(
  { db, actor }: CallerContext,
  { who, what, since }: Sought,
  position: number | null,
  limit: number,
): Promise<{ rows: AuditEntry[]; after: number | null }> {
  if (actor.kind === 'visitor') throw new AppError('not_logged_in')
  if (actor.kind !== 'admin') throw new AppError('unauthorized')
  const found = await db
    .select({ line: audit, name: users.name })
    .from(audit)
    .leftJoin(users, and(eq(users.id, audit.userId), isNull(users.erasedTs)))
    .where(
      and(
        who === undefined ? undefined : eq(audit.userId, who),
        what === undefined
          ? undefined
          : sql`strpos(plain(${audit.command} || ' ' || coalesce(${audit.about}, '')), plain(${what}::text)) > 0`,
        since === undefined ? undefined : gte(audit.atTs, new Date(since)),
        position === null ? undefined : lt(audit.id, position),
      ),
    )
    .orderBy(desc(audit.id))
    .limit(limit + 1)
  const rows = found.slice(0, limit).map(({ line, name }): AuditEntry => {
    const { id, atTs, userId, role, command, about, outcome } = line
    return {
      ...{ id, atTs: atTs.toISOString(), role, what: command, about, outcome },
      who: userId === null ? null : { id: userId, name },
    }
  })
  return { rows, after: found.length > limit ? (rows.at(-1)?.id ?? null) : null }
}
