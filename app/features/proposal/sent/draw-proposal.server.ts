import { inArray } from 'drizzle-orm'
import type { ProposalFacts } from '#app/features/proposal/proposal/proposal-facts.ts'
import { itineraryRoute } from '#app/features/trip/itinerary/itinerary.ts'
import type { TravelledRoute } from '#app/features/trip/itinerary/itinerary-gpx.ts'
import { withLocale } from '#app/locale.server.ts'
import { choosePoster } from '#art/poster/poster-choice.ts'
import { watersOf } from '#cartography/labels/authored-waters.ts'
import type { RouteMapData } from '#cartography/print/map-data.ts'
import { drawRouteMap } from '#cartography/print/map-drawing.server.ts'
import type { Readable } from '#database/connect.ts'
import { country } from '#database/schema/country.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import { findDayPictures } from './find-day-pictures.server.ts'
import type { ProposalDrawn } from './proposal-wire.ts'

type Days = ProposalContent['days']

/** First days of stays of at least two nights. */
function stayStarts(days: Days): Days {
  return days.filter(
    (day, i) => day.hotel && days[i - 1]?.place !== day.place && days[i + 1]?.place === day.place,
  )
}

/** The proposal's route in real coordinates; places that are not in the catalogue are left out. */
export function proposalRoute({ days }: ProposalContent, { places }: ProposalFacts): TravelledRoute {
  const known = days.map(({ legs }, i) => ({
    number: i + 1,
    legs: legs.filter(({ from, to }) => places[from] && places[to]),
  }))
  const { legs, changes } = itineraryRoute(known)
  const called = new Set([...days.map(day => day.place), ...legs.flatMap(({ from, to }) => [from, to])])
  const stops = [...called].flatMap(slug => {
    const found = places[slug]
    if (!found) return []
    const numbers = days.flatMap((day, i) => (day.place === slug ? [i + 1] : []))
    return [{ key: slug, name: found.name, lat: found.latitude, lon: found.longitude, days: numbers }]
  })
  return { legs, places: [...stops, ...changes.map(change => ({ ...change, name: '' }))] }
}

function drawMap(
  content: ProposalContent,
  facts: ProposalFacts,
  countries: readonly Pick<typeof country.$inferSelect, 'a2Code' | 'page'>[],
): RouteMapData | null {
  const { places, legs } = proposalRoute(content, facts)
  if (places.length === 0 || countries.length === 0) return null
  // An API call has no language of its own, but the map names the seas in the interface's words.
  return withLocale(content.locale, () =>
    drawRouteMap({
      countries: countries.map(({ a2Code }) => a2Code),
      waters: countries.flatMap(({ page }) => watersOf(page, content.locale)),
      places,
      legs,
      arrows: true,
    }),
  )
}

/** Draws a proposal's map and posters. `key` selects the posters: the same key always gets the same ones. */
export async function drawProposal(
  db: Readable,
  content: ProposalContent,
  facts: ProposalFacts,
  key: string,
): Promise<ProposalDrawn> {
  const { days } = content
  const tags = [...new Set(days.map(day => day.country))]
  if (tags.length === 0) return { map: null, poster: { poster: choosePoster({ key }) }, pictures: [] }
  const [pictures, countries] = await Promise.all([
    findDayPictures(db, { content, key, shown: stayStarts(days) }),
    db.select({ a2Code: country.a2Code, page: country.page }).from(country).where(inArray(country.tag, tags)),
  ])
  return {
    map: drawMap(content, facts, countries),
    poster: pictures.whole ?? { poster: choosePoster({ key }) },
    pictures: days.map(({ id }) => pictures.ofDay.get(id) ?? null),
  }
}
