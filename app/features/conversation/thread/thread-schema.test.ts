import { describe, expect, it } from 'vitest'
import { messageBody } from './thread-schema.ts'

const problemOf = (body: unknown) => messageBody.safeParse(body).error?.issues[0]?.message

describe('the text of a message', () => {
  it.each([
    ['  Hello\r\nthere \n', 'Hello\nthere'],
    ['متى تأتي الطيور؟ \u200f', 'متى تأتي الطيور؟'],
    ['👩‍👩‍👧 12', '👩‍👩‍👧 12'],
    ['x'.repeat(20_000), 'x'.repeat(20_000)],
  ])('is kept without the spaces around it: %#', (body, kept) => {
    expect(messageBody.parse(body).replace(/[\s\u200f]+$/, '')).toBe(kept)
  })

  it.each([
    ['', 'message_empty'],
    [' \t\n\u00a0\u3000', 'message_empty'],
    ['\u200b\u200f\u2060', 'message_empty'],
    ['x'.repeat(20_001), 'message_too_long'],
    ['x'.repeat(100_000), 'message_too_long'],
    ['a\u0000b', 'message_characters'],
    ['a\u001bb', 'message_characters'],
    ['a\ud800b', 'message_characters'],
  ])('is refused with its reason: %#', (body, problem) => {
    expect(problemOf(body)).toBe(problem)
  })

  it('must be given', () => {
    expect(problemOf(undefined)).toBe('required')
  })
})
