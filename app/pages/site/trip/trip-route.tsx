import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import { itineraryGpx } from '#app/features/trip/itinerary/itinerary-gpx.ts'
import { getTripPage } from '#app/features/trip/trip/trip-page-queries.server.ts'
import { links } from '#app/links.ts'
import { machineAnswer } from '#app/pages/machine-answer.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import type { Route } from './+types/trip-route.ts'

/** A trip's route as a GPX file. */
export const loader = pageDoor(async (ctx, { params }: Route.LoaderArgs) => {
  const [{ key, title, line, route, canonicalCountry }, operator] = await Promise.all([
    getTripPage(ctx, params.country, params.tripKey),
    getOperator(ctx),
  ])
  const address = ctx.origin + links.trip(canonicalCountry, key)
  const gpx = itineraryGpx({ title, line, route, address, operator: operator.name })
  return machineAnswer(gpx, 'application/gpx+xml', `${key}.gpx`)
})
