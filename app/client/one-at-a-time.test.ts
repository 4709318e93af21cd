import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test('a double press runs once, and again after the answer', async () => {
  const once = oneAtATime()
  const { promise, resolve } = Promise.withResolvers<string>()
  let runs = 0
  const press = () =>
    once(() => {
      runs++
      return promise
    })
  const [first, second] = [press(), press()]
  expect(await second).toBeUndefined()
  resolve('answered')
  expect(await first).toBe('answered')
  expect(runs).toBe(1)
  expect(await press()).toBe('answered')
})

test('a failed run can be repeated', async () => {
  const once = oneAtATime()
  await expect(once(() => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await once(async () => 'answered')).toBe('answered')
})
