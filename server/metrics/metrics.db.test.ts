import { expect, it } from 'vitest'
import { getWaitingRequests } from '#app/features/request/sending/sending-queries.server.ts'
import type { Connection } from '#database/connect.ts'
import { outbox } from '#database/schema/outbox.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase, unreachableDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'
import { makeMetrics } from './metrics.ts'
import { countOutbox } from './outbox-counts.ts'

const connection = await openTestDatabase()
const TOKEN = 'a token that only the tests know, 32 characters'

/** A site with metrics on a socket; its pages are `/marmol` and one that does not exist. */
async function openCounted(database: Connection = connection) {
  const ctx = await testContext(database)
  const metrics = makeMetrics({
    token: TOKEN,
    getWaiting: () => getWaitingRequests(ctx),
    countOutbox: () => countOutbox(database.db),
    countShapes: () => 3,
    countHeld: () => 2,
    isProcessTold: false,
  })
  const headers = { 'cache-control': 'public, max-age=60' }
  const renderPage = async (request: Request) =>
    new Response('a page', { headers, status: request.url.endsWith('/marmol') ? 200 : 404 })
  const pageRoute = (path: string) => (path === '/marmol' ? '/:country' : 'none')
  const { open } = await openTestSite(database, { metrics, renderPage, pageRoute })
  const address = await open()
  const read = async (authorization = `Bearer ${TOKEN}`) =>
    fetch(`${address}/metrics`, { headers: { authorization } })
  const lines = async () => (await (await read()).text()).split('\n').filter(line => !line.startsWith('#'))
  return { address, read, lines }
}

it('requests are counted by route, pages by cache state, and nothing identifies a visitor', async () => {
  const { address, lines } = await openCounted()
  for (const query of ['', '', '?utm_source=ana@example.org'])
    await (await fetch(`${address}/marmol${query}`)).text()
  for (let n = 0; n < 20; n++) await (await fetch(`${address}/who/ana-${n}@example.org`)).text()
  await (await fetch(`${address}/api/public/trip/ana@example.org`)).text()
  await (await fetch(`${address}/healthz`, { method: 'PROPFIND' })).text()

  const counted = async () =>
    (await lines()).filter(line => line.startsWith('http_request_duration_seconds_count'))
  const countOf = (labels: string, count: number) => `http_request_duration_seconds_count{${labels}} ${count}`
  await expect
    .poll(counted)
    .toEqual(
      expect.arrayContaining([
        countOf('method="GET",route="/:country",status="200"', 3),
        countOf('method="GET",route="none",status="404"', 20),
        countOf('method="other",route="none",status="404"', 1),
      ]),
    )
  const text = (await lines()).join('\n')
  expect(text).toMatch(/route="\/api\/public\/trip[^"]*:[^"]*",status="\d+"/)
  expect(text).toContain('ceiba_page_cache_lookups_total{found="hit"} 2')
  expect(text).toContain('ceiba_page_cache_lookups_total{found="miss"} 21')
  expect(text).toContain('ceiba_page_renders_total{status="200"} 1')
  expect(text).toContain('ceiba_shapes_followed 3')
  expect(text).toContain('ceiba_live_requests_held 2')
  expect(text).not.toMatch(/ana|utm|127\.0\.0\.1/)
})

it('waiting and failed emails and requests are reported', async () => {
  const { lines } = await openCounted()
  const email = { template: 'receipt', recipient: 'ana@example.org', props: {} }
  await connection.db.insert(outbox).values([email, email, { ...email, gaveUpTs: new Date() }])
  const told = await lines()
  await connection.db.delete(outbox)
  for (const line of [
    'ceiba_outbox_waiting 2',
    'ceiba_outbox_failed 1',
    'ceiba_journal_waiting 0',
    'ceiba_database_up 1',
  ])
    expect(told).toContain(line)
})

it('a database that is away is reported, not waited for', async () => {
  const { lines } = await openCounted(await unreachableDatabase())
  expect(await lines()).toEqual(expect.arrayContaining(['ceiba_database_up 0', 'ceiba_outbox_waiting Nan']))
})

it('the metrics are refused without the token, and absent if none is configured', async () => {
  const { read } = await openCounted()
  for (const authorization of ['', 'Bearer', 'Bearer another', TOKEN]) {
    const answer = await read(authorization)
    expect([answer.status, await answer.text()]).toEqual([401, expect.not.stringContaining('http_')])
  }
  expect((await read()).headers.get('content-type')).toMatch(/^text\/plain/)
  const { ask } = await openTestSite(connection, {
    renderPage: async () => new Response('no such page', { status: 404 }),
  })
  expect((await ask('/metrics')).status).toBe(404)
})
