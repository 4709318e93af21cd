import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestShapes, openTestSync, SHAPE } from '#tools/testing/test-sync.ts'

/** Sends what no client would to the shape door, in its address, body and headers. */

const connection = await openTestDatabase({ seeded: 'world' })
const { makeTable, open } = openTestShapes(connection)

const HOSTILE = [
  ...['', '-1', 'now', '0_0', '0_inf', '1e309', 'NaN', '-0', '9'.repeat(40), '\0', '\ud800', '%', '🦥', '['],
  ...[
    'true',
    'false',
    'null',
    '{}',
    '[]',
    '{"1":{"toString":1}}',
    '__proto__',
    'constructor',
    "'",
    '"',
    '--',
  ],
  ...['id = 1', 'id / 0 = 1', "name = '\\x'", '$1', 'id = $1', 'id in (select 1)', '(('.repeat(200)],
  ...[
    'id',
    'id desc',
    'id nulls last, id',
    '1',
    'name::int > 1',
    "id = 'a'",
    'trip',
    'public.trip',
    '"trip"',
  ],
  ...['full', 'changes_only', 'x'.repeat(3_000), "make_interval(days => 'NaN') > name"],
]
const NAMES = [
  ...['table', 'offset', 'handle', 'live', 'live_sse', 'cursor', 'where', 'columns', 'replica', 'log'],
  ...['params[1]', 'params[2]', 'params[]', 'params[toString]', 'params', 'subset__where', 'subset__params'],
  ...['subset__limit', 'subset__offset', 'subset__order_by', 'subset__where_expr', 'subset__order_by_expr'],
  ...['expired_handle', 'secret', '__proto__'],
]
const FIELDS = ['where', 'params', 'limit', 'offset', 'order_by', 'where_expr', 'subset', 'toString', '1']

const text = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary', maxLength: 30 }))
const leaf = fc.oneof(text, fc.double(), fc.boolean(), fc.constant(null), fc.constant({ toString: 1 }))
const { value } = fc.letrec<{ value: unknown }>(tie => ({
  value: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...FIELDS), tie('value'), { maxKeys: 4 }),
  ),
}))
const body = fc.oneof(
  fc.dictionary(fc.constantFrom(...FIELDS), value, { maxKeys: 5 }).map(given => JSON.stringify(given)),
  value.map(given => JSON.stringify(given)),
  text,
)
const shot = fc.record({
  query: fc.dictionary(fc.constantFrom(...NAMES), text, { maxKeys: 4 }),
  method: fc.constantFrom('GET', 'GET', 'POST', 'DELETE', 'OPTIONS'),
  body,
  authorization: fc.constantFrom(null, null, 'Bearer x', 'Bearer ', 'Basic eDp5'),
  ifNoneMatch: fc.constantFrom(null, '"', 'W/"x"', ',,,'),
})

test.each(['the product’s tables', 'open schemas'])(
  'nothing sent to the door of %s causes an error of ours',
  async which => {
    const settings = { holdMs: 50, streamMs: 50 }
    const isOpen = which === 'open schemas'
    const { fetchAt, logged } = await (isOpen ? open(settings) : openTestSync(connection, { settings }))
    const table = isOpen ? await makeTable('id int primary key, name text', "(1, 'a')") : 'country'
    await fc.assert(
      fc.asyncProperty(shot, async ({ query, method, body, authorization, ifNoneMatch }) => {
        const headers: Record<string, string> = {}
        if (authorization !== null) headers.authorization = authorization
        if (ifNoneMatch !== null) headers['if-none-match'] = ifNoneMatch
        const address = new URLSearchParams({ table, offset: '-1', ...query })
        const answer = await fetchAt(`${SHAPE}?${address}`, {
          method,
          headers,
          ...(method === 'POST' && { body }),
        })
        await answer.text()
        expect([answer.status, logged]).toEqual([expect.toSatisfy(status => status < 500), []])
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      }),
      { numRuns: 120 },
    )
  },
  60_000,
)
