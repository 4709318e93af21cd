import { describe, expect, test } from 'vitest'
import { drawEmblem, drawMark } from './mark.ts'

describe('mark and emblem', () => {
  test('are small, and stay within their box', () => {
    expect(drawMark()).toMatch(/^<svg [^>]*viewBox="3 3 58 58"[^>]*>.*<\/svg>$/)
    expect(drawMark().length).toBeLessThan(1000)
    expect(drawEmblem().length).toBeLessThan(2100)
  })

  test('accept other colours, and a title, which is escaped', () => {
    expect(drawMark({ sun: '#fff', tree: '#000' })).toContain('fill="#fff"')
    expect(drawEmblem({ title: 'Ceiba & "friends"' })).toContain(
      'aria-label="Ceiba &amp; &quot;friends&quot;"',
    )
    expect(drawMark()).toContain('aria-hidden="true"')
  })
})
