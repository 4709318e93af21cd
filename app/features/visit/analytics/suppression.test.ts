import { expect, test } from 'vitest'
import { isSuppressed } from './suppressed.ts'

test.each([
  ['/costa-rica', null, false],
  ['/', 'false', false],
  ['/', '', false],
  ['/costa-rica', 'true', true],
  ['/costa-rica', '1', true],
  ['/admin', null, true],
  ['/admin/plans/7', null, true],
  ['/es/org/payouts', null, true],
  ['/organisers', null, false],
  ['/plus/administering-first-aid', null, false],
])('on %s with the flag %j nothing is counted: %s', (path, flag, suppressed) => {
  expect(isSuppressed(path, flag)).toBe(suppressed)
})
