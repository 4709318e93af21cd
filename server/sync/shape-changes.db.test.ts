import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from '#database/connect.ts'
import { pruneChanges } from '#server/sync/shape-store.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { type Messages, openTestShapes, openTestSync, SHAPE } from '#tools/testing/test-sync.ts'

const connection = await openTestDatabase()
const { pool } = connection
const { makeTable, open } = openTestShapes(connection)

/** A pool that once prunes the change log behind what the reader has just read. */
function cuttingPool() {
  const cut = Promise.withResolvers<void>()
  let write: (() => Promise<void>) | undefined
  const cutting: typeof pool = Object.create(pool, {
    query: {
      value: async (text: string, values: unknown[]) => {
        const writeOnce = text.includes('as pruned') ? write : undefined
        if (!writeOnce) return pool.query(text, values)
        write = undefined
        await writeOnce()
        const read = await pool.query(text, values)
        await pruneChanges(pool, 0)
        cut.resolve()
        return read
      },
    },
  })
  return {
    pool: cutting,
    cutAfterReading: (written: () => Promise<void>) => {
      write = written
      return cut.promise
    },
  }
}

/** A pool that gives statements with a text in them little time. */
function hastyPool(part: string): typeof pool {
  const query = async (text: string, values: unknown[]) => {
    if (!text.includes(part)) return pool.query(text, values)
    const client = await pool.connect()
    try {
      await client.query('set statement_timeout to 200')
      return await client.query(text, values)
    } finally {
      await client.query('reset statement_timeout')
      client.release()
    }
  }
  return Object.create(pool, { query: { value: query } })
}

