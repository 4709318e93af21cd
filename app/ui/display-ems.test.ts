import { describe, expect, it } from 'vitest'
import { displayEms, widestWord } from './display-ems.ts'

describe('displayEms', () => {
  it('sets narrow and wide letters as Phudu does, a little on the safe side', () => {
    expect(displayEms('Costa Rica')).toBeCloseTo(4.65)
    expect(displayEms('Perú')).toBeCloseTo(2.03)
    expect(displayEms('Rwanda')).toBeCloseTo(3.51)
  })
})

describe('widestWord', () => {
  it('takes words that stay together as one', () => {
    expect(widestWord('Family in Costa Rica')).toBe(displayEms('Family').toFixed(2))
    expect(widestWord('Family in Costa\u00a0Rica')).toBe(displayEms('Costa Rica').toFixed(2))
  })
})
