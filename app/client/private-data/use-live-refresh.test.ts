import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keyOf } from '#app/client/private-data/private-query.ts'
import { readAgainWith } from './use-live-refresh.ts'

const path = { id: 7 }
const PLAN = keyOf('GET /api/admin/plan/{id}', { path })
const MESSAGES = keyOf('GET /api/admin/plan/{id}/message', { path })
const ANOTHER = keyOf('GET /api/admin/plan/{id}', { path: { id: 70 } })
const client = new QueryClient()
/** Whether it is to be read again. */
const isOld = (key: QueryKey) => client.getQueryState(key)?.isInvalidated

beforeEach(() => {
  vi.useFakeTimers()
  for (const key of [PLAN, MESSAGES, ANOTHER]) client.setQueryData(key, 'read')
})

afterEach(() => {
  client.clear()
  vi.useRealTimers()
})

test('the first rows do not invalidate recent data, but a change of the rows does', () => {
  const onRows = readAgainWith(client, [PLAN])
  onRows([{ id: 7, revision: 2n }])
  onRows([{ id: 7, revision: 2n }])
  expect(isOld(PLAN)).toBe(false)
  onRows([{ id: 7, revision: 3n }])
  expect([isOld(PLAN), isOld(MESSAGES), isOld(ANOTHER)]).toEqual([true, true, false])
})

test('the first rows invalidate data that was read some time before', () => {
  vi.advanceTimersByTime(60_000)
  client.setQueryData(MESSAGES, 'read anew')
  readAgainWith(client, [PLAN])([])
  expect([isOld(PLAN), isOld(MESSAGES)]).toEqual([true, false])
})

test('an empty set of rows counts as the first rows', () => {
  const onRows = readAgainWith(client, [PLAN])
  onRows([])
  onRows([{ id: 7, revision: 1n }])
  expect(isOld(PLAN)).toBe(true)
})
