import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { RETRIES, refetchWhenStale, retryDelay, STALE_MS } from './query-defaults.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A query whose data was just read, in a window whose focus the test controls. */
function shown(ask: () => Promise<string>, readAt = Date.now()) {
  const focus = new EventTarget()
  const told: string[] = []
  let asked = 0
  let hidden = false
  const stop = refetchWhenStale({
    ask: () => {
      asked++
      return ask()
    },
    readAt,
    onAsk: () => told.push('asking'),
    onAnswer: answer => told.push(answer),
    onFailure: () => told.push('failed'),
    focus,
    isHidden: () => hidden,
  })
  return {
    told,
    stop,
    asked: () => asked,
    hide: () => {
      hidden = true
    },
    comeBack: async () => {
      focus.dispatchEvent(new Event('focus'))
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

test('the defaults are the specification’s', () => {
  expect([STALE_MS, RETRIES]).toEqual([300_000, 3])
  expect([1, 2, 3, 4, 5, 6, 7].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})

describe('what is shown', () => {
  test('is not read again within five minutes, and is afterwards', async () => {
    const part = shown(async () => 'fresh')
    await vi.advanceTimersByTimeAsync(STALE_MS - 1)
    await part.comeBack()
    expect(part.told).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    await part.comeBack()
    expect(part.told).toEqual(['asking', 'fresh'])
    await part.comeBack()
    expect(part.asked()).toBe(1)
  })

  test('is not read again while the window is not focused, nor twice in parallel', async () => {
    const part = shown(() => new Promise(() => undefined))
    await vi.advanceTimersByTimeAsync(STALE_MS)
    expect(part.asked()).toBe(0)
    await part.comeBack()
    await part.comeBack()
    expect(part.asked()).toBe(1)
    const unseen = shown(async () => 'fresh')
    unseen.hide()
    await vi.advanceTimersByTimeAsync(STALE_MS)
    await unseen.comeBack()
    expect(unseen.asked()).toBe(0)
  })

  test('is read again at once if it is already old', async () => {
    const part = shown(async () => 'fresh', Date.now() - STALE_MS)
    await vi.advanceTimersByTimeAsync(0)
    expect(part.told).toEqual(['asking', 'fresh'])
  })

  test('does not change once it is no longer displayed', async () => {
    const part = shown(async () => 'fresh')
    part.stop()
    await vi.advanceTimersByTimeAsync(STALE_MS)
    await part.comeBack()
    expect(part.asked()).toBe(0)
  })
})

describe('a failure', () => {
  async function triesOf(error: Error, seconds = 10) {
    const part = shown(() => Promise.reject(error))
    const start = Date.now() + STALE_MS
    await vi.advanceTimersByTimeAsync(STALE_MS)
    await part.comeBack()
    const tries: number[] = []
    for (let second = 0; second <= seconds; second++) {
      while (tries.length < part.asked()) tries.push(Date.now() - start)
      await vi.advanceTimersByTimeAsync(1000)
    }
    return { tries, told: part.told }
  }

  test('that may be temporary is retried three times, after one, two and four seconds', async () => {
    for (const error of [new ApiError(503, undefined, null), new TypeError('Failed to fetch')]) {
      const { tries, told } = await triesOf(error)
      expect(tries).toEqual([0, 1000, 3000, 7000])
      expect(told).toEqual(['asking', 'failed'])
    }
  })

  test('with Retry-After is retried no earlier', async () => {
    for (const status of [503, 429]) {
      const { tries, told } = await triesOf(new ApiError(status, undefined, null, 3_000), 20)
      expect(tries).toEqual([0, 3000, 6000, 10_000])
      expect(told).toEqual(['asking', 'failed'])
    }
  })

  test('caused by the request is never retried', async () => {
    for (const status of [400, 404, 422, 429]) {
      const { tries, told } = await triesOf(new ApiError(status, undefined, null))
      expect(tries).toEqual([0])
      expect(told).toEqual(['asking', 'failed'])
    }
  })
})
