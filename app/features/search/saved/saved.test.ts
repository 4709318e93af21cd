import { describe, expect, it, test } from 'vitest'
import { isSavedItem, readSaved, type SavedItem, savedAddress, savedMessage, toggledSaved } from './saved.ts'

const dawn: SavedItem = { kind: 'tour', country: 'costa-rica', key: 'quetzal-dawn', name: 'Quetzal dawn' }
const house: SavedItem = {
  kind: 'hotel',
  country: 'costa-rica',
  key: 'robledal-house',
  name: 'Robledal House',
}

describe('saving', () => {
  it('is undone by doing it again, in any language', () => {
    const both = toggledSaved([dawn], house)
    expect(both).toEqual([dawn, house])
    expect(isSavedItem(both, { ...dawn, name: 'Quetzal al amanecer' })).toBe(true)
    expect(toggledSaved(both, { ...dawn, name: 'Quetzal al amanecer' })).toEqual([house])
  })

  it('distinguishes items of the same key by kind and country', () => {
    expect(isSavedItem([dawn], { ...dawn, kind: 'hotel' })).toBe(false)
    expect(isSavedItem([dawn], { ...dawn, country: 'panama' })).toBe(false)
  })

  it('drops the oldest item at the limit', () => {
    const many = Array.from({ length: 30 }, (_, i) => ({ ...house, key: `house-${i}` }))
    const kept = toggledSaved(many, dawn)
    expect(kept).toHaveLength(30)
    expect(kept.at(-1)).toEqual(dawn)
    expect(kept[0]?.key).toBe('house-1')
  })
})

test.each([
  null,
  '',
  '{',
  '7',
  '{"kind":"tour"}',
  '[null, 3, {"kind":"yacht","country":"x","key":"y","name":"z"}, {"kind":"tour","country":"","key":"y","name":"z"}]',
])('storage that says %j holds nothing of ours', text => {
  expect(readSaved(text)).toEqual([])
})

test('saved items are read back', () => {
  expect(readSaved(JSON.stringify([dawn, 'noise', house]))).toEqual([dawn, house])
})

test('each links to its page, and together they start a question', () => {
  expect([dawn, house, { ...dawn, kind: 'place' as const, key: 'uvita' }].map(savedAddress)).toEqual([
    '/costa-rica/tours#quetzal-dawn',
    '/costa-rica/hotels#robledal-house',
    '/costa-rica/destinations/uvita',
  ])
  expect(savedMessage([dawn, house])).toMatch(/\n- Quetzal dawn\n- Robledal House\n$/)
})
