import { eq, sql } from 'drizzle-orm'
import {
  bigint,
  date,
  doublePrecision,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  time,
  timestamp,
} from 'drizzle-orm/pg-core'
import fc from 'fast-check'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { refusalOf } from '#tools/testing/refusal.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import type { TimeRange } from '../values/range.ts'
import { citext, daterange, int4range, interval, onInvalidRange, tstzrange, words } from './columns.ts'

const { db } = await openTestDatabase()

const sample = pgTable('sample', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  int4range: int4range(),
  daterange: daterange(),
  tstzrange: tstzrange(),
  interval: interval(),
  words: words(),
  citext: citext(),
  texts: text().array(),
  ids: bigint({ mode: 'number' }).array(),
  months: smallint().array(),
  jsonb: jsonb().$type<unknown>(),
  date: date(),
  time: time(),
  timestamp: timestamp({ withTimezone: true }),
  numeric: numeric({ precision: 7, scale: 1 }),
  double: doublePrecision(),
  integer: integer(),
})
type Sample = Partial<typeof sample.$inferSelect>

beforeAll(async () => {
  await db.execute(sql`
    create table sample (
      id bigint generated always as identity primary key,
      int4range int4range, daterange daterange, tstzrange tstzrange,
      interval interval, words words, citext citext, texts text[], ids bigint[], months months, jsonb jsonb,
      date date, time time, timestamp timestamptz, numeric numeric(7, 1), double double precision, integer integer
    )`)
})

async function writeAndRead(row: Sample): Promise<Sample | undefined> {
  const [written] = await db.insert(sample).values(row).returning({ id: sample.id })
  const [read] = await db
    .select()
    .from(sample)
    .where(eq(sample.id, written?.id ?? 0))
  return read
}

function timeRange(
  start: ['inclusive' | 'exclusive', string] | null,
  end: ['inclusive' | 'exclusive', string] | null,
): TimeRange {
  const bound = (side: typeof start) =>
    side ? { bound: side[0], at: new Date(side[1]) } : { bound: 'infinite' as const }
  return { kind: 'Range', start: bound(start), end: bound(end) }
}

const MORNING = '2026-03-14T08:00:00.000Z'
const EVENING = '2026-03-14T18:30:00.125Z'

const rows: [string, Sample][] = [
  ['a range of integers', { int4range: { kind: 'Range', start: -3, end: 12 } }],
  ['an empty range of integers', { int4range: { kind: 'Empty' } }],
  [
    'a range of days over a leap day',
    { daterange: { kind: 'Range', start: '2028-02-28', end: '2028-03-01' } },
  ],
  ['an empty range of days', { daterange: { kind: 'Empty' } }],
  ['an empty range of time', { tstzrange: { kind: 'Empty' } }],
  ['a half-open range of time', { tstzrange: timeRange(['inclusive', MORNING], ['exclusive', EVENING]) }],
  ['a closed range of time', { tstzrange: timeRange(['inclusive', MORNING], ['inclusive', EVENING]) }],
  ['an open range of time', { tstzrange: timeRange(['exclusive', MORNING], ['exclusive', EVENING]) }],
  ['a range of time without a start', { tstzrange: timeRange(null, ['inclusive', EVENING]) }],
  ['a range of time without an end', { tstzrange: timeRange(['exclusive', MORNING], null) }],
  ['all of time', { tstzrange: timeRange(null, null) }],
  ['a length of minutes', { interval: 'PT2H30M' }],
  ['a length of days', { interval: 'P3D' }],
  ['a length of months and seconds', { interval: 'P1Y2M10DT4H5M6.5S' }],
  [
    'words in two languages',
    { words: { en: 'The “Good” List, \\ and more', es: "Río Celeste, d'oro, ñandú" } },
  ],
  ['text without regard to case', { citext: 'Ana@Example.org' }],
  [
    'texts with everything an array literal quotes',
    { texts: ['', 'a,b', '{c}', '"d"', '\\e', 'NULL', 'é\n'] },
  ],
  ['no texts', { texts: [] }],
  ['ids up to the largest safe number', { ids: [1, Number.MAX_SAFE_INTEGER] }],
  ['no ids', { ids: [] }],
  ['months', { months: [12, 1, 2] }],
  ['an object', { jsonb: { a: [1, null, 'x'], b: { c: true }, d: 'it’s "quoted"' } }],
  ['an array of objects', { jsonb: [{ a: 1 }, { a: 2 }] }],
  ['a day', { date: '2026-12-31' }],
  ['a time of day', { time: '23:59:30' }],
  ['an instant to the millisecond', { timestamp: new Date('2026-03-14T23:30:00.123Z') }],
  ['a decimal number', { numeric: '123456.7' }],
  ['a double', { double: -83.75321987654321 }],
  ['a negative integer', { integer: -(2 ** 31) }],
]

