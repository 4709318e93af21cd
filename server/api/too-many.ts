import type { Spent } from '#app/allowance.ts'
import { AppError } from '#app/app-error.ts'

/** Refuses a call over its limit, with the time to retry. @throws AppError too_many. */
export function refuseTooMany({ retryAfterSeconds }: Extract<Spent, { ok: false }>): never {
  throw new AppError('too_many', 'That was a lot at once. Please come again a little later.', {
    retryAfter: retryAfterSeconds,
  })
}
