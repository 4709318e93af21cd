import { timingSafeEqual } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { RequestContext } from '#app/request-context.ts'
import { loginLink } from '#database/schema/identity.ts'
import { users } from '#database/schema/user.ts'

/** Validity of a login link. */
export const LOGIN_LINK_MS = 10 * 60 * 1_000

type Context = Pick<RequestContext, 'db' | 'identity' | 'now'>

function proofOf({ identity }: Pick<Context, 'identity'>, id: string): string {
  return identity.proofOf(`login-link ${id}`)
}

/** ID of the link behind a token; null if it is forged. */
export function readLinkToken(ctx: Pick<Context, 'identity'>, token: string): string | null {
  const [id = '', proof = ''] = token.split('.')
  const [given, expected] = [Buffer.from(proof), Buffer.from(proofOf(ctx, id))]
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}

/** Token for the email to an address; null if no account has it, or if the link is used or expired. */
export async function findLinkToken(ctx: Context, email: string, id: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ id: loginLink.id })
    .from(loginLink)
    .innerJoin(users, eq(users.email, loginLink.email))
    .where(
      and(
        eq(loginLink.id, id),
        eq(loginLink.email, email),
        gt(loginLink.expiresTs, ctx.now()),
        isNull(loginLink.usedTs),
      ),
    )
  return row ? `${row.id}.${proofOf(ctx, row.id)}` : null
}
