import { readdirSync, readFileSync } from 'node:fs'
import { readFinderQuery } from '#app/features/search/finder/filter-rows.ts'
import { EVERYTHING } from '#app/features/search/finder/finder.ts'
import { findDoors, searchSite } from '#app/features/search/site-search/site-search-queries.server.ts'
import { findTrips, searchTrips } from '#app/features/search/trip-search/trip-search-queries.server.ts'
import { readWords } from '#app/features/search/understanding/understanding-queries.server.ts'
import { noteContentChange } from '#app/freshness/content-version.ts'
import { connect } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { seed } from '#database/seed.ts'
import { temporaryCluster } from '#tools/postgres-cluster.ts'
import { querySets, readQueries } from './search-wishes/judge-page.ts'

/**
 * CPU of a query by words at the authored catalogue, its page not drawn: understanding, the trips ranked, the doors
 * beside them; of this process and of PostgreSQL. Each query is asked once, after others have filled the caches.
 */
const cluster = await temporaryCluster()
const { db, pool, close } = await connect({ url: cluster.url, dataDir: '' })
await migrate(pool)
await seed(db)
await pool.query('analyze')
noteContentChange(db, null)

/** Nanoseconds that a process has run; 0 of one that has ended since it was listed, as those do that clean up tables. */
function processNs(pid: string): number {
  try {
    return readdirSync(`/proc/${pid}/task`)
      .map(task => readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8'))
      .reduce((sum, text) => sum + Number(text.split(' ')[0]), 0)
  } catch {
    return 0
  }
}

/** Nanoseconds that PostgreSQL's processes have run. */
function databaseNs(): number {
  const children = readFileSync(`/proc/${cluster.process.pid}/task/${cluster.process.pid}/children`, 'utf8')
  return children
    .trim()
    .split(/\s+/)
    .reduce((sum, pid) => sum + processNs(pid), 0)
}

const ownNs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) * 1_000
}

const parts = new Map<string, { own: number[]; database: number[] }>()
async function measured<T>(name: string, run: () => Promise<T>): Promise<T> {
  const [own, database] = [ownNs(), databaseNs()]
  const found = await run()
  const part = parts.get(name) ?? { own: [], database: [] }
  parts.set(name, part)
  part.own.push((ownNs() - own) / 1e6)
  part.database.push((databaseNs() - database) / 1e6)
  return found
}

const queries = querySets.flatMap(readQueries)
const ctxOf = (locale: 'en' | 'es') => ({ db, locale, now: () => new Date('2026-11-22T12:00:00Z') })
for (const [i, { q, lang }] of queries.entries()) {
  const ctx = ctxOf(lang)
  const { words } = readFinderQuery(new URLSearchParams({ q }), { countries: [], animals: [] }).filters
  if (i === 60) parts.clear()
  await measured('whole query', async () => {
    const read = await measured('understanding', () => readWords(ctx, words))
    await measured('ranking', () => findTrips(ctx, { ...EVERYTHING, words }, read))
    if (read) await measured('doors', () => findDoors(ctx, words, read))
  })
  await measured('with cards', async () =>
    searchTrips(ctx, { ...EVERYTHING, words }, await readWords(ctx, words)),
  )
  if (words) await measured('search box', () => searchSite(ctx, words))
}
for (const [name, { own, database }] of parts) {
  const line = [own, database].map(list => {
    const sorted = list.toSorted((a, b) => a - b)
    const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
    const mean = (list.reduce((sum, one) => sum + one, 0) / list.length).toFixed(1)
    return `median ${at(0.5)} p99 ${at(0.99)} mean ${mean}`
  })
  process.stdout.write(`${name.padEnd(14)} process ${line[0]} ms; PostgreSQL ${line[1]} ms\n`)
}
await close()
await cluster.stop()
