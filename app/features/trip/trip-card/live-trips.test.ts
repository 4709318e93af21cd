import { beforeEach, expect, test, vi } from 'vitest'
import type { FollowedRows } from '#app/client/live-rows/follow-rows.ts'

/** Browsers subscribe after a delay, through a service; both are mocked, and the subscriptions are recorded. */
const asked: (FollowedRows & { over: boolean; tell: (rows: object[]) => void })[] = []
vi.mock('#app/client/live-rows/follow-later.ts', () => ({
  followLater: (begin: () => Promise<() => void>) => {
    const ended = begin()
    return () => void ended.then(stop => stop())
  },
}))
vi.mock('#app/client/live-rows/follow-rows.ts', () => ({
  followRows: (wanted: FollowedRows, tell: (rows: object[]) => void) => {
    const one = { ...wanted, over: false, tell }
    asked.push(one)
    return () => {
      one.over = true
    }
  },
}))
const { liveTrip, subscribeToTrip } = await import('./live-trips.ts')

/** Milliseconds; generous, because the machine may be slow. */
const PATIENT = { timeout: 30_000 }

const row = (key: string) => ({ key, from_price_minor: 348_000n, currency: 'USD' })

beforeEach(() => {
  asked.length = 0
})

test('a page subscribes to its own trips once, and again only when a trip is added', async () => {
  let told = 0
  const listener = () => told++
  const ends = ['slow-water', 'big-trees'].map(key => subscribeToTrip(key, () => listener()))
  await vi.waitFor(() => expect(asked).toHaveLength(1), PATIENT)
  expect(asked[0]).toMatchObject({
    table: 'trip',
    where: 'key in ($1, $2)',
    params: ['big-trees', 'slow-water'],
  })
  asked[0]?.tell([row('slow-water')])
  expect(told).toBe(2)
  expect([liveTrip('slow-water'), liveTrip('big-trees')]).toEqual([{ from: 'US$\u00a03,480' }, null])

  ends.push(subscribeToTrip('far-reefs', () => listener()))
  await vi.waitFor(() => expect(asked).toHaveLength(2), PATIENT)
  expect(asked[1]?.params).toEqual(['big-trees', 'far-reefs', 'slow-water'])
  // A trip that is not subscribed yet is not known to be gone; earlier values stay.
  expect([liveTrip('far-reefs'), liveTrip('slow-water')]).toEqual([undefined, { from: 'US$\u00a03,480' }])
  await vi.waitFor(() => expect(asked[0]?.over).toBe(true), PATIENT)

  for (const end of ends) end()
  await vi.waitFor(() => expect(asked[1]?.over).toBe(true), PATIENT)
})
