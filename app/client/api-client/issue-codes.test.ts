import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { issueCodes } from './issue-codes.ts'

const issues = [
  { path: 'phone', code: 'contact_phone_characters', message: 'Only digits.' },
  { path: 'phone', code: 'form_too_long', message: 'Too long.' },
  { path: 'name', code: 'contact_name_required', message: 'A name.' },
]

test('a refused call gives the code of each field’s first mistake', () => {
  expect(issueCodes(new ApiError(422, { code: 'invalid_request', issues }, null))).toEqual({
    phone: 'contact_phone_characters',
    name: 'contact_name_required',
  })
})

test.each([
  ['another refusal', new ApiError(409, { reason: 'sent', issues }, null)],
  ['an answer without any', new ApiError(422, undefined, null)],
  ['no answer at all', new TypeError('Failed to fetch')],
])('%s has no codes for fields', (_what, error) => {
  expect(issueCodes(error)).toEqual({})
})
