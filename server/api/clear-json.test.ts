import { expect, test } from 'vitest'
import { hasRepeatedName } from './clear-json.ts'

test.each([
  ['{"a":1,"a":2}', true],
  ['{"a":{"b":1},"c":[{"b":1},{"b":2}]}', false],
  ['{"a":[{"b":1,"\\u0062":2}]}', true],
  ['{"a":"b","b":"a","c":"{\\"a\\":1,\\"a\\":2}"}', false],
  ['["a","a"]', false],
  ['"a:b"', false],
])('%s has a name twice: %s', (json, isRepeated) => {
  expect(hasRepeatedName(json)).toBe(isRepeated)
})
