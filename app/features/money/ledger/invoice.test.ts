import { expect, test } from 'vitest'
import { referenceOf } from './find-or-create-invoice.server.ts'

test('a reference has two groups of letters that nobody confuses, one for each random byte', () => {
  expect(referenceOf(Uint8Array.of(0, 9, 10, 31, 32, 255, 18, 19, 20))).toBe('09AZ-0ZJK')
})
