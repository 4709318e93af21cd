import { and, desc, eq, gt } from 'drizzle-orm'
import type { RequestContext } from '#app/request-context.ts'
import type { Readable } from '#database/connect.ts'
import { authAccount, signup } from '#database/schema/identity.ts'
import { users } from '#database/schema/user.ts'

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
