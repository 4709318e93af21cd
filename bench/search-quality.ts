import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { z } from 'zod'
import { readFinderQuery } from '#app/features/search/finder/filter-rows.ts'
import { EVERYTHING } from '#app/features/search/finder/finder.ts'
import { searchSite } from '#app/features/search/site-search/site-search-queries.server.ts'
import { findTrips } from '#app/features/search/trip-search/trip-search-queries.server.ts'
import { readWords } from '#app/features/search/understanding/understanding-queries.server.ts'
import { noteContentChange } from '#app/freshness/content-version.ts'
import { connect } from '#database/connect.ts'
import { readCatalogue } from '#database/content/catalogue.ts'
import { migrate } from '#database/migrate.ts'
import { seed } from '#database/seed.ts'
import { temporaryCluster } from '#tools/postgres-cluster.ts'
import { startSite } from '#tools/site-process.ts'
import { compareClasses } from './search-wishes/compare-classes.ts'
import { isPageRight, querySets, readQueries, type StrangersQuery } from './search-wishes/judge-page.ts'
import { type Answer, isRight, isWhollyRight, tripFacts } from './search-wishes/judge-wish.ts'
import { readWishes, type Wish } from './search-wishes/read-wishes.ts'

/**
 * Travellers' queries against the authored catalogue: the share with a right answer among the first three, of the
 * wishes the search was built with and of those held out, and how long the finder takes; then the pages of the built
 * site that answer strangers, class by class, beside the stored figures. A class that became worse is named, and the
 * exit code is 1. `--missed` lists the wrong ones; `--keep` stores the figures.
 */
const cluster = await temporaryCluster()
const { db, pool, close } = await connect({ url: cluster.url, dataDir: '' })
await migrate(pool)
await seed(db)
// As on the site, what was read is cached.
noteContentChange(db, null)
const today = () => new Date('2026-11-22T12:00:00Z')
const facts = tripFacts(readCatalogue('content').catalogue)
const times: number[] = []

async function answer({ query, language: locale }: Wish): Promise<Answer> {
  const ctx = { db, locale, now: today }
  const params = new URLSearchParams({ q: query })
  const { words } = readFinderQuery(params, { countries: [], animals: [] }).filters
  const started = performance.now()
  const { keys } = await findTrips(ctx, { ...EVERYTHING, words }, await readWords(ctx, words))
  times.push(performance.now() - started)
  const site = words === '' ? null : await searchSite(ctx, words)
  const keysOf = (hits: readonly { key: string }[] = []) => hits.map(({ key }) => key)
  return {
    trips: keys,
    places: keysOf(site?.places),
    species: keysOf(site?.species),
    tours: keysOf(site?.tours),
    articles: keysOf(site?.articles),
    planners: keysOf(site?.planners),
  }
}

async function judge(name: string, wishes: readonly Wish[], listsMissed: boolean): Promise<void> {
  let [right, wholly, whollyAsked, empty] = [0, 0, 0, 0]
  for (const wish of wishes) {
    const answered = await answer(wish)
    const isAnswered = isRight(wish, answered, facts)
    const isWhole = isWhollyRight(wish, answered, facts)
    right += Number(isAnswered)
    wholly += Number(isWhole === true)
    whollyAsked += Number(isWhole !== null)
    empty += Number(answered.trips.length === 0)
    if (listsMissed && !isAnswered) {
      const expected = JSON.stringify(wish.expect)
      process.stdout.write(
        `  ${wish.kind}: ${wish.query.slice(0, 80)}\n    ${expected}\n    ${answered.trips.slice(0, 3).join(', ')}\n`,
      )
    }
  }
  const share = (count: number, of: number) => `${((100 * count) / of).toFixed(1)} %`
  process.stdout.write(
    `${name.padEnd(12)} ${share(right, wishes.length)} right of ${wishes.length}, ` +
      `${share(wholly, whollyAsked)} with all of the first three, ${empty} empty\n`,
  )
}

const { building, aside } = readWishes()
await judge('built with', building, process.argv.includes('--missed'))
await judge('put aside', aside, false)
const sorted = times.toSorted((a, b) => a - b)
const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
process.stdout.write(`the finder’s trips: median ${at(0.5)} ms, p99 ${at(0.99)} ms\n`)
await close()
await cluster.stop()

const BASELINE = new URL('search-wishes/baseline.json', import.meta.url)
const counts = z.record(z.string(), z.number().int())
const site = await startSite({ seeded: true, settings: { LIMIT_FACTOR: '100000' } })

/** Nanoseconds that the process has run. */
function cpuNs(): number {
  const tasks = `/proc/${site.child.pid}/task`
  return readdirSync(tasks).reduce((sum, task) => {
    const [ran = '0'] = readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')
    return sum + Number(ran)
  }, 0)
}

async function pageOf({ q, lang, page }: StrangersQuery): Promise<string> {
  const prefix = lang === 'en' ? '' : `/${lang}`
  const response = await fetch(`${site.origin}${prefix}/${page}?q=${encodeURIComponent(q)}`)
  if (response.status !== 200) throw new Error(`${response.status} for ${q}`)
  return response.text()
}

const now = new Map<string, number>()
const of = new Map<string, number>()
const spentMs: number[] = []
for (const set of querySets) {
  let rightOfSet = 0
  const queries = readQueries(set)
  for (const query of queries) {
    const name = `${set}: ${query.class}`
    const before = cpuNs()
    const html = await pageOf(query)
    if (query.page === 'trips') spentMs.push((cpuNs() - before) / 1_000_000)
    const isAnswered = isPageRight(query, html)
    rightOfSet += Number(isAnswered)
    now.set(name, (now.get(name) ?? 0) + Number(isAnswered))
    of.set(name, (of.get(name) ?? 0) + 1)
    if (!isAnswered && process.argv.includes('--missed')) process.stdout.write(`  ${name}: ${query.q}\n`)
  }
  process.stdout.write(
    `${set.padEnd(14)} ${((100 * rightOfSet) / queries.length).toFixed(1)} % right of ${queries.length}\n`,
  )
}
await site.stop()

const stored = counts.parse(JSON.parse(readFileSync(BASELINE, 'utf8')))
const { worse, notes } = compareClasses(Object.fromEntries(now), stored)
for (const [name, right] of now)
  process.stdout.write(`  ${name.padEnd(34)} ${right} of ${of.get(name)}  ${notes[name] ?? ''}\n`)
const spent = spentMs.toSorted((a, b) => a - b)
const cpuAt = (share: number) => (spent[Math.floor(spent.length * share)] ?? 0).toFixed(1)
process.stdout.write(
  `CPU of the process for a page of trips: median ${cpuAt(0.5)} ms, p99 ${cpuAt(0.99)} ms\n`,
)
if (process.argv.includes('--keep'))
  writeFileSync(BASELINE, `${JSON.stringify(Object.fromEntries(now), null, 2)}\n`)
else if (worse.length > 0) process.exitCode = 1
