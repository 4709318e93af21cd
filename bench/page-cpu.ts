import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from '#tools/site-process.ts'
import { embeddedTemplates } from '#tools/testing/embedded-templates.ts'
import { filledCluster, seededUrl } from '#tools/testing/postgres-templates.ts'
import { allPaths, spread } from './site-paths.ts'

/**
 * CPU of the process for one page that is not cached, on PostgreSQL (or, with the argument `embedded`, on the embedded
 * engine): the mean of pages of a kind, each asked once and one after the other, after 300 others and a few of the kind, which
 * read what a kind needs once. First in a process on an empty data
 * folder, then in the next one, which has the maps that the first has drawn. Other programs on the machine change it little.
 */
const WALK = 300
const MOST = 40
/** In each language. */
const KNOWN = 3
/** Clock ticks of /proc are hundredths of a second on Linux. */
const TICK_MS = 10
const WORDS = [
  'sloths',
  'whales',
  'cloud forest',
  'ruins',
  'kids',
  'birds',
  'hiking',
  'coffee',
  'beach',
  'slow',
]

const isEmbedded = process.argv.includes('embedded')
const cluster = isEmbedded ? null : await filledCluster()
const folder = mkdtempSync(join(tmpdir(), 'ceiba-bench-'))
if (isEmbedded) cpSync((await embeddedTemplates()).content, folder, { recursive: true })

const start = () => startSite({ folder, databaseUrl: cluster ? seededUrl(cluster) : undefined })
let site = await start()

const all = (await allPaths(site.origin)).filter(path => !path.startsWith('/es'))
const matching = (pattern: RegExp) => all.filter(path => pattern.test(path))
const finders = WORDS.flatMap(one =>
  WORDS.map(other => `/trips?q=${encodeURIComponent(`${one} and ${other}`)}`),
)
const KINDS: Readonly<Record<string, { paths: readonly string[]; goalMs: number }>> = {
  trip: { paths: matching(/^\/(?!maps)[^/]+\/trip\/[^/]+$/), goalMs: 20 },
  place: { paths: matching(/^\/[^/]+\/destinations\/[^/]+$/), goalMs: 15 },
  country: { paths: matching(/^\/[^/]+\/tours$/).map(path => path.replace('/tours', '')), goalMs: 15 },
  hotels: { paths: matching(/^\/[^/]+\/hotels$/), goalMs: 18 },
  'finder, words': { paths: finders, goalMs: 25 },
}

/** Milliseconds that each kind of thread has taken: the program itself, V8's, the pool's, the engine's. */
function threadsMs(): Map<string, number> {
  const folder = `/proc/${site.child.pid}/task`
  const ms = new Map<string, number>()
  for (const thread of readdirSync(folder)) {
    const stat = readFileSync(`${folder}/${thread}/stat`, 'utf8')
    const [, name = '', rest = ''] = /^\d+ \((.*)\) (.*)$/s.exec(stat) ?? []
    const fields = rest.split(' ')
    const kind = Number(thread) === site.child.pid ? 'main' : name
    ms.set(kind, (ms.get(kind) ?? 0) + (Number(fields[11]) + Number(fields[12])) * TICK_MS)
  }
  return ms
}

async function ask(path: string): Promise<void> {
  const response = await fetch(site.origin + path, { headers: { 'accept-encoding': 'br' } })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${response.status} for ${response.url}`)
}

async function measure(paths: readonly string[]): Promise<string> {
  const before = threadsMs()
  for (const path of paths) await ask(path)
  const each = [...threadsMs()].map(
    ([kind, ms]) => [kind, (ms - (before.get(kind) ?? 0)) / paths.length] as const,
  )
  const sum = each.reduce((total, [, ms]) => total + ms, 0)
  const parts = each.filter(([, ms]) => ms >= 0.1).map(([kind, ms]) => `${kind} ${ms.toFixed(1)}`)
  return `${sum.toFixed(1)} ms (${parts.join(', ')})`
}

const kinds = Object.values(KINDS).flatMap(({ paths }) => paths)
const others = spread(
  all.filter(path => !kinds.includes(path)),
  WALK,
)

async function measureAll(): Promise<void> {
  process.stdout.write(`${others.length} pages of other kinds: ${await measure(others)}\n`)
  for (const [name, { paths, goalMs }] of Object.entries(KINDS)) {
    const both = spread(paths, MOST + KNOWN).flatMap(path => [path, `/es${path}`])
    const [known, asked] = [both.slice(0, 2 * KNOWN), both.slice(2 * KNOWN)]
    for (const path of known) await ask(path)
    process.stdout.write(`${asked.length} × ${name}: ${await measure(asked)}, goal ${goalMs} ms\n`)
  }
}

process.stdout.write('on an empty data folder\n')
await measureAll()
await site.stop()
// Without the pages themselves, which the next process would give out.
rmSync(join(folder, 'pages'), { force: true })
site = await start()
process.stdout.write('in the next process\n')
await measureAll()
await site.stop()
rmSync(folder, { recursive: true })
await cluster?.stop()
