import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  dropLoginKey,
  renewLoginKey,
  storageNames,
  storedLogin,
  storeLoginKey,
} from '#app/client/api-client/login-key.ts'
import { inAnotherTab, standInBrowser } from '#tools/testing/browser-storage.ts'
import { claimWords } from './claim-words.ts'
import { followLogins } from './private-data.tsx'

const WORDS = `${storageNames.words}office-reply-7`
const ANSWER = `${storageNames.answers}/api/private/plan/7/today`

beforeEach(() => {
  const end = standInBrowser()
  storeLoginKey('the-key')
  localStorage.setItem(WORDS, 'The boat goes at seven, Mr Brandt.')
  localStorage.setItem(ANSWER, 'Corcovado')
  localStorage.setItem('ceiba-kept', 'saved trips')
  return end
})

const stored = () => [WORDS, ANSWER, 'ceiba-kept'].filter(name => localStorage.getItem(name) !== null)

describe('browser storage', () => {
  it('is cleared of the account’s data on a log-out, and of nothing else', () => {
    storeLoginKey(null)
    expect(stored()).toEqual(['ceiba-kept'])
  })

  it('is kept when the server ends the session, for the person who was writing', () => {
    claimWords(3)
    dropLoginKey('the-key')
    storeLoginKey('their-next-key')
    claimWords(3)
    expect(stored()).toContain(WORDS)
  })

  it('is cleared before another person has logged in after such a session', () => {
    claimWords(3)
    dropLoginKey('the-key')
    storeLoginKey('another-key')
    claimWords(4)
    expect(stored()).not.toContain(WORDS)
  })

  it('is kept if another tab has logged in again meanwhile', () => {
    inAnotherTab('login-key', 'newer')
    dropLoginKey('the-key')
    expect(localStorage.getItem('login-key')).toBe('newer')
  })
})

describe('data that a page has read', () => {
  const client = new QueryClient()
  let read = 0

  /** A page that shows a plan, after other data was read. Returns what it shows. */
  async function show() {
    read = 0
    client.clear()
    const plan = new QueryObserver(client, {
      queryKey: ['/plan'],
      queryFn: () => ++read,
      staleTime: Infinity,
    })
    client.setQueryData(['/before'], 'of the page before')
    const end = [plan.subscribe(() => undefined), followLogins(client)]
    await expect.poll(() => read).toBe(1)
    return {
      shown: () => plan.getCurrentResult().data,
      end: () => end.map(each => each()),
    }
  }

  it('stays while the key is renewed, however often', async () => {
    const login = storedLogin()
    const { shown, end } = await show()
    for (const key of ['renewed', 'renewed again']) renewLoginKey(key)
    inAnotherTab(WORDS, 'The boat goes at')
    expect([localStorage.getItem('login-key'), storedLogin()]).toEqual(['renewed again', login])
    expect([shown(), read, client.getQueryData(['/before'])]).toEqual([1, 1, 'of the page before'])
    storeLoginKey('of another login')
    expect(storedLogin()).not.toBe(login)
    end()
  })

  it('stays while another tab stores text that is typed there', async () => {
    const { shown, end } = await show()
    inAnotherTab(WORDS, 'The boat goes at')
    // The page's queries still respond to a live change.
    await client.invalidateQueries()
    expect([shown(), read, client.getQueryData(['/before'])]).toEqual([2, 2, 'of the page before'])
    end()
  })

  it.each([
    ['here', () => storeLoginKey(null)],
    ['in another tab', () => inAnotherTab('login-key', null)],
    [
      'while the browser had put the page aside',
      () => {
        localStorage.removeItem('login-key')
        dispatchEvent(new Event('pageshow'))
      },
    ],
  ])('is gone at once when somebody logs out %s', async (_where, logOut) => {
    const { shown, end } = await show()
    logOut()
    expect([shown(), client.getQueryData(['/before'])]).toEqual([undefined, undefined])
    end()
  })

  it('stays when the server ends the session, because the person may be writing', async () => {
    const { shown, end } = await show()
    dropLoginKey('the-key')
    expect([shown(), read, client.getQueryData(['/before'])]).toEqual([1, 1, undefined])
    inAnotherTab('login-key', 'their-next-key')
    await expect.poll(shown).toBe(2)
    end()
  })
})
