import { describe, expect, it } from 'vitest'
import { isGuessable } from './hash-password.server.ts'

describe('a password that is easy to guess', () => {
  const ana = { name: 'Ana Quirosmora', email: 'quirosmora.ana@example.org' }

  it.each([
    'qwertyuiop',
    'QwertyUiop',
    '1234567890',
    'Football2026!',
    'ceiba2026!!',
    'Password....',
    'Contraseña2026',
  ])('is %s, whoever chooses it', async password => expect(await isGuessable(password)).toBe(true))

  it.each(['Quirosmora1985', 'quirosmora.ana', 'anaquirosmora1'])(
    'is %s for who is called so',
    async password => {
      expect(await isGuessable(password, ana)).toBe(true)
      expect(await isGuessable(password, { name: 'Li Wei', email: 'li@example.org' })).toBe(false)
    },
  )

  it.each([
    'four palms by the river',
    'Quirosmora likes bread',
    'tR8-plain-otter',
    '雨が降っても歩きます、朝まで',
  ])('is not %s', async password => expect(await isGuessable(password, ana)).toBe(false))
})
