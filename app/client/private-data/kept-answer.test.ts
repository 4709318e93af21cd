import { beforeEach, expect, test, vi } from 'vitest'
import { storeLoginKey } from '#app/client/api-client/login-key.ts'
import { forgetAnswers, keepAnswer, keptAnswer } from './kept-answer.ts'

const ADDRESS = '/api/private/plan/7/today'

beforeEach(() => {
  const kept: Record<string, string> = {}
  const methods = {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => void Object.assign(kept, { [name]: value }),
    removeItem: (name: string) => void delete kept[name],
  }
  // Its methods are not among its keys, as in a browser.
  vi.stubGlobal('localStorage', Object.setPrototypeOf(kept, methods))
  vi.stubGlobal('dispatchEvent', () => true)
  return () => vi.unstubAllGlobals()
})

test('what was read is there again for whoever read it, and for nobody else', () => {
  keepAnswer(ADDRESS, { title: 'nobody is logged in' }, 1)
  storeLoginKey('a-key.of-ana12345')
  expect(keptAnswer(ADDRESS)).toBeNull()
  keepAnswer(ADDRESS, { title: 'Corcovado' }, 5)
  expect(keptAnswer(ADDRESS)).toEqual({ data: { title: 'Corcovado' }, at: 5 })
  expect(keptAnswer('/api/private/plan/8/today')).toBeNull()
  storeLoginKey('a-key.of-another')
  expect(keptAnswer(ADDRESS)).toBeNull()
  storeLoginKey(null)
  expect(keptAnswer(ADDRESS)).toBeNull()
})

test('what is forgotten is gone, and nothing else with it', () => {
  storeLoginKey('a-key.of-ana12345')
  keepAnswer(ADDRESS, {}, 5)
  localStorage.setItem('ceiba-words-7', 'mine')
  forgetAnswers()
  expect([keptAnswer(ADDRESS), localStorage.getItem('ceiba-words-7')]).toEqual([null, 'mine'])
})
