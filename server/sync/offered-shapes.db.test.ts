import { describe, expect, test } from 'vitest'
import type { Actor } from '#app/request-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSync, SHAPE } from '#tools/testing/test-sync.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { pool } = connection

await pool.query(`
  insert into users (id, email, name) values (1, 'ana@example.org', 'Ana'), (2, 'ben@example.org', 'Ben');
  insert into affiliate (key, name, payout_interval_1st, payout_interval_2nd)
    values ('abroad', 'Abroad', interval '30 days', interval '60 days');
  insert into plan (idempotency_key, receipt_key, user_id, affiliate_id, country_tag, contact_name, contact_email, fkey, created_ts, answer_due_ts)
    select 'a key of twenty letters ' || n, 'a receipt of twenty letters ' || n, 1 + n % 2,
      case when n = 1 then (select id from affiliate where key = 'abroad') end,
      case when n < 4 then 'costa-clara' else 'marmol' end, 'N', 'n@example.org', 'for planners only', now(), now()
    from generate_series(1, 6) n`)

function planner(...countries: string[]): Actor {
  return { kind: 'planner', userId: 9, fkey: 'ana', countries }
}

async function plansOf(actor: Actor, query: Record<string, string> = {}) {
  const site = await openTestSync(connection, { actor })
  const { messages } = await site.readAll({ table: 'plan', ...query })
  return messages.flatMap(({ value }) => (value ? [value as Record<string, string | null>] : []))
}

