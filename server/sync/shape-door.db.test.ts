import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestShapes, openTestSync, SHAPE } from '#tools/testing/test-sync.ts'

const connection = await openTestDatabase()
const { makeTable, open } = openTestShapes(connection)

describe('a request is refused with the reason by parameter', () => {
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

describe('the door', () => {
  test('reports its state', async () => {
    const { fetchAt } = await open()
    const response = await fetchAt('/api/public/electric/v1/health')
    expect([response.status, await response.json()]).toEqual([200, { status: 'active' }])
    expect(response.headers.get('cache-control')).toBe('no-cache, no-store, must-revalidate')
  })

  test('answers a cross-origin preflight', async () => {
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

  test('deletes a shape on request, and never if the schemas are not open', async () => {
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

  test('authenticates nobody if the schemas are open, and refuses an invalid key otherwise', async () => {
    const table = await makeTable()
    const withKey = { headers: { authorization: 'Bearer not.good' } }
    expect((await (await open()).ask({ table, offset: -1 }, withKey)).status).toBe(200)
    const closed = await openTestSync(connection)
    expect((await closed.ask({ table: 'country', offset: -1 }, withKey)).status).toBe(401)
  })

  test('tells a cross-origin page that a key is invalid, in the protocol’s words and with its error name', async () => {
    const { fetchAt } = await openTestSync(connection)
    const headers = { authorization: 'Bearer not.good', origin: 'https://elsewhere.test' }
    const response = await fetchAt(`${SHAPE}?table=country&offset=-1`, { headers })
    expect([response.status, await response.json()]).toEqual([401, { message: expect.any(String) }])
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': 'https://elsewhere.test',
      'access-control-expose-headers': expect.stringContaining('x-any-error'),
      'x-any-error': 'not-logged-in',
      'cache-control': 'no-store',
    })
  })

  test.each<[number, string, RequestInit, Record<string, string>]>([
    [400, 'bad-request', {}, { table: 'country', offset: '1' }],
    [401, 'not-logged-in', {}, { table: 'plan', offset: '-1' }],
    [403, 'unauthorized', {}, { table: 'users', offset: '-1' }],
    [405, 'method-not-allowed', { method: 'PUT' }, {}],
  ])('calls a failure of %i %s, readable for cross-origin pages', async (status, name, init, query) => {
    const { fetchAt } = await openTestSync(connection)
    const response = await fetchAt(`${SHAPE}?${new URLSearchParams(query)}`, init)
    expect([response.status, response.headers.get('x-any-error')]).toEqual([status, name])
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })

  test.each<[Record<string, unknown>]>([
    [{ limit: { toString: 1 }, order_by: 'id' }],
    [{ offset: { toString: 1 }, order_by: 'id' }],
    [{ limit: [1], order_by: 'id' }],
    [{ where: 'id = $1', params: { 1: { toString: 1 } } }],
    [{ where: 'id = $1', params: [null] }],
    [{ params: { toString: 1 } }],
    [{ where: { toString: 1 } }],
  ])('refuses a body of %j as the caller’s error', async body => {
    const { ask, logged } = await openTestSync(connection)
    const init = { method: 'POST', body: JSON.stringify(body) }
    const { status } = await ask({ table: 'trip', offset: -1 }, init)
    expect([status, logged]).toEqual([400, []])
  })

  test('lets many clients follow a table for the first time at once', async () => {
    for (let round = 0; round < 5; round++) {
      const table = await makeTable()
      const sites = await Promise.all([open(), open()])
      const told = await Promise.all(
        Array.from({ length: 8 }, (_, n) => sites[n % 2]?.ask({ table, offset: -1, where: `id > ${n}` })),
      )
      expect(told.map(one => one?.status)).toEqual(Array(8).fill(200))
    }
  })

  test('answers HEAD without a body, and other methods with the allowed ones', async () => {
    const table = await makeTable()
    const { ask, fetchAt } = await open()
    const { status, body, offset } = await ask({ table, offset: -1 }, { method: 'HEAD' })
    expect([status, body, offset]).toEqual([200, '', '0_0'])
    expect((await fetchAt(SHAPE, { method: 'PUT' })).status).toBe(405)
  })
})
