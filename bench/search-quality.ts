import { performance } from 'node:perf_hooks'
import { EVERYTHING } from '#app/features/search/finder/finder.ts'
import { readFinderQuery } from '#app/features/search/finder/finder-schema.ts'
import { readWords } from '#app/features/search/ranking/read-words.server.ts'
import { searchSite } from '#app/features/search/site-search/site-search-queries.server.ts'
import { findTrips } from '#app/features/search/trip-search/trip-search-queries.server.ts'
import { connect } from '#database/connect.ts'
import { readCatalogue } from '#database/content/catalogue.ts'
import { migrate } from '#database/migrate.ts'
import { seed } from '#database/seed.ts'
import { temporaryCluster } from '#tools/postgres-cluster.ts'
import { type Answer, isRight, isWhollyRight, tripFacts } from './search-wishes/judge-wish.ts'
import { readWishes, type Wish } from './search-wishes/read-wishes.ts'

/**
 * Travellers' queries against the authored catalogue: the share with a right answer among the first three, of the
 * wishes the search was built with and of those held out, and how long the finder takes. `--missed` lists the wrong
 * ones of the former.
 */
const cluster = await temporaryCluster()
const { db, pool, close } = await connect({ url: cluster.url, dataDir: '' })
await migrate(pool)
await seed(db)
const now = () => new Date('2026-11-22T12:00:00Z')
const facts = tripFacts(readCatalogue('content').catalogue)
const times: number[] = []

async function answer({ query, language: locale }: Wish): Promise<Answer> {
  const ctx = { db, locale, now }
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
