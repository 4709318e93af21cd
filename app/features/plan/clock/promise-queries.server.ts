import { and, eq } from 'drizzle-orm'
import { findCalendar } from '#app/features/people/calendar/calendar-queries.server.ts'
import { portraitVersion } from '#app/features/people/staff/staff-queries.server.ts'
import { formatDaysOff } from '#app/features/people/staff/working-hours.ts'
import { cachedRead } from '#app/freshness/cached-read.server.ts'
import { firstPhoto, presentPhoto } from '#app/picture/photo/photo-queries.server.ts'
import type { PromisedAnswer } from '#app/picture/promised-answer.ts'
import { sunPath } from '#app/picture/sun-path/sun-path.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { formatDueHour } from '#app/text/format-due.ts'
import { dayIn } from '#app/text/time-zone.ts'
import { absence } from '#database/schema/absence.ts'
import { country } from '#database/schema/country.ts'
import { photo, photoUse } from '#database/schema/photo.ts'
import { plan } from '#database/schema/plan.ts'
import { staff } from '#database/schema/staff.ts'
import { findAnswerer, findSubstitute } from './find-answerer.server.ts'

const MINUTE_MS = 60_000
const QUARTER_MS = 15 * MINUTE_MS
/** As long as a cache may show a page: the hour on it is kept also for who asks at its end. */
const OLDEST_PAGE_MS = 25 * MINUTE_MS

async function findPerson({ db, locale }: ReadContext, fkey: string | null) {
  if (fkey === null) return null
  const [row] = await db
    .select({
      fkey: staff.fkey,
      name: staff.name,
      firstName: staff.firstName,
      place: staff.place,
      portraitVersion,
      photo: firstPhoto('staff'),
    })
    .from(staff)
    .where(and(eq(staff.fkey, fkey), eq(staff.active, true)))
  return row ? { ...row, place: row.place[locale], photo: presentPhoto(row.photo, locale) } : null
}

/** By the quarter of an hour, and at most a minute old: absences and answers that are due report no changes. */
const getPromiseAt = cachedRead(
  'who answers by when',
  { tables: [staff, absence, country, plan, photo, photoUse], freshMs: MINUTE_MS },
  async (ctx: ReadContext, tag: string, wanted: string | null, asked: string): Promise<PromisedAnswer> => {
    const at = new Date(asked)
    const { fkey, answerDueTs: due } = await findAnswerer(ctx.db, wanted, { country: tag, at })
    const except = [wanted, fkey]
    const later = await findSubstitute(ctx.db, { country: tag, at: due, standIn: null, except })
    const [person, away, next, calendar] = await Promise.all([
      findPerson(ctx, fkey),
      fkey === wanted ? null : findPerson(ctx, wanted),
      findPerson(ctx, later.fkey),
      findCalendar(ctx.db, fkey, { from: at, to: due }, ctx.locale),
    ])
    const { hours, timeZone, daysOff } = calendar
    const [from, to] = [dayIn(timeZone, at), dayIn(timeZone, due)]
    const closed = daysOff.filter(({ day }) => day >= from && day <= to)
    const path = sunPath({ hours, timeZone, daysOff, sentAt: asked, dueAt: due.toISOString() }, due)
    return {
      person,
      insteadOf: away?.firstName ?? null,
      by: formatDueHour(due, ctx.locale, timeZone),
      dueAt: due.toISOString(),
      timeZone,
      day: person && { from: path.from, to: path.to, part: path.now.part },
      closed: closed.length > 0 ? formatDaysOff(closed, ctx.locale) : null,
      next: next?.firstName ?? null,
    }
  },
)

/** Who answers a question that is sent from a page, and by when: the wanted person, or who does in their place. */
export function getPromise(
  ctx: ReadContext & Pick<RequestContext, 'now'>,
  tag: string,
  wanted: string | null,
): Promise<PromisedAnswer> {
  const at = Math.ceil((ctx.now().getTime() + OLDEST_PAGE_MS) / QUARTER_MS) * QUARTER_MS
  return getPromiseAt({ db: ctx.db, locale: ctx.locale }, tag, wanted, new Date(at).toISOString())
}
