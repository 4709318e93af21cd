import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test('what is pressed twice runs once, and again once it was answered', async () => {
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

test('what failed can be tried again', async () => {
  const once = oneAtATime()
  await expect(once(() => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await once(async () => 'answered')).toBe('answered')
})
