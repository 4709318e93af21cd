import { getPlannerTimes } from '#app/features/people/calendar/calendar-queries.server.ts'
import type { PlannerTime } from '#app/features/people/calendar/promise.ts'
import { getAnswerers } from '#app/features/request/form/ask-queries.server.ts'
import { getVoicesNear } from '#app/features/voices/review/review-queries.server.ts'
import { getSiteNavigation } from '#app/frame/navigation/navigation-queries.server.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'

type Context = ReadContext & Pick<RequestContext, 'origin' | 'services' | 'now'>

const NOBODY: Readonly<Record<string, PlannerTime>> = {}

/** The country of the page, and a kind of vacation (a theme's key) in it. */
interface Where {
  countryTag: string | undefined
  themeKey: string | null
  /** Whether the page shows voices below its content. */
  hasVoices: boolean
}

/** The data of header, footer, planners and voices around a page: cached each for all pages that show the same of it. */
export async function getFrameRows(ctx: Context, { countryTag, themeKey, hasVoices }: Where) {
  const [site, answerers, plannerTimes, voices] = await Promise.all([
    getSiteNavigation(ctx, countryTag),
    getAnswerers(ctx),
    countryTag === undefined ? NOBODY : getPlannerTimes(ctx, countryTag),
    hasVoices ? getVoicesNear(ctx, countryTag, themeKey) : null,
  ])
  const { asksAbout, countries } = site
  // Nobody has travelled with us where we plan nothing.
  const isPlanned = asksAbout === null || countries.some(({ tag }) => tag === asksAbout)
  return { site, answerers, plannerTimes, voices: isPlanned ? voices : null }
}
