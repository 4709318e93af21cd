import { LRUCache } from 'lru-cache'
import { getAnswerers } from '#app/features/request/ask/ask-queries.server.ts'
import { getVoicesNear } from '#app/features/voices/review/review-queries.server.ts'
import { getSiteNavigation } from '#app/frame/navigation/navigation-queries.server.ts'
import { contentVersion } from '#app/freshness/content-version.ts'
import type { RequestContext } from '#app/request-context.ts'
import type { ReadDatabase } from '#database/connect.ts'

type Reading = Pick<RequestContext, 'db' | 'locale' | 'origin' | 'services'>

/** Where the reader is: a country, and a kind of vacation (a theme's key) in it. */
interface Where {
  countryTag: string | undefined
  themeKey: string | null
  /** Whether voices stand below the page. */
  hasVoices: boolean
}

async function read(ctx: Reading, { countryTag, themeKey, hasVoices }: Where) {
  const [site, answerers, voices] = await Promise.all([
    getSiteNavigation(ctx, countryTag),
    getAnswerers(ctx),
    hasVoices ? getVoicesNear(ctx, countryTag, themeKey) : null,
  ])
  return { site, answerers, voices }
}

type FrameRows = Awaited<ReturnType<typeof read>>

/** As long as a page is cached (house, rule 10): the frame changes a few times a year and is read for every page. */
const FRESH_MS = 60_000
/** More than there are countries with kinds of vacation, in two languages. */
const MOST = 1_000

function keepRows() {
  return new LRUCache<string, FrameRows, { ctx: Reading; where: Where }>({
    max: MOST,
    ttl: FRESH_MS,
    allowStale: true,
    noDeleteOnStaleGet: true,
    ignoreFetchAbort: true,
    fetchMethod: (_key, stale, { options, context: { ctx, where } }) => {
      // While the database is away what was read before stands; who has nothing is told why.
      options.allowStaleOnFetchRejection = stale !== undefined
      options.noDeleteOnFetchRejection = stale !== undefined
      return read(ctx, where)
    },
  })
}

const kept = new WeakMap<ReadDatabase, ReturnType<typeof keepRows>>()

/** What header and footer, the people who answer and the voices below a page need; read at most once a minute each. */
export function getFrameRows(ctx: Reading, where: Where): Promise<FrameRows> {
  const rows = kept.get(ctx.db) ?? keepRows()
  kept.set(ctx.db, rows)
  const key = JSON.stringify([contentVersion(ctx.db), ctx.locale, ctx.origin, where])
  return rows.forceFetch(key, { context: { ctx, where } })
}
