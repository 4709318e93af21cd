import { describe, expect, it } from 'vitest'
import { displayEms } from './display-ems.ts'

describe('displayEms', () => {
  it('sets narrow and wide letters as Phudu does, a little on the safe side', () => {
    expect(displayEms('Costa Rica')).toBeCloseTo(4.65)
    expect(displayEms('Perú')).toBeCloseTo(2.03)
    expect(displayEms('Rwanda')).toBeCloseTo(3.51)
  })
})
