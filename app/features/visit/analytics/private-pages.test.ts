import { expect, test } from 'vitest'
import { isPrivatePage } from './private-pages.ts'

test.each([
  ['/receipt/8d1e', true],
  ['/es/receipt/8d1e', true],
  ['/account', true],
  ['/account/letter/token', true],
  ['/es/account/signup', true],
  ['/peru', false],
  ['/plus/receipt-for-rain', false],
  ['/accounting', false],
])('the address of %s is somebody’s own: %s', (pathname, isPrivate) => {
  expect(isPrivatePage(pathname)).toBe(isPrivate)
})
