import { expect, it } from 'vitest'
import { cameBy } from './plan-words.ts'

it.each([
  ['Kestrel & Wren', '/costa-rica', ['Kestrel & Wren', '/costa-rica']],
  [null, '/costa-rica', ['/costa-rica']],
  [null, '- unknown page -', []],
])('by %s and from %s one comes by %j', (partner, page, known) => {
  expect(cameBy({ partner, wishes: { page } })).toEqual(known)
})
