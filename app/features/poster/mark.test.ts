import { describe, expect, test } from 'vitest'
import { drawDivider } from './divider.ts'
import { drawEmblem, drawMark } from './mark.ts'

describe('mark and emblem', () => {
  test('stay light and hold their box', () => {
    expect(drawMark()).toMatch(/^<svg [^>]*viewBox="0 0 64 64"[^>]*>.*<\/svg>$/)
    expect(drawMark().length).toBeLessThan(1000)
    expect(drawEmblem().length).toBeLessThan(2100)
  })

  test('take other inks, and a title that is escaped', () => {
    expect(drawMark({ sun: '#fff', tree: '#000' })).toContain('fill="#fff"')
    expect(drawEmblem({ title: 'Ceiba & "friends"' })).toContain(
      'aria-label="Ceiba &amp; &quot;friends&quot;"',
    )
    expect(drawMark()).toContain('aria-hidden="true"')
  })
})

describe('divider', () => {
  test('is the same for the same seed, and hangs upside down', () => {
    expect(drawDivider({ seed: 'home' })).toBe(drawDivider({ seed: 'home' }))
    expect(drawDivider({ seed: 'home' })).not.toBe(drawDivider({ seed: 'trips' }))
    expect(drawDivider({ flip: true })).toContain('matrix(1 0 0 -1 0 120)')
  })

  test.each(['ridge', 'waves'] as const)('of %s is finite in every hour', kind => {
    for (const palette of ['dawn', 'night', 'monsoon'] as const) {
      expect(drawDivider({ kind, palette })).not.toMatch(/NaN|undefined/)
    }
  })
})
