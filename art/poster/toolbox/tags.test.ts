import { describe, expect, test } from 'vitest'
import { escapeText, fill, group, place, print, stroke, tag, use } from './tags.ts'

describe('tags', () => {
  test('omit attributes without a value, and hyphenate camel case', () => {
    const attributes = { strokeWidth: 2, opacity: undefined, hidden: false, gradientUnits: 'userSpaceOnUse' }
    expect(tag('path', attributes)).toBe('<path stroke-width="2" gradientUnits="userSpaceOnUse"/>')
  })

  test('write numbers to the thousandth', () => {
    expect(tag('g', { opacity: 0.1 + 0.2 })).toBe('<g opacity="0.3"/>')
    expect(stroke('M0 0h1', '#112233', 1 / 3)).toBe(
      '<path fill="none" stroke="#123" stroke-width="0.33" d="M0 0h1"/>',
    )
  })

  test('an empty path is omitted', () => {
    expect(fill('', '#fff')).toBe('')
    expect(stroke('', '#fff', 1)).toBe('')
  })

  test('art nests arbitrarily, with gaps', () => {
    expect(print(['a', false, [undefined, ['b', null]], ''])).toBe('ab')
    expect(group({}, 'a', [false, use('b')])).toBe('<g>a<use href="#b"/></g>')
  })
})

test('a motif is placed, turned, scaled and mirrored in that order', () => {
  expect(place(10, 20.06)).toBe('translate(10 20.1)')
  expect(place(1, 2, 0.5)).toBe('translate(1 2)scale(0.5)')
  expect(place(1, 2, 0.5, -1, 30)).toBe('translate(1 2)rotate(30)scale(-0.5 0.5)')
})

test('text is escaped in an attribute', () => {
  expect(escapeText(`<a href="x">'&'</a>`)).toBe(`&lt;a href=&quot;x&quot;&gt;'&amp;'&lt;/a&gt;`)
  expect(escapeText('a\u0000b\u001fc\ufffed\n')).toBe('abcd\n')
  expect(escapeText('\ud83c\udf0b \ud83c')).toBe('\u{1f30b} \ufffd')
})
