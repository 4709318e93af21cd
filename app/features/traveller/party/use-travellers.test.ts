import { expect, test } from 'vitest'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { refusalOf } from './use-travellers.ts'

test.each([
  [new ApiError(401, undefined, 'not-logged-in'), 'logged_out'],
  [new ApiError(422, undefined, 'invalid-request'), 'values'],
  [new ApiError(409, { reason: 'expired' }, 'conflict'), 'expired'],
  [new ApiError(503, undefined, null), 'failed'],
  [new TypeError('Failed to fetch'), 'failed'],
])('%s is told as %s', (error, refusal) => expect(refusalOf(error)).toBe(refusal))
