import { expect, it } from 'vitest'
import { readNotice } from './content-version.ts'

it('a notice names a table and rows', () => {
  expect(readNotice('{"table": "trip", "names": ["still-waters"]}')).toEqual({
    table: 'trip',
    names: ['still-waters'],
  })
})

it.each(['', 'trip', '{}', '{"table": "trip", "rows": [1]}', '[null]'])(
  'of a notice “%s” any table may have changed',
  payload => expect(readNotice(payload)).toBeNull(),
)
