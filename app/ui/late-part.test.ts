import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bringScript } from './late-part.ts'

const LONG_MS = 15 * 60 * 1_000
let asked = 0
let isAway = true
let failure = new Error()

async function load(): Promise<string> {
  asked += 1
  if (isAway) throw failure
  return 'the part'
}

beforeEach(() => {
  asked = 0
  isAway = true
  failure = new TypeError('Failed to fetch dynamically imported module: /assets/header.js')
  vi.useFakeTimers()
  const window = new EventTarget()
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a script that fails to load is requested again, and the promise never rejects', async () => {
  const part = bringScript(load)
  await vi.advanceTimersByTimeAsync(2_500)
  expect(asked).toBe(2)
  isAway = false
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await part).toBe('the part')
})

test('the wait between attempts grows, and ends as soon as the browser is online again', async () => {
  const part = bringScript(load)
  await vi.advanceTimersByTimeAsync(LONG_MS)
  expect(asked).toBeLessThan(12)
  isAway = false
  dispatchEvent(new Event('online'))
  expect(await part).toBe('the part')
})

test('a part whose style sheet failed to load stays pending', async () => {
  failure = new Error('Unable to preload CSS for /assets/ask-dialog.css')
  void bringScript(load)
  await vi.advanceTimersByTimeAsync(LONG_MS)
  expect(asked).toBe(1)
})
