import { beforeEach, expect, it } from 'vitest'
import { storeLoginKey } from '#app/client/api-client/login-key.ts'
import { claimWords } from '#app/client/private-data/claim-words.ts'
import { saveText } from '#app/features/conversation/thread/saved-text.ts'
import { isFields } from '#database/values/document/fields.ts'
import { standInBrowser } from '#tools/testing/browser-storage.ts'
import { storedWork } from './stored-work.ts'

interface Work {
  words: string
}

function isWork(value: unknown): value is Work {
  return isFields(value) && typeof value.words === 'string'
}

const kept = { words: 'Frogs' }
const of = (number: number) => storedWork(`draft-1-${number}`, isWork)

beforeEach(() => {
  const end = standInBrowser()
  storeLoginKey('the-key')
  claimWords(7)
  return end
})

it('work that could not be saved waits for its author, under its own key', () => {
  of(2).keep(kept)
  expect(of(2).findKept()).toEqual(kept)
  expect(of(3).findKept()).toBeNull()
  of(2).keep(null)
  expect(of(2).findKept()).toBeNull()
})

it('logging out deletes stored work, and nothing is stored afterwards', () => {
  of(2).keep(kept)
  storeLoginKey(null)
  expect(of(2).findKept()).toBeNull()
  of(2).keep(kept)
  expect(of(2).findKept()).toBeNull()
})

it.each(['{', '[]', '{"words": 7}', 'null'])(
  'what is no such work is not taken from the device: %s',
  body => {
    saveText('draft-1-2', { body, tried: null })
    expect(of(2).findKept()).toBeNull()
  },
)
