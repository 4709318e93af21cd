import { AppError } from '#app/app-error.ts'
import type { RequestContext } from '#app/request-context.ts'

/** A log-in this recent, by password, passkey or mailed link, needs no confirmation. */
const FRESH_MS = 15 * 60 * 1_000

type Context = Partial<Pick<RequestContext, 'loggedInAt' | 'now'>>

/** Whether the caller has just logged in. */
export function isFresh({ loggedInAt, now }: Context): boolean {
  return loggedInAt !== undefined && now !== undefined && now().getTime() - loggedInAt.getTime() < FRESH_MS
}

/** @throws AppError session_not_fresh if the log-in is too long ago. */
export function requireFresh(ctx: Context): void {
  if (!isFresh(ctx)) throw new AppError('session_not_fresh')
}
