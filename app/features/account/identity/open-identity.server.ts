import { AsyncLocalStorage } from 'node:async_hooks'
import { createHmac } from 'node:crypto'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { isAPIError } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import { bearer } from 'better-auth/plugins/bearer'
import type { IdentityService, Session } from '#app/identity-service.ts'
import type { Database } from '#database/connect.ts'
import { identityTables } from '#database/schema/identity-tables.ts'
import { hashPassword, verifyPassword } from './hash-password.server.ts'
import {
  endOfSession,
  LONGEST_PASSWORD,
  RESET_SECONDS,
  SESSION_SECONDS,
  SHORTEST_PASSWORD,
} from './identity.ts'

interface IdentityParts {
  db: Database
  /** Signs bearer keys and tokens in emails. */
  secret: string
  origin: string
}

/** Values that better-auth reports by callback during a call. */
interface Reported {
  token?: string
  userId?: string
}

const reports = new AsyncLocalStorage<Reported>()

/** Runs a call of better-auth and returns the values it reported. */
async function listen(call: () => Promise<unknown>): Promise<Reported> {
  const reported: Reported = {}
  await reports.run(reported, call)
  return reported
}

async function report(change: Reported): Promise<void> {
  Object.assign(reports.getStore() ?? {}, change)
}

function openAuth({ db, secret, origin }: IdentityParts) {
  return betterAuth({
    baseURL: origin,
    basePath: '/api/public/auth',
    secrets: [{ version: 1, value: secret }],
    database: drizzleAdapter(db, { provider: 'pg', schema: identityTables, transaction: true }),
    plugins: [bearer({ requireSignature: true })],
    emailAndPassword: {
      enabled: true,
      // Accounts are created only after the address is confirmed; see sign-up.server.ts.
      disableSignUp: true,
      requireEmailVerification: true,
      minPasswordLength: SHORTEST_PASSWORD,
      maxPasswordLength: LONGEST_PASSWORD,
      password: { hash: hashPassword, verify: verifyPassword },
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: RESET_SECONDS,
      sendResetPassword: ({ token }) => report({ token }),
      onPasswordReset: ({ user }) => report({ userId: user.id }),
    },
    session: { expiresIn: SESSION_SECONDS },
    verification: { storeIdentifier: 'hashed' },
    // Our migrations create the tables; a test compares them with better-auth's schema.
    advanced: { database: { validateSchema: false } },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Its log lines contain addresses; errors reach our own log anyway.
    logger: { disabled: true },
  })
}

/** Returns null for errors caused by the caller; other errors are thrown. */
async function unlessRefused<Result>(call: Promise<Result>): Promise<Result | null> {
  try {
    return await call
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return null
    throw error
  }
}

/** Opens the identity service: better-auth called in process, without its own routes. */
export function openIdentity(parts: IdentityParts): IdentityService {
  const auth = openAuth(parts)
  const { api } = auth
  const headersOf = (authorization: string) => new Headers({ authorization })

  async function findSession(authorization: string) {
    const headers = headersOf(authorization)
    const found = await unlessRefused(api.getSession({ headers }))
    if (!found || endOfSession(found.session).getTime() > Date.now()) return found
    // The library extends a session at every use, so its maximum lifetime is checked here.
    await unlessRefused(api.signOut({ headers }))
    return null
  }

  /** The session opened by a call of better-auth; null if it was refused. */
  async function openedBy(call: Promise<{ headers: Headers }>): Promise<Session | null> {
    const token = (await unlessRefused(call))?.headers.get('set-auth-token')
    if (!token) return null
    const session = await findSession(`Bearer ${token}`)
    return session && { userId: Number(session.user.id), token, expiresAt: session.session.expiresAt }
  }

  return {
    logIn: (body, userAgent = '') => {
      const headers = new Headers({ 'user-agent': userAgent })
      return openedBy(api.signInEmail({ body, headers, returnHeaders: true }))
    },
    openSession: async (userId, userAgent = '') => {
      const { internalAdapter, secret } = await auth.$context
      const { token, expiresAt } = await internalAdapter.createSession(String(userId), false, { userAgent })
      // Signed like better-auth's bearer plugin does.
      const signature = createHmac('sha256', secret).update(token).digest('base64')
      return { userId, token: encodeURIComponent(`${token}.${signature}`), expiresAt }
    },
    logOut: async authorization => {
      await unlessRefused(api.signOut({ headers: headersOf(authorization) }))
      // The library does not report a failure.
      if (await findSession(authorization)) throw new Error('a session could not be ended')
    },
    findOwner: async authorization => {
      const found = await findSession(authorization)
      return found && { userId: Number(found.user.id), loggedInAt: found.session.createdAt }
    },
    makeResetToken: async email =>
      (await listen(() => api.requestPasswordReset({ body: { email } }))).token ?? null,
    resetPassword: async ({ token, password }) => {
      const body = { token, newPassword: password }
      const { userId } = await listen(() => unlessRefused(api.resetPassword({ body })))
      return userId === undefined ? null : Number(userId)
    },
    changePassword: ({ authorization, present, password }, userAgent = '') => {
      const body = { currentPassword: present, newPassword: password, revokeOtherSessions: true }
      const headers = new Headers({ authorization, 'user-agent': userAgent })
      return openedBy(api.changePassword({ body, headers, returnHeaders: true }))
    },
    proofOf: subject => createHmac('sha256', parts.secret).update(`letter\0${subject}`).digest('base64url'),
  }
}
