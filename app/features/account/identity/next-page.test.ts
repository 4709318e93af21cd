import { expect, it } from 'vitest'
import { isNextPage } from './identity.ts'

it.each([
  ...[
    '/account',
    '/account/trips/1/2',
    '/account/trips/1#newest',
    '/es/admin?stage=hot',
    '/book/3/1',
    '/es/org/payouts',
  ],
  ...['/user/17', '/account/settings#emails'],
])('a log-in may end on %s', page => {
  expect(isNextPage(page)).toBe(true)
})

it.each([
  ...[
    '',
    '/',
    '/trips',
    '/accounting',
    '/account/login',
    '/es/account/signup',
    '/account/password-reset?next=/account',
  ],
  ...[
    'https://elsewhere.example/account',
    '//elsewhere.example',
    '/account/..//elsewhere.example',
    '/account\\@x',
  ],
  ...['javascript:alert(1)', '/account/trips/1/2#token=7.1.x', `/account/${'a'.repeat(300)}`, '/account\n/x'],
])('but not on %j', page => {
  expect(isNextPage(page)).toBe(false)
})
