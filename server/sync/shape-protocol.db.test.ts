import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSync, SHAPE } from '#tools/testing/test-sync.ts'

const connection = await openTestDatabase()
const { pool } = connection
let tables = 0

/** A table of its own with some rows, so that no test sees another's changes. */
async function makeTable(
  columns = 'id int primary key, name text, price numeric(8,2)',
  rows = '',
): Promise<string> {
  const table = `thing_${++tables}`
  await pool.query(`create table ${table} (${columns})`)
  if (rows) await pool.query(`insert into ${table} values ${rows}`)
  return table
}

const open = (settings = {}) => openTestSync(connection, { openSchemas: ['public'], settings })
type Messages = {
  key: string
  value: Record<string, string | null>
  old_value?: unknown
  headers: Record<string, unknown>
}[]

describe('a request is refused with the reason beside the parameter', () => {
  test.each([
    ['table', {}, "can't be blank"],
    ['table', { table: 'a.b.c' }, 'Invalid table name'],
    ['table', { table: 'nowhere' }, 'does not exist'],
    ['offset', { offset: '' }, "can't be blank"],
    ['offset', { offset: '1' }, 'has invalid format'],
    ['offset', { offset: '-2' }, 'has invalid format'],
    ['offset', { offset: '1_x' }, 'has invalid format'],
    ['handle', { offset: '0_0' }, "can't be blank when offset != -1"],
    ['live', { live: 'true' }, "can't be true when offset == -1"],
    ['live', { live: 'true', offset: 'now' }, "can't be true when offset is 'now'"],
    ['live_sse', { offset: '0_0', handle: 'x', live_sse: 'true' }, "can't be true unless live is also true"],
    ['replica', { replica: 'half' }, 'is invalid'],
    ['log', { log: 'none' }, 'is invalid'],
    ['params', { 'params[2]': 'x' }, 'numbered sequentially'],
    ['params', { 'params[a]': 'x' }, 'must be numbers'],
    ['columns', { columns: 'id,nothing' }, 'nothing'],
    ['columns', { columns: 'name' }, 'primary key'],
    ['columns', { columns: '' }, 'malformed'],
    ['where', { where: '1 x 1' }, 'At location 17: syntax error at or near "x"'],
    ['where', { where: 'id = $1' }, '$1 was not provided'],
    ['where', { where: 'id' }, 'boolean'],
    ['where', { where: 'nothing = 1' }, 'unknown reference nothing'],
    ['subset__limit', { subset__limit: 0, subset__order_by: 'id' }, 'greater than 0'],
    ['subset__offset', { subset__offset: 1 }, 'requires order_by'],
    ['subset__params', { subset__where: 'true', subset__params: '{' }, 'is invalid'],
  ])('%s: %j', async (name, query: Record<string, string | number | undefined>, reason) => {
    const table: Record<string, string> = name === 'table' ? {} : { table: await makeTable() }
    const { ask } = await open()
    const { status, headers, body } = await ask({
      offset: -1,
      ...table,
      ...(query as Record<string, string>),
    })
    expect(status).toBe(400)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('surrogate-control')).toBe('no-store')
    const { message, errors } = body as { message: string; errors: Record<string, string[]> }
    expect(message).toBe('Invalid request')
    expect(errors[name]?.join()).toContain(reason)
  })
})

