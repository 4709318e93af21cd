import { describe, expect, it } from 'vitest'
import { displayEms, widestWord } from './display-ems.ts'

describe('displayEms', () => {
  it('measures narrow and wide letters as Phudu sets them, or a little wider', () => {
    expect(displayEms('Costa Rica')).toBeCloseTo(4.65)
    expect(displayEms('Perú')).toBeCloseTo(2.03)
    expect(displayEms('Rwanda')).toBeCloseTo(3.51)
  })
})

describe('widestWord', () => {
  it('counts words joined by no-break spaces as one', () => {
    expect(widestWord('Family in Costa Rica')).toBe(displayEms('Family').toFixed(2))
    expect(widestWord('Family in Costa\u00a0Rica')).toBe(displayEms('Costa Rica').toFixed(2))
  })
})
