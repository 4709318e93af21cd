import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import { itineraryCalendar, readStart } from '#app/features/trip/itinerary/itinerary.ts'
import { getTripPage } from '#app/features/trip/trip/trip-page-queries.server.ts'
import { links } from '#app/links.ts'
import { machineAnswer } from '#app/pages/machine-answer.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/trip-calendar.ts'

/** A trip's days as a calendar file, from the day of departure (`?start=YYYY-MM-DD`). */
export const loader = pageDoor(async (ctx, { params, request }: Route.LoaderArgs) => {
  const trip = await getTripPage(ctx, params.country, params.tripKey)
  const start = readStart(new URL(request.url).searchParams.get('start'))
  if (start === null) return new Response(m.itinerary_no_start(), { status: 422, headers: kindWords })
  const { key, title, canonicalCountry, itinerary } = trip
  const calendar = itineraryCalendar({
    ...{ key, title, start, days: itinerary.days },
    address: ctx.origin + links.trip(canonicalCountry, key),
    operator: (await getOperator(ctx)).name,
    now: ctx.now(),
  })
  return machineAnswer(calendar, 'text/calendar', `${key}-${start}.ics`)
})

const kindWords = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
