import { describe, expect, it } from 'vitest'
import { readToEnd, toCsv } from './csv.ts'
import { leadNumber, leadStage, medianOf } from './lead.ts'
import { halfOf, nextPayout } from './payout.ts'

const nothing = {
  ...{ assignedTs: null, firstResponseTs: null, hotDate: null, warmDate: null, pausedDate: null },
  ...{ coldDate: null, closedDate: null, lostDate: null },
  ...{ draft: 0, isAccepted: false, endsOn: null, today: '2026-11-22' },
}
const answered = { ...nothing, firstResponseTs: new Date('2026-11-02') }

describe('a lead', () => {
  it('has a number with its partner’s initial', () => {
    expect(leadNumber('Kestrel & Wren', 147)).toBe('K-0147')
  })

  it.each([
    ['new', nothing],
    ['answered', answered],
    ['draft', { ...answered, draft: 3 }],
    ['hot', { ...answered, draft: 3, hotDate: new Date('2026-11-03') }],
    ['cold', { ...answered, draft: 3, coldDate: '2026-11-03' }],
    ['paused', { ...answered, draft: 3, pausedDate: new Date('2026-11-03') }],
    ['warm', { ...answered, draft: 3, warmDate: new Date('2026-11-03') }],
    ['signed', { ...answered, draft: 3, isAccepted: true, warmDate: new Date('2026-11-03') }],
    ['booked', { ...answered, isAccepted: true, closedDate: '2026-11-10', endsOn: '2027-02-01' }],
    ['booked', { ...answered, isAccepted: true, closedDate: '2026-11-10', endsOn: '2026-11-22' }],
    ['booked', { ...answered, isAccepted: true, closedDate: '2026-11-10' }],
    ['travelled', { ...answered, isAccepted: true, closedDate: '2026-01-10', endsOn: '2026-02-01' }],
    ['lost', { ...answered, isAccepted: true, lostDate: '2026-11-10' }],
  ] as const)('is %s', (stage, facts) => {
    expect(leadStage(facts)).toBe(stage)
  })

  it('has no answer time while there are too few answers', () => {
    expect(medianOf([60, 20, 40, 30])).toBeNull()
    expect(medianOf([60, 20, 40, 30, 10])).toBe(30)
    expect(medianOf([60, 20, 40, 30, 10, 50])).toBe(35)
  })
})

describe('a half of a commission', () => {
  const half = { amountMinor: 100, dueOn: '2026-11-22', isReversed: false, paidOn: null, today: '2026-11-22' }

  it.each([
    ['due', half],
    ['waiting', { ...half, dueOn: '2026-11-23' }],
    ['waiting', { ...half, dueOn: null }],
    ['paid', { ...half, paidOn: '2026-11-22' }],
    ['reversed', { ...half, isReversed: true, paidOn: '2026-11-22' }],
  ] as const)('is %s', (state, facts) => {
    expect(halfOf(facts).state).toBe(state)
  })

  const trip = (first: string, second: string | null, currency = 'USD') => ({
    currency,
    first: halfOf({ ...half, dueOn: first }),
    second: halfOf({ ...half, dueOn: second }),
  })

  it('is paid together with all that is due, otherwise with all of the same day', () => {
    expect(nextPayout([trip('2026-12-14', null), trip('2026-12-14', '2027-03-01')])).toEqual({
      ...{ dueOn: '2026-12-14', amountMinor: 200, currency: 'USD', trips: 2 },
    })
    expect(nextPayout([trip('2026-11-01', '2026-11-20'), trip('2026-11-10', null, 'EUR')])).toEqual({
      ...{ dueOn: '2026-11-01', amountMinor: 200, currency: 'USD', trips: 2 },
    })
    expect(nextPayout([])).toBeNull()
  })
})

describe('a statement', () => {
  const rows = [
    ['K-0147', 'Costa Rica, "dry"', 29.5, null],
    ['=1+1', '@x', -5, 'a\nb'],
    ['a;b', 1_000, '+506', '-1'],
  ]

  it('contains no spreadsheet formula, and is parsed the same everywhere', () => {
    expect(toCsv(rows, 'en')).toBe(
      `K-0147,"Costa Rica, ""dry""",29.5,\r\n'=1+1,'@x,-5,"a\nb"\r\na;b,1000,'+506,'-1\r\n`,
    )
  })

  it('uses semicolons and decimal commas in Spanish', () => {
    expect(toCsv(rows, 'es')).toBe(
      `K-0147;"Costa Rica, ""dry""";29,5;\r\n'=1+1;'@x;-5;"a\nb"\r\n"a;b";1000;'+506;'-1\r\n`,
    )
  })

  it('holds the whole list, including pages that are not loaded yet', async () => {
    const pages = [
      { hasNextPage: true, isError: false, leads: 100 },
      { hasNextPage: false, isError: false, leads: 120 },
    ]
    const first = { hasNextPage: true, isError: false, leads: 50 }
    expect(await readToEnd(first, async () => pages.shift() ?? first)).toMatchObject({ leads: 120 })
    expect(await readToEnd(first, async () => ({ ...first, isError: true }))).toBeNull()
  })
})
