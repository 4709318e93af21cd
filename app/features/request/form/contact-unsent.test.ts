import { expect, test } from 'vitest'
import { withStarts } from './contact-form-schema.ts'
import { joinedMessage } from './contact-unsent.ts'

test.each([
  ['what was typed stays when nothing else begins the question', undefined, 'Is it wet?', 'Is it wet?'],
  ['an empty draft gives way', 'I kept these:\n- Dawn\n', ' ', 'I kept these:\n- Dawn\n'],
  [
    'what was typed on top of it is not begun twice',
    'I kept these:\n- Dawn\n',
    'I kept these:\n- Dawn\nWhen?',
    'I kept these:\n- Dawn\nWhen?',
  ],
  ['neither of two is lost', 'I kept these:\n- Dawn\n', 'Is it wet?', 'I kept these:\n- Dawn\n\nIs it wet?'],
])('%s', (_, begun, drafted, message) => {
  expect(joinedMessage(begun, drafted)).toBe(message)
})

test('sentences that were pressed begin the message, each once', () => {
  expect(withStarts('', ['Slower, please.'])).toBe('Slower, please.')
  expect(withStarts('With a child.', ['Slower, please.', 'A softer bed.'])).toBe(
    'Slower, please. A softer bed. With a child.',
  )
  expect(withStarts('Slower, please. Frogs?', ['Slower, please.'])).toBe('Slower, please. Frogs?')
})