describe('a shape from its beginning', () => {
  test('is its rows as texts, then where it was taken, and never up to date at once', async () => {
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

  test('stands still: the same bytes and validator whatever is written since', async () => {
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

  test('has a header that is safe whatever a column is called', async () => {
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
  ])('says of a column of %s what a client must know', async (type, facts) => {
    const table = await makeTable(`id int primary key, it ${type}`)
    const { headers } = await (await open()).ask({ table, offset: -1 })
    expect(JSON.parse(headers.get('electric-schema') ?? '').it).toEqual(facts)
  })

  test('tells values as PostgreSQL writes them', async () => {
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

describe('a shape as it goes on', () => {
  async function following(columns?: string, rows?: string, query: Record<string, string> = {}) {
    const table = await makeTable(columns, rows)
    const site = await open()
    const { handle, offset } = await site.readAll({ table, ...query })
    const next = async () =>
      (await site.ask({ table, ...query, handle, offset, live: 'true' })).body as Messages
    const write = (sql: string) => pool.query(sql.replaceAll('$t', table))
    return { table, next, write, handle, offset, ...site }
  }
  const changes = (messages: Messages) => messages.filter(({ key }) => key)

  test('tells an insertion whole, an update in what it changed, a deletion by its key', async () => {
    const { next, write, table } = await following(undefined, `(1, 'a', 1), (2, 'b', 2)`)
    await write(
      `insert into $t values (3, 'c', 3); update $t set name = 'z' where id = 1; delete from $t where id = 2`,
    )
    const messages = await next()
    expect(changes(messages).map(({ key, value, headers }) => [headers.operation, key, value])).toEqual([
      ['insert', `"public"."${table}"/"3"`, { id: '3', name: 'c', price: '3.00' }],
      ['update', `"public"."${table}"/"1"`, { id: '1', name: 'z' }],
      ['delete', `"public"."${table}"/"2"`, { id: '2' }],
    ])
    const [first, , last] = messages
    expect(first?.headers).toMatchObject({
      lsn: expect.stringMatching(/^\d+$/),
      op_position: expect.any(Number),
    })
    expect(first?.headers.txids).toEqual([expect.any(Number)])
    expect(messages.map(({ headers }) => headers.last)).toEqual([undefined, undefined, true, undefined])
    expect(last?.headers.lsn).toBe(first?.headers.lsn)
    expect(messages.at(-1)?.headers.control).toBe('up-to-date')
    expect(Number(messages.at(-1)?.headers.global_last_seen_lsn)).toBeGreaterThan(Number(first?.headers.lsn))
  })

  test('with replica=full tells whole rows and what was', async () => {
    const { next, write } = await following(undefined, `(1, 'a', 1), (2, 'b', 2)`, { replica: 'full' })
    await write(`update $t set name = 'z' where id = 1; delete from $t where id = 2`)
    const [update, deletion] = await next()
    expect(update).toMatchObject({ value: { id: '1', name: 'z', price: '1.00' }, old_value: { name: 'a' } })
    expect(deletion?.value).toEqual({ id: '2', name: 'b', price: '2.00' })
  })

  test('tells a change of the key as a deletion and an insertion that know of each other', async () => {
    const { next, write, table } = await following(undefined, `(1, 'a', 1)`)
    await write('update $t set id = 9')
    const [gone, come] = await next()
    const [before, after] = [`"public"."${table}"/"1"`, `"public"."${table}"/"9"`]
    expect(gone).toMatchObject({ key: before, headers: { operation: 'delete', key_change_to: after } })
    expect(come).toMatchObject({ key: after, headers: { operation: 'insert', key_change_from: before } })
    expect(come?.headers.op_position).not.toBe(gone?.headers.op_position)
  })

  test('writes keys of several columns, with slashes, and of tables without a key', async () => {
    const pair = await following('b text, a int, primary key (a, b)')
    await pair.write(`insert into $t values ('x/y', 1)`)
    expect((await pair.next())[0]?.key).toBe(`"public"."${pair.table}"/"1"/"x//y"`)
    const none = await following('b text, a int')
    await none.write('insert into $t values (null, 1); delete from $t')
    const [come, gone] = await none.next()
    expect(come?.key).toBe(`"public"."${none.table}"/"1"/_`)
    expect(gone?.value).toEqual({ a: '1', b: null })
  })

  test('moves rows in and out with its filter, and passes over what it does not show', async () => {
    const query = { where: 'price > $1::numeric', 'params[1]': '5', columns: 'id,price' }
    const { next, write } = await following(undefined, `(1, 'a', 1), (2, 'b', 9)`, query)
    await write(
      `update $t set name = 'quiet'; update $t set price = 6 where id = 1; update $t set price = 2 where id = 2`,
    )
    expect(changes(await next()).map(({ value, headers }) => [headers.operation, value])).toEqual([
      ['insert', { id: '1', price: '6.00' }],
      ['delete', { id: '2' }],
    ])
  })

  test('holds a request until something comes, and lets it go with nothing after a while', async () => {
    const { ask, next, write, table, handle, offset } = await following()
    const held = next()
    await write(`insert into $t values (1)`)
    expect(changes(await held)).toHaveLength(1)
    const quick = await open({ holdMs: 50 })
    const { handle: other, offset: at } = await quick.readAll({ table })
    const { status, headers, body } = await quick.ask({ table, handle: other, offset: at, live: 'true' })
    expect([status, headers.get('electric-has-data')]).toEqual([200, 'false'])
    expect(body).toEqual([{ headers: { control: 'up-to-date', global_last_seen_lsn: expect.any(String) } }])
    expect(headers.has('electric-schema')).toBe(false)
    const cursor = Number(headers.get('electric-cursor'))
    expect(cursor % 20).toBe(0)
    expect(cursor).toBeGreaterThanOrEqual(Date.now() / 1000 - Date.UTC(2024, 9, 9) / 1000)
    const again = await ask({ table, handle, offset, live: 'true', cursor: cursor + 100 })
    expect(Number(again.headers.get('electric-cursor'))).toBeGreaterThan(cursor + 100)
  })

  test('begins with now at once, without what was before', async () => {
    const { table, ask } = await following(undefined, `(1, 'a', 1)`)
    const { status, body, headers } = await ask({ table, offset: 'now' })
    expect(status).toBe(200)
    expect(body).toEqual([{ headers: { control: 'up-to-date', global_last_seen_lsn: expect.any(String) } }])
    expect(headers.get('electric-has-data')).toBe('false')
    expect(headers.has('electric-up-to-date')).toBe(true)
  })

  test('closes its parts where they are large enough, and goes on from the middle of a transaction', async () => {
    const { table, write, next, ask, handle, offset } = await following('id int primary key, name text')
    await write(`insert into $t select n, repeat('x', 900) from generate_series(1, 30) n`)
    await next()
    const ids: unknown[] = []
    for (let at = offset, parts = 0; ; parts++) {
      const told = await ask({ table, handle, offset: at })
      ids.push(...changes(told.body as Messages).map(({ value }) => value.id))
      at = told.offset
      if (!told.headers.has('electric-up-to-date')) continue
      expect(parts).toBe(2)
      break
    }
    expect(ids).toEqual(Array.from({ length: 30 }, (_, n) => String(n + 1)))
  })

  test('refuses a place that it never reaches, after waiting for it', async () => {
    const { table, handle } = await following()
    const { ask } = await open({ holdMs: 200 })
    const { status, body } = await ask({ table, handle, offset: '99999999_0' })
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: { offset: ['out of bounds for this shape'] } })
  })

  test.each([
    ['emptied', 'truncate $t'],
    ['changed in a column', 'alter table $t alter column name type varchar(10)'],
    ['made anew', 'drop table $t; create table $t (id int primary key, name text)'],
  ])('ends when its table is %s: whoever waits is sent to the new one', async (_, sql) => {
    const { table, ask, write, handle, offset } = await following(undefined, `(1, 'a', 1)`)
    const held = ask({ table, handle, offset, live: 'true' })
    await sleep(50)
    await write(sql)
    const { status, headers, body, handle: next } = await held
    expect(status).toBe(409)
    expect(body).toEqual([{ headers: { control: 'must-refetch' } }])
    expect(headers.get('cache-control')).toBe('public, max-age=60, must-revalidate')
    expect(next).not.toBe(handle)
    expect((await ask({ table, offset: -1, expired_handle: handle, 'cache-buster': 1 })).handle).toBe(next)
  })

  test('sends whoever comes with an unknown handle, or that of another shape, to theirs', async () => {
    const { table, ask, handle } = await following(undefined, `(1, 'a', 1)`)
    for (const [wrong, own] of [
      ['1-2', {}],
      [handle, { where: 'id = 1' }],
      [handle, { columns: 'id' }],
    ] as const) {
      const told = await ask({ table, offset: '0_0', handle: wrong, ...own })
      expect(told.status).toBe(409)
      expect((await ask({ table, offset: '0_0', handle: told.handle, ...own })).status).toBe(200)
    }
  })

  test('keeps its handle over a restart, and goes on with what was written meanwhile', async () => {
    const { table, write, handle, offset, sync } = await following(undefined, `(1, 'a', 1)`)
    await sync.stop()
    await write(`insert into $t values (2)`)
    const after = await open()
    const told = await after.ask({ table, handle, offset })
    expect([told.status, told.handle]).toEqual([200, handle])
    expect(changes(told.body as Messages).map(({ value }) => value.id)).toEqual(['2'])
  })

  test('without its history tells only changes', async () => {
    const { write, next, readAll, table } = await following(undefined, `(1, 'a', 1)`, { log: 'changes_only' })
    const { messages } = await readAll({ table, log: 'changes_only' })
    expect(messages.map(({ headers }) => headers.control)).toEqual(['snapshot-end', 'up-to-date'])
    await write(`update $t set name = 'b'`)
    expect(changes(await next()).map(({ headers }) => headers.operation)).toEqual(['update'])
  })
})

describe('as a stream of events', () => {
  test('comes change by change, shows that it is alive, and ends by itself', async () => {
    const table = await makeTable()
    const { readAll, fetchAt } = await open({ streamMs: 900, keepAliveMs: 200 })
    const { handle, offset } = await readAll({ table })
    const query = new URLSearchParams({
      table,
      handle,
      offset,
      live: 'true',
      live_sse: 'true',
      experimental_live_sse: 'true',
    })
    const response = await fetchAt(`${SHAPE}?${query}`)
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    expect(response.headers.get('cache-control')).toBe('public, max-age=59')
    expect(response.headers.get('electric-handle')).toBe(handle)
    expect(response.headers.has('electric-cursor')).toBe(true)
    await pool.query(`insert into ${table} values (1)`)
    await pool.query(`insert into ${table} values (2)`)
    const text = await response.text()
    expect(text).toContain(': keep-alive\n\n')
    const events = [...text.matchAll(/^data: (.*)\n\n/gm)].map(([, json = '']) => JSON.parse(json))
    expect(events.filter(({ key }) => key).map(({ value }) => value.id)).toEqual(['1', '2'])
    const controls = events.filter(({ headers }) => headers.control === 'up-to-date')
    expect(controls.length).toBeGreaterThan(1)
    // Where the client puts itself after it: behind all that was told, and within bounds.
    const at = `${controls.at(-1).headers.global_last_seen_lsn}_0`
    const { ask } = await open()
    const told = await ask({ table, handle, offset: at })
    expect([told.status, (told.body as Messages).length]).toEqual([200, 1])
  })
})

describe('part of a shape, asked for beside it', () => {
  test('comes with what fits it in among the changes', async () => {
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
    // Its place is in the same numbers as the changes'.
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
  ])('%#: a body that is none is refused with the reason', async (body, status, error) => {
    const table = await makeTable()
    const told = await (await open()).ask({ table, offset: -1 }, { method: 'POST', body })
    expect([told.status, told.body]).toMatchObject([status, { error }])
  })
})

describe('the door', () => {
  test('says how it is', async () => {
    const { fetchAt } = await open()
    const response = await fetchAt('/api/public/electric/v1/health')
    expect([response.status, await response.json()]).toEqual([200, { status: 'active' }])
    expect(response.headers.get('cache-control')).toBe('no-cache, no-store, must-revalidate')
  })

  test('tells a browser elsewhere that it may', async () => {
    const { fetchAt } = await open()
    const response = await fetchAt(SHAPE, {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.test' },
    })
    expect(response.status).toBe(204)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': 'https://elsewhere.test',
      'access-control-allow-methods': 'GET, POST, HEAD, DELETE, OPTIONS',
      'access-control-allow-headers': expect.stringContaining('authorization'),
      'access-control-max-age': '86400',
    })
    const plain = await fetchAt(`${SHAPE}?table=nowhere&offset=-1`)
    expect(plain.headers.get('access-control-expose-headers')).toContain('electric-offset')
  })

  test('forgets a shape when told to, and never where the schemas are not open', async () => {
    const table = await makeTable()
    const { ask } = await open()
    const { handle } = await ask({ table, offset: -1 })
    expect((await ask({ table, handle, where: 'id = 1' }, { method: 'DELETE' })).status).toBe(400)
    expect((await ask({ table }, { method: 'DELETE' })).status).toBe(202)
    expect((await ask({ table }, { method: 'DELETE' })).status).toBe(404)
    expect((await ask({ table, offset: '0_0', handle })).status).toBe(409)
    const closed = await openTestSync(connection)
    expect((await closed.ask({ table: 'country' }, { method: 'DELETE' })).status).toBe(405)
  })

  test('answers HEAD without a body, and other methods with what it knows', async () => {
    const table = await makeTable()
    const { ask, fetchAt } = await open()
    const { status, body, offset } = await ask({ table, offset: -1 }, { method: 'HEAD' })
    expect([status, body, offset]).toEqual([200, '', '0_0'])
    expect((await fetchAt(SHAPE, { method: 'PUT' })).status).toBe(405)
  })
})
