import { beforeEach, describe, expect, it, test } from 'vitest'
import { standInBrowser } from '#tools/testing/browser-storage.ts'
import { keepReply, keyFor, readReply } from './kept-words.ts'

test('the same words tried again keep their key, and other words have another', () => {
  const tried = { body: 'Is dusk too late?', key: 'first-key' }
  expect(keyFor('Is dusk too late?', tried, () => 'next-key')).toBe('first-key')
  expect(keyFor('Is dawn too early?', tried, () => 'next-key')).toBe('next-key')
  expect(keyFor('Is dusk too late?', null, () => 'next-key')).toBe('next-key')
})

describe('what the office writes about a plan', () => {
  beforeEach(standInBrowser)

  it('is there again after one has left its page, and of no other plan', () => {
    keepReply(7, { body: 'The boat goes at seven.', tried: null, isNote: false })
    expect(readReply(7)).toEqual({ body: 'The boat goes at seven.', tried: null, isNote: false })
    expect(readReply(8).body).toBe('')
  })

  it('comes back as the note it was, also where it was words to the traveller before', () => {
    keepReply(7, { body: 'He asks for less than it costs.', tried: null, isNote: false })
    keepReply(7, { body: 'He asks for less than it costs.', tried: null, isNote: true })
    expect(readReply(7)).toMatchObject({ body: 'He asks for less than it costs.', isNote: true })
    keepReply(7, { body: '', tried: null, isNote: false })
    expect(readReply(7)).toEqual({ body: '', tried: null, isNote: false })
  })
})
