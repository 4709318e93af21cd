import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { type Messages, openTestShapes } from '#tools/testing/test-sync.ts'

const connection = await openTestDatabase()
const { pool } = connection
const { makeTable, open } = openTestShapes(connection)

describe('a shape from its beginning', () => {
  test('contains its rows as texts, then its position, and is never up to date at once', async () => {
    const table = await makeTable(undefined, `(1, 'a', 2.5), (2, null, null)`)
    const { ask } = await open()
    const { status, headers, body, offset, handle } = await ask({ table, offset: -1, foo: 'cache-test' })
    expect(status).toBe(200)
    expect(body).toEqual([
      {
        key: `"public"."${table}"/"1"`,
        value: { id: '1', name: 'a', price: '2.50' },
        headers: { operation: 'insert', relation: ['public', table] },
      },
      expect.objectContaining({ value: { id: '2', name: null, price: null } }),
      {
        headers: {
          control: 'snapshot-end',
          xmin: expect.stringMatching(/^\d+$/),
          xmax: expect.stringMatching(/^\d+$/),
          xip_list: expect.any(Array),
        },
      },
    ])
    expect(offset).toBe('0_0')
    expect(handle).toMatch(/^\d+-\d{16}$/)
    expect(headers.has('electric-up-to-date')).toBe(false)
    expect(headers.get('electric-has-data')).toBe('true')
    expect(JSON.parse(headers.get('electric-schema') ?? '')).toEqual({
      id: { type: 'int4', pk_index: 0, not_null: true },
      name: { type: 'text' },
      price: { type: 'numeric', precision: 8, scale: 2 },
    })
  })

  test('is immutable: the same bytes and validator whatever is written since', async () => {
    const table = await makeTable(undefined, `(1, 'a', 1)`)
    const { ask } = await open()
    const first = await ask({ table, offset: -1 })
    await pool.query(`insert into ${table} values (2)`)
    const second = await ask({ table, offset: -1, handle: 'ignored' })
    expect([second.body, second.headers.get('etag')]).toEqual([first.body, first.headers.get('etag')])
    const etag = first.headers.get('etag') ?? ''
    const known = await ask({ table, offset: -1 }, { headers: { 'if-none-match': `"x", ${etag}` } })
    expect(known.status).toBe(304)
    expect(known.handle).toBe(first.handle)
  })

  test('may be cached for a week, and what follows it shortly if the schemas are open', async () => {
    const table = await makeTable()
    const { ask } = await open()
    const { headers, handle, offset } = await ask({ table, offset: -1 })
    expect(headers.get('cache-control')).toBe(
      'public, max-age=604800, s-maxage=3600, stale-while-revalidate=2629746',
    )
    const { headers: later } = await ask({ table, handle, offset })
    expect(later.get('cache-control')).toBe('public, max-age=1, stale-while-revalidate=3')
  })

  test('has its rows in the table’s order', async () => {
    const table = await makeTable(undefined, `(2, 'first', 1), (1, 'second', 1)`)
    const { messages } = await (await open()).readAll({ table })
    expect(messages.flatMap(({ value }) => (value ? [(value as { name: string }).name] : []))).toEqual([
      'first',
      'second',
    ])
  })

  test('comes in parts, each closed when it is large enough', async () => {
    const table = await makeTable('id int primary key, name text', `(1, '${'x'.repeat(600)}')`)
    await pool.query(`insert into ${table} select n, repeat('y', 600) from generate_series(2, 10) n`)
    const { ask, readAll } = await open({ partBytes: 2_000 })
    const { body, headers } = await ask({ table, offset: -1 })
    expect(body).toHaveLength(3)
    expect(headers.has('electric-up-to-date')).toBe(false)
    const { messages, offset } = await readAll({ table })
    expect(messages.filter(({ value }) => value)).toHaveLength(10)
    expect(messages.at(-1)?.headers.control).toBe('up-to-date')
    expect(offset).toBe('0_inf')
  })

  test('has a safe header whatever a column is called', async () => {
    const table = await makeTable('"niño ☀" int primary key')
    const { headers } = await (await open()).ask({ table, offset: -1 })
    expect(headers.get('electric-schema')).toMatch(/^[\x20-\x7e]+$/)
    expect(Object.keys(JSON.parse(headers.get('electric-schema') ?? ''))).toEqual(['niño ☀'])
  })

  test.each([
    ['varchar(20)', { type: 'varchar', max_length: 20 }],
    ['char(4)', { type: 'bpchar', length: 4 }],
    ['bit(3)', { type: 'bit', length: 3 }],
    ['text[][]', { type: 'text', dims: 2 }],
    ['timestamp(3)', { type: 'timestamp', precision: 3 }],
    ['int4range', { type: 'int4range' }],
  ])('says about a column of %s what a client must know', async (type, facts) => {
    const table = await makeTable(`id int primary key, it ${type}`)
    const { headers } = await (await open()).ask({ table, offset: -1 })
    expect(JSON.parse(headers.get('electric-schema') ?? '').it).toEqual(facts)
  })

  test('has values in PostgreSQL’s text format', async () => {
    const table = await makeTable(
      'id int primary key, at timestamptz, days daterange, ok bool, raw bytea, span interval, code char(4), n float8, "q""" text',
      `(1, '2026-03-04 05:06:07+02', '[2026-01-01,2026-02-01]', true, '\\xff00', '1 day 2 hours', 'ab', 0.1, 'é"\\')`,
    )
    const { body } = await (await open()).ask({ table, offset: -1 })
    const row = {
      id: '1',
      at: '2026-03-04 03:06:07+00',
      days: '[2026-01-01,2026-02-02)',
      ok: 't',
      raw: '\\xff00',
      span: 'P1DT2H',
      code: 'ab  ',
      n: '0.1',
      'q"': 'é"\\',
    }
    expect((body as Messages)[0]?.value).toEqual(row)
    const { ask, readAll } = await open()
    const { handle, offset } = await readAll({ table })
    await pool.query(`insert into ${table} select 2, at, days, ok, raw, span, code, n, "q""" from ${table}`)
    const news = await ask({ table, offset, handle, live: 'true' })
    expect((news.body as Messages)[0]?.value).toEqual({ ...row, id: '2' })
  })
})

