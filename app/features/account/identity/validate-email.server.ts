import { randomUUID, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { allow, command, type Writing } from '#app/command.ts'
import type { Session } from '#app/identity-service.ts'
import type { RequestContext } from '#app/request-context.ts'
import type { Queryable } from '#database/connect.ts'
import { authAccount, signup } from '#database/schema/identity.ts'
import { users } from '#database/schema/user.ts'
import { findOrAddPerson } from './find-or-add-person.server.ts'
import { verifyPassword } from './hash-password.server.ts'
import { may } from './identity-access.ts'
import { openSession } from './identity-commands.server.ts'
import { hasPassword } from './identity-queries.server.ts'
import type { ValidateEmailInput } from './identity-schema.ts'
import { makeUserId } from './make-user-id.server.ts'

type Signup = typeof signup.$inferSelect

type ValidateEmailAnswer =
  | { ok: true; session: Session }
  | { ok: false; reason: 'token_used' | 'password_wrong' }

/** The sign-up of an emailed token; null if the token is forged, used or expired. */
async function findSignup(
  { db, identity, now }: Writing<RequestContext>,
  token: string,
): Promise<Signup | null> {
  const [id = '', proof = ''] = token.split('.')
  const [given, expected] = [Buffer.from(proof), Buffer.from(identity.proofOf(id))]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const rows = await db
    .select()
    .from(signup)
    .where(and(eq(signup.id, id), gt(signup.expiresTs, now())))
  return rows[0] ?? null
}

/** Creates the person of a sign-up, or sets the password of one who was created by a trip request. */
async function claim(tx: Queryable, ctx: Writing<RequestContext>, asked: Signup): Promise<boolean> {
  const { email, name, locale, password } = asked
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`account:${email.toLowerCase()}`}, 0))`,
  )
  if (await hasPassword({ db: tx }, email)) return false
  const emailValidated = ctx.now()
  const id = await findOrAddPerson(tx, makeUserId(ctx.secret, email), { email, name, locale })
  await tx.update(users).set({ name, locale, emailValidated }).where(eq(users.id, id))
  await tx.insert(authAccount).values({
    id: randomUUID(),
    userId: id,
    providerId: 'credential',
    accountId: String(id),
    password,
  })
  await tx.delete(signup).where(eq(signup.email, email))
  return true
}

const rules = {
  authorize: allow(may, 'ask for an account'),
  spend: (ctx: RequestContext) => ctx.allowance.spend('use a token'),
}

/**
 * Confirms an address with the emailed token and the password chosen at sign-up, and logs in. Both are required:
 * somebody who signs up with another person's address gains nothing if its owner follows the link.
 * @throws AppError unauthorized.
 */
export const validateEmail = command(
  'validate an email',
  { ...rules, event: { event: 'sign_up' } },
  async (ctx, { token, password }: ValidateEmailInput): Promise<ValidateEmailAnswer> => {
    const asked = await findSignup(ctx, token)
    if (!asked) return { ok: false, reason: 'token_used' }
    if (!(await verifyPassword({ hash: asked.password, password })))
      return { ok: false, reason: 'password_wrong' }
    const isClaimed = await ctx.db.transaction(tx => claim(tx, ctx, asked))
    if (!isClaimed) return { ok: false, reason: 'token_used' }
    const session = await openSession(ctx, { email: asked.email, password })
    if (!session) throw new Error('a new account could not be logged in to')
    return { ok: true, session }
  },
)
