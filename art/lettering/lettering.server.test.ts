import { describe, expect, test } from 'vitest'
import { setLine, setLines } from './lettering.server.ts'

const title = { face: 'title', size: 100 } as const

describe('lettering', () => {
  test('has all characters of both languages and of the places', () => {
    for (const text of ['Costa Rica', 'Península de Osa', 'Hà Giang', 'Đà Nẵng', 'ñandú ¿qué?'])
      for (const face of ['title', 'text', 'strong'] as const) {
        const missing = setLine('\u{e000}', { ...title, face }).path
        for (const letter of text.replaceAll(' ', ''))
          expect(setLine(letter, { ...title, face }).path, letter).not.toBe(missing)
      }
  })

  test('a larger or stronger line is wider', () => {
    const { width } = setLine('Rainforest', title)
    expect(setLine('Rainforest', { ...title, size: 50 }).width).toBeCloseTo(width / 2, 0)
    const plain = setLine('Rainforest', { face: 'text', size: 100 }).width
    expect(setLine('Rainforest', { face: 'strong', size: 100 }).width).toBeGreaterThan(plain)
  })

  test('breaks between words, never inside one', () => {
    const lines = setLines('Cloud forest to Corcovado', title, 700)
    expect(lines.length).toBeGreaterThan(1)
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(700)
    expect(setLines('Antidisestablishmentarianism', title, 100)).toHaveLength(1)
  })
})
