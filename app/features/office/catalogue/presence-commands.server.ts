import { lt } from 'drizzle-orm'
import { command } from '#app/command.ts'
import { requireOffice } from '#app/features/plan/core/find-own-plan.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import type { DocumentKind } from '#database/content/document-kinds.ts'
import { documentPresence } from '#database/schema/document.ts'
import { listPresent, PRESENT_MS, requireDocument } from './document-queries.server.ts'

/**
 * Records that a colleague has a document open, and returns who else has, and the number of its latest version. Presence
 * expires after a minute without a call. @throws AppError not_logged_in, unauthorized, not_found.
 */
export const bePresentAtDocument = command(
  'be present at a document',
  { authorize: (ctx: RequestContext): void => requireOffice(ctx) },
  async (ctx, { kind, key }: { kind: DocumentKind; key: string }) => {
    const { latest } = await requireDocument(ctx, kind, key)
    const { actor, db } = ctx
    const now = ctx.now()
    if ('userId' in actor) {
      const seenTs = now
      await db
        .insert(documentPresence)
        .values({ kind, key, userId: actor.userId, seenTs })
        .onConflictDoUpdate({
          target: [documentPresence.kind, documentPresence.key, documentPresence.userId],
          set: { seenTs },
        })
    }
    await db.delete(documentPresence).where(lt(documentPresence.seenTs, new Date(now.getTime() - PRESENT_MS)))
    return { present: await listPresent(ctx, { kind, key }), number: latest?.number ?? 0 }
  },
)
