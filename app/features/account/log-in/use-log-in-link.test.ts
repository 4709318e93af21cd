import { expect, it } from 'vitest'
import { pageAfterLogIn } from './use-log-in-link.ts'

it.each([
  ['/account/trips/1/2', '/account/trips/1/2'],
  ['/es/admin?stage=hot', '/es/admin?stage=hot'],
  ['/book/3/1', '/book/3/1'],
  [null, '/account'],
  ['https://elsewhere.example/account', '/account'],
  ['//elsewhere.example', '/account'],
  ['/accounting', '/account'],
  ['javascript:alert(1)', '/account'],
])('from %s one goes on to %s', (next, page) => {
  expect(pageAfterLogIn(next)).toBe(page)
})
