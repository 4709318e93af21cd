import { describe, expect, it } from 'vitest'
import { addDays, addMonths, dayOf, daysBetween } from './days.ts'

describe('days', () => {
  it('are counted over leap days and years, forwards and back', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
    expect(daysBetween('2026-11-22', '2027-02-11')).toBe(81)
    expect(daysBetween('2027-02-11', '2026-11-22')).toBe(-81)
  })

  it('end with the month, where a later one is shorter', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2026-12-01', 1)).toBe('2027-01-01')
  })

  it('are those of UTC', () => {
    expect(dayOf(new Date('2026-11-29T23:59:59.999Z'))).toBe('2026-11-29')
    expect(dayOf(Date.parse('2026-11-30T00:30:00+01:00'))).toBe('2026-11-29')
  })
})
