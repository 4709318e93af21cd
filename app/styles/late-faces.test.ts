import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { needsLateFaces } from './late-faces.ts'

/** The characters that a sheet's faces of a family contain. */
function charactersOf(sheet: string, family: string): Set<number> {
  const css = readFileSync(new URL(sheet, import.meta.url), 'utf8')
  const faces = (css.match(/@font-face \{[^}]*\}/g) ?? []).filter(face => face.includes(`"${family}"`))
  const ranges = faces.flatMap(face => [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)])
  return new Set(
    ranges.flatMap(([, first = '', last = first]) => {
      const from = Number.parseInt(first, 16)
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, n) => from + n)
    }),
  )
}

const spell = (characters: Iterable<number>) => [...characters].map(each => String.fromCodePoint(each))

test.each(['Phudu', 'Rosario'])('every late character of %s loads its face, and no other does', family => {
  const first = charactersOf('fonts.css', family)
  const late = charactersOf('late-fonts.css', family).difference(first)
  expect(late.size).toBeGreaterThan(500)
  expect(spell(late).filter(character => !needsLateFaces(character))).toEqual([])
  expect(spell(first).filter(needsLateFaces)).toEqual([])
})

test('Vietnamese and Polish names do, English and Spanish sentences do not', () => {
  expect(needsLateFaces('From Hà Nội to Đồng Văn')).toBe(true)
  expect(needsLateFaces('Łukasz')).toBe(true)
  expect(needsLateFaces('«¿Mañana?» – sí, 12 € → a las 7…')).toBe(false)
})
