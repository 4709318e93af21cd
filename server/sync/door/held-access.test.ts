import { expect, test } from 'vitest'
import type { Actor } from '#app/request-context.ts'
import { makeHeldAccess } from './held-access.ts'

const ana: Actor = { kind: 'traveller', userId: 1 }
const ben: Actor = { kind: 'traveller', userId: 2 }

/** Held requests, with how often each was asked who it is. */
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

test('only they are asked whose access has changed; without a name, everybody is', async () => {
  const { access, hold } = open()
  const one = hold(ana, async () => ana)
  const other = hold(ben, async () => null)
  await access.recheck('1')
  expect([one.asked.times, other.asked.times]).toEqual([1, 0])
  expect(other.signal.aborted).toBe(false)
  await access.recheck('')
  expect([one.signal.aborted, other.signal.aborted]).toEqual([false, true])
})

test('what ends between the door’s question and the holding is not missed', async () => {
  const { access, hold } = open()
  const since = access.begin()
  await access.recheck('1')
  const held = hold(ana, async () => null, since)
  await expect.poll(() => held.signal.aborted).toBe(true)
})

test('where nobody can say who somebody is, the request ends', async () => {
  const { access, hold } = open()
  const held = hold(ana, () => Promise.reject(new Error('the database is away')))
  await access.recheck('1')
  expect(held.signal.aborted).toBe(true)
})
