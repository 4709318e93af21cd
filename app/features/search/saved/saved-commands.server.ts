import { createHash } from 'node:crypto'
import { and, eq, inArray, lt } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { asReader, command, systemRules, type Writing } from '#app/command.ts'
import type { Actor, RequestContext } from '#app/request-context.ts'
import { DAY_MS } from '#app/text/days.ts'
import { savedItem, sharedList } from '#database/schema/saved.ts'
import { users } from '#database/schema/user.ts'
import { MOST_SAVED } from './saved.ts'
import { findSaved, getSavedCards } from './saved-queries.server.ts'
import type { SavedChange, SharedListPage } from './saved-schema.ts'

/** A shared list that nobody reads is deleted after this time. */
const UNREAD_MS = 365 * DAY_MS

/** @throws AppError unauthorized. */
function ownerOf(actor: Actor): number {
  if (!('userId' in actor)) throw new AppError('unauthorized')
  return actor.userId
}

const asOwner = { authorize: ({ actor }: { actor: Actor }) => void ownerOf(actor) }

/**
 * Saves and removes items of the caller's own list, and returns all of it. Repeated it changes nothing; what no longer
 * fits is left out. @throws AppError unauthorized.
 */
export const changeSaved = command<RequestContext, SavedChange, string[]>(
  'save items',
  asOwner,
  async (ctx, { saved, removed }) =>
    ctx.db.transaction(async tx => {
      const userId = ownerOf(ctx.actor)
      // Two devices wait for each other here, so that together they do not exceed the limit.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
      if (removed.length > 0)
        await tx
          .delete(savedItem)
          .where(and(eq(savedItem.userId, userId), inArray(savedItem.ref, [...removed])))
      const known = await findSaved(tx, userId)
      const added = [...new Set(saved)]
        .filter(ref => !known.includes(ref))
        .slice(0, Math.max(0, MOST_SAVED - known.length))
      const rows = added.map(ref => ({ userId, ref, savedTs: ctx.now() }))
      if (rows.length > 0) await tx.insert(savedItem).values(rows)
      return [...known, ...added]
    }),
)

/** The key of a list: whoever has the link cannot tell the secret from it. */
function keyOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url').slice(0, 32)
}

const anybody = {
  authorize: asReader,
  spend: (ctx: Pick<RequestContext, 'allowance'>) => ctx.allowance.spend('shared list'),
}

/** Makes a link that shows a list to anybody; with the same secret it replaces what the link shows. */
export const shareList = command(
  'share a saved list',
  anybody,
  async (ctx: Writing<RequestContext>, { secret, refs }: { secret: string; refs: readonly string[] }) => {
    const [now, key] = [ctx.now(), keyOf(secret)]
    const shown = { refs: [...new Set(refs)], sharedTs: now, readTs: now }
    const userId = 'userId' in ctx.actor ? ctx.actor.userId : null
    await ctx.db
      .insert(sharedList)
      .values({ key, userId, ...shown })
      .onConflictDoUpdate({ target: sharedList.key, set: shown })
    return { ok: true as const, key }
  },
)

/** Withdraws a shared list: its link leads nowhere. Does nothing if there is none. */
export const withdrawList = command(
  'withdraw a saved list',
  anybody,
  async (ctx: Writing<RequestContext>, { secret }: { secret: string }) => {
    await ctx.db.delete(sharedList).where(eq(sharedList.key, keyOf(secret)))
    return { ok: true as const }
  },
)

/** The list behind a link; it counts as read. @throws AppError not_found, also once it was withdrawn. */
export const openSharedList = command<RequestContext, { key: string }, SharedListPage>(
  'open a saved list by its link',
  { authorize: anybody.authorize },
  async (ctx, { key }) => {
    const [list] = await ctx.db.select().from(sharedList).where(eq(sharedList.key, key))
    if (!list) throw new AppError('not_found')
    const now = ctx.now()
    // Once a day is enough to know that somebody reads it.
    if (now.getTime() - list.readTs.getTime() > DAY_MS)
      await ctx.db.update(sharedList).set({ readTs: now }).where(eq(sharedList.key, key))
    return { sharedTs: list.sharedTs.toISOString(), cards: await getSavedCards(ctx, list.refs) }
  },
)

/** Deletes the lists that nobody has read for a year; returns how many. */
export const deleteUnreadLists = command(
  'delete the lists that nobody reads',
  systemRules,
  async (ctx: Writing<RequestContext>): Promise<number> => {
    const before = new Date(ctx.now().getTime() - UNREAD_MS)
    const { rowCount } = await ctx.db.delete(sharedList).where(lt(sharedList.readTs, before))
    return rowCount ?? 0
  },
)
