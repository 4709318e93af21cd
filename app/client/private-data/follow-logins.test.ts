import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  dropLoginKey,
  keptNames,
  renewLoginKey,
  storedLogin,
  storeLoginKey,
} from '#app/client/api-client/login-key.ts'
import { inAnotherTab, standInBrowser } from '#tools/testing/browser-storage.ts'
import { claimWords } from './claim-words.ts'
import { followLogins } from './follow-logins.ts'

const WORDS = `${keptNames.words}office-reply-7`
const ANSWER = `${keptNames.answers}/api/private/plan/7/today`

beforeEach(() => {
  const end = standInBrowser()
  storeLoginKey('the-key')
  localStorage.setItem(WORDS, 'The boat goes at seven, Mr Brandt.')
  localStorage.setItem(ANSWER, 'Corcovado')
  localStorage.setItem('ceiba-kept', 'saved trips')
  return end
})

const stored = () => [WORDS, ANSWER, 'ceiba-kept'].filter(name => localStorage.getItem(name) !== null)

describe('what a browser keeps', () => {
  it('goes when somebody logs out, but for what was never of their account', () => {
    storeLoginKey(null)
    expect(stored()).toEqual(['ceiba-kept'])
  })

  it('stays through a session that the server ended, for whoever was writing', () => {
    claimWords(3)
    dropLoginKey('the-key')
    storeLoginKey('their-next-key')
    claimWords(3)
    expect(stored()).toContain(WORDS)
  })

  it('goes before somebody else has logged in after such a session', () => {
    claimWords(3)
    dropLoginKey('the-key')
    storeLoginKey('another-key')
    claimWords(4)
    expect(stored()).not.toContain(WORDS)
  })

  it('stays where another tab has logged in again meanwhile', () => {
    inAnotherTab('login-key', 'newer')
    dropLoginKey('the-key')
    expect(localStorage.getItem('login-key')).toBe('newer')
  })
})

describe('what a page has read', () => {
  const client = new QueryClient()
  let read = 0

  /** A page that shows a plan, and what was read before it. Answers what it shows. */
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

  it('is left alone while their key is renewed, however often', async () => {
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

  it('is left alone while another tab keeps words that are typed there', async () => {
    const { shown, end } = await show()
    inAnotherTab(WORDS, 'The boat goes at')
    // A live change finds the page’s queries still.
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

  it('stays where somebody may be writing in it when the server ends their session', async () => {
    const { shown, end } = await show()
    dropLoginKey('the-key')
    expect([shown(), read, client.getQueryData(['/before'])]).toEqual([1, 1, undefined])
    inAnotherTab('login-key', 'their-next-key')
    await expect.poll(shown).toBe(2)
    end()
  })
})
