import { beforeEach, expect, it, vi } from 'vitest'
import { storageNames, storeLoginKey } from '#app/client/api-client/login-key.ts'
import { claimWords } from '#app/client/private-data/claim-words.ts'
import { standInBrowser } from '#tools/testing/browser-storage.ts'
import { findMe } from './use-me.ts'

const WORDS = `${storageNames.words}office-reply-7`

beforeEach(() => {
  const end = standInBrowser()
  vi.stubGlobal('apiHost', 'https://ceiba.example')
  storeLoginKey('the-key')
  claimWords(3)
  localStorage.setItem(WORDS, 'The boat goes at seven, Mr Brandt.')
  return end
})

/** Runs `findMe` with an answer of the API, and returns it with the text still stored on this device. */
async function findBy(answer: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async () => answer())
  const me = await findMe(new AbortController().signal)
  return { me, words: localStorage.getItem(WORDS) }
}
const person = (user_id: number) => () => Response.json({ data: { user_id } })

it('a login deletes the unsent text of another person', async () => {
  expect(await findBy(person(3))).toMatchObject({ me: { user_id: 3 }, words: expect.any(String) })
  expect(await findBy(person(4))).toEqual({ me: { user_id: 4 }, words: null })
})

it('an ended key is a visitor, and unsent text stays', async () => {
  const refused = () => new Response(null, { status: 401 })
  expect(await findBy(refused)).toMatchObject({ me: 'visitor', words: expect.any(String) })
})

it('the state is unreachable while the site is away', async () => {
  const away = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await findBy(away)).toMatchObject({ me: 'unreachable', words: expect.any(String) })
})
