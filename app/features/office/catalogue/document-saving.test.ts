import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { documentSaving, type UnsavedDocument } from './document-saving.ts'

const trip = { title: 'Slow Water', price: 980 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server that keeps one document by the rules of the call, and an editor of it. */
function open(kept: UnsavedDocument | null = null) {
  const server = { document: trip as unknown, number: 3, isAway: false, refuses: false }
  const device = { kept }
  const saving = documentSaving({
    put: async (document, number) => {
      if (server.isAway) throw new TypeError('no network')
      if (server.refuses) throw new ApiError(413, undefined, null)
      if (number !== server.number) throw new ApiError(412, undefined, null)
      server.document = document
      server.number++
      return { number: server.number, problems: [] }
    },
    readAgain: async () => ({ document: server.document, number: server.number, problems: [] }),
    keep: next => {
      device.kept = next
    },
    findKept: () => device.kept,
    onChange: () => undefined,
  })
  saving.read({ document: server.document, number: server.number, problems: [] })
  return { server, device, saving }
}

test('what is typed is saved after a pause, once', async () => {
  const { server, saving } = open()
  saving.edit({ ...trip, price: 990 })
  saving.edit({ ...trip, price: 1_000 })
  expect(server.number).toBe(3)
  await vi.runAllTimersAsync()
  expect(server).toMatchObject({ document: { price: 1_000 }, number: 4 })
  expect(saving.view()).toMatchObject({ state: 'saved', number: 4 })
})

test('without a network it stays on the device, and is saved when the network is back', async () => {
  const { server, device, saving } = open()
  server.isAway = true
  saving.edit({ ...trip, price: 990 })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(saving.view().state).toBe('away')
  expect(device.kept).toEqual({ document: { ...trip, price: 990 }, base: trip, number: 3 })
  server.isAway = false
  saving.retry()
  await vi.runAllTimersAsync()
  expect(server.document).toEqual({ ...trip, price: 990 })
  expect(device.kept).toBeNull()
})

test('what an earlier editor left on the device is merged with what was saved since', async () => {
  const base = { ...trip, title: 'Water' }
  const { server, saving } = open({ document: { ...base, price: 990 }, base, number: 2 })
  await vi.runAllTimersAsync()
  expect(server.document).toEqual({ title: 'Slow Water', price: 990 })
  expect(saving.view().state).toBe('saved')
})

test('another field that a colleague changed is taken in', async () => {
  const { server, saving } = open()
  Object.assign(server, { document: { ...trip, title: 'Still Water' }, number: 4 })
  saving.edit({ ...trip, price: 990 })
  await vi.runAllTimersAsync()
  expect(server).toMatchObject({ document: { title: 'Still Water', price: 990 }, number: 5 })
  expect(saving.view()).toMatchObject({ state: 'saved', hasMerged: true, conflicts: [] })
})

test.each([
  [true, 1_000],
  [false, 990],
])('the same field is a choice; theirs: %s', async (isTheirs, price) => {
  const { server, saving } = open()
  Object.assign(server, { document: { ...trip, price: 1_000 }, number: 4 })
  saving.edit({ ...trip, price: 990 })
  await vi.runAllTimersAsync()
  expect(server.document).toEqual({ ...trip, price: 1_000 })
  const [conflict] = saving.view().conflicts
  if (!conflict) throw new Error('no choice')
  expect(conflict).toEqual({ path: ['price'], base: 980, ours: 990, theirs: 1_000 })
  saving.choose(conflict, isTheirs)
  await vi.runAllTimersAsync()
  expect(server.document).toEqual({ ...trip, price })
  expect(saving.view().state).toBe('saved')
})

test('what the server will never accept is kept, and the next edit is tried', async () => {
  const { server, device, saving } = open()
  server.refuses = true
  saving.edit({ ...trip, title: 'long' })
  await vi.runAllTimersAsync()
  expect(saving.view().state).toBe('refused')
  expect(device.kept?.document).toEqual({ ...trip, title: 'long' })
  server.refuses = false
  saving.edit({ ...trip, title: 'short' })
  await vi.runAllTimersAsync()
  expect(server.document).toEqual({ ...trip, title: 'short' })
})