describe('a subset of a shape', () => {
  test('comes with the positions to merge it with the changes', async () => {
    const table = await makeTable(undefined, `(1, 'a', 1), (2, 'b', 2), (3, 'c', 3)`)
    const { ask } = await open()
    const query = { table, offset: 'now', where: 'id < 3' }
    const subset = {
      subset__where: 'id > $1',
      subset__params: '{"1":"0"}',
      subset__order_by: 'id DESC NULLS LAST',
      subset__limit: 1,
    }
    const { status, headers, body } = await ask({ ...query, ...subset })
    expect(status).toBe(200)
    expect(headers.get('electric-snapshot')).toBe('true')
    expect(headers.get('cache-control')).toBe('no-cache')
    const { metadata, data } = body as { metadata: Record<string, unknown>; data: Messages }
    expect(data.map(({ value }) => value.id)).toEqual(['2'])
    expect(data[0]?.headers).toMatchObject({ operation: 'insert', snapshot_mark: metadata.snapshot_mark })
    const post = await ask(query, {
      method: 'POST',
      body: JSON.stringify({ where: 'id > 0', order_by: 'id', limit: 1, offset: 1 }),
    })
    expect((post.body as { data: Messages }).data.map(({ value }) => value.id)).toEqual(['2'])
    // Its position uses the same numbers as the changes.
    const { handle, offset } = await ask(query)
    await pool.query(`update ${table} set name = 'later' where id = 1`)
    const told = await ask({ ...query, handle, offset, live: 'true' })
    const [change] = told.body as Messages
    expect(Number(change?.headers.lsn)).toBeGreaterThan(Number(metadata.database_lsn))
  })

  test.each([
    ['{', 400, 'Invalid JSON in request body'],
    ['[1]', 400, 'Request body must be a JSON object'],
    [JSON.stringify({ where: 'x'.repeat(9 * 1024 * 1024) }), 413, 'Request body too large'],
  ])('%#: a malformed body is refused with the reason', async (body, status, error) => {
    const table = await makeTable()
    const told = await (await open()).ask({ table, offset: -1 }, { method: 'POST', body })
    expect([told.status, told.body]).toMatchObject([status, { error }])
  })
})
