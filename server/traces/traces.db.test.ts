import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, inject, it } from 'vitest'
import { country } from '#database/schema/country.ts'
import { main } from '#server/main.ts'
import { readConfig } from '#server/start/config.ts'
import { type SentSpan, serveCollector } from '#tools/testing/otlp-collector.ts'
import { temporaryFolder } from '#tools/testing/temporary-folder.ts'
import { world } from '#tools/testing/world.ts'

const { url, templates } = inject('testEngine')

/** Starts the process as an operator does. Its only page is `/:country`, which reads that country. */
async function start(settings: Record<string, string>) {
  const dataDir = temporaryFolder()
  cpSync(templates.world, dataDir, { recursive: true })
  const config = readConfig({
    ...{ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', DEMONSTRATION: 'off', SEED_PEOPLE: 'off' },
    CONTENT_DIR: world.root,
    ...settings,
  })
  const { port, stop } = await main(config, {
    renderPage: async (request, { db }) => {
      const tag = new URL(request.url).pathname.slice(1)
      const rows = await db.select({ tag: country.tag }).from(country).where(eq(country.tag, tag)).limit(1)
      return new Response(rows[0]?.tag ?? 'none', { status: rows.length > 0 ? 200 : 404 })
    },
    pageRoute: () => '/:country',
  })
  return { address: `http://127.0.0.1:${port}`, mail: join(dataDir, 'mail'), stop }
}

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const PROXY = '00f067aa0ba902b7'
const TAGS = ['costa-clara', 'lagunas', 'nubla', 'palm-coast', 'tamarind']
/** The statement that the page runs. */
const READ = 'select "tag" from "country" where "country"."tag" = $1 limit $2'

function nameOf(spans: SentSpan[], id: string | undefined): string | undefined {
  return spans.find(({ spanId }) => spanId === id)?.name
}

it.skipIf(url)(
  'one trace holds a request, its rendering, its statements and the emails it led to, without personal data',
  async () => {
    const collector = await serveCollector()
    const { address, mail, stop } = await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-team=our%20own',
      OTEL_SERVICE_NAME: 'the site',
      TRUST_PROXY: '1',
    })
    const traceparent = `00-${TRACE}-${PROXY}-01`
    const page = await fetch(`${address}/marmol?email=ana@example.org`, { headers: { traceparent } })
    expect(await page.text()).toBe('marmol')
    const sent = await fetch(`${address}/api/public/user/create_with_new_plan`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': 'of-the-proxy-1' },
      body: JSON.stringify({
        ...{ name: 'Ana Mora', email: 'ana@example.org' },
        newPlan: { country: 'costa-clara', notes: 'Two of us, slowly' },
      }),
    })
    expect(sent.ok, await sent.text()).toBe(true)
    await expect.poll(() => readdirSync(mail)).toHaveLength(2)
    await (await fetch(`${address}/who/ana@example.org`)).text()
    await (await fetch(`${address}/healthz`)).text()
    // In parallel on the engine's one connection, so that they wait for one another.
    await Promise.all(TAGS.map(async tag => (await fetch(`${address}/${tag}`)).text()))
    await stop(0)

    expect(collector.asked[0]).toMatchObject({ url: '/v1/traces', headers: { 'x-team': 'our own' } })
    expect(collector.resource()).toMatchObject({ 'service.name': 'the site' })
    const spans = collector.spans()
    const ofPage = spans.filter(({ traceId }) => traceId === TRACE)
    const request = ofPage.find(({ name }) => name === 'GET /:country')
    expect(request).toMatchObject({
      parentSpanId: PROXY,
      attributes: {
        'http.request.method': 'GET',
        'http.response.header.x-request-id': [page.headers.get('x-request-id')],
        'http.response.status_code': 200,
        'http.route': '/:country',
      },
    })
    expect(nameOf(spans, ofPage.find(({ name }) => name === 'render /:country')?.parentSpanId)).toBe(
      request?.name,
    )
    const statement = ofPage.find(({ name }) => name === 'select country')
    expect(nameOf(spans, statement?.parentSpanId)).toBe('render /:country')
    expect(statement?.attributes['db.query.text']).toBe(
      'select "tag" from "country" where "country"."tag" = $1 limit $2',
    )

    const posted = spans.find(({ name }) => name.startsWith('POST /api/'))
    expect(posted?.attributes['http.response.header.x-request-id']).toEqual(['of-the-proxy-1'])
    const email = spans.find(({ name }) => name === 'send request-receipt')
    expect(email).toMatchObject({ traceId: posted?.traceId, parentSpanId: posted?.spanId })
    expect(
      spans.some(({ name, parentSpanId }) => name === 'update outbox' && parentSpanId === email?.spanId),
    ).toBe(true)

    const readers = spans.filter(({ attributes }) => attributes['db.query.text'] === READ)
    const renders = spans.filter(({ name }) => name === 'render /:country')
    expect(renders).toHaveLength(TAGS.length + 2)
    expect(readers.map(({ parentSpanId }) => parentSpanId).toSorted()).toEqual(
      renders.map(({ spanId }) => spanId).toSorted(),
    )

    const orphans = spans.filter(({ parentSpanId }) => !parentSpanId).map(({ name }) => name)
    expect(new Set(orphans)).toEqual(new Set(['GET /:country', posted?.name]))
    expect(collector.text()).not.toMatch(/ana@|Ana Mora|example\.org|marmol|Two of us/)
  },
)
