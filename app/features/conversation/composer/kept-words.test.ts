import { expect, test } from 'vitest'
import { keyFor } from './kept-words.ts'

test('the same words tried again keep their key, and other words have another', () => {
  const tried = { body: 'Is dusk too late?', key: 'first-key' }
  expect(keyFor('Is dusk too late?', tried, () => 'next-key')).toBe('first-key')
  expect(keyFor('Is dawn too early?', tried, () => 'next-key')).toBe('next-key')
  expect(keyFor('Is dusk too late?', null, () => 'next-key')).toBe('next-key')
})
