import { expect, test } from 'vitest'
import { nameOfKey } from './use-keys.ts'

const free = { metaKey: false, ctrlKey: false, altKey: false, shiftKey: false }

test.each([
  ['K', { ctrlKey: true }, 'mod+k'],
  ['ArrowUp', { altKey: true }, 'alt+arrowup'],
  ['?', { shiftKey: true }, '?'],
  ['Tab', { shiftKey: true }, 'shift+tab'],
])('%s has one name on every keyboard', (key, held, name) => {
  expect(nameOfKey({ key, ...free, ...held })).toBe(name)
})

test('a field that Chrome fills in presses no key', () => {
  expect(nameOfKey(new Event('keydown') as KeyboardEvent)).toBe('')
})
