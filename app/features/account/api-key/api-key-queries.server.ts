import { createHash } from 'node:crypto'
import { and, desc, eq, gte, isNull, or, type SQL, sql } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import type { CallerContext } from '#app/request-context.ts'
import { dayOf } from '#app/text/days.ts'
import type { Readable } from '#database/connect.ts'
import { apiKey } from '#database/schema/identity.ts'
import { affiliate, users } from '#database/schema/user.ts'
import type { ApiScope } from '#database/values/api-scopes.ts'
import { type ApiKeyEntry, scopesFor } from './api-key-schema.ts'

/** What every API key begins with: scanners for leaked secrets look for it, and no login key does. */
export const API_KEY_START = 'ceiba_'

const BEARER_API_KEY = new RegExp(`^bearer\\s+(${API_KEY_START}\\S*)\\s*$`, 'i')

/** Whether an `authorization` header has an API key, good or not. */
export function isApiKey(authorization: string): boolean {
  return BEARER_API_KEY.test(authorization)
}

/** A key as it is stored. It has 256 random bits, so that a plain hash is enough. */
export function keyDigest(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

/** The condition for keys that work at an instant. */
export function worksAt(instant: Date): SQL {
  const hasNotEnded = or(isNull(apiKey.lastDay), gte(apiKey.lastDay, dayOf(instant)))
  return sql`(${isNull(apiKey.withdrawnTs)} and ${hasNotEnded})`
}

/** The program that calls with an API key; null if the key is unknown, withdrawn or has ended. */
export async function findProgram({ db, now }: { db: Readable; now: () => Date }, authorization: string) {
  const [, key = ''] = BEARER_API_KEY.exec(authorization) ?? []
  const [row] = await db
    .select({ keyId: apiKey.id, affiliateId: apiKey.affiliateId, scopes: apiKey.scopes })
    .from(apiKey)
    .where(and(eq(apiKey.sum, keyDigest(key)), worksAt(now())))
  return row ? { actor: { kind: 'program' as const, ...row } } : null
}

/**
 * Whose keys the caller may see, make and withdraw: a partner's people their own, an admin those of the partner they
 * name, or the operator's (null). @throws AppError not_logged_in, unauthorized; not_found for an unknown partner.
 */
export async function findKeyHolder({ db, actor }: CallerContext, partner?: string): Promise<number | null> {
  if (actor.kind === 'visitor') throw new AppError('not_logged_in')
  if (actor.kind !== 'admin' && actor.kind !== 'partner') throw new AppError('unauthorized')
  if (actor.kind === 'admin' && partner === undefined) return null
  const wanted =
    actor.kind === 'partner' ? eq(affiliate.id, actor.affiliateId) : eq(affiliate.key, partner ?? '')
  const [row] = await db.select().from(affiliate).where(wanted)
  if (!row) throw new AppError('not_found')
  if (partner !== undefined && row.key !== partner) throw new AppError('unauthorized')
  return row.id
}

/** The condition for the keys of a holder. */
export function heldBy(affiliateId: number | null): SQL {
  return affiliateId === null ? isNull(apiKey.affiliateId) : eq(apiKey.affiliateId, affiliateId)
}

const MOST_SHOWN = 50

/** A holder's keys, those that work first, then the latest; and the scopes that a new one can have. */
export async function listApiKeys(
  ctx: CallerContext & { now: () => Date },
  partner?: string,
): Promise<{ keys: ApiKeyEntry[]; scopes: ApiScope[] }> {
  const holder = await findKeyHolder(ctx, partner)
  const works = sql<boolean>`${worksAt(ctx.now())}`
  const rows = await ctx.db
    .select({ row: apiKey, by: users.name, works })
    .from(apiKey)
    .leftJoin(users, and(eq(users.id, apiKey.madeBy), isNull(users.erasedTs)))
    .where(heldBy(holder))
    .orderBy(desc(works), desc(apiKey.id))
    .limit(MOST_SHOWN)
  return {
    keys: rows.map(({ row: { id, name, scopes, lastDay, ...row }, by, works }) => ({
      ...{ id, name, scopes, by, lastDay, works },
      createdTs: row.createdTs.toISOString(),
      lastUsedTs: row.lastUsedTs?.toISOString() ?? null,
      withdrawnTs: row.withdrawnTs?.toISOString() ?? null,
    })),
    scopes: scopesFor({ isPartner: holder !== null }),
  }
}
