import { describe, expect, it } from 'vitest'
import { drawProfile } from './trek.ts'

describe('drawProfile', () => {
  const days = [
    { sleep: 2000, highest: 2000 },
    { sleep: 1500, highest: 3000 },
  ]

  it('passes each day’s highest point and ends at its night’s altitude', () => {
    const { line, nights, peak } = drawProfile(1000, days)
    expect(line).toBe('M0 100 L50 55.36 L75 10.71 L100 77.68')
    expect(nights).toEqual([
      { left: 50, top: 55.36 },
      { left: 100, top: 77.68 },
    ])
    expect(peak).toEqual({ altitude: 3000, left: 75, top: 10.71 })
  })

  it('closes to the ground', () => {
    expect(drawProfile(1000, days).ground).toBe('M0 100 L0 100 L50 55.36 L75 10.71 L100 77.68 L100 100 Z')
  })

  it('does not turn a descent into a climb', () => {
    const down = [
      { sleep: 3000, highest: 3000 },
      { sleep: 1000, highest: 3000 },
    ]
    expect(drawProfile(1000, down).line.split('L')).toHaveLength(3)
  })
})
