import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Font, openSync } from 'fontkit'
import { expect, test } from 'vitest'

const require = createRequire(import.meta.url)
const css = readFileSync(new URL('fonts.css', import.meta.url), 'utf8')

function open(path: string): Font {
  const font = openSync(require.resolve(path))
  if (!('glyphForCodePoint' in font)) throw new Error(`${path} is no single font`)
  return font
}

/** The font face for hyphens in headings, as the style sheet declares it. */
function hyphenFace() {
  const rules = css.match(/@font-face \{[^}]*\}/g) ?? []
  const rule = rules
    .filter(each => each.includes('"Phudu"') && /unicode-range:[^;]*U\+002D/.test(each))
    .at(-1)
  if (!rule) throw new Error('no face of Phudu has the hyphen')
  const share = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(rule)?.[1]) / 100
  return { rule, size: share('size-adjust'), ascent: share('ascent-override') }
}

test('a hyphen in a heading is as heavy as its capitals, and in the middle of their height', () => {
  const { rule, size } = hyphenFace()
  expect(rule).toContain('./fonts/rosario.woff2')
  const { bbox } = open('@fontsource/rosario/files/rosario-latin-700-normal.woff').glyphForCodePoint(
    0x2d,
  ).path
  const phudu = open('@fontsource/phudu/files/phudu-latin-800-normal.woff')
  const stem = phudu.glyphForCodePoint(0x49).path.bbox
  expect((bbox.maxY - bbox.minY) * size).toBeGreaterThan(0.7 * (stem.maxX - stem.minX))
  expect(Math.abs(((bbox.maxY + bbox.minY) / 2) * size - phudu.capHeight / 2)).toBeLessThan(15)
})

test('a hyphen does not change the height of its line', () => {
  const { size, ascent } = hyphenFace()
  const phudu = open('@fontsource/phudu/files/phudu-latin-800-normal.woff')
  expect(ascent * size * phudu.unitsPerEm).toBeCloseTo(phudu.ascent, -1)
})