describe('plans are visible to their own people only', () => {
  test('a traveller sees their own, without what is internal to the office', async () => {
    const rows = await plansOf({ kind: 'traveller', userId: 1 })
    expect(rows.map(({ user_id }) => user_id)).toEqual(['1', '1', '1'])
    for (const hidden of ['fkey', 'idempotency_key', 'receipt_key', 'affiliate_id']) {
      expect(rows[0]).not.toHaveProperty(hidden)
    }
  })

  test('a planner sees those of their countries', async () => {
    const rows = await plansOf(planner('marmol'))
    expect(rows.map(({ country_tag }) => country_tag)).toEqual(['marmol', 'marmol', 'marmol'])
    expect(rows[0]).toHaveProperty('fkey')
    expect(rows[0]).not.toHaveProperty('receipt_key')
  })

  test('a planner who travels elsewhere learns that their own trip changed, and nothing more about it', async () => {
    const own = await pool.query(`select id from plan where user_id = 1 and country_tag = 'marmol'`)
    const traveller: Actor = { kind: 'planner', userId: 1, fkey: 'ana', countries: ['costa-clara'] }
    const told = await plansOf(traveller, { columns: 'id,revision' })
    const ids = told.map(({ id }) => id)
    expect(ids).toHaveLength(3 + own.rows.length)
    expect(ids).toEqual(expect.arrayContaining(own.rows.map(({ id }) => id)))
    for (const columns of ['id,revision,snoozed_until', 'id,fkey', 'id,country_tag']) {
      expect(await plansOf(traveller, { columns })).toHaveLength(3)
    }
    const site = await openTestSync(connection, { actor: traveller })
    const asked = { table: 'plan', columns: 'id,revision', offset: '-1', where: `fkey like '%planners%'` }
    expect((await site.ask(asked)).status).toBe(400)
  })

  test('a partner sees the stage of those they referred, and not who they are', async () => {
    const { rows } = await pool.query(`select id from affiliate where key = 'abroad'`)
    const found = await plansOf({ kind: 'partner', userId: 8, affiliateId: Number(rows[0].id) })
    expect(found).toHaveLength(1)
    expect(Object.keys(found[0] ?? {})).toEqual(expect.arrayContaining(['id', 'closed_date']))
    for (const hidden of ['contact_name', 'contact_email', 'user_id'])
      expect(found[0]).not.toHaveProperty(hidden)
  })

  test('a partner who travels also follows their own trips, and nobody else’s', async () => {
    const { rows } = await pool.query(`select id from affiliate where key = 'abroad'`)
    const partner = { kind: 'partner', userId: 1, affiliateId: Number(rows[0].id) } as const
    const found = await plansOf(partner, { columns: 'id,revision' })
    const theirs = await pool.query('select id from plan where user_id = 1 or affiliate_id = $1', [
      rows[0].id,
    ])
    expect(found.map(({ id }) => id).toSorted()).toEqual(theirs.rows.map(({ id }) => String(id)).toSorted())
    expect(await plansOf(partner, { where: 'id > 0 or true' })).toHaveLength(found.length)
  })

  test('an admin sees all', async () => {
    expect(await plansOf({ kind: 'admin', userId: 7 })).toHaveLength(6)
  })

  test('a caller’s filter can only narrow the rows', async () => {
    const actor = { kind: 'traveller', userId: 1 } as const
    expect(await plansOf(actor, { where: 'user_id = 2 or true' })).toHaveLength(3)
    expect(await plansOf(actor, { where: `country_tag = 'marmol'` })).toHaveLength(2)
    const { ask } = await openTestSync(connection, { actor })
    const subset = await ask({ table: 'plan', offset: 'now', subset__where: 'user_id = 2 or true' })
    const { data } = subset.body as { data: { value: { user_id: string } }[] }
    expect(new Set(data.map(({ value }) => value.user_id))).toEqual(new Set(['1']))
  })

  test.each([
    { columns: 'id,fkey' },
    { where: `fkey like '%planners%'` },
    { offset: 'now', subset__order_by: 'fkey' },
  ])('a column that is not offered can be neither read nor used in a filter: %j', async query => {
    const { ask } = await openTestSync(connection, { actor: { kind: 'traveller', userId: 1 } })
    expect((await ask({ table: 'plan', offset: -1, ...(query as object) })).status).toBe(400)
  })

  test('a caller’s filter is never evaluated on other people’s rows', async () => {
    const actor = planner(
      ...['marmol', 'tamarind', 'palm-coast', 'lagunas', 'nubla', 'sotavento', 'barlovento', 'gemela'],
    )
    await pool.query(`update plan set message = 'six...' where country_tag = 'costa-clara'`)
    const where = '1 / (length(message) - 6) < 9'
    expect(await plansOf(actor, { where })).toHaveLength(3)
    const { ask } = await openTestSync(connection, { actor })
    expect((await ask({ table: 'plan', offset: 'now', subset__where: where })).status).toBe(200)
  })

  test('a handle works for its own caller only', async () => {
    const ana = await openTestSync(connection, { actor: { kind: 'traveller', userId: 1 } })
    const { handle, offset } = await ana.readAll({ table: 'plan' })
    const ben = await openTestSync(connection, { actor: { kind: 'traveller', userId: 2 } })
    for (const query of [{ offset: '0_0' }, { offset, live: 'true' }]) {
      const told = await ben.ask({ table: 'plan', handle, ...(query as { offset: string }) })
      expect(told.status).toBe(409)
      expect(told.handle).not.toBe(handle)
    }
    const visitor = await openTestSync(connection)
    expect((await visitor.ask({ table: 'plan', handle, offset: '0_0' })).status).toBe(401)
  })

  test('no shared cache may store them', async () => {
    const { ask, readAll } = await openTestSync(connection, {
      actor: { kind: 'traveller', userId: 1 },
      settings: { holdMs: 50 },
    })
    const { handle, offset } = await readAll({ table: 'plan' })
    for (const query of [
      { offset: -1 },
      { offset, handle },
      { offset, handle, live: 'true' },
      { offset, handle: '1-1' },
    ]) {
      const { headers } = await ask({ table: 'plan', ...(query as { offset: string }) })
      expect(headers.get('cache-control')).toMatch(/^private, (?!.*(public|s-maxage))/)
      expect(headers.get('vary')).toContain('authorization')
    }
  })
})

