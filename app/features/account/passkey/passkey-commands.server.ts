import { randomBytes } from 'node:crypto'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server'
import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { z } from 'zod'
import type { Spent } from '#app/allowance.ts'
import { AppError } from '#app/app-error.ts'
import { allow, command, type Writing } from '#app/command.ts'
import { may, userIdOf } from '#app/features/account/identity/identity-access.ts'
import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import type { Queryable } from '#database/connect.ts'
import { passkey, passkeyChallenge } from '#database/schema/passkey.ts'
import { users } from '#database/schema/user.ts'
import { CHALLENGE_MS, MOST_PASSKEYS, relyingPartyOf, SIGNATURES } from './passkey.ts'
import { entryOf, userHandleOf } from './passkey-queries.server.ts'
import type { NewPasskeyInput, PasskeyEntry, Registration } from './passkey-schema.ts'

/** Purpose of a challenge, with the owner of a new passkey. */
export type ChallengePurpose = { purpose: 'log_in' } | { purpose: 'add'; userId: number }

type Storing = Pick<Writing<RequestContext>, 'db' | 'now'>

/** Creates and stores a challenge that is valid once, for five minutes; deletes expired ones. */
export async function storeChallenge(
  { db, now }: Storing,
  aim: ChallengePurpose,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(randomBytes(32))
  await db.delete(passkeyChallenge).where(lte(passkeyChallenge.expiresTs, now()))
  await db.insert(passkeyChallenge).values({
    ...aim,
    challenge: Buffer.from(bytes).toString('base64url'),
    expiresTs: new Date(now().getTime() + CHALLENGE_MS),
  })
  return bytes
}

const clientData = z.object({ challenge: z.string().min(43).max(100) })

function challengeIn(clientDataJson: string): string | null {
  try {
    return clientData.parse(JSON.parse(Buffer.from(clientDataJson, 'base64url').toString())).challenge
  } catch {
    return null
  }
}

/**
 * Consumes the challenge of an answer, so that it cannot be used twice; null if it was used, expired, meant for
 * another purpose or person, or not ours.
 */
export async function spendChallenge(
  { db, now }: Storing,
  aim: ChallengePurpose,
  clientDataJson: string,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJson)
  if (challenge === null) return null
  const { userId, purpose, expiresTs } = passkeyChallenge
  const [spent] = await db
    .delete(passkeyChallenge)
    .where(
      and(
        eq(passkeyChallenge.challenge, challenge),
        eq(purpose, aim.purpose),
        aim.purpose === 'add' ? eq(userId, aim.userId) : isNull(userId),
        gt(expiresTs, now()),
      ),
    )
    .returning({ challenge: passkeyChallenge.challenge })
  return spent?.challenge ?? null
}

const rules = { authorize: allow(may, 'read about oneself') }
const limitedRules = { ...rules, spend: (ctx: RequestContext) => ctx.allowance.spend('use a token') }

type StartAnswer =
  | { ok: true; options: PublicKeyCredentialCreationOptionsJSON }
  | { ok: false; reason: 'passkeys_full' }

/** Creates a challenge for a new passkey. @throws AppError unauthorized, session_not_fresh. */
export const startPasskey = command(
  'start to add a passkey',
  { ...limitedRules, needsFresh: true },
  async (ctx: Writing<RequestContext>): Promise<StartAnswer> => {
    const userId = userIdOf(ctx.actor)
    const [person] = await ctx.db.select().from(users).where(eq(users.id, userId))
    if (!person) throw new AppError('not_logged_in')
    const own = await ctx.db.select().from(passkey).where(eq(passkey.userId, userId))
    if (own.length >= MOST_PASSKEYS) return { ok: false, reason: 'passkeys_full' }
    const { generateRegistrationOptions } = await import('@simplewebauthn/server')
    const rpID = relyingPartyOf(ctx.origin)
    const options = await generateRegistrationOptions({
      rpID,
      rpName: (await getOperator(ctx)).name,
      userID: userHandleOf(ctx, userId),
      userName: person.email,
      userDisplayName: person.name,
      challenge: await storeChallenge(ctx, { purpose: 'add', userId }),
      timeout: CHALLENGE_MS,
      supportedAlgorithmIDs: [...SIGNATURES],
      excludeCredentials: own.map(({ credentialId: id, transports }) => ({ id, transports })),
      // Without a resident key, or without user verification, it could not be used to log in.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    return { ok: true, options }
  },
)

/** Verifies the answer for a new passkey; null if it is forged or for another site. */
async function verify({ origin }: Pick<RequestContext, 'origin'>, response: Registration, challenge: string) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: new URL(origin).origin,
      expectedRPID: relyingPartyOf(origin),
      requireUserVerification: true,
      supportedAlgorithmIDs: [...SIGNATURES],
    })
    return verified ? registrationInfo : null
  } catch {
    // The library throws for any input error of the caller.
    return null
  }
}

