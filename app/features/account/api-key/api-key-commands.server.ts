import { randomBytes } from 'node:crypto'
import { and, count, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { command } from '#app/command.ts'
import { userIdOf } from '#app/features/account/identity/identity-access.ts'
import type { Actor, RequestContext } from '#app/request-context.ts'
import { dayOf } from '#app/text/days.ts'
import { apiKey } from '#database/schema/identity.ts'
import { API_KEY_START, findKeyHolder, heldBy, keyDigest, worksAt } from './api-key-queries.server.ts'
import { MOST_API_KEYS, type NewApiKey, scopesFor } from './api-key-schema.ts'

const rules = {
  authorize: ({ actor }: RequestContext): void => {
    if (actor.kind !== 'admin' && actor.kind !== 'partner') throw new AppError('unauthorized')
  },
}

type Made =
  | { ok: true; id: number; key: string }
  | { ok: false; reason: 'keys_full' | 'scope_not_theirs' | 'date_in_past' }

const make = command(
  'make an API key',
  { ...rules, needsFresh: true, event: { event: 'api_key_made' } as const },
  async (ctx, { name, scopes, partner, lastDay, keyId }: NewApiKey & { keyId: number }): Promise<Made> => {
    const affiliateId = await findKeyHolder(ctx, partner)
    const offered = scopesFor({ isPartner: affiliateId !== null })
    if (scopes.some(scope => !offered.includes(scope))) return { ok: false, reason: 'scope_not_theirs' }
    const createdTs = ctx.now()
    if (lastDay && lastDay < dayOf(createdTs)) return { ok: false, reason: 'date_in_past' }
    const key = API_KEY_START + randomBytes(32).toString('base64url')
    return ctx.db.transaction(async tx => {
      // Two at once must not make one too many.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('api_key', ${affiliateId ?? 0}))`)
      const isOpen = and(heldBy(affiliateId), worksAt(createdTs))
      const [open] = await tx.select({ n: count() }).from(apiKey).where(isOpen)
      if ((open?.n ?? 0) >= MOST_API_KEYS) return { ok: false, reason: 'keys_full' }
      const row = { id: keyId, affiliateId, name, scopes: [...new Set(scopes)], lastDay, createdTs }
      await tx
        .insert(apiKey)
        .overridingSystemValue()
        .values({ ...row, sum: keyDigest(key), madeBy: userIdOf(ctx.actor) })
      return { ok: true, id: keyId, key }
    })
  },
)

/**
 * Makes a key for a program of the caller's partner, of a partner that an admin names, or of the operator. The key is in
 * the answer, and nowhere else. @throws AppError unauthorized, session_not_fresh; not_found for an unknown partner.
 */
export async function makeApiKey(ctx: RequestContext, wanted: NewApiKey): Promise<Made> {
  // Numbered before, because the audit log names it before it is made.
  const { rows } = await ctx.db.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence('api_key', 'id')) as id`,
  )
  return make(ctx, { ...wanted, keyId: Number(rows[0]?.id) })
}

/**
 * Ends a key at once; repeated it changes nothing. @throws AppError unauthorized; not_found for another's key as for a
 * missing one.
 */
export const withdrawApiKey = command(
  'withdraw an API key',
  { ...rules, event: { event: 'api_key_withdrawn' } as const },
  async (ctx, { keyId }: { keyId: number }): Promise<void> => {
    const { actor } = ctx
    const theirs = actor.kind === 'partner' ? heldBy(actor.affiliateId) : undefined
    const withdrawn = await ctx.db
      .update(apiKey)
      .set({ withdrawnTs: sql`coalesce(${apiKey.withdrawnTs}, ${ctx.now()})` })
      .where(and(eq(apiKey.id, keyId), theirs))
      .returning({ id: apiKey.id })
    if (withdrawn.length === 0) throw new AppError('not_found')
  },
)

const NOTED_EVERY_MS = 5 * 60_000

type ProgramContext = RequestContext & { actor: Extract<Actor, { kind: 'program' }> }

/** Notes when a key was last used, at most every five minutes. @throws AppError unauthorized. */
export const noteKeyUse = command(
  'note the use of an API key',
  {
    authorize: ({ actor }: ProgramContext, { id }: { id: number }): void => {
      if (actor.kind !== 'program' || actor.keyId !== id) throw new AppError('unauthorized')
    },
  },
  async (ctx, { id }: { id: number }): Promise<void> => {
    const now = ctx.now()
    const before = new Date(now.getTime() - NOTED_EVERY_MS)
    const isOld = or(isNull(apiKey.lastUsedTs), lt(apiKey.lastUsedTs, before))
    await ctx.db
      .update(apiKey)
      .set({ lastUsedTs: now })
      .where(and(eq(apiKey.id, id), isOld))
  },
)
