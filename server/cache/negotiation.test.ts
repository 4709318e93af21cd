import { expect, it } from 'vitest'
import { preferredEncoding, stillHas } from './negotiation.ts'

it.each([
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip,br', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0 , gzip ; q=0.5', 'gzip'],
  ['br;q=0.1', 'br'],
  ['gzip;q=0', 'identity'],
  ['brotli, xgzip, gzip2', 'identity'],
  ['*', 'identity'],
  ['identity;q=0', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('%j takes %s', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding)
})

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"c" ,"a"', true],
  ['*', true],
  ['"ab"', false],
  ['a', false],
  ['', false],
  [undefined, false],
])('%j still has "a": %s', (header, has) => {
  expect(stillHas(header, '"a"')).toBe(has)
})
