import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { startSite } from '#tools/site-process.ts'
import { filledCluster, seededUrl } from '#tools/testing/postgres-templates.ts'
import { logIn } from './log-in.ts'
import { followReviews } from './mixed-followers.ts'
import { publishEach } from './mixed-publishes.ts'
import { type MixedRequest, mixOf, residentMb } from './mixed-requests.ts'

/**
 * Mixed load at 80 % of the site's capacity on this machine at this moment, after each page was read once: response times,
 * errors, and the process's memory, while the office publishes a trip each ten seconds. `BENCH_MINUTES` (15) and `BENCH_ENGINE=postgres` (embedded); the load comes from the same cores.
 */
const MINUTES = Number(process.env.BENCH_MINUTES ?? 15)
const CONNECTIONS = 32
const CAPACITY_MS = 20_000
const SHARE = 0.8
const MOST_WAITING = 2 * CONNECTIONS
const SAMPLE_MS = 5_000
const FOLLOWERS = 8
const PUBLISH_SECONDS = 10
/** Less growth than this in the second half, between the means of its quarters, counts as flat. */
const FLAT_MB_A_MINUTE = 2

interface Measured {
  /** By kind of request, in milliseconds. */
  times: Map<string, number[]>
  faults: Map<string, number>
}

const count = (faults: Map<string, number>, fault: string) => faults.set(fault, (faults.get(fault) ?? 0) + 1)

function ask(url: string, agent: Agent, body?: string): Promise<number> {
  const headers = { 'accept-encoding': 'br', ...(body && { 'content-type': 'application/json' }) }
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, method: body ? 'POST' : 'GET', headers }, answer => {
      answer.on('error', reject).on('end', () => resolve(answer.statusCode ?? 0))
      answer.resume()
    })
    asked.on('error', reject).end(body)
  })
}

const middleOf = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
const meanOf = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / (values.length || 1)

const cluster = process.env.BENCH_ENGINE === 'postgres' ? await filledCluster() : undefined
const site = await startSite({
  ...(cluster ? { databaseUrl: seededUrl(cluster) } : { seeded: true }),
  settings: { SEED_PEOPLE: 'on' },
})
const { origin } = site
const admin = await logIn(origin, site.folder, 'admin')
const pid = site.child.pid ?? 0
const { pages, next } = await mixOf(origin)
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, scheduling: 'fifo' })
let asked = 0

async function measure({ kind, path, body }: MixedRequest, dueMs: number, measured: Measured): Promise<void> {
  try {
    const status = await ask(origin + path, agent, body)
    if (status !== 200) count(measured.faults, `${kind}: ${status}`)
    const times = measured.times.get(kind) ?? []
    measured.times.set(kind, times)
    times.push(performance.now() - dueMs)
  } catch (error) {
    count(measured.faults, `${kind}: ${(error as NodeJS.ErrnoException).code}`)
  }
}

const nothing = (): Measured => ({ times: new Map(), faults: new Map() })

/** Answers a second if every connection sends its next request at once. */
async function capacity(forMs: number): Promise<number> {
  const end = performance.now() + forMs
  const before = asked
  const measured = nothing()
  async function connection(): Promise<void> {
    while (performance.now() < end) await measure(next(asked++), performance.now(), measured)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  for (const [fault, times] of measured.faults) process.stdout.write(`at full load: ${times} × ${fault}\n`)
  return ((asked - before) * 1_000) / forMs
}

/**
 * Sends requests at a fixed rate, whether or not earlier ones are answered, so that waiting is included in the times.
 * Returns how many were not sent because too many were waiting: the machine was slower than when its capacity was
 * measured.
 */
async function keepAsking(perSecond: number, measured: Measured, samples: number[]): Promise<number> {
  const begunMs = performance.now()
  const endMs = begunMs + MINUTES * 60_000
  const running = new Set<Promise<void>>()
  let sampledMs = begunMs
  let skipped = 0
  for (let sent = 0; ; sent++) {
    const dueMs = begunMs + (sent * 1_000) / perSecond
    if (dueMs > endMs) break
    const waitMs = dueMs - performance.now()
    if (waitMs > 1) await sleep(waitMs)
    if (running.size < MOST_WAITING) {
      const one: Promise<void> = measure(next(asked++), dueMs, measured).finally(() => running.delete(one))
      running.add(one)
    } else skipped++
    if (performance.now() - sampledMs < SAMPLE_MS) continue
    sampledMs = performance.now()
    samples.push(residentMb(pid))
  }
  await Promise.all(running)
  return skipped
}

/** Reads every page once, so that what grows afterwards is not a cache that fills. */
async function fillCaches(): Promise<void> {
  const rest = pages.values()
  async function connection(): Promise<void> {
    for (const path of rest) await ask(origin + path, agent)
  }
  await Promise.all(Array.from({ length: 4 }, connection))
}

const emptyMb = residentMb(pid)
await fillCaches()
process.stdout.write(
  `${pages.length} pages read once: ${emptyMb.toFixed(0)} to ${residentMb(pid).toFixed(0)} MB\n`,
)
await capacity(CAPACITY_MS)
const full = await capacity(CAPACITY_MS)
const perSecond = full * SHARE
process.stdout.write(
  `${Math.round(full)} answers a second at most; ${Math.round(perSecond)} a second for ${MINUTES} minutes\n`,
)
const followers = followReviews(origin, FOLLOWERS)
const publishes = publishEach(PUBLISH_SECONDS, admin)
const measured = nothing()
const samples: number[] = []
const skipped = await keepAsking(perSecond, measured, samples)
const published = await publishes.stop()
measured.times.set('publish', published.times)
for (const [fault, times] of [...(await followers.stop()), ...published.faults])
  measured.faults.set(fault, times)

for (const [kind, times] of [...measured.times].toSorted()) {
  const sorted = times.toSorted((a, b) => a - b)
  process.stdout.write(
    `${kind.padEnd(10)} ${String(sorted.length).padStart(7)} answers, median ${middleOf(sorted, 0.5).toFixed(0)} ms, p99 ${middleOf(sorted, 0.99).toFixed(0)} ms\n`,
  )
}
const quarter = Math.floor(samples.length / 4)
const [third, fourth] = [samples.slice(-2 * quarter, -quarter), samples.slice(-quarter)]
const growth = ((meanOf(fourth) - meanOf(third)) * 4) / MINUTES
const shown = samples.filter((_, n) => n % Math.ceil(samples.length / 20) === 0).map(Math.round)
process.stdout.write(
  `memory     ${shown.join(' ')} MB; in the second half ${growth.toFixed(1)} MB a minute (flat: under ${FLAT_MB_A_MINUTE})\n`,
)
for (const [fault, times] of measured.faults) process.stdout.write(`${times} × ${fault}\n`)
process.stdout.write(
  `${measured.faults.size} kinds of faults, ${followers.heard()} held requests answered, ${skipped} requests not asked\n`,
)
await site.stop()
await cluster?.stop()
process.exit(measured.faults.size === 0 && growth < FLAT_MB_A_MINUTE ? 0 : 1)
