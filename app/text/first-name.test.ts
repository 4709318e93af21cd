import { expect, it } from 'vitest'
import { firstName } from './first-name.ts'

it('is only the first of the names', () => {
  expect(firstName('  Grace  Okafor ')).toBe('Grace')
})
