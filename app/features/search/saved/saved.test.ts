import { describe, expect, it, test } from 'vitest'
import { isKept, readSaved, type SavedItem, savedAddress, savedMessage, toggledSaved } from './saved.ts'

const dawn: SavedItem = { kind: 'tour', country: 'costa-rica', key: 'quetzal-dawn', name: 'Quetzal dawn' }
const house: SavedItem = {
  kind: 'hotel',
  country: 'costa-rica',
  key: 'robledal-house',
  name: 'Robledal House',
}

describe('keeping', () => {
  it('is undone by doing it again, whatever the language', () => {
    const both = toggledSaved([dawn], house)
    expect(both).toEqual([dawn, house])
    expect(isKept(both, { ...dawn, name: 'Quetzal al amanecer' })).toBe(true)
    expect(toggledSaved(both, { ...dawn, name: 'Quetzal al amanecer' })).toEqual([house])
  })

  it('does not take a hotel, or another country’s tour, for one of the same key', () => {
    expect(isKept([dawn], { ...dawn, kind: 'hotel' })).toBe(false)
    expect(isKept([dawn], { ...dawn, country: 'panama' })).toBe(false)
  })

  it('makes room for the newest', () => {
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

test('what was kept is read again', () => {
  expect(readSaved(JSON.stringify([dawn, 'noise', house]))).toEqual([dawn, house])
})

test('each leads to where it is told of, and together they begin a question', () => {
  expect([dawn, house, { ...dawn, kind: 'place' as const, key: 'uvita' }].map(savedAddress)).toEqual([
    '/costa-rica/tours#quetzal-dawn',
    '/costa-rica/hotels#robledal-house',
    '/costa-rica/destinations/uvita',
  ])
  expect(savedMessage([dawn, house])).toMatch(/\n- Quetzal dawn\n- Robledal House\n$/)
})
