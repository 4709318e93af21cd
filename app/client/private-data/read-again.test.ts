import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readAgainWith } from './read-again.ts'

const PLAN = '/api/admin/plan/7'
const client = new QueryClient()
/** Whether it is to be read again. */
const isOld = (address: string) => client.getQueryState([address])?.isInvalidated

beforeEach(() => {
  vi.useFakeTimers()
  for (const address of [PLAN, `${PLAN}/message`, '/api/admin/user']) client.setQueryData([address], 'read')
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
  expect([isOld(PLAN), isOld(`${PLAN}/message`), isOld('/api/admin/user')]).toEqual([true, true, false])
})

test('the first rows invalidate data that was read some time before', () => {
  vi.advanceTimersByTime(60_000)
  client.setQueryData([`${PLAN}/message`], 'read anew')
  readAgainWith(client, [PLAN])([])
  expect([isOld(PLAN), isOld(`${PLAN}/message`)]).toEqual([true, false])
})

test('an empty set of rows counts as the first rows', () => {
  const onRows = readAgainWith(client, [PLAN])
  onRows([])
  onRows([{ id: 7, revision: 1n }])
  expect(isOld(PLAN)).toBe(true)
})
