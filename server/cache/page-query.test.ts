import { expect, test } from 'vitest'
import { pageKey } from './page-query.ts'

test.each([
  ['/', '/'],
  ['/?', '/'],
  ['/trips?utm_source=a&gclid=c&q=b&anything=1', '/trips?q=b'],
  ['/trips?q=b&fparty=a', '/trips?fparty=a&q=b'],
  ['/trips?Q=b', '/trips'],
  ['/trips.data?q=b&_routes=en%3Atrips&x=1', '/trips.data?_routes=en%3Atrips&q=b'],
  ['/account/login?token=a&utm_source=b', '/account/login?token=a'],
  ['/es/admin?stage=hot', '/es/admin?stage=hot'],
  ['/account.data?x=1', '/account.data?x=1'],
  ['/accounts?x=1', '/accounts'],
  ['/__manifest?p=%2Fperu&version=1', '/__manifest?p=%2Fperu&version=1'],
])('the page at %s is kept as %s', (address, key) => {
  expect(pageKey(`https://ceiba.test${address}`)).toBe(key)
})
