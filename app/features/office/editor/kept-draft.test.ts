import { beforeEach, expect, it } from 'vitest'
import { storeLoginKey } from '#app/client/api-client/login-key.ts'
import { claimWords } from '#app/client/private-data/claim-words.ts'
import { standInBrowser } from '#tools/testing/browser-storage.ts'
import type { KeptDraft } from './draft-saving.ts'
import { keptDraft } from './kept-draft.ts'

const kept = {
  words: { title: 'Frogs', note: '', content: { days: [] } },
  version: 3,
} as unknown as KeptDraft

beforeEach(() => {
  const end = standInBrowser()
  storeLoginKey('the-key')
  claimWords(7)
  return end
})

it('a draft that could not be saved waits for its author, under its own key', () => {
  keptDraft(1, 2).keep(kept)
  expect(keptDraft(1, 2).findKept()).toEqual(kept)
  expect(keptDraft(1, 3).findKept()).toBeNull()
  keptDraft(1, 2).keep(null)
  expect(keptDraft(1, 2).findKept()).toBeNull()
})

it('logging out deletes stored drafts, and nothing is stored afterwards', () => {
  keptDraft(1, 2).keep(kept)
  storeLoginKey(null)
  expect(keptDraft(1, 2).findKept()).toBeNull()
  keptDraft(1, 2).keep(kept)
  expect(keptDraft(1, 2).findKept()).toBeNull()
})
