import { expect, test } from 'vitest'
import { pageKey } from './page-query.ts'

test.each([
  ['https://ceiba.test/', '/'],
  ['https://other.test/?', '/'],
  ['https://ceiba.test/trips?utm_source=a&gclid=c&q=b&anything=1', '/trips?q=b'],
  ['https://ceiba.test/trips?q=b&fparty=a', '/trips?fparty=a&q=b'],
  ['https://ceiba.test/trips?Q=b', '/trips'],
  ['https://ceiba.test/trips.data?q=b&_routes=en%3Atrips&x=1', '/trips.data?_routes=en%3Atrips&q=b'],
])('the page at %s is kept as %s', (address, key) => {
  expect(pageKey(address, () => false)).toBe(key)
})

test('a page about a person is given everything but the parameters of campaigns', () => {
  const readsAll = (pathname: string) => pathname === '/account/login'
  expect(pageKey('https://ceiba.test/account/login?token=a&utm_source=b', readsAll)).toBe(
    '/account/login?token=a',
  )
})
