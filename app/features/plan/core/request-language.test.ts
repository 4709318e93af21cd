import { expect, test } from 'vitest'
import { languageOf } from './plan.ts'

function preferring(languages: string | null): Request {
  return new Request('https://ceiba.test/', { headers: languages ? { 'accept-language': languages } : {} })
}

test.each([
  ['de;q=0.9, en', 'DE'],
  [' fr-CA ;q=1,es', 'FR'],
  ['xx, de', 'DE'],
  ['xx', 'ES'],
  [null, 'ES'],
] as const)('%j on a Spanish page is %s', (languages, expected) => {
  expect(languageOf(preferring(languages), 'es')).toBe(expected)
})
