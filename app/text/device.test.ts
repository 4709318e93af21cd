import { expect, test } from 'vitest'
import { deviceOf, storedUserAgent } from './device.ts'

const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0'
const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X)'
const TABLET = 'Mozilla/5.0 (iPad; CPU OS 18_7 like Mac OS X)'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'

test.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${BLINK} Safari/537.36`, 'Chrome', 'Linux'],
  [`${WINDOWS}) ${BLINK} Safari/537.36`, 'Chrome', 'Windows'],
  [`${WINDOWS}) ${BLINK} Safari/537.36 Edg/150.0.0.0`, 'Edge', 'Windows'],
  [`${WINDOWS}; rv:150.0) Gecko/20100101 Firefox/150.0`, 'Firefox', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox', 'Linux'],
  [`${MAC} ${APPLE} Version/26.0 Safari/605.1.15`, 'Safari', 'Mac'],
  [`${MAC} ${BLINK} Safari/537.36`, 'Chrome', 'Mac'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${BLINK} Safari/537.36`, 'Chrome', 'ChromeOS'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${BLINK} Mobile Safari/537.36`, 'Chrome', 'Android'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${BLINK} Mobile Safari/537.36 EdgA/150.0`, 'Edge', 'Android'],
  ['Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0', 'Firefox', 'Android'],
  [`${PHONE} ${APPLE} Version/26.0 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
  [`${PHONE} ${APPLE} CriOS/150.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
  [`${PHONE} ${APPLE} EdgiOS/150.0 Version/18.0 Mobile/15E148 Safari/604.1`, 'Edge', 'iPhone'],
  [`${TABLET} ${APPLE} Version/26.0 Mobile/15E148 Safari/604.1`, 'Safari', 'iPad'],
  [`${TABLET} ${APPLE} FxiOS/150.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', 'iPad'],
  ['Mozilla/5.0 (Linux) Ladybird/1.0', null, 'Linux'],
])('%s is %s on %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system })
})

test.each(['curl/8.0', '', 'Mozilla/5.0'])('%j is not a known device', userAgent => {
  expect(deviceOf(userAgent)).toBeNull()
})

test('a user agent is stored without control characters and no longer than 300', () => {
  expect(storedUserAgent('Mozilla/5.0\t(X11;\u0000 Linux)\u009f\u007f')).toBe('Mozilla/5.0(X11; Linux)')
  expect(storedUserAgent('x'.repeat(5_000))).toHaveLength(300)
})
