import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import pg from 'pg'
import { listInbox } from '#app/features/office/inbox/inbox-queries.server.ts'
import { connect } from '#database/connect.ts'
import { findPostgres, temporaryCluster } from '#tools/postgres-cluster.ts'
import { startSite } from '#tools/site-process.ts'
import { addOpenPlans } from './loaded-database.ts'
import { type Caller, logIn } from './log-in.ts'

/**
 * The office's board with 10,000 open plans, on each engine: its first rows, and how soon a planner's change reaches
 * an admin's held request and shows on the admin's board. Up to 300 ms neither feels like waiting.
 */
const PLANS = Number(process.env.BENCH_PLANS ?? 10_000)
const READS = 200
const CHANGES = 60
const TARGET_MS = 300

function say(name: string, times: number[]): void {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)} ms`
  process.stdout.write(`${name.padEnd(58)} median ${at(0.5)}, p99 ${at(0.99)}, target ${TARGET_MS} ms\n`)
}

async function timesOf(count: number, run: (n: number) => Promise<unknown>): Promise<number[]> {
  for (let n = 0; n < count / 4; n++) await run(n)
  const times: number[] = []
  for (let n = 0; n < count; n++) {
    const started = performance.now()
    await run(n)
    times.push(performance.now() - started)
  }
  return times
}

/** Follows the board's rows as a long poll: the present position, and the next change. */
async function followBoard(ask: Caller) {
  const board = `/api/public/electric/v1/shape?table=plan&columns=id,revision,snoozed_until`
  const first = await ask(`${board}&offset=-1`)
  let offset = first.headers.get('electric-offset') ?? ''
  const handle = first.headers.get('electric-handle')
  async function next(isLive: boolean): Promise<string> {
    const { text, headers } = await ask(
      `${board}&offset=${offset}&handle=${handle}${isLive ? '&live=true' : ''}`,
    )
    offset = headers.get('electric-offset') ?? offset
    return text
  }
  for (let text = ''; !text.includes('up-to-date'); ) text = await next(false)
  return { next: () => next(true) }
}

async function measureChanges(name: string, admin: Caller, planner: Caller): Promise<void> {
  const { data } = JSON.parse((await planner('/api/admin/plan')).text)
  const ids: number[] = data.map(({ id }: { id: number }) => id)
  const followed = await followBoard(admin)
  const told: number[] = []
  const shown: number[] = []
  for (let n = 0; n < CHANGES; n++) {
    const id = ids[n % ids.length] ?? 0
    const held = followed.next()
    // Wait until the board is idle before each change, as for a planner who is reading it.
    await new Promise(resolve => setTimeout(resolve, 50))
    const started = performance.now()
    const until = new Date(Date.now() + 86_400_000 + n * 1_000).toISOString()
    const changed = planner(`/api/admin/plan/${id}/snooze`, { body: { until } })
    for (let text = await held; !text.includes(`"id":"${id}"`); ) text = await followed.next()
    told.push(performance.now() - started)
    await admin('/api/admin/plan')
    shown.push(performance.now() - started)
    await changed
  }
  say(`${name}: a change is told to another's held request`, told)
  say(`${name}: and stands on another's board`, shown)
}

async function measure(name: string, databaseUrl: string | undefined): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ceiba-bench-'))
  const site = await startSite({ folder, databaseUrl, settings: { SEED_PEOPLE: 'on' } })
  const pool = databaseUrl
    ? new pg.Pool({ connectionString: databaseUrl })
    : new pg.Pool({
        host: readFileSync(join(folder, 'database-host'), 'utf8'),
        user: 'postgres',
        database: 'postgres',
        max: 1,
      })
  await addOpenPlans(pool, PLANS)
  const admin = await logIn(site.origin, folder, 'admin')
  const planner = await logIn(site.origin, folder, 'planner')
  say(
    `${name}: first rows of ${PLANS} open plans, everybody's`,
    await timesOf(READS, () => admin('/api/admin/plan')),
  )
  const mine = '/api/admin/plan?planner=me'
  say(`${name}: first rows, a planner's own`, await timesOf(READS, () => planner(mine)))
  const found = (n: number) => `/api/admin/plan?q=Traveller+${n}`
  say(`${name}: looked for by name`, await timesOf(READS, n => admin(found(n))))
  await measureChanges(name, admin, planner)
  await pool.end()
  if (databaseUrl) {
    const { db, close } = await connect({ url: databaseUrl, dataDir: '' })
    const asking = { db, actor: { kind: 'admin', userId: 1 }, now: () => new Date() } as const
    say(`${name}: the queries of the first rows alone`, await timesOf(READS, () => listInbox(asking, {})))
    await close()
  }
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
}

await measure('embedded', undefined)
if (findPostgres()) {
  const cluster = await temporaryCluster()
  await measure('postgres', cluster.url)
  await cluster.stop()
}