describe('the catalogue is public', () => {
  test.each([
    'country',
    'place',
    'catalogue_item',
    'trip',
    'trip_country',
    'price_component',
    'review',
    'staff',
  ])('%s', async table => {
    const { readAll, ask } = await openTestSync(connection)
    const { messages } = await readAll({ table })
    expect(messages.length).toBeGreaterThan(2)
    const { headers } = await ask({ table, offset: -1 })
    expect(headers.get('cache-control')).toBe(
      'public, max-age=604800, s-maxage=3600, stale-while-revalidate=2629746',
    )
  })

  test('has no email addresses of the staff', async () => {
    const { readAll } = await openTestSync(connection)
    const { messages } = await readAll({ table: 'staff' })
    expect(JSON.stringify(messages)).not.toMatch(/email\W*:|@/)
  })

  test('drops a trip once it is archived', async () => {
    const { readAll, ask } = await openTestSync(connection)
    const { handle, offset, messages } = await readAll({ table: 'trip' })
    const [{ rows }] = [
      await pool.query(
        'update trip set archived = now() where id = (select min(id) from trip) returning key',
      ),
    ]
    expect(JSON.stringify(messages)).toContain(rows[0].key)
    const { body } = await ask({ table: 'trip', handle, offset, live: 'true' })
    expect((body as { headers: { operation: string } }[])[0]?.headers.operation).toBe('delete')
    await pool.query('update trip set archived = null')
  })
})

describe('withdrawn rows', () => {
  /** The ids of a table's rows after reading everything. */
  async function idsOf(table: string, id: string) {
    const { readAll } = await openTestSync(connection)
    const { messages } = await readAll({ table })
    const found = new Map<string, string | undefined>()
    for (const { key = '', value, headers } of messages) {
      if (headers.operation === 'delete') found.delete(key)
      else if (value) found.set(key, (value as Record<string, string>)[id])
    }
    return [...found.values()]
  }

  test.each(['tour', 'hotel'])('a %s disappears once it is archived', async kind => {
    const { rows } = await pool.query('select min(id) as id from catalogue_item where kind = $1', [kind])
    const { id } = rows[0]
    const { readAll, ask } = await openTestSync(connection)
    const { handle, offset } = await readAll({ table: 'catalogue_item' })
    expect(await idsOf('catalogue_item', 'id')).toContain(id)
    await pool.query('update catalogue_item set archived = now() where id = $1', [id])
    const { body } = await ask({ table: 'catalogue_item', handle, offset, live: 'true' })
    const [change] = body as { key: string; headers: { operation: string } }[]
    expect([change?.headers.operation, change?.key]).toEqual(['delete', `"public"."catalogue_item"/"${id}"`])
    expect(await idsOf('catalogue_item', 'id')).not.toContain(id)
    await pool.query('update catalogue_item set archived = null')
  })

  test('a place disappears once it is archived', async () => {
    const { rows } = await pool.query('select max(id) as id from place')
    const { id } = rows[0]
    const { readAll, ask } = await openTestSync(connection)
    const { handle, offset } = await readAll({ table: 'place' })
    expect(await idsOf('place', 'id')).toContain(id)
    await pool.query('update place set archived = now() where id = $1', [id])
    const { body } = await ask({ table: 'place', handle, offset, live: 'true' })
    const [change] = body as { key: string; headers: { operation: string } }[]
    expect([change?.headers.operation, change?.key]).toEqual(['delete', `"public"."place"/"${id}"`])
    await pool.query('update place set archived = null')
  })

  test('a member of the staff disappears once inactive', async () => {
    const { rows } = await pool.query('select min(fkey) as fkey from staff where active')
    const { fkey } = rows[0]
    const { readAll, ask } = await openTestSync(connection)
    const { handle, offset } = await readAll({ table: 'staff' })
    expect(await idsOf('staff', 'fkey')).toContain(fkey)
    await pool.query('update staff set active = false where fkey = $1', [fkey])
    const { body } = await ask({ table: 'staff', handle, offset, live: 'true' })
    const [change] = body as { key: string; headers: { operation: string } }[]
    expect([change?.headers.operation, change?.key]).toEqual(['delete', `"public"."staff"/"${fkey}"`])
    expect(await idsOf('staff', 'fkey')).not.toContain(fkey)
    await pool.query('update staff set active = true where fkey = $1', [fkey])
  })

  test.each(['price_component', 'trip_country'])(
    'archiving a trip withdraws its %s, and publishing brings it back',
    async table => {
      const { rows } = await pool.query('select min(trip_id) as id from price_component')
      const { id } = rows[0]
      expect(await idsOf(table, 'trip_id')).toContain(id)
      const { readAll, ask } = await openTestSync(connection)
      const { handle, offset } = await readAll({ table })
      await pool.query('update trip set archived = now() where id = $1', [id])
      const { body } = await ask({ table, handle, offset, live: 'true' })
      expect((body as { headers: { operation: string } }[])[0]?.headers.operation).toBe('delete')
      expect(await idsOf(table, 'trip_id')).not.toContain(id)
      await pool.query(`update ${table} set position = position + 50 where trip_id = $1`, [id])
      expect(await idsOf(table, 'trip_id')).not.toContain(id)
      await pool.query('update trip set archived = null')
      await pool.query(`update ${table} set position = position - 50 where trip_id = $1`, [id])
      expect(await idsOf(table, 'trip_id')).toContain(id)
    },
  )
})

