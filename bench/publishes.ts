import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startSite } from '#tools/site-process.ts'
import { filledCluster, seededUrl } from '#tools/testing/postgres-templates.ts'
import { seededRandom } from '#tools/testing/random-writers.ts'
import { allPaths, spread } from './site-paths.ts'

/**
 * A storm of publishes: with 1,000 pages kept and 40 requests a second for random ones, prices of random trips change fifty
 * times in a minute; beside it the same minute without a change.
 */
const PAGES = 1_000
const REQUESTS_PER_SECOND = 40
const SECONDS = Number(process.env.BENCH_SECONDS ?? 60)
const PUBLISHES = (50 * SECONDS) / 60
const GOAL_MS = 300

const cluster = await filledCluster()
const databaseUrl = seededUrl(cluster)
const { origin, stop } = await startSite({ databaseUrl })
const client = new pg.Client({ connectionString: databaseUrl })
await client.connect()
const random = seededRandom(20_261_129)

async function read(path: string): Promise<void> {
  const response = await fetch(origin + path, { headers: { 'accept-encoding': 'br' } })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${response.status} for ${path}`)
}

/** Asks for pages for a while, each on time whether or not the ones before were answered. */
async function minute(pages: readonly string[], publish?: () => Promise<unknown>): Promise<string> {
  const times: number[] = []
  const answers: Promise<void>[] = []
  const began = performance.now()
  const cpuBefore = process.resourceUsage().userCPUTime
  const due = (count: number, perSecond: number) => began + (count * 1_000) / perSecond
  let published = 0
  for (let count = 0; count < SECONDS * REQUESTS_PER_SECOND; count++) {
    await sleep(Math.max(0, due(count, REQUESTS_PER_SECOND) - performance.now()))
    if (publish && published < PUBLISHES && performance.now() > due(published, PUBLISHES / SECONDS)) {
      published++
      answers.push(publish().then(() => undefined))
    }
    const started = performance.now()
    const path = pages[random(pages.length)] ?? '/'
    answers.push(read(path).then(() => void times.push(performance.now() - started)))
  }
  await Promise.all(answers)
  times.sort((a, b) => a - b)
  const at = (share: number) =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(0)
  const generator = (process.resourceUsage().userCPUTime - cpuBefore) / 1_000_000
  return `median ${at(0.5)} ms, p90 ${at(0.9)}, p99 ${at(0.99)}, longest ${at(1)} (of ${times.length}; this program took ${generator.toFixed(1)} CPU-seconds)`
}

function publish() {
  return client.query(
    `update price_component set amount_minor = amount_minor + 100
     where trip_id = (select id from trip where archived is null order by key offset $1 limit 1)`,
    [random(100)],
  )
}

const pages = spread(await allPaths(origin), PAGES)
for (const path of [...pages, ...pages]) await read(path)
process.stdout.write(`${pages.length} pages kept, ${REQUESTS_PER_SECOND} requests a second, ${SECONDS} s\n`)
process.stdout.write(`nothing changes          ${await minute(pages)}\n`)
process.stdout.write(
  `${Math.round(PUBLISHES)} publishes             ${await minute(pages, publish)}, goal p99 ${GOAL_MS} ms\n`,
)
await client.end()
await stop()
await cluster.stop()
