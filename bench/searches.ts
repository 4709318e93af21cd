import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { valuesInForm } from '#app/features/search/finder/filter-rows.ts'
import { EVERYTHING, type FinderFilters, withValues } from '#app/features/search/finder/finder.ts'
import { searchSite } from '#app/features/search/site-search/site-search-queries.server.ts'
import { searchTrips } from '#app/features/search/trip-search/trip-search-queries.server.ts'
import { readWords } from '#app/features/search/understanding/understanding-queries.server.ts'
import { searchFeedback } from '#app/features/voices/review/review-queries.server.ts'
import { efforts } from '#app/features/wish/wish.ts'
import { noteContentChange } from '#app/freshness/content-version.ts'
import { connect } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { seed } from '#database/seed.ts'
import { temporaryCluster } from '#tools/postgres-cluster.ts'
import { goals, groups } from '../database/values/goals.ts'
import { addReviews, addTrips } from './loaded-database.ts'

/**
 * The review search with 100,000 reviews and the finder's search with 10,000, 100,000 and 1,000,000 trips, on
 * PostgreSQL, beside the round trip of an empty statement; elapsed and CPU time (Linux). `BENCH_TRIPS=100000` stops
 * earlier.
 */
const REVIEWS = Number(process.env.BENCH_REVIEWS ?? 100_000)
const SIZES = [10_000, 100_000, 1_000_000].filter(
  size => size <= Number(process.env.BENCH_TRIPS ?? 1_000_000),
)
const ROUNDS = 400

/** The CPU time of ended database processes, in hundredths of a second. */
function endedSeconds(): number {
  const after = readFileSync(`/proc/${cluster.process.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(after[13]) + Number(after[14])) / 100
}

/** Seconds of CPU that the database and this process have used; other programs do not count. */
function cpuSeconds(): number {
  const children = readFileSync(`/proc/${cluster.process.pid}/task/${cluster.process.pid}/children`, 'utf8')
  const pids = children.trim().split(/\s+/).filter(Boolean)
  const nanoseconds = pids.map(pid => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]))
  const { user, system } = process.cpuUsage()
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e9 + endedSeconds() + (user + system) / 1e6
}

async function measure(name: string, run: (n: number) => Promise<unknown>): Promise<number> {
  for (let n = 0; n < ROUNDS / 4; n++) await run(n)
  const times: number[] = []
  const before = cpuSeconds()
  for (let n = 0; n < ROUNDS; n++) {
    const started = performance.now()
    await run(n)
    times.push(performance.now() - started)
  }
  const cpu = ((cpuSeconds() - before) * 1_000) / ROUNDS
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  const figures = `median ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms, ${cpu.toFixed(1)} ms of CPU`
  process.stdout.write(`${name.padEnd(44)} ${figures}\n`)
  return cpu
}

const cluster = await temporaryCluster()
const { db, pool, close } = await connect({ url: cluster.url, dataDir: '' })
await migrate(pool)
await seed(db)
// As on the site, what was read is cached.
noteContentChange(db, null)
const reading = { db, locale: 'en', now: () => new Date() } as const
const find = async (filters: FinderFilters) =>
  searchTrips(reading, filters, await readWords(reading, filters.words))
const { rows: served } = await pool.query<{ tag: string }>(
  `select tag from country where active and type = 'country' order by tag`,
)
const tags = served.map(({ tag }) => tag)
const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T

const TOPICS = ['', '', 'family', 'whales', 'Treks & Trails', 'solo', 'bobsleigh', 'food', 'birds']
await addReviews(pool, REVIEWS)
await measure('a statement that does nothing', () => pool.query('select 1'))
for (const recent of [true, false])
  await measure(`review search, ${REVIEWS} reviews, ${recent ? 'the newest' : 'mixed'}`, n => {
    const query = `${n % 4 === 0 ? '' : pick(tags, n)} ${pick(TOPICS, n >> 1)}`.trim()
    return searchFeedback(reading, { query, recent, limit: pick([10, 16, 100], n) })
  })

const PHRASES = [
  'ten days in peru with kids',
  'gorillas under 4000 dollars',
  'whales in september',
  'ocho días en costa rica con niños, sin avión',
  'drake bay',
  'quetzal',
  'cloud forest',
  'volcano',
  'kayak mangrove',
  'gorilla',
  'turtle reef',
  'monast',
  'volcno',
]

/** Contents of the search box while a person types, with typing errors. */
const TYPED = [
  'c',
  'cos',
  'costa rica',
  'coste rica',
  'quet',
  'drake bay',
  'ten days with kids in peru',
  'montevrede',
  'daniela',
  'volcano',
  'zzqxv',
]

function asked(n: number): FinderFilters {
  return {
    ...EVERYTHING,
    countries: n % 3 === 0 ? [] : [pick(tags, n), ...(n % 5 === 0 ? [pick(tags, n + 3)] : [])],
    group: n % 2 === 0 ? pick(groups, n >> 1) : null,
    goals: goals.filter((_, i) => (n * 5 + i) % 12 < n % 4),
    ...(n % 5 === 1 && { months: [1 + (n % 12)], effort: pick(efforts, n) }),
    ...(n % 5 === 2 && {
      days: withValues(EVERYTHING, 'days', [pick(valuesInForm('days'), n)]).days,
      budget: Number(pick(valuesInForm('budget'), n >> 2)),
    }),
    sort: pick(['closest', 'newest', 'days', 'price'] as const, n),
    page: n % 7 === 0 ? 3 : 1,
  }
}

const costs: number[] = []
for (const size of SIZES) {
  await addTrips(pool, size)
  const chosen = await measure(`finder, ${size} trips, by choices`, n => find(asked(n)))
  await measure(`finder, ${size} trips, by words`, n => find({ ...asked(n), words: pick(PHRASES, n) }))
  await measure(`site search, ${size} trips, as one types`, n => searchSite(reading, pick(TYPED, n)))
  costs.push(chosen)
}
const growth = (costs.at(-1) ?? 0) / (costs[0] ?? 1)
process.stdout.write(
  `${'from the fewest trips to the most'.padEnd(44)} ${growth.toFixed(1)} times the cost for ${(SIZES.at(-1) ?? 0) / (SIZES[0] ?? 1)} times the trips\n`,
)
await close()
await cluster.stop()
