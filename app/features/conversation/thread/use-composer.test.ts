import { expect, test } from 'vitest'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { problemOf } from './use-composer.ts'

test.each([
  [new ApiError(401, undefined, 'not-logged-in'), 'logged_out'],
  [new ApiError(413, undefined, null), 'too_long'],
  [new ApiError(403, undefined, 'unauthorized'), 'refused'],
  [new ApiError(503, undefined, null), 'away'],
  [new TypeError('Failed to fetch'), 'away'],
])('%s is told as %s', (error, problem) => expect(problemOf(error)).toBe(problem))
