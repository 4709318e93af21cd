import { beforeEach, describe, expect, it, test } from 'vitest'
import { keptNames, storeLoginKey } from '#app/client/api-client/login-key.ts'
import { inAnotherTab, standInBrowser } from '#tools/testing/browser-storage.ts'
import { holdReply, keepReply, keyFor, readReply, replaceReply } from './kept-words.ts'

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

describe('half a reply, while another tab answers the same plan', () => {
  const half = { body: 'The boat goes at', tried: null, isNote: false }
  const NAME = `${keptNames.words}office-reply-7`
  let isSent = false

  beforeEach(() => {
    const end = standInBrowser()
    isSent = false
    storeLoginKey('the-key')
    keepReply(7, half)
    holdReply(7, half, () => {
      isSent = true
    })
    return end
  })

  function sendFromAnotherTab(body: string): void {
    inAnotherTab(NAME, JSON.stringify({ body, tried: { body: body.trim(), key: 'a-key' } }))
    inAnotherTab(NAME, null)
  }

  it('is kept again once other words are sent there', () => {
    sendFromAnotherTab('Bring boots.')
    expect([readReply(7), isSent]).toEqual([half, false])
  })

  it('is sent itself where it is what was sent there', () => {
    sendFromAnotherTab(`${half.body} `)
    expect([readReply(7).body, isSent]).toEqual(['', true])
  })

  it('is kept again when the other tab goes on to a note', () => {
    inAnotherTab(NAME, null)
    expect([readReply(7), isSent]).toEqual([half, false])
  })

  it('goes with whoever logs out there, or when another person has come in', () => {
    hearOwnRemovals()
    storeLoginKey(null)
    expect(readReply(7).body).toBe('')
    inAnotherTab(NAME, JSON.stringify(half))
    inAnotherTab('login-key', 'of-another-person')
    inAnotherTab(NAME, null)
    expect(readReply(7).body).toBe('')
  })
})

/** From now on this page hears what it removes, one after the other, as another tab would. */
function hearOwnRemovals(): void {
  const methods = Object.getPrototypeOf(localStorage)
  function removeItem(name: string): void {
    const oldValue = localStorage.getItem(name)
    methods.removeItem(name)
    dispatchEvent(Object.assign(new Event('storage'), { key: name, oldValue, newValue: null }))
  }
  Object.setPrototypeOf(localStorage, { ...methods, removeItem })
}
