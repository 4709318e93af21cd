import { and, desc, eq, gt, isNotNull } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { portraitVersion } from '#app/features/people/staff/staff-queries.server.ts'
import type { CallerContext, RequestContext } from '#app/request-context.ts'
import type { Readable } from '#database/connect.ts'
import { authAccount, signup } from '#database/schema/identity.ts'
import { staff } from '#database/schema/staff.ts'
import { affiliate, users } from '#database/schema/user.ts'
import { languageCodes } from '#database/values/languages.ts'
import { actorOf } from './identity.ts'
import { may } from './identity-access.ts'
import type { Me } from './identity-schema.ts'

/** The actor of a request, and when their session began. */
export type Caller = Pick<RequestContext, 'actor' | 'loggedInAt'>

/** Condition for the row of a person's password; there is at most one. */
const isPassword = and(
  eq(authAccount.userId, users.id),
  eq(authAccount.providerId, 'credential'),
  isNotNull(authAccount.password),
)
const atWork = and(eq(staff.fkey, users.staffFkey), eq(staff.active, true))

/** The owner of an `authorization` header's key; null if the key is invalid. */
export async function findKeyOwner(
  { db, identity }: Pick<RequestContext, 'db' | 'identity'>,
  authorization: string,
): Promise<Caller | null> {
  const owner = await identity.findOwner(authorization)
  if (owner === null) return null
  const [row] = await db
    .select({
      id: users.id,
      role: users.role,
      affiliateId: users.affiliateId,
      planner: { fkey: staff.fkey, countries: staff.countries },
    })
    .from(users)
    .leftJoin(staff, atWork)
    .where(eq(users.id, owner.userId))
  return row ? { actor: actorOf(row), loggedInAt: owner.loggedInAt } : null
}

/** The caller's own data. @throws AppError not_logged_in. */
export async function getMe({ db, actor }: CallerContext): Promise<Me> {
  if (!may(actor, 'read about oneself') || !('userId' in actor)) throw new AppError('not_logged_in')
  const [row] = await db
    .select({
      ...{ person: users, countries: staff.countries, portrait: portraitVersion, affiliate: affiliate.key },
      password: authAccount.id,
    })
    .from(users)
    .leftJoin(staff, atWork)
    .leftJoin(affiliate, eq(affiliate.id, users.affiliateId))
    .leftJoin(authAccount, isPassword)
    .where(eq(users.id, actor.userId))
  if (!row) throw new AppError('not_logged_in')
  const { person, countries } = row
  return {
    user_id: person.id,
    name: person.name,
    email: person.email,
    phone: person.phone,
    role: actor.kind,
    locale: languageCodes.find(code => code === person.locale) ?? 'EN',
    timezone: person.timezone,
    birthday: person.birthday,
    date_created: person.dateCreated,
    email_validated: person.emailValidated?.toISOString() ?? null,
    fkey: actor.kind === 'planner' ? actor.fkey : null,
    portrait: actor.kind === 'planner' ? row.portrait : null,
    countries: actor.kind === 'planner' ? (countries ?? []) : [],
    affiliate: actor.kind === 'partner' ? row.affiliate : null,
    has_password: row.password !== null,
    deletes_ts: person.deletesTs?.toISOString() ?? null,
  }
}

type Context = Pick<RequestContext, 'db' | 'identity' | 'now'>

/** Content of the sign-up email: a token to confirm the address, or that the address has an account already. */
export type SignupEmail = { kind: 'validate'; token: string } | { kind: 'registered' }

/** Whether a person with this address has a password. */
export async function hasPassword({ db }: { db: Readable }, email: string): Promise<boolean> {
  const rows = await db
    .select({ id: authAccount.id })
    .from(authAccount)
    .innerJoin(users, eq(users.id, authAccount.userId))
    .where(eq(users.email, email))
    .limit(1)
  return rows.length > 0
}

/** Content of the email of a sign-up, by default the newest with this address; null if there is nothing to send. */
export async function findSignupEmail(
  ctx: Context,
  email: string,
  signupId?: string,
): Promise<SignupEmail | null> {
  if (await hasPassword(ctx, email)) return { kind: 'registered' }
  const named = signupId === undefined ? undefined : eq(signup.id, signupId)
  const [row] = await ctx.db
    .select({ id: signup.id })
    .from(signup)
    .where(and(eq(signup.email, email), gt(signup.expiresTs, ctx.now()), named))
    .orderBy(desc(signup.createdTs))
    .limit(1)
  return row ? { kind: 'validate', token: `${row.id}.${ctx.identity.proofOf(row.id)}` } : null
}
