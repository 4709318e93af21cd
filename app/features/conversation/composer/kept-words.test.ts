import { beforeEach, describe, expect, it, test } from 'vitest'
import { standInBrowser } from '#tools/testing/browser-storage.ts'
import { keepReply, keyFor, readReply, replaceReply } from './kept-words.ts'

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

  it.each([
    ['another reply', { body: 'And bring boots.', tried: null, isNote: false }],
    ['a note', { body: 'He pays by card.', tried: null, isNote: true }],
  ])('goes once it is sent, but for %s that another tab has kept meanwhile', (_what, ofAnotherTab) => {
    const sent = { body: 'The boat goes at seven.', tried: null, isNote: false }
    const nothing = { body: '', tried: null }
    keepReply(7, sent)
    replaceReply(7, sent, { body: sent.body, tried: { body: sent.body, key: 'first-key' } })
    expect(readReply(7).tried?.key).toBe('first-key')
    replaceReply(7, sent, nothing)
    expect(readReply(7).body).toBe('')
    keepReply(7, sent)
    keepReply(7, ofAnotherTab)
    replaceReply(7, sent, nothing)
    expect(readReply(7)).toEqual(ofAnotherTab)
  })
})
