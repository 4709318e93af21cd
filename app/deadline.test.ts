import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DeadlineError, withDeadline } from './deadline.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('work with a deadline', () => {
  it('returns the result if it is in time, and clears its timer', async () => {
    await expect(withDeadline(Promise.resolve(3), 1_000)).resolves.toBe(3)
    await expect(withDeadline(Promise.reject(new Error('no')), 1_000)).rejects.toThrow('no')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('rejects when the time is over', async () => {
    const late = expect(withDeadline(new Promise(() => undefined), 1_000)).rejects.toThrow(DeadlineError)
    await vi.advanceTimersByTimeAsync(1_000)
    await late
  })
})
