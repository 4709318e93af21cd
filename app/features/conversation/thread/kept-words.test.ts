import { beforeEach, describe, expect, it, test } from 'vitest'
import { keptNames, storeLoginKey } from '#app/client/api-client/login-key.ts'
import { inAnotherTab, standInBrowser } from '#tools/testing/browser-storage.ts'
import { holdReply, keepReply, keyFor, readReply, replaceReply } from './kept-words.ts'

test('a retry of the same text keeps its key, and another text gets a new one', () => {
  const tried = { body: 'Is dusk too late?', key: 'first-key' }
  expect(keyFor('Is dusk too late?', tried, () => 'next-key')).toBe('first-key')
  expect(keyFor('Is dawn too early?', tried, () => 'next-key')).toBe('next-key')
  expect(keyFor('Is dusk too late?', null, () => 'next-key')).toBe('next-key')
})

describe('an unsent reply or note of the office', () => {
  beforeEach(standInBrowser)

  it('is restored after leaving the page, for its own plan only', () => {
    keepReply(7, { body: 'The boat goes at seven.', tried: null, isNote: false })
    expect(readReply(7)).toEqual({ body: 'The boat goes at seven.', tried: null, isNote: false })
    expect(readReply(8).body).toBe('')
  })

  it('is restored as a note, even after a reply was written before', () => {
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
  let isKept = true

  beforeEach(() => {
    const end = standInBrowser()
    isSent = false
    isKept = true
    storeLoginKey('the-key')
    keepReply(7, half)
    const onSent = () => {
      isSent = true
    }
    const onKept = (is: boolean) => {
      isKept = is
    }
    holdReply(7, half, { onSent, onKept })
    return end
  })

  function sendFromAnotherTab(body: string): void {
    inAnotherTab(NAME, JSON.stringify({ body, tried: { body: body.trim(), key: 'a-key' } }))
    inAnotherTab(NAME, null)
  }

  it('is stored again after the other tab sent another text', () => {
    sendFromAnotherTab('Bring boots.')
    expect([readReply(7), isSent]).toEqual([half, false])
  })

  it('counts as sent if the other tab sent the same text', () => {
    sendFromAnotherTab(`${half.body} `)
    expect([readReply(7).body, isSent]).toEqual(['', true])
  })

  it('is known not to be stored while the other tab’s text is', () => {
    inAnotherTab(NAME, JSON.stringify({ body: 'Bring', tried: null }))
    expect([readReply(7).body, isKept]).toEqual(['Bring', false])
    inAnotherTab(NAME, null)
    expect([readReply(7), isKept]).toEqual([half, true])
    inAnotherTab(NAME, JSON.stringify(half))
    expect(isKept).toBe(true)
  })

  it('is stored again when the other tab switches to a note', () => {
    inAnotherTab(NAME, null)
    expect([readReply(7), isSent]).toEqual([half, false])
  })

  it('is deleted when somebody logs out there, or another person logs in', () => {
    hearOwnRemovals()
    storeLoginKey(null)
    expect(readReply(7).body).toBe('')
    inAnotherTab(NAME, JSON.stringify(half))
    inAnotherTab('login-key', 'of-another-person')
    inAnotherTab(NAME, null)
    expect(readReply(7).body).toBe('')
  })
})

/** Lets this page receive storage events for its own removals, as another tab would. */
function hearOwnRemovals(): void {
  const methods = Object.getPrototypeOf(localStorage)
  function removeItem(name: string): void {
    const oldValue = localStorage.getItem(name)
    methods.removeItem(name)
    dispatchEvent(Object.assign(new Event('storage'), { key: name, oldValue, newValue: null }))
  }
  Object.setPrototypeOf(localStorage, { ...methods, removeItem })
}
