import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { allow, command, type Writing } from '#app/command.ts'
import type { Session } from '#app/identity-service.ts'
import { queueEmail } from '#app/outbox/queue-email.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import type { Queryable } from '#database/connect.ts'
import { authAccount, signup } from '#database/schema/identity.ts'
import { users } from '#database/schema/user.ts'
import { findOrAddPerson, makeUserId } from './find-or-add-person.server.ts'
import { hashPassword, isGuessable, verifyPassword } from './hash-password.server.ts'
import { SIGNUP_MS } from './identity.ts'
import { may } from './identity-access.ts'
import { openSession, spendOnEmail } from './identity-commands.server.ts'
import { hasPassword } from './identity-queries.server.ts'
import type { AddressInput, SignUpInput, ValidateEmailInput } from './identity-schema.ts'

const rules = {
  authorize: allow(may, 'ask for an account'),
  spend: (ctx: RequestContext, { email }: { email: string }) => spendOnEmail(ctx, 'sign up', email),
}

type SignUpAnswer = { ok: true } | { ok: false; reason: 'password_guessable' }

/**
 * Requests an account. The address is not looked up: the same rows are written for every address, and the content of
 * the email is decided when it is composed. A known person is not changed before they confirm.
 * @throws AppError unauthorized.
 */
export const signUp = command(
  'sign up',
  { ...rules, event: { event: 'sign_up_asked' } },
  async (ctx, input: SignUpInput): Promise<SignUpAnswer> => {
    const { password: words, next, ...asked } = input
    if (await isGuessable(words, asked)) return { ok: false, reason: 'password_guessable' }
    const password = await hashPassword(words)
    const now = ctx.now()
    const id = randomBytes(18).toString('base64url')
    await ctx.db.transaction(async tx => {
      await tx.delete(signup).where(lt(signup.expiresTs, now))
      const expiresTs = new Date(now.getTime() + SIGNUP_MS)
      await tx.insert(signup).values({ id, ...asked, password, createdTs: now, expiresTs })
      await queueEmail(
        tx,
        {
          template: 'account-signup',
          recipient: input.email,
          locale: input.locale,
          props: { signupId: id, next },
        },
        now,
      )
    })
    ctx.wake()
    return { ok: true }
  },
)

/**
 * Sends the email of the newest sign-up with this address again, if there is one.
 * @throws AppError unauthorized.
 */
export const resendValidation = command(
  'send the sign-up email again',
  rules,
  async (ctx, input: AddressInput) => {
    const now = ctx.now()
    await queueEmail(
      ctx.db,
      {
        template: 'account-signup',
        props: { next: input.next },
        recipient: input.email,
        locale: input.locale,
      },
      now,
    )
    ctx.wake()
    return { ok: true } as const
  },
)

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

const validationRules = {
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
  { ...validationRules, event: { event: 'sign_up' } },
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
