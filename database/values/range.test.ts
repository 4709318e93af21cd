import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOf } from '#app/text/days.ts'
import {
  formatRange,
  formatTimeRange,
  parseDateRange,
  parseInt8Range,
  parseIntRange,
  parseTimeRange,
  rangeContains,
  type TimeBound,
} from './range.ts'

const parsers = { parseIntRange, parseInt8Range, parseDateRange, parseTimeRange }

/** A day between the years 1 and 9999 as YYYY-MM-DD. */
const day = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map(date => dayOf(date))

const instant = fc.date({
  min: new Date('0001-01-01T00:00:00Z'),
  max: new Date('9999-12-31T23:59:59.999Z'),
  noInvalidDate: true,
})

const bound: fc.Arbitrary<TimeBound> = fc.oneof(
  fc.record({ bound: fc.constantFrom('inclusive' as const, 'exclusive' as const), at: instant }),
  fc.constant({ bound: 'infinite' as const }),
)

/** The range of two different values, in either order. */
function between<T>(a: T, b: T) {
  const [start, end] = a < b ? [a, b] : [b, a]
  return { kind: 'Range' as const, start, end }
}

/** Texts that look like ranges, and are not always valid. */
const nearlyRange = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom(...'[]()",-+0123456789empty :TZinfinity') }),
  fc.tuple(fc.string(), fc.string()).map(([low, high]) => `[${low},${high})`),
)

describe('ranges of whole numbers', () => {
  it('survive writing and reading', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.maxSafeInteger(), (a, b) => {
        fc.pre(a !== b)
        const range = between(a, b)
        expect(parseIntRange(formatRange(range) ?? '')).toEqual(range)
      }),
    )
  })

  it('survive beyond 2^53', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt(), (a, b) => {
        fc.pre(a !== b)
        const range = between(a, b)
        expect(parseInt8Range(formatRange(range) ?? '')).toEqual(range)
      }),
    )
  })

  it('need a start before their end, else the result is null (section 5)', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.maxSafeInteger(), (start, end) => {
        const valid = start < end
        expect(parseIntRange(`[${start},${end})`) !== null).toBe(valid)
        expect(parseInt8Range(`[${start},${end})`) !== null).toBe(valid)
        expect(formatRange({ kind: 'Range', start, end }) !== null).toBe(valid)
      }),
    )
  })

  it.each([
    ['[2,5)', { kind: 'Range', start: 2, end: 5 }],
    ['[-3,0)', { kind: 'Range', start: -3, end: 0 }],
    ['empty', { kind: 'Empty' }],
    ['[5,5)', null],
    ['[2,5]', null],
    ['(2,5)', null],
    ['[2,)', null],
    ['[,5)', null],
    ['[2.5,5)', null],
    ['[2, 5)', null],
    [' [2,5)', null],
    ['[2,5)\n', null],
    ['[1e1,20)', null],
    ['[0,9007199254740992)', null],
    ['', null],
  ])('reads %j as %j', (text, range) => {
    expect(parseIntRange(text)).toEqual(range)
  })

  it('include their start and exclude their end', () => {
    const range = { kind: 'Range' as const, start: 2, end: 5 }
    expect([1, 2, 4, 5].map(value => rangeContains(range, value))).toEqual([false, true, true, false])
    expect(rangeContains({ kind: 'Empty' }, 0)).toBe(false)
  })
})

describe('ranges of days', () => {
  it('survive writing and reading', () => {
    fc.assert(
      fc.property(day, day, (a, b) => {
        fc.pre(a !== b)
        const range = between(a, b)
        expect(parseDateRange(formatRange(range) ?? '')).toEqual(range)
      }),
    )
  })

  it('need a first day before the last, else the result is null (section 5)', () => {
    fc.assert(
      fc.property(day, day, (start, end) => {
        expect(parseDateRange(`[${start},${end})`) !== null).toBe(start < end)
        expect(formatRange({ kind: 'Range', start, end }) !== null).toBe(start < end)
      }),
    )
  })

  it.each([
    ['[2026-03-14,2026-03-20)', { kind: 'Range', start: '2026-03-14', end: '2026-03-20' }],
    ['[2028-02-29,2028-03-01)', { kind: 'Range', start: '2028-02-29', end: '2028-03-01' }],
    ['empty', { kind: 'Empty' }],
    ['[2026-02-29,2026-03-01)', null],
    ['[2026-13-01,2027-01-01)', null],
    ['[2026-03-14,2026-03-14)', null],
    ['[2026-3-14,2026-03-20)', null],
    ['[2026-03-14,2026-03-20]', null],
    ['[14.03.2026,20.03.2026)', null],
  ])('reads %j as %j', (text, range) => {
    expect(parseDateRange(text)).toEqual(range)
  })
})

describe('ranges of time', () => {
  it('survive writing and reading, whatever their bounds', () => {
    fc.assert(
      fc.property(bound, bound, (start, end) => {
        const range = { kind: 'Range' as const, start, end }
        expect(parseTimeRange(formatTimeRange(range))).toEqual(range)
      }),
    )
  })

  it.each([
    ['empty', { kind: 'Empty' }],
    [
      '["2026-03-14 08:00:00+00","2026-03-14 18:30:00.25+05:30")',
      {
        kind: 'Range',
        start: { bound: 'inclusive', at: new Date('2026-03-14T08:00:00Z') },
        end: { bound: 'exclusive', at: new Date('2026-03-14T13:00:00.250Z') },
      },
    ],
    [
      '("2026-03-14 08:00:00-06",infinity]',
      {
        kind: 'Range',
        start: { bound: 'exclusive', at: new Date('2026-03-14T14:00:00Z') },
        end: { bound: 'infinite' },
      },
    ],
    ['(,)', { kind: 'Range', start: { bound: 'infinite' }, end: { bound: 'infinite' } }],
    ['["2026-03-14 25:00:00+00",)', null],
    ['["2026-03-14","2026-03-15"', null],
    ['tomorrow', null],
  ])('reads %j', (text, range) => {
    expect(parseTimeRange(text)).toEqual(range)
  })
})

describe.each(Object.entries(parsers))('%s', (_name, parse) => {
  it('returns null for what is not a range, and never throws', () => {
    fc.assert(
      fc.property(nearlyRange, text => {
        const range = parse(text)
        expect(range === null || range.kind === 'Empty' || range.kind === 'Range').toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