type AddAnswer =
  | { ok: true; passkey: PasskeyEntry }
  | { ok: false; reason: 'passkey_expired' | 'passkey_refused' | 'passkey_known' | 'passkeys_full' }
  | Extract<Spent, { ok: false }>

async function insert(tx: Queryable, row: typeof passkey.$inferInsert): Promise<AddAnswer> {
  // Locks the person, so that two requests at once cannot exceed the limit.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, row.userId)).for('update')
  const own = await tx.select({ id: passkey.id }).from(passkey).where(eq(passkey.userId, row.userId))
  if (own.length >= MOST_PASSKEYS) return { ok: false, reason: 'passkeys_full' }
  const [added] = await tx.insert(passkey).values(row).onConflictDoNothing().returning()
  return added ? { ok: true, passkey: entryOf(added) } : { ok: false, reason: 'passkey_known' }
}

/**
 * Adds the passkey that a device created. The challenge was given to a fresh session only and is valid for five
 * minutes, so the session need not be fresh any more. @throws AppError unauthorized.
 */
export const addPasskey = command(
  'add a passkey',
  { ...limitedRules, event: { event: 'passkey_added' } },
  async (ctx: Writing<RequestContext>, { name, response }: NewPasskeyInput): Promise<AddAnswer> => {
    const userId = userIdOf(ctx.actor)
    const { clientDataJSON } = response.response
    const challenge = await spendChallenge(ctx, { purpose: 'add', userId }, clientDataJSON)
    if (challenge === null) return { ok: false, reason: 'passkey_expired' }
    const made = await verify(ctx, response, challenge)
    if (!made) return { ok: false, reason: 'passkey_refused' }
    const { id: credentialId, publicKey, counter, transports = [] } = made.credential
    return ctx.db.transaction(tx =>
      insert(tx, {
        ...{ id: randomBytes(12).toString('base64url'), userId, name, createdTs: ctx.now() },
        userHandle: Buffer.from(userHandleOf(ctx, userId)).toString('base64url'),
        ...{ credentialId, publicKey, counter, transports, backedUp: made.credentialBackedUp },
      }),
    )
  },
)

const isOwn = (ctx: Writing<RequestContext>, id: string) =>
  and(eq(passkey.id, id), eq(passkey.userId, userIdOf(ctx.actor)))

/** @throws AppError unauthorized; not_found for another's passkey as for a missing one. */
export const renamePasskey = command(
  'rename a passkey',
  rules,
  async (ctx: Writing<RequestContext>, { id, name }: { id: string; name: string }): Promise<PasskeyEntry> => {
    const [renamed] = await ctx.db.update(passkey).set({ name }).where(isOwn(ctx, id)).returning()
    if (!renamed) throw new AppError('not_found')
    return entryOf(renamed)
  },
)

/** @throws AppError unauthorized, session_not_fresh; not_found for another's passkey as for a missing one. */
export const removePasskey = command(
  'remove a passkey',
  { ...rules, needsFresh: true, event: { event: 'passkey_removed' } },
  async (ctx: Writing<RequestContext>, { id }: { id: string }): Promise<void> => {
    const removed = await ctx.db.delete(passkey).where(isOwn(ctx, id)).returning({ id: passkey.id })
    if (removed.length === 0) throw new AppError('not_found')
  },
)
