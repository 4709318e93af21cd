import type { Spent } from '#app/allowance.ts'
import { AppError } from '#app/app-error.ts'

/** Says that it was too much, and when to come again. @throws AppError too_many. */
export function refuseTooMany({ retryAfterSeconds }: Extract<Spent, { ok: false }>): never {
  throw new AppError('too_many', 'That was a lot at once. Please come again a little later.', {
    retryAfter: retryAfterSeconds,
  })
}
