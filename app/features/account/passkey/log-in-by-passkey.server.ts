import { and, eq } from 'drizzle-orm'
import type { Spent } from '#app/allowance.ts'
import { allow, command, type Writing } from '#app/command.ts'
import { may, userIdOf } from '#app/features/account/identity/identity-access.ts'
import type { Session } from '#app/identity-service.ts'
import type { RequestContext } from '#app/request-context.ts'
import type { Queryable } from '#database/connect.ts'
import { passkey } from '#database/schema/passkey.ts'
import { users } from '#database/schema/user.ts'
import { CHALLENGE_MS, relyingPartyOf } from './passkey.ts'
import { spendChallenge, storeChallenge } from './passkey-commands.server.ts'
import type { Assertion } from './passkey-schema.ts'

const startRules = {
  authorize: allow(may, 'log in'),
  spend: (ctx: RequestContext) => ctx.allowance.spend('log in'),
}

/**
 * Creates a challenge for logging in, `PublicKeyCredentialRequestOptionsJSON`. It lists no credentials: the device
 * offers its passkeys for this site. @throws AppError unauthorized.
 */
export const startPasskeyLogIn = command('start to log in by passkey', startRules, async ctx => {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(ctx.origin),
    challenge: await storeChallenge(ctx, { purpose: 'log_in' }),
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  })
  return { ok: true, options } as const
})

type LogInAnswer =
  | { ok: true; session: Session }
  | { ok: false; reason: 'passkey_expired' | 'passkey_refused' }
  | Extract<Spent, { ok: false }>

/**
 * Verifies an answer and returns the passkey's new state; null if it is forged, for another site, or if its counter
 * went back.
 */
async function verify(
  { origin }: Pick<RequestContext, 'origin'>,
  stored: typeof passkey.$inferSelect,
  response: Assertion,
  challenge: string,
) {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const { credentialId: id, publicKey, counter } = stored
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: new URL(origin).origin,
      expectedRPID: relyingPartyOf(origin),
      credential: { id, publicKey, counter },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo : null
  } catch {
    // The library throws for any input error of the caller.
    return null
  }
}

interface Answered {
  response: Assertion
  /** Required owner of the passkey, if known. */
  owner?: number
}

/** Owner of the passkey that signed the answer; records its use. Null for an invalid answer. */
async function useKey(
  tx: Queryable,
  ctx: Writing<RequestContext>,
  { response, owner }: Answered,
  challenge: string,
): Promise<number | null> {
  const isIts = and(
    eq(passkey.credentialId, response.id),
    owner === undefined ? undefined : eq(passkey.userId, owner),
  )
  const [stored] = await tx.select().from(passkey).where(isIts).for('update')
  if (!stored || response.response.userHandle !== stored.userHandle) return null
  const used = await verify(ctx, stored, response, challenge)
  if (!used) return null
  const { newCounter: counter, credentialBackedUp: backedUp } = used
  await tx.update(passkey).set({ counter, backedUp, lastUsedTs: ctx.now() }).where(eq(passkey.id, stored.id))
  await tx.update(users).set({ dateLogin: ctx.now() }).where(eq(users.id, stored.userId))
  return stored.userId
}

/** Opens a session for a passkey's answer. */
async function openSession(ctx: Writing<RequestContext>, answered: Answered): Promise<LogInAnswer> {
  const { clientDataJSON } = answered.response.response
  const challenge = await spendChallenge(ctx, { purpose: 'log_in' }, clientDataJSON)
  if (challenge === null) return { ok: false, reason: 'passkey_expired' }
  const userId = await ctx.db.transaction(tx => useKey(tx, ctx, answered, challenge))
  if (userId === null) return { ok: false, reason: 'passkey_refused' }
  return { ok: true, session: await ctx.identity.openSession(userId, ctx.userAgent) }
}

const rules = {
  authorize: allow(may, 'log in'),
  spend: (ctx: RequestContext) => ctx.allowance.spend('use a token'),
}

/**
 * Logs in by passkey. A removed passkey, another owner's and a forged answer get the same refusal.
 * @throws AppError unauthorized.
 */
export const logInByPasskey = command(
  'log in by passkey',
  { ...rules, event: { event: 'log_in', method: 'passkey' } },
  (ctx, { response }: { response: Assertion }) => openSession(ctx, { response }),
)

interface Confirming {
  response: Assertion
  /** The caller's `authorization` header. */
  authorization: string
}

/**
 * Confirms the caller's identity with a passkey of their own: opens a new session, with a login challenge, and ends
 * the current one. @throws AppError unauthorized.
 */
export const confirmByPasskey = command(
  'confirm by passkey',
  {
    ...rules,
    authorize: allow(may, 'read about oneself'),
    event: { event: 'session_renewed', method: 'passkey' },
  },
  async (ctx, { response, authorization }: Confirming): Promise<LogInAnswer> => {
    const answer = await openSession(ctx, { response, owner: userIdOf(ctx.actor) })
    if (answer.ok) await ctx.identity.logOut(authorization)
    return answer
  },
)