describe('everything else is refused', () => {
  test.each([
    'users',
    'outbox',
    'utm_record',
    'newsletter_address',
    'migration',
    'sync.change',
    'sync.shape',
    'pg_catalog.pg_authid',
    'information_schema.tables',
    'nowhere',
    'constructor',
    '__proto__',
  ])('%s', async table => {
    for (const actor of [{ kind: 'visitor' }, { kind: 'admin', userId: 7 }] as const) {
      const { ask } = await openTestSync(connection, { actor })
      expect((await ask({ table, offset: -1 })).status).toBe(403)
    }
  })

  test('a visitor is refused plans under every spelling of the address', async () => {
    const { fetchAt } = await openTestSync(connection)
    const { fetchAt: asAna } = await openTestSync(connection, { actor: { kind: 'traveller', userId: 1 } })
    for (const path of [
      SHAPE,
      `${SHAPE}/`,
      `/${SHAPE}`,
      SHAPE.replace('shape', '%73hape'),
      SHAPE.toUpperCase(),
      SHAPE.replaceAll('/', '//'),
    ]) {
      const response = await fetchAt(`${path}?table=plan&offset=-1`)
      expect([path, response.status]).toEqual([path, 401])
      expect(await response.json()).toEqual({ message: expect.any(String) })
      const own = await asAna(`${path}?table=plan&offset=-1`)
      expect([path, own.status, own.headers.get('cache-control')]).toEqual([
        path,
        200,
        expect.stringMatching(/^private/),
      ])
    }
  })
})

describe('bad input', () => {
  test.each([
    { where: "name = 'x" },
    { where: 'id = $1', 'params[1]': 'x' },
    { where: 'id / 0 = 1' },
    { where: 'id = 1; delete from trip' },
    { where: '('.repeat(4_000) },
    { where: '\u0000' },
    { where: '\ud83e' },
    { columns: '"' },
    { offset: '9'.repeat(400) },
    { offset: '0_0', handle: 'x'.repeat(5_000) },
    { offset: '0_0', handle: "1-1' or true --" },
    { offset: '0_0', handle: '\u0000' },
    { subset__limit: '1e9', subset__order_by: 'id' },
    { subset__where: 'pg_sleep(9) is null', offset: 'now' },
    { subset__params: '[1', offset: 'now' },
    { live: 'true', cursor: 'NaN', offset: '0_inf', handle: '1-1' },
  ])('%j is answered with a 4xx, at once, without a word of SQL', async query => {
    const { ask, logged } = await openTestSync(connection)
    const begun = performance.now()
    const { status, body } = await ask({ table: 'trip', offset: -1, ...(query as object) })
    expect(performance.now() - begun).toBeLessThan(5_000)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(JSON.stringify(body)).not.toMatch(/select|from sync|\bat .*\.ts/i)
    expect(logged).toEqual([])
  })
})
