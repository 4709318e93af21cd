import { beforeEach, expect, test } from 'vitest'
import { storeLoginKey } from '#app/client/api-client/login-key.ts'
import { standInBrowser } from '#tools/testing/browser-storage.ts'
import { readSavedAnswer, saveAnswer } from './saved-answer.ts'

const ADDRESS = '/api/private/plan/7/today'

beforeEach(standInBrowser)

test('a cached answer is available to the account that read it, and to no other', () => {
  saveAnswer(ADDRESS, { title: 'nobody is logged in' }, 1)
  storeLoginKey('a-key.of-ana12345')
  expect(readSavedAnswer(ADDRESS)).toBeNull()
  saveAnswer(ADDRESS, { title: 'Corcovado' }, 5)
  expect(readSavedAnswer(ADDRESS)).toEqual({ data: { title: 'Corcovado' }, at: 5 })
  expect(readSavedAnswer('/api/private/plan/8/today')).toBeNull()
  storeLoginKey('a-key.of-another')
  expect(readSavedAnswer(ADDRESS)).toBeNull()
  storeLoginKey(null)
  expect(readSavedAnswer(ADDRESS)).toBeNull()
})
