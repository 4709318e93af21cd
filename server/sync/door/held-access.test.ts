import { expect, test } from 'vitest'
import type { Actor } from '#app/request-context.ts'
import { makeHeldAccess } from './held-access.ts'

const ana: Actor = { kind: 'traveller', userId: 1 }
const ben: Actor = { kind: 'traveller', userId: 2 }

/** Held requests, with a count of how often each was authenticated. */
function open() {
  const access = makeHeldAccess()
  function hold(actor: Actor, findActor: () => Promise<Actor | null>, since = access.begin()) {
    const asked = { times: 0 }
    const held = access.hold({
      actor,
      since,
      signal: new AbortController().signal,
      findActor: () => {
        asked.times++
        return findActor()
      },
    })
    return { ...held, asked }
  }
  return { access, hold }
}

test('only requests of the person in the notice are authenticated again; without a person, all are', async () => {
  const { access, hold } = open()
  const one = hold(ana, async () => ana)
  const other = hold(ben, async () => null)
  await access.recheck('1')
  expect([one.asked.times, other.asked.times]).toEqual([1, 0])
  expect(other.signal.aborted).toBe(false)
  await access.recheck('')
  expect([one.signal.aborted, other.signal.aborted]).toEqual([false, true])
})

test('a change between authentication and holding is not missed', async () => {
  const { access, hold } = open()
  const since = access.begin()
  await access.recheck('1')
  const held = hold(ana, async () => null, since)
  await expect.poll(() => held.signal.aborted).toBe(true)
})

test('if the caller cannot be authenticated, the request ends', async () => {
  const { access, hold } = open()
  const held = hold(ana, () => Promise.reject(new Error('the database is away')))
  await access.recheck('1')
  expect(held.signal.aborted).toBe(true)
})
