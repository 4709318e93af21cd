import { expect, test } from 'vitest'
import { isPrivatePage, tellablePath } from './private-pages.ts'

test.each([
  ['/receipt/8d1e', true],
  ['/es/receipt/8d1e', true],
  ['/saved/8d1e', true],
  ['/account', true],
  ['/account/letter/token', true],
  ['/es/account/signup', true],
  ['/shared/key', true],
  ['/es/vote/key', true],
  ['/user/7', true],
  ['/peru', false],
  ['/plus/receipt-for-rain', false],
  ['/accounting', false],
])('the address of %s is somebody’s own: %s', (pathname, isPrivate) => {
  expect(isPrivatePage(pathname)).toBe(isPrivate)
})

test.each([
  ['/receipt/8d1e', '/receipt'],
  ['/es/account/emails/token', '/es/account/emails'],
  ['/account/trips/7/review', '/account/trips'],
  ['/account/signup', '/account/signup'],
  ['/vote/key', '/vote'],
  ['/es/peru/tours', '/es/peru/tours'],
  ['/', '/'],
  ['/es', '/es'],
])('of %s may be told %s', (pathname, told) => {
  expect(tellablePath(pathname)).toBe(told)
})
