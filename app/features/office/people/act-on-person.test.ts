import { expect, test } from 'vitest'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { m } from '#app/paraglide/messages.js'
import { actFailure } from './act-on-person.ts'

test.each([
  [new ApiError(403, undefined, 'session-not-fresh'), m.office_person_end_own],
  [new ApiError(403, undefined, 'unauthorized'), m.office_not_yours],
  [new ApiError(500, undefined, 'server-error'), m.office_person_failed],
  [new TypeError('Failed to fetch'), m.office_person_failed],
])('%s is told in words that say what to do', (error, words) => expect(actFailure(error)).toBe(words()))
