import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { signPreview } from '#app/features/office/catalogue/preview-queries.server.ts'
import { withPreview } from '#app/links.ts'
import { startSite } from '#tools/site-process.ts'
import { filledCluster, seededUrl } from '#tools/testing/postgres-templates.ts'
import { seededRandom } from '#tools/testing/random-writers.ts'

/**
 * A storm of publishes: with 1,000 pages kept and 40 requests a second for random ones, prices of random trips change fifty
 * times in a minute; beside it the same minute without a change, and one in which twenty previews of documents are opened.
 */
const PAGES = 1_000
const REQUESTS_PER_SECOND = 40
const SECONDS = Number(process.env.BENCH_SECONDS ?? 60)
const PUBLISHES = (50 * SECONDS) / 60
const GOAL_MS = 300
const PREVIEWS = 20
const SECRET = 'a secret of this measurement, of 32 characters and more'

const cluster = await filledCluster()
const databaseUrl = seededUrl(cluster)
const { origin, stop } = await startSite({ databaseUrl, settings: { APP_SECRET: SECRET } })
const client = new pg.Client({ connectionString: databaseUrl })
await client.connect()
const random = seededRandom(20_261_129)

async function read(path: string): Promise<void> {
  const response = await fetch(origin + path, { headers: { 'accept-encoding': 'br' } })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${response.status} for ${path}`)
}

async function addresses(): Promise<string[]> {
  const locations = async (path: string) => {
    const text = await (await fetch(origin + path)).text()
    return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  }
  const parts = await locations('/sitemap.xml')
  const all = (await Promise.all(parts.map(locations))).flat()
  all.sort((a, b) => (a < b ? -1 : 1))
  return Array.from({ length: PAGES }, (_, index) => all[Math.floor((index * all.length) / PAGES)] ?? '/')
}

/** Asks for pages for a while, each on time whether or not the ones before were answered; beside it does something so often. */
async function minute(
  pages: readonly string[],
  publishes = 0,
  publish?: () => Promise<unknown>,
): Promise<string> {
  const times: number[] = []
  const answers: Promise<void>[] = []
  const began = performance.now()
  const cpuBefore = process.resourceUsage().userCPUTime
  const due = (count: number, perSecond: number) => began + (count * 1_000) / perSecond
  let published = 0
  for (let count = 0; count < SECONDS * REQUESTS_PER_SECOND; count++) {
    await sleep(Math.max(0, due(count, REQUESTS_PER_SECOND) - performance.now()))
    if (publish && published < publishes && performance.now() > due(published, publishes / SECONDS)) {
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

const takenMs: number[] = []
const heldMs: number[] = []

/** Opens the preview of a trip, which nothing keeps. */
async function preview(): Promise<void> {
  const { rows } = await client.query<{ key: string; country: string }>(
    "select key, country from document where kind = 'trip' order by key offset $1 limit 1",
    [random(100)],
  )
  const [{ key, country } = { key: '', country: '' }] = rows
  const { token } = signPreview(SECRET, [['trip', key, 1]], new Date())
  const began = performance.now()
  const response = await fetch(origin + withPreview(`/${country}/trip/${key}`, token))
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${response.status} for a preview of ${key}`)
  takenMs.push(performance.now() - began)
  heldMs.push(Number(response.headers.get('server-timing')?.split('=')[1]))
}

await client.query(`
  insert into document_version (kind, key, number, state, content)
  select kind, key, 1, 'draft', jsonb_set(content::jsonb, '{line}', '{"en": "A draft", "es": "Un borrador"}')::json
  from document where kind = 'trip'`)
const pages = await addresses()
for (const path of [...pages, ...pages]) await read(path)
process.stdout.write(`${pages.length} pages kept, ${REQUESTS_PER_SECOND} requests a second, ${SECONDS} s\n`)
process.stdout.write(`nothing changes          ${await minute(pages)}\n`)
process.stdout.write(
  `${Math.round(PUBLISHES)} publishes             ${await minute(pages, PUBLISHES, publish)}, goal p99 ${GOAL_MS} ms\n`,
)
await preview()
takenMs.length = heldMs.length = 0
process.stdout.write(`${PREVIEWS} previews              ${await minute(pages, PREVIEWS, preview)}\n`)
const middle = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]?.toFixed(0)
process.stdout.write(
  `a preview takes ${middle(takenMs)} ms, ${Math.max(...takenMs).toFixed(0)} at most, of which its transaction ${middle(heldMs)}, ${Math.max(...heldMs).toFixed(0)} at most\n`,
)
process.stdout.write(`nothing changes          ${await minute(pages)}\n`)
await client.end()
await stop()
await cluster.stop()
