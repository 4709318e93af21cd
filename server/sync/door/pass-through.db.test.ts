import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#tools/postgres-cluster.ts'
import { openWorld } from '#tools/testing/test-database.ts'
import { openTestSync, SHAPE } from '#tools/testing/test-sync.ts'

const connection = await openWorld()

/** A fake Electric service that records its requests. */
async function service(answer: (url: URL) => Response | Promise<Response>) {
  const asked: URL[] = []
  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: request => {
      const url = new URL(request.url)
      asked.push(url)
      return answer(url)
    },
  })
  await new Promise(resolve => server.once('listening', resolve))
  onTestFinished(() => void server.close())
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const LATER = {
  'electric-handle': '1-1',
  'electric-offset': '0_0',
  'cache-control': 'public, max-age=604800, s-maxage=3600, stale-while-revalidate=2629746',
}

test('an allowed request is passed on, with the rows and columns that we choose', async () => {
  const { asked, url } = await service(() =>
    Response.json([{ headers: { control: 'up-to-date' } }], { headers: LATER }),
  )
  const electric = { url, secret: 'its key' }
  const { ask } = await openTestSync(connection, { electric, actor: { kind: 'traveller', userId: 5 } })
  const query = {
    offset: '0_0',
    handle: '1-1',
    live: 'true',
    cursor: 9,
    foo: 'bar',
    secret: 'mine',
    columns: 'id',
  }
  const told = await ask({ table: 'plan', where: 'id > $1', 'params[1]': 3, ...query })
  expect([told.status, told.body, told.handle]).toEqual([
    200,
    [{ headers: { control: 'up-to-date' } }],
    '1-1',
  ])
  expect(told.headers.get('cache-control')).toMatch(/^private, (?!.*s-maxage)/)
  expect(asked[0]?.pathname).toBe('/v1/shape')
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    table: '"public"."plan"',
    columns: '"id"',
    where: `("user_id" in (5)) and (("id" > '3'))`,
    replica: 'default',
    log: 'full',
    offset: '0_0',
    handle: '1-1',
    live: 'true',
    cursor: '9',
    secret: 'its key',
  })
})

test('the catalogue may be cached for as long as the service allows', async () => {
  const { url } = await service(() => Response.json([], { headers: LATER }))
  const { ask } = await openTestSync(connection, { electric: { url, secret: undefined } })
  const { headers } = await ask({ table: 'trip', offset: -1 })
  expect(headers.get('cache-control')).toBe(LATER['cache-control'])
})

test('a forbidden request never reaches the service', async () => {
  const { asked, url } = await service(() => Response.json([]))
  const { ask } = await openTestSync(connection, { electric: { url, secret: undefined } })
  expect((await ask({ table: 'plan', offset: -1 })).status).toBe(401)
  expect((await ask({ table: 'users', offset: -1 })).status).toBe(403)
  expect((await ask({ table: 'trip', offset: -1, where: 'pg_sleep(9) is null' })).status).toBe(400)
  expect((await ask({ table: 'trip', offset: 'now', subset__where: '(select 1) = 1' })).status).toBe(400)
  expect(asked).toEqual([])
})

test('a subset is passed on as we rewrote it', async () => {
  const { asked, url } = await service(() => Response.json({ metadata: {}, data: [] }, { headers: LATER }))
  const { ask } = await openTestSync(connection, { electric: { url, secret: undefined } })
  const body = JSON.stringify({ where: 'key = $1', params: { 1: "o'clock" }, order_by: 'id desc', limit: 2 })
  await ask({ table: 'trip', offset: 'now' }, { method: 'POST', body })
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
    subset__where: `("key" = 'o''clock')`,
    subset__order_by: '"id" desc',
    subset__limit: '2',
  })
})

test('must-refetch is passed on as it is', async () => {
  const { url } = await service(() =>
    Response.json([{ headers: { control: 'must-refetch' } }], { status: 409, headers: LATER }),
  )
  const { ask } = await openTestSync(connection, { electric: { url, secret: undefined } })
  const { status, handle } = await ask({ table: 'trip', offset: '0_0', handle: '9-9' })
  expect([status, handle]).toEqual([409, '1-1'])
})

test.each(['away', 'broken'])('a service that is %s is answered with a retry time', async state => {
  const broken = await service(() => new Response('its own words', { status: 500 }))
  const url = state === 'away' ? `http://127.0.0.1:${await freePort()}` : broken.url
  const { ask } = await openTestSync(connection, { electric: { url, secret: undefined } })
  const { status, headers, body } = await ask({ table: 'trip', offset: -1 })
  expect([status, headers.get('retry-after')]).toEqual([503, '5'])
  expect(JSON.stringify(body)).not.toContain('its own words')
})

test('requests held by the service are released when the process is stopping', async () => {
  const asked = Promise.withResolvers<void>()
  const { url } = await service(() => {
    asked.resolve()
    return new Promise<Response>(() => undefined)
  })
  const { ask, sync } = await openTestSync(connection, { electric: { url, secret: undefined } })
  const held = ask({ table: 'trip', offset: '0_0', handle: '1-1', live: 'true' })
  await asked.promise
  sync.release()
  const { status, headers } = await held
  expect([status, headers.get('retry-after')]).toEqual([503, '1'])
})

test('a stream from the service is sent to its end when the process is stopping', async () => {
  const { url } = await service(() => {
    const events = new TransformStream<Uint8Array, Uint8Array>()
    void events.writable.getWriter().write(Buffer.from('data: first\n\n'))
    return new Response(events.readable, { headers: { ...LATER, 'content-type': 'text/event-stream' } })
  })
  const { fetchAt, sync } = await openTestSync(connection, { electric: { url, secret: undefined } })
  const { body } = await fetchAt(`${SHAPE}?table=trip&offset=0_0&handle=1-1&live=true&live_sse=true`)
  const told: string[] = []
  for await (const chunk of body ?? []) {
    told.push(Buffer.from(chunk).toString())
    sync.release()
  }
  expect(told).toEqual(['data: first\n\n'])
})
