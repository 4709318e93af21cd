import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { openStripe } from '#app/features/money/payment/open-stripe.server.ts'
import { openLog } from '#server/log.ts'
import { serveCollector } from '#tools/testing/otlp-collector.ts'
import { STRIPE_SECRET, serveStripe, WEBHOOK_SECRET } from '#tools/testing/stripe-server.ts'
import { tracePayments } from './trace-payments.ts'
import { describeStatement, openTraces } from './traces.ts'

/** Traces to a test collector, and the log lines beside them. */
async function open(answer: () => number | null = () => 200) {
  const collector = await serveCollector(answer)
  const logged: Record<string, unknown>[] = []
  const traces = openTraces({
    ...{ endpoint: `${collector.endpoint}/`, headers: '', serviceName: 'ceiba' },
    ...{ origin: 'https://ceiba.test', port: 0, trustedProxies: 0, gatherMs: 1 },
    getLog: () => log,
  })
  const log = openLog('info', { write: line => logged.push(JSON.parse(line)) }, traces.logFields)
  onTestFinished(traces.close)
  return { collector, logged, log, traces }
}

async function listen(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}

it('a log line has the ids of its trace, and none outside a trace', async () => {
  const { collector, logged, log, traces } = await open()
  await traces.inSpan({ name: 'some work' }, async () => log.info('within'))
  log.info('outside')
  await traces.close()
  const [span] = collector.spans()
  expect(logged[0]).toMatchObject({ msg: 'within', trace_id: span?.traceId, span_id: span?.spanId })
  expect(logged[1]).not.toHaveProperty('trace_id')
})

it('the log says once that the collector refuses traces, and once that it accepts them again', async () => {
  let status = 401
  const { collector, logged, traces } = await open(() => status)
  for (let refused = 1; refused <= 3; refused++) {
    await traces.inSpan({ name: 'lost' }, async () => undefined)
    await expect.poll(() => collector.asked.length).toBe(refused)
  }
  status = 200
  await expect
    .poll(async () => {
      await traces.inSpan({ name: 'taken' }, async () => undefined)
      return logged.map(({ msg }) => msg)
    })
    .toEqual([
      'the collector does not take traces; those are lost until it does',
      'the collector takes traces again',
    ])
})

it('a silent collector delays neither an answer nor the stop', async () => {
  const { collector, logged, traces } = await open(() => null)
  const { address } = await listen(traces.inFront((_, response) => response.end('answered')))
  const answer = async () => (await fetch(address)).text()
  expect(await answer()).toBe('answered')
  await expect.poll(() => collector.asked.length).toBe(1)
  for (let n = 0; n < 20; n++) expect(await answer()).toBe('answered')
  const begun = performance.now()
  await traces.close()
  expect(performance.now() - begun).toBeLessThan(5_000)
  expect(logged).toEqual([])
})

it('a stranger’s trace is not continued, and an error is reported by its kind alone', async () => {
  const { collector, traces } = await open()
  const fail = () => Promise.reject(new RangeError('ana@example.org'))
  const { address } = await listen(
    traces.inFront((_, response) => {
      traces.inSpan({ name: 'failing' }, fail).catch(() => response.writeHead(500).end())
    }),
  )
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
  await fetch(address, { headers: { traceparent: `00-${trace}-00f067aa0ba902b7-01` } })
  await expect.poll(() => collector.spans().length).toBe(2)
  const ERROR = 2
  expect(collector.spans()).toEqual([
    expect.objectContaining({ name: 'failing', status: ERROR, attributes: { 'error.type': 'RangeError' } }),
    expect.objectContaining({ name: 'GET cached answer', status: ERROR, parentSpanId: undefined }),
  ])
  expect(collector.text()).not.toContain(trace)
  expect(collector.text()).not.toContain('ana')
})

it('a call to the payment provider is traced, without whom it is about', async () => {
  const { collector, traces } = await open()
  const stripe = await serveStripe()
  onTestFinished(stripe.close)
  const { host } = stripe
  const cards = tracePayments(
    openStripe({ secretKey: STRIPE_SECRET, webhookSecret: WEBHOOK_SECRET, host }),
    traces.inSpan,
  )
  const page = {
    ...{ invoiceId: 1, reference: 'C-7', amountMinor: 20_000, currency: 'USD', what: 'Deposit' },
    ...{ email: 'ana@example.org', locale: 'en' as const, key: 'a key' },
    ...{ paidHref: 'https://ceiba.test/paid', backHref: 'https://ceiba.test/back' },
  }
  await cards.closePage((await cards.openPage(page))?.id ?? '')
  stripe.goAway(true)
  await expect(
    cards.refund({ paymentId: 'pi_1', amountMinor: 100, currency: 'USD', key: 'another' }),
  ).rejects.toThrow()
  await traces.close()
  expect(collector.spans()).toMatchObject([
    { name: 'payment provider: open a page', attributes: { 'peer.service': 'stripe' } },
    { name: 'payment provider: close a page', attributes: { 'peer.service': 'stripe' } },
    { name: 'payment provider: refund', attributes: { 'error.type': 'unavailable' } },
  ])
  expect(collector.text()).not.toMatch(/ana@|pi_1|C-7/)
})

it.each([
  ['select "id" from "trip" where "trip"."key" = $1 limit $2', 'select trip', undefined],
  ['insert into "outbox" ("id") values (default, $1)', 'insert outbox', undefined],
  ['begin isolation level repeatable read', 'begin', undefined],
  [
    "select * from sync.shape where email = 'o''hara@example.org' and plan_id in (42, 4.5)",
    'select sync.shape',
    'select * from sync.shape where email = ? and plan_id in (?, ?)',
  ],
  [String.raw`select E'ana\'s' from person where name = 'Ana'`, 'select', null],
  ['do $body$ update person set name = 1 $body$', 'do', null],
])('a statement is described without values: %s', (text, name, words = text) => {
  const told = describeStatement(text)
  expect(told.name).toBe(name)
  expect(told.attributes['db.query.text'] ?? null).toBe(words)
})
