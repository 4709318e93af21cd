import { expect, test } from 'vitest'
import { openPassportSafe } from './open-passport-safe.server.ts'

const safe = openPassportSafe('0123456789abcdef'.repeat(4))
const WORDS = '{"number":"P1234567","country":"México"}'

test('the ciphertext is unreadable and never the same twice, and decrypts for its own traveller', () => {
  const [sealed, again] = [safe.seal(WORDS, 7), safe.seal(WORDS, 7)]
  expect(sealed).not.toBe(again)
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toMatch(/P1234567|number/)
  expect([safe.open(sealed, 7), safe.open(again, 7)]).toEqual([WORDS, WORDS])
})

test('it does not decrypt for another traveller, with another key, or with any byte changed', () => {
  const sealed = safe.seal(WORDS, 7)
  expect(safe.open(sealed, 8)).toBeNull()
  expect(openPassportSafe('f'.repeat(64)).open(sealed, 7)).toBeNull()
  const bytes = Buffer.from(sealed, 'base64')
  for (let i = 0; i < bytes.length; i++) {
    const changed = Buffer.from(bytes)
    changed[i] = (changed[i] ?? 0) ^ 1
    expect(safe.open(changed.toString('base64'), 7)).toBeNull()
  }
  for (const none of ['', 'AAAA', '–']) expect(safe.open(none, 7)).toBeNull()
})
