import { and, asc, eq, gte, lt, ne } from 'drizzle-orm'
import { command } from '#app/command.ts'
import { requireOffice } from '#app/features/plan/core/find-own-plan.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import type { DocumentName } from '#database/documents/versions.ts'
import { documentPresence } from '#database/schema/document.ts'
import { users } from '#database/schema/user.ts'
import { requireDocument } from './document-queries.server.ts'

/** How long presence lasts after the last call. */
const PRESENT_MS = 60_000

/**
 * Records that a colleague has a document open, and returns who else has, and the number of its latest version. Presence
 * expires after a minute without a call. @throws AppError not_logged_in, unauthorized, not_found.
 */
export const bePresentAtDocument = command(
  'be present at a document',
  { authorize: (ctx: RequestContext): void => requireOffice(ctx) },
  async (ctx, { kind, key }: DocumentName) => {
    const { latest } = await requireDocument(ctx, { kind, key })
    const { actor, db } = ctx
    const seenTs = ctx.now()
    const since = new Date(seenTs.getTime() - PRESENT_MS)
    const userId = 'userId' in actor ? actor.userId : null
    const row = documentPresence
    if (userId !== null) {
      const target = [row.kind, row.key, row.userId]
      await db
        .insert(row)
        .values({ kind, key, userId, seenTs })
        .onConflictDoUpdate({ target, set: { seenTs } })
    }
    await db.delete(row).where(lt(row.seenTs, since))
    const isOther = userId === null ? undefined : ne(users.id, userId)
    const present = await db
      .select({ userId: users.id, name: users.name })
      .from(row)
      .innerJoin(users, eq(users.id, row.userId))
      .where(and(eq(row.kind, kind), eq(row.key, key), gte(row.seenTs, since), isOther))
      .orderBy(asc(users.name), asc(users.id))
    return { present, number: latest?.number ?? 0 }
  },
)
