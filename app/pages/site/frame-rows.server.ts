import { getPlannerTimes } from '#app/features/people/calendar/calendar-queries.server.ts'
import type { PlannerTime } from '#app/features/people/calendar/promise.ts'
import { getAnswerers } from '#app/features/request/form/ask-queries.server.ts'
import { getVoicesNear } from '#app/features/voices/review/review-queries.server.ts'
import { getSiteNavigation } from '#app/frame/navigation/navigation-queries.server.ts'
import { cachedRead } from '#app/freshness/cached-read.server.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { absence } from '#database/schema/absence.ts'
import { country, navigationLink, operator, theme, topic } from '#database/schema/country.ts'
import { photo, photoUse } from '#database/schema/photo.ts'
import { place } from '#database/schema/place.ts'
import { review } from '#database/schema/review.ts'
import { vacationTheme } from '#database/schema/species.ts'
import { staff } from '#database/schema/staff.ts'

type Context = ReadContext & Pick<RequestContext, 'origin' | 'services' | 'now'>

const NOBODY: Readonly<Record<string, PlannerTime>> = {}

/** The country of the page, and a kind of vacation (a theme's key) in it. */
interface Where {
  countryTag: string | undefined
  themeKey: string | null
  /** Whether the page shows voices below its content. */
  hasVoices: boolean
}

/**
 * The data of header, footer, planners and voices around a page, which change a few times a year. Which
 * absences matter moves with the day.
 */
export const getFrameRows = cachedRead(
  'frame',
  {
    tables: [
      ...[operator, country, navigationLink, place, theme, vacationTheme, topic],
      ...[staff, absence, review, photo, photoUse],
    ],
    freshMs: 60_000,
  },
  async (ctx: Context, { countryTag, themeKey, hasVoices }: Where) => {
    const [site, answerers, plannerTimes, voices] = await Promise.all([
      getSiteNavigation(ctx, countryTag),
      getAnswerers(ctx),
      countryTag === undefined ? NOBODY : getPlannerTimes(ctx, countryTag),
      hasVoices ? getVoicesNear(ctx, countryTag, themeKey) : null,
    ])
    return { site, answerers, plannerTimes, voices }
  },
)