describe('a value written with Drizzle is read back equal', () => {
  it.each(rows)('%s', async (_name, row) => {
    expect(await writeAndRead(row)).toMatchObject(row)
  })

  it('and nothing is null, whatever the column', async () => {
    const { id: _id, ...read } = (await writeAndRead({})) ?? {}
    expect(Object.keys(read)).toHaveLength(16)
    expect(Object.values(read).every(value => value === null)).toBe(true)
  })

  it('whatever bounds a range has', async () => {
    const number = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })
    await fc.assert(
      fc.asyncProperty(number, number, async (a, b) => {
        fc.pre(a !== b)
        const row: Sample = {
          int4range: { kind: 'Range', start: Math.min(a, b), end: Math.max(a, b) },
        }
        expect(await writeAndRead(row)).toMatchObject(row)
      }),
      { numRuns: 25 },
    )
  })

  it('whatever text it contains', async () => {
    const anyText = fc.string({ unit: 'grapheme' }).map(value => value.replaceAll('\0', ''))
    await fc.assert(
      fc.asyncProperty(fc.array(anyText), anyText, anyText, async (texts, en, es) => {
        expect(await writeAndRead({ texts, words: { en, es } })).toMatchObject({ texts, words: { en, es } })
      }),
      { numRuns: 25 },
    )
  })
})

describe('PostgreSQL’s own text formats are read', () => {
  it('of a range with other bounds', async () => {
    const [row] = await db
      .insert(sample)
      .values({ int4range: sql`'(2,5]'::int4range`, daterange: sql`'[2026-03-14,2026-03-14]'::daterange` })
      .returning()
    expect(row?.int4range).toEqual({ kind: 'Range', start: 3, end: 6 })
    expect(row?.daterange).toEqual({ kind: 'Range', start: '2026-03-14', end: '2026-03-15' })
  })

  it('of an instant in another zone', async () => {
    const [row] = await db
      .insert(sample)
      .values({
        timestamp: sql`'2026-03-14 08:00:00-06'::timestamptz`,
        tstzrange: sql`tstzrange('2026-03-14 08:00:00-06', null)`,
      })
      .returning()
    expect(row?.timestamp).toEqual(new Date('2026-03-14T14:00:00Z'))
    expect(row?.tstzrange).toEqual(timeRange(['inclusive', '2026-03-14T14:00:00Z'], null))
  })

  it.each<[keyof Sample, string]>([
    ['int4range', '[2,)'],
    ['daterange', '[2027-01-01,)'],
    ['daterange', '[2027-01-01,infinity)'],
    ['daterange', '[12027-01-01,12028-01-01)'],
  ])('but one of %s without two ends, %s, is logged and read as none', async (column, text) => {
    const [row] = await db
      .insert(sample)
      .values({ [column]: sql`${text}` })
      .returning({ id: sample.id })
    const logged: string[] = []
    onInvalidRange(message => logged.push(message))
    onTestFinished(() => onInvalidRange(() => undefined))
    const [read] = await db
      .select()
      .from(sample)
      .where(eq(sample.id, row?.id ?? 0))
    expect(read).toMatchObject({ id: row?.id, [column]: null })
    expect(logged).toEqual([`not a valid ${column}: ${text}`])
  })

  it('compare citext ignoring case', async () => {
    await db.insert(sample).values({ citext: 'Berta@Example.org' })
    const found = await db.select().from(sample).where(eq(sample.citext, 'berta@example.ORG'))
    expect(found).toHaveLength(1)
  })
})

describe('a value that cannot be in its column is refused', () => {
  it.each<[string, Sample, RegExp]>([
    [
      'a range that ends before it starts',
      { int4range: { kind: 'Range', start: 5, end: 5 } },
      /start must lie before/,
    ],
    [
      'days that end before they start',
      { daterange: { kind: 'Range', start: '2026-02-02', end: '2026-02-01' } },
      /start must lie before/,
    ],
    ['words without Spanish', { words: { en: 'only' } as never }, /words_check/],
    ['a thirteenth month', { months: [13] }, /months_check/],
    ['no month', { months: [] }, /months_check/],
    ['an invalid day', { date: '2026-02-30' }, /date\/time field value out of range/],
    ['an invalid length of time', { interval: 'a while' }, /invalid input syntax for type interval/],
    ['a decimal that is too long', { numeric: '12345678.9' }, /numeric field overflow/],
  ])('%s', async (_name, row, message) => {
    expect(await refusalOf(() => writeAndRead(row))).toMatch(message)
  })
})
