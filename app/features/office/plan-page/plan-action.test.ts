import { expect, test } from 'vitest'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { m } from '#app/paraglide/messages.js'
import { refusalOf } from './plan-action.ts'

const conflict = (reason: string) => new ApiError(409, { reason }, null)

test.each([
  ['reference_used', 'reference', m.office_paid_refused],
  ['currency_differs', 'amount', m.office_paid_currency],
  ['not_accepted', null, m.office_paid_not_accepted],
  ['is_late', null, m.office_snooze_late],
  ['reason_missing', 'reason', m.office_reason_missing],
  ['same_stage', 'stage', m.office_stage_same],
])('what was refused as %s is said beside %s', (reason, field, words) => {
  expect(refusalOf(conflict(reason), 'Grace')).toEqual({ words: words(), field })
})

test('an unknown reason is a general failure, and inherited object keys are not reasons', () => {
  expect(refusalOf(new TypeError('no network'), 'Grace')).toEqual({ words: m.office_away(), field: null })
  expect(refusalOf(conflict('constructor'), 'Grace')).toEqual({ words: m.office_failed(), field: null })
})
