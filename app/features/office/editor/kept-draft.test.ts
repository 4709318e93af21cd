import { beforeEach, expect, it } from 'vitest'
import { storeLoginKey } from '#app/client/api-client/login-key.ts'
import { claimWords } from '#app/client/private-data/claim-words.ts'
import { standInBrowser } from '#tools/testing/browser-storage.ts'
import type { StoredDraft } from './draft-saving.ts'
import { storedDraft } from './stored-draft.ts'

const kept = {
  words: { title: 'Frogs', note: '', content: { days: [] } },
  version: 3,
} as unknown as StoredDraft

beforeEach(() => {
  const end = standInBrowser()
  storeLoginKey('the-key')
  claimWords(7)
  return end
})

it('a draft that could not be saved waits for its author, under its own key', () => {
  storedDraft(1, 2).keep(kept)
  expect(storedDraft(1, 2).findKept()).toEqual(kept)
  expect(storedDraft(1, 3).findKept()).toBeNull()
  storedDraft(1, 2).keep(null)
  expect(storedDraft(1, 2).findKept()).toBeNull()
})

it('logging out deletes stored drafts, and nothing is stored afterwards', () => {
  storedDraft(1, 2).keep(kept)
  storeLoginKey(null)
  expect(storedDraft(1, 2).findKept()).toBeNull()
  storedDraft(1, 2).keep(kept)
  expect(storedDraft(1, 2).findKept()).toBeNull()
})
