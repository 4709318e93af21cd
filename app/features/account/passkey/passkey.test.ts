import { describe, expect, it, test } from 'vitest'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { canHavePasskeys, deviceNameOf, passkeyProblemOf, relyingPartyOf } from './passkey.ts'

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 'Chrome, Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/150.0`, 'Edge, Windows'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, 'Chrome, Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1 Version/26.0 Mobile/1 Safari/604.1',
    'Safari, iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/26.0 Safari/605.1',
    'Safari, Mac',
  ],
  ['curl/8.0', 'Passkey'],
])('a passkey made by %s is called %s', (userAgent, name) => {
  expect(deviceNameOf(userAgent)).toBe(name)
})

test('passkeys belong to the host of the site, and a numeric address has none', () => {
  expect(relyingPartyOf('https://ceiba.example:8443')).toBe('ceiba.example')
  const hosts = ['ceiba.example', 'localhost', '127.0.0.1', '[::1]']
  expect(hosts.map(canHavePasskeys)).toEqual([true, true, false, false])
})

describe('the problem of a failed passkey call', () => {
  const named = (name: string) => Object.assign(new Error('of the browser'), { name })
  const invalid = (path: string, code: string) => new ApiError(422, { issues: [{ path, code }] }, null)
  it.each([
    ['the dialog was closed', named('NotAllowedError'), 'cancelled'],
    ['another took its place', named('AbortError'), 'cancelled'],
    ['the device has one', named('InvalidStateError'), 'known'],
    ['the browser cannot', named('SecurityError'), 'failed'],
    ['it was removed', invalid('response', 'passkey_refused'), 'refused'],
    ['it took too long', invalid('response', 'passkey_expired'), 'expired'],
    ['its name is empty', invalid('name', 'passkey_name_required'), 'name'],
    ['there are too many', new ApiError(409, { reason: 'passkeys_full' }, null), 'full'],
    ['it was too much at once', new ApiError(429, undefined, null), 'too_many'],
    ['the site is away', new ApiError(503, undefined, null), 'failed'],
    ['the network is away', new TypeError('fetch failed'), 'failed'],
    ['something else was thrown', 'text', 'failed'],
  ])('%s', (_, error, problem) => {
    expect(passkeyProblemOf(error)).toBe(problem)
  })
})
