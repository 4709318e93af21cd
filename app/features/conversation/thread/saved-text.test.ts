import { beforeEach, describe, expect, it, test } from 'vitest'
import { storageNames, storeLoginKey } from '#app/client/api-client/login-key.ts'
import { inAnotherTab, standInBrowser } from '#tools/testing/browser-storage.ts'
import { holdText, keyFor, moveText, NO_TEXT, readText, replaceText, saveText } from './saved-text.ts'

test('a retry of the same text keeps its key, and another text gets a new one', () => {
  const tried = { body: 'Is dusk too late?', key: 'first-key' }
  expect(keyFor('Is dusk too late?', tried, () => 'next-key')).toBe('first-key')
  expect(keyFor('Is dawn too early?', tried, () => 'next-key')).toBe('next-key')
  expect(keyFor('Is dusk too late?', null, () => 'next-key')).toBe('next-key')
})

const REPLY = 'office-reply-7'
const NOTE = 'office-note-7'

describe('an unsent text', () => {
  beforeEach(standInBrowser)

  it('is restored after leaving the page, under its own name only', () => {
    saveText(REPLY, { body: 'The boat goes at seven.', tried: null })
    expect(readText(REPLY)).toEqual({ body: 'The boat goes at seven.', tried: null })
    expect(readText('office-reply-8')).toEqual(NO_TEXT)
  })

  it('that became a note is restored as a note alone', () => {
    saveText(REPLY, { body: 'He asks for less than it costs.', tried: { body: 'He asks', key: 'a-key' } })
    moveText(REPLY, NOTE, 'He asks for less than it costs.')
    expect([readText(REPLY), readText(NOTE)]).toEqual([
      NO_TEXT,
      { body: 'He asks for less than it costs.', tried: null },
    ])
  })

  it('goes once it is sent, but for another that another tab has saved meanwhile', () => {
    const sent = { body: 'The boat goes at seven.', tried: null }
    saveText(REPLY, sent)
    replaceText(REPLY, sent.body, { body: sent.body, tried: { body: sent.body, key: 'first-key' } })
    expect(readText(REPLY).tried?.key).toBe('first-key')
    replaceText(REPLY, sent.body, NO_TEXT)
    expect(readText(REPLY)).toEqual(NO_TEXT)
    const another = { body: 'And bring boots.', tried: null }
    saveText(REPLY, another)
    replaceText(REPLY, sent.body, NO_TEXT)
    expect(readText(REPLY)).toEqual(another)
  })
})

describe('half a reply, while another tab answers the same plan', () => {
  const half = { body: 'The boat goes at', tried: null }
  const NAME = storageNames.words + REPLY
  let isSent = false
  let isSaved = true

  beforeEach(() => {
    const end = standInBrowser()
    isSent = false
    isSaved = true
    storeLoginKey('the-key')
    saveText(REPLY, half)
    const onSent = () => {
      isSent = true
    }
    const onSaved = (is: boolean) => {
      isSaved = is
    }
    holdText(REPLY, half, { onSent, onSaved })
    return end
  })

  function sendFromAnotherTab(body: string): void {
    inAnotherTab(NAME, JSON.stringify({ body, tried: { body: body.trim(), key: 'a-key' } }))
    inAnotherTab(NAME, null)
  }

  it('is stored again after the other tab sent another text', () => {
    sendFromAnotherTab('Bring boots.')
    expect([readText(REPLY), isSent]).toEqual([half, false])
  })

  it('counts as sent if the other tab sent the same text', () => {
    sendFromAnotherTab(`${half.body} `)
    expect([readText(REPLY).body, isSent]).toEqual(['', true])
  })

  it('is known not to be stored while the other tab’s text is', () => {
    inAnotherTab(NAME, JSON.stringify({ body: 'Bring', tried: null }))
    expect([readText(REPLY).body, isSaved]).toEqual(['Bring', false])
    inAnotherTab(NAME, null)
    expect([readText(REPLY), isSaved]).toEqual([half, true])
    inAnotherTab(NAME, JSON.stringify(half))
    expect(isSaved).toBe(true)
  })

  it('is stored again when the other tab switches to a note', () => {
    inAnotherTab(NAME, null)
    expect([readText(REPLY), isSent]).toEqual([half, false])
  })

  it('is deleted when somebody logs out there, or another person logs in', () => {
    hearOwnRemovals()
    storeLoginKey(null)
    expect(readText(REPLY).body).toBe('')
    inAnotherTab(NAME, JSON.stringify(half))
    inAnotherTab('login-key', 'of-another-person')
    inAnotherTab(NAME, null)
    expect(readText(REPLY).body).toBe('')
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
