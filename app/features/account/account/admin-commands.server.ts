import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { command, systemRules, type Writing } from '#app/command.ts'
import { findOrAddPerson } from '#app/features/account/identity/find-or-add-person.server.ts'
import { userIdFor } from '#app/features/account/identity/make-user-id.server.ts'
import { LOGIN_LINK_MS } from '#app/features/account/log-in/login-link.ts'
import { findLinkToken } from '#app/features/account/log-in/login-link-queries.server.ts'
import type { CallerContext, RequestContext } from '#app/request-context.ts'
import { loginLink } from '#database/schema/identity.ts'
import { users } from '#database/schema/user.ts'

type Context = CallerContext & Pick<RequestContext, 'secret' | 'identity' | 'now'>

/**
 * Makes the person with an address an admin, creating them if needed, and returns the token of a login link that is
 * valid once, for 15 minutes. Only from the shell of the server. @throws AppError unauthorized.
 */
export const makeAdmin = command(
  'make an admin',
  systemRules,
  async (ctx: Writing<Context>, { email }: { email: string }): Promise<{ token: string | null }> => {
    const now = ctx.now()
    const id = randomBytes(18).toString('base64url')
    await ctx.db.transaction(async tx => {
      const name = email.split('@')[0] ?? email
      const userId = await findOrAddPerson(tx, userIdFor(ctx.secret, email), {
        ...{ email, name, role: 'admin', emailValidated: now },
      })
      await tx.update(users).set({ role: 'admin', emailValidated: now }).where(eq(users.id, userId))
      const expiresTs = new Date(now.getTime() + LOGIN_LINK_MS)
      await tx.insert(loginLink).values({ id, email, createdTs: now, expiresTs })
    })
    return { token: await findLinkToken(ctx, email, id) }
  },
)
