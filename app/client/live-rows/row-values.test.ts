import { describe, expect, test, vi } from 'vitest'
import { rowValues } from './follow-rows.ts'

describe('the texts of rows become the values of section 3', () => {
  test.each([
    [rowValues.numeric, '12.50', 12.5],
    [rowValues.int4range, '[1,9)', { kind: 'Range', start: 1, end: 9 }],
    [rowValues.int4range, 'empty', { kind: 'Empty' }],
    [rowValues.int8range, '[1,9007199254740993)', { kind: 'Range', start: 1n, end: 9007199254740993n }],
    [
      rowValues.daterange,
      '[2026-01-01,2026-02-01)',
      { kind: 'Range', start: '2026-01-01', end: '2026-02-01' },
    ],
  ])('%o %s', (read, text, value) => {
    expect(read(text)).toEqual(value)
  })

  test('an invalid range is null, and logged to the console only', () => {
    const told = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(rowValues.int4range('[9,1)')).toBeNull()
    expect(told).toHaveBeenCalledWith('not a valid int4range: [9,1)')
    told.mockRestore()
  })
})
