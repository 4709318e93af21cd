import { expect, it } from 'vitest'
import { firstName } from './names.ts'

it('is only the first of the names', () => {
  expect(firstName('  Grace  Okafor ')).toBe('Grace')
})
