import { describe, expect, it } from 'vitest'
import { makeAnswerKeys, type Said } from './answer-keys.ts'

const ask: Said = { line: 'day:4', answer: 'ask', alternative: null, body: 'Is there a fireplace?' }

function keys() {
  let made = 0
  return makeAnswerKeys(() => `key-${++made}`)
}

describe('what is said of a line', () => {
  it('has the same key however often it is tried: a question is asked once', () => {
    const { keyOf } = keys()
    expect([keyOf(ask), keyOf({ ...ask }), keyOf(ask)]).toEqual(['key-1', 'key-1', 'key-1'])
  })

  it('has another in other words, of another line, and once it has arrived', () => {
    const { keyOf, arrived } = keys()
    expect(keyOf(ask)).toBe('key-1')
    expect(keyOf({ ...ask, line: 'day:5' })).toBe('key-2')
    expect(keyOf({ ...ask, body: 'Is there a hammock?' })).toBe('key-3')
    arrived(ask.line)
    expect(keyOf({ ...ask, body: 'Is there a hammock?' })).toBe('key-4')
  })

  it('has another after something else was said, so that it holds as the last word', () => {
    const { keyOf } = keys()
    const accept: Said = { line: 'day:4', answer: 'accept', alternative: null }
    const first = keyOf(accept)
    keyOf({ ...accept, answer: 'decline' })
    expect(keyOf(accept)).not.toBe(first)
  })
})
