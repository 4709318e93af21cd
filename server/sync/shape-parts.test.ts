import { describe, expect, test } from 'vitest'
import { asShapePath } from '../api/shape.ts'
import { cacheControl, nextCursor } from './door/shape-answer.ts'
import { parseColumnList, parseTableName, quoteText } from './filter/identifiers.ts'
import { compareOffsets, formatOffset, parseOffset, positionAfter, wireTx } from './offset.ts'

describe('positions in a log', () => {
  test.each(['0_0', '0_inf', '12_4'])('%s is parsed and written', text => {
    expect(formatOffset(parseOffset(text) ?? { tx: -1, op: 0 })).toBe(text)
  })

  test.each(['-1', 'now', '1', '1_', '_1', '1_x', '1_1_1', '1_1 ', '99999999999999999_0'])(
    '%s is not a position',
    text => {
      expect(parseOffset(text)).toBeNull()
    },
  )

  test('are ordered, with the end of the snapshot before every change', () => {
    const places = ['0_0', '0_7', '0_inf', '2_0', '2_8', '4_0'].map(
      text => parseOffset(text) ?? { tx: -1, op: 0 },
    )
    expect(places.toReversed().toSorted(compareOffsets)).toEqual(places)
  })

  test('leave room between transactions for the position after an up-to-date', () => {
    // A transaction numbered 7 with changes 8 and 9; the next is numbered 10 at the earliest.
    expect(positionAfter(9)).toBeGreaterThan(wireTx(7))
    expect(positionAfter(9)).toBeLessThan(wireTx(10))
  })
})

test.each([
  ['trip', { schema: 'public', name: 'trip' }],
  ['Trip', { schema: 'public', name: 'trip' }],
  ['wild."Odd.Name"', { schema: 'wild', name: 'Odd.Name' }],
  ['"a""b"', { schema: 'public', name: 'a"b' }],
  ['a.b.c', null],
  ['a b', null],
  ['trip;', null],
  ['1a', null],
  ['"a', null],
])('%s as the name of a table', (text, expected) => {
  expect(parseTableName(text)).toEqual(expected)
})

test('columns are split at commas outside quotes', () => {
  expect(parseColumnList('id, "a,b" ,Name')).toEqual(['id', 'a,b', 'name'])
  expect(parseColumnList('id,,name')).toBeNull()
  expect(parseColumnList('id,')).toBeNull()
})

test('texts are quoted whatever they contain', () => {
  expect(quoteText(`a'b\\'c`)).toBe(` E'a''b\\\\''c'`)
})

describe('how long an answer may be cached', () => {
  const at = (from: 'start' | 'now' | { tx: number; op: number }, live: 'no' | 'poll' | 'sse') => ({
    from,
    live,
    subset: undefined,
  })
  const later = { tx: 2, op: 0 }

  test.each([
    [at('start', 'no'), 'public, max-age=604800, s-maxage=3600, stale-while-revalidate=2629746'],
    [at(later, 'no'), 'public, max-age=60, stale-while-revalidate=300'],
    [at('now', 'no'), 'public, max-age=60, stale-while-revalidate=300'],
    [at(later, 'poll'), 'public, max-age=5, stale-while-revalidate=5'],
    [at(later, 'sse'), 'public, max-age=59'],
  ])('%j', (request, expected) => {
    expect(cacheControl(request, { isPrivate: false }, false)).toBe(expected)
    const own = cacheControl(request, { isPrivate: true }, false)
    expect(own).toMatch(/^private, /)
    expect(own).not.toMatch(/public|s-maxage/)
  })
})

test('a cursor increases in steps of twenty seconds and differs from the request’s', () => {
  const now = Date.UTC(2026, 10, 21, 12, 0, 7)
  const cursor = Number(nextCursor(undefined, now))
  expect(cursor).toBe(Math.ceil((now - Date.UTC(2024, 9, 9)) / 20_000) * 20)
  expect(nextCursor(String(cursor - 20), now)).toBe(String(cursor))
  const jumped = Number(nextCursor(String(cursor), now))
  expect(jumped).toBeGreaterThan(cursor)
  expect(jumped).toBeLessThanOrEqual(cursor + 3_600)
})

describe('other spellings of the address', () => {
  const proper = 'https://ceiba.test/api/public/electric/v1/shape?table=plan'
  test.each([
    '/api/public/electric/v1/shape/',
    '//api/public//electric/v1/shape',
    '/api/public/electric/v1/%73hape',
    '/api/public/electric/v1/%2573hape',
    '/api/public/electric%2Fv1/shape',
    '/API/Public/Electric/v1/SHAPE',
    '/api/public/electric/v1\\shape',
    '/%61pi/public/electric/v1/shape///',
  ])('%s', path => {
    expect(asShapePath(`https://ceiba.test${path}?table=plan`)).toBe(proper)
  })

  test.each([
    '/api/public/electric/v1/shape',
    '/',
    '/trips?q=%73hape',
    '/api/public/electric/v1/shapes',
    '/%',
    '/%zz',
  ])('not %s', path => {
    expect(asShapePath(`https://ceiba.test${path}`)).toBeNull()
  })
})
