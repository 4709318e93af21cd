import { expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './hash-password.server.ts'

it('a password is hashed with Argon2id and its parameters, with a new salt each time', async () => {
  const [one, other] = await Promise.all([hashPassword('thirteen toucans'), hashPassword('thirteen toucans')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(one).not.toBe(other)
  expect(await verifyPassword({ hash: one, password: 'thirteen toucans' })).toBe(true)
  expect(await verifyPassword({ hash: one, password: 'Thirteen toucans' })).toBe(false)
})

it('a test vector of the reference implementation with higher cost is verified', async () => {
  const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(await verifyPassword({ hash, password: 'password' })).toBe(true)
  expect(await verifyPassword({ hash, password: 'passworD' })).toBe(false)
})

it('Unicode variants of the same letters are the same password', async () => {
  const hash = await hashPassword('caf\u00e9 con leche')
  expect(await verifyPassword({ hash, password: 'cafe\u0301 con leche' })).toBe(true)
})

it.each([
  '',
  'thirteen toucans',
  '$argon2i$v=19$m=19456,t=2,p=1$c29tZXNhbHQ$AAAA',
  '$argon2id$v=19$m=19456,t=2,p=1$$',
  '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy',
])('%s is nobody’s hash', async hash => {
  expect(await verifyPassword({ hash, password: 'thirteen toucans' })).toBe(false)
})
