import { LRUCache } from 'lru-cache'
import { getAnswerers, getAwayPlanners } from '#app/features/request/form/ask-queries.server.ts'
import { getVoicesNear } from '#app/features/voices/review/review-queries.server.ts'
import { getSiteNavigation } from '#app/frame/navigation/navigation-queries.server.ts'
import { contentVersion } from '#app/freshness/content-version.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import type { ReadDatabase } from '#database/connect.ts'

type Context = ReadContext & Pick<RequestContext, 'origin' | 'services' | 'now'>

/** The country of the page, and a kind of vacation (a theme's key) in it. */
interface Where {
  countryTag: string | undefined
  themeKey: string | null
  /** Whether the page shows voices below its content. */
  hasVoices: boolean
}

async function read(ctx: Context, { countryTag, themeKey, hasVoices }: Where) {
  const [site, answerers, away, voices] = await Promise.all([
    getSiteNavigation(ctx, countryTag),
    getAnswerers(ctx),
    countryTag === undefined ? {} : getAwayPlanners(ctx, countryTag),
    hasVoices ? getVoicesNear(ctx, countryTag, themeKey) : null,
  ])
  return { site, answerers, away, voices }
}

type FrameRows = Awaited<ReturnType<typeof read>>

/** As long as a page is cached (house, rule 10): this data changes a few times a year and is read for every page. */
const FRESH_MS = 60_000
/** More than all countries with themes, in two languages. */
const MOST = 1_000

function keepRows() {
  return new LRUCache<string, FrameRows, { ctx: Context; where: Where }>({
    max: MOST,
    ttl: FRESH_MS,
    allowStale: true,
    noDeleteOnStaleGet: true,
    ignoreFetchAbort: true,
    fetchMethod: (_key, stale, { options, context: { ctx, where } }) => {
      // While the database is away stale data is used; without any, the error is passed on.
      options.allowStaleOnFetchRejection = stale !== undefined
      options.noDeleteOnFetchRejection = stale !== undefined
      return read(ctx, where)
    },
  })
}

const kept = new WeakMap<ReadDatabase, ReturnType<typeof keepRows>>()

/** The data of header, footer, planners and voices around a page; read at most once a minute for each. */
export function getFrameRows(ctx: Context, where: Where): Promise<FrameRows> {
  const rows = kept.get(ctx.db) ?? keepRows()
  kept.set(ctx.db, rows)
  const key = JSON.stringify([contentVersion(ctx.db), ctx.locale, ctx.origin, where])
  return rows.forceFetch(key, { context: { ctx, where } })
}