// The embedded engine knows no limit of time.
describe.skipIf(connection.engine === 'embedded')('a filter that takes too long', () => {
  // Sleeping can be interrupted at any moment and needs no processor, so that a busy one does not matter.
  beforeAll(() =>
    pool.query(`create type pace as enum ('quick', 'slow');
      create function takes_its_time(pace, pace) returns boolean language plpgsql
        as $$ begin if $1::text = 'slow' then perform pg_sleep(300); end if; return true; end $$;
      create operator = (leftarg = pace, rightarg = pace, function = takes_its_time)`),
  )

  /** Two shapes of a table, one with a filter that a slow row makes sleep, which is given little time. */
  async function following(change: Partial<Connection> = {}) {
    const table = await makeTable('id int primary key, pace pace')
    const slow = { table, where: `pace = 'quick'` }
    const quick = { table, where: 'id > 0' }
    const hasty = { ...connection, pool: hastyPool(`'quick'`), ...change }
    const site = await openTestSync(hasty, { openSchemas: ['public'], settings: { pollMs: 60_000 } })
    return { slow, quick, ...site, ended: await site.readAll(slow), followed: await site.readAll(quick) }
  }
  const refetched = [409, [{ headers: { control: 'must-refetch' } }]]

  test('ends its own shape, and others hear of the change', async () => {
    const { slow, quick, ended, followed, ask } = await following()
    await pool.query(`insert into ${slow.table} values (1, 'slow')`)
    const told = await ask({ ...quick, handle: followed.handle, offset: followed.offset, live: 'true' })
    expect([told.status, (told.body as Messages)[0]?.value]).toEqual([200, { id: '1', pace: 'slow' }])
    await pool.query(`delete from ${slow.table}`)
    const sent = await ask({ ...slow, handle: ended.handle, offset: ended.offset, live: 'true' })
    expect([sent.status, sent.body]).toEqual(refetched)
  })

  test('is not asked about what its snapshot includes, however late others hear of it', async () => {
    // Notices get lost: the log is read only when a shape begins.
    const { slow, quick, ended, ask, readAll } = await following({
      listen: async () => async () => undefined,
    })
    await pool.query(`insert into ${slow.table} values (1, 'slow')`)
    await readAll({ ...quick, where: 'id > 1' })
    await pool.query(`delete from ${slow.table}`)
    const sent = await ask({ ...slow, handle: ended.handle, offset: ended.offset, live: 'true' })
    expect([sent.status, sent.body]).toEqual(refetched)
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

  test('sends an insertion in full, of an update what changed, of a deletion the key', async () => {
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

  test('with replica=full sends whole rows and their previous values', async () => {
    const { next, write } = await following(undefined, `(1, 'a', 1), (2, 'b', 2)`, { replica: 'full' })
    await write(`update $t set name = 'z' where id = 1; delete from $t where id = 2`)
    const [update, deletion] = await next()
    expect(update).toMatchObject({ value: { id: '1', name: 'z', price: '1.00' }, old_value: { name: 'a' } })
    expect(deletion?.value).toEqual({ id: '2', name: 'b', price: '2.00' })
  })

  test('sends a change of the key as a deletion and an insertion that refer to each other', async () => {
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

  test('moves rows in and out of its filter, and skips changes it does not show', async () => {
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

  test('holds a request until something changes, and releases it empty after a while', async () => {
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

  test('is 304 for a client that asks again without news, unless it waits for news', async () => {
    const table = await makeTable()
    const { readAll, ask } = await open({ holdMs: 50 })
    const { handle, offset } = await readAll({ table })
    for (const [query, status] of [
      [{ handle, offset }, 304],
      [{ handle, offset, live: 'true' }, 200],
      [{ offset: 'now' }, 200],
    ] as const) {
      const { headers } = await ask({ table, ...query })
      const etag = headers.get('etag') ?? ''
      const again = await ask({ table, ...query }, { headers: { 'if-none-match': etag } })
      expect([query, again.status]).toEqual([query, status])
      expect(again.headers.has('electric-up-to-date')).toBe(true)
    }
  })

  test('begins with now at once, without the past', async () => {
    const { table, ask } = await following(undefined, `(1, 'a', 1)`)
    const { status, body, headers } = await ask({ table, offset: 'now' })
    expect(status).toBe(200)
    expect(body).toEqual([{ headers: { control: 'up-to-date', global_last_seen_lsn: expect.any(String) } }])
    expect(headers.get('electric-has-data')).toBe('false')
    expect(headers.has('electric-up-to-date')).toBe(true)
  })

  test('closes parts that are large enough, and continues in the middle of a transaction', async () => {
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

  test('refuses a position that it never reaches, after waiting for it', async () => {
    const { table, handle } = await following()
    const { ask } = await open({ holdMs: 200 })
    const { status, body } = await ask({ table, handle, offset: '99999999_0' })
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: { offset: ['out of bounds for this shape'] } })
  })

  test.each([
    ['emptied', 'truncate $t'],
    ['changed in a column', 'alter table $t alter column name type varchar(10)'],
    ['recreated', 'drop table $t; create table $t (id int primary key, name text)'],
  ])('ends when its table is %s: waiting clients are sent to the new one', async (_, sql) => {
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

  test('sends clients with an unknown handle, or that of another shape, to the right one', async () => {
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

  test('ends when a change is pruned before its filter was evaluated', async () => {
    const { pool: cutting, cutAfterReading } = cuttingPool()
    const { makeTable, open } = openTestShapes({ ...connection, pool: cutting })
    const { ask, readAll } = await open({ pollMs: 50 })
    const query = { table: await makeTable(undefined, `(1, 'a', 1)`), where: 'price > 5' }
    const { handle, offset } = await readAll(query)
    const held = ask({ ...query, handle, offset, live: 'true' })
    await cutAfterReading(async () => {
      await pool.query(`update ${query.table} set price = 9`)
      await pool.query(`insert into ${query.table} values (2, 'b', 1)`)
    })
    expect((await held).status).toBe(409)
    const { messages } = await readAll(query)
    expect(messages.map(({ value }) => value)).toContainEqual({ id: '1', name: 'a', price: '9.00' })
  })

  test('keeps its handle over a restart, and continues with what was written meanwhile', async () => {
    const { table, write, handle, offset, sync } = await following(undefined, `(1, 'a', 1)`)
    await sync.stop()
    await write(`insert into $t values (2)`)
    const after = await open()
    const told = await after.ask({ table, handle, offset })
    expect([told.status, told.handle]).toEqual([200, handle])
    expect(changes(told.body as Messages).map(({ value }) => value.id)).toEqual(['2'])
  })

  test('without its history sends only changes', async () => {
    const { write, next, readAll, table } = await following(undefined, `(1, 'a', 1)`, { log: 'changes_only' })
    const { messages } = await readAll({ table, log: 'changes_only' })
    expect(messages.map(({ headers }) => headers.control)).toEqual(['snapshot-end', 'up-to-date'])
    await write(`update $t set name = 'b'`)
    expect(changes(await next()).map(({ headers }) => headers.operation)).toEqual(['update'])
  })
})

describe('as an event stream', () => {
  test('sends its headers at once, and nothing that is no event until something changes', async () => {
    const table = await makeTable()
    const { readAll, fetchAt } = await open({ streamMs: 60_000, keepAliveMs: 60_000 })
    const { handle, offset } = await readAll({ table })
    const query = new URLSearchParams({ table, handle, offset, live: 'true', live_sse: 'true' })
    const response = await fetchAt(`${SHAPE}?${query}`)
    const reader = response.body?.getReader()
    await pool.query(`insert into ${table} values (1)`)
    const first = await reader?.read()
    expect(new TextDecoder().decode(first?.value)).toMatch(/^data: \{/)
    await reader?.cancel()
  })

  test('sends change by change, keeps alive, and ends by itself', async () => {
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
    // A new follower is up to date already, and gets nothing until there is a change.
    expect(events[0].value).toEqual({ id: '1', name: null, price: null })
    const last = events.at(-1)
    expect(last.headers.control).toBe('up-to-date')
    // The position of the client after it: behind everything it was sent, and within bounds.
    const at = `${last.headers.global_last_seen_lsn}_0`
    const { ask } = await open()
    const told = await ask({ table, handle, offset: at })
    expect([told.status, (told.body as Messages).length]).toEqual([200, 1])
  })
})
