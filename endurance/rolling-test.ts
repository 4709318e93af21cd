import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ShapeStream } from '@electric-sql/client'
import pg from 'pg'
import { SMTPServer } from 'smtp-server'
import { prepareNginx } from '#tools/machine.ts'
import { freePort } from '#tools/postgres-cluster.ts'
import { type SiteProcess, type SiteProcessOptions, startSite } from '#tools/site-process.ts'
import { filledCluster, seededUrl } from '#tools/testing/postgres-templates.ts'
import { countFault, keepAsking, newTally, type Tally } from './busy-client.ts'
import { noRequests, sendRequest, verifyRequests } from './crash-requests.ts'
import { startNginx } from './nginx.ts'

/**
 * npm run rolling [rounds]: two nodes behind nginx on one PostgreSQL, stopped and started one after the other under
 * load. No request may fail, no email may be sent twice, live rows must continue, and both nodes must show the same.
 */
const rounds = Number(process.argv[2] ?? 2)
const CLIENTS = 16
const SENDERS = 2
const CHANGE_MS = 2_000
/** The pause between two restarts. */
const REST_MS = 3_000
const SECRET = 'of the two nodes of the rolling test, and of nothing else'
const PATHS = ['/', '/es', '/peru', '/costa-rica', '/trips?country=peru', '/api/public/country']

const tally = newTally()
let isOver = false

/** A mail server that counts how often it gets each email. */
async function countEmails() {
  const times = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, _session, done) => {
      const raw = Buffer.concat(await stream.toArray()).toString()
      const [, id = ''] = /^message-id: (.*)$/im.exec(raw) ?? []
      times.set(id, (times.get(id) ?? 0) + 1)
      done()
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return { times, url: `smtp://127.0.0.1:${port}`, close: () => server.close(() => undefined) }
}

/** Follows the reviews as browsers do, while one of them changes again and again. */
async function followChanges(origin: string, client: pg.Client, followed: Tally) {
  const { rows } = await client.query<{ id: string }>('select min(id)::text as id from review')
  const id = rows[0]?.id
  const gone = new AbortController()
  const stream = new ShapeStream({
    url: `${origin}/api/public/electric/v1/shape`,
    params: { table: 'review', columns: ['id', 'name'] },
    signal: gone.signal,
    onError: error => countFault(followed, `live rows: ${error.message}`),
  })
  const heard = new Set<unknown>()
  // Counts messages: two changes may arrive together, and each must arrive.
  stream.subscribe(messages => {
    for (const message of messages)
      if ('value' in message && String(message.value.id) === id) heard.add(message.value.name)
  })
  async function change(): Promise<string[]> {
    const written: string[] = []
    while (!isOver) {
      const name = `Guest ${written.length}`
      await client.query('update review set name = $1 where id = $2', [name, id])
      written.push(name)
      await sleep(CHANGE_MS)
    }
    return written
  }
  return { heard, changes: change(), stop: () => gone.abort() }
}

/** How long after a name is changed both nodes show it. */
async function untilShown(nodes: readonly SiteProcess[], client: pg.Client): Promise<number> {
  const read = () =>
    Promise.all(nodes.map(({ origin }) => fetch(`${origin}/peru`).then(answer => answer.text())))
  await read()
  await client.query(
    `update country set name = '{"en": "Peru renamed", "es": "Perú renombrado"}' where tag = 'peru'`,
  )
  const writtenMs = performance.now()
  for (;;) {
    const askedMs = performance.now() - writtenMs
    const pages = await read()
    const isShown = pages.every(page => page.includes('Peru renamed')) && new Set(pages).size === 1
    if (isShown || askedMs > 10_000) return askedMs
  }
}

async function sendUntilOver(origin: string, requests: ReturnType<typeof noRequests>): Promise<void> {
  while (!isOver) {
    if (!(await sendRequest(origin, requests)))
      countFault(tally, `a request was not acknowledged: ${requests.faults.at(-1)}`)
    await sleep(50)
  }
}

const lacking = prepareNginx()
if (lacking.length > 0) {
  process.stdout.write(`Two nodes cannot run here. Missing:\n${lacking.map(line => `  ${line}\n`).join('')}`)
  process.exit(1)
}
const folder = mkdtempSync(join(tmpdir(), 'ceiba-rolling-'))
const cluster = await filledCluster()
const databaseUrl = seededUrl(cluster)
const mail = await countEmails()
const ports = [await freePort(), await freePort()]
const nginx = await startNginx(folder, ports)
const options = ports.map<SiteProcessOptions>((port, index) => ({
  port,
  folder: join(folder, `node-${index}`),
  databaseUrl,
  settings: {
    APP_SECRET: SECRET,
    AUTH_SECRET: SECRET,
    ORIGIN: nginx.origin,
    SMTP_URL: mail.url,
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '5',
  },
}))
const nodes = [await startSite(options[0]), await startSite(options[1])]
const client = new pg.Client({ connectionString: databaseUrl })
await client.connect()

const requests = noRequests()
const { heard, changes, stop } = await followChanges(nginx.origin, client, tally)
const busy = [
  ...Array.from({ length: CLIENTS }, () =>
    keepAsking({ origin: nginx.origin, paths: PATHS, tally, goesOn: () => !isOver }),
  ),
  ...Array.from({ length: SENDERS }, () => sendUntilOver(nginx.origin, requests)),
]
await sleep(REST_MS)
for (let round = 0; round < rounds; round++) {
  for (const [index, node] of nodes.entries()) {
    await node.stop()
    nodes[index] = await startSite(options[index])
    await sleep(REST_MS)
  }
}
isOver = true
await Promise.all(busy)
const written = await changes
const shownMs = await untilShown(nodes, client)

const waiting = `select count(*)::int as waiting from outbox where sent_ts is null and gave_up_ts is null`
for (let tries = 0; tries < 600; tries++) {
  const { rows } = await client.query<{ waiting: number }>(waiting)
  if (rows[0]?.waiting === 0) break
  await sleep(100)
}
const missed = written.filter(name => !heard.has(name))
stop()
for (const fault of await verifyRequests(client, requests)) countFault(tally, fault)
const doubled = [...mail.times.values()].filter(times => times > 1).length
if (doubled > 0) countFault(tally, `${doubled} emails left twice`)
if (mail.times.size < requests.acknowledged.size * 2) countFault(tally, 'emails are missing')
if (missed.length > 0)
  countFault(tally, `${missed.length} of ${written.length} changes of live rows were not heard`)
if (shownMs > 1_000) countFault(tally, `the nodes agreed only after ${Math.round(shownMs)} ms`)

await client.end()
await nginx.stop()
for (const node of nodes) await node.stop()
mail.close()
await cluster.stop()
for (const [fault, times] of tally.faults) process.stdout.write(`${times} × ${fault}\n`)
if (tally.faults.size > 0) process.stdout.write(`${nginx.complaints().split('\n').slice(-8).join('\n')}\n`)
rmSync(folder, { recursive: true, force: true })
process.stdout.write(
  `two nodes, each stopped and started ${rounds} times: ${tally.answered} answers, ${requests.acknowledged.size} requests, ${mail.times.size} emails (${doubled} twice), ${written.length} live changes, the nodes agreed after ${Math.round(shownMs)} ms; ${tally.faults.size} kinds of faults\n`,
)
process.exit(tally.faults.size === 0 ? 0 : 1)
