import { expect, it } from 'vitest'
import { firstName } from './first-name.ts'

it('is the first of the names alone', () => {
  expect(firstName('  Grace  Okafor ')).toBe('Grace')
})
