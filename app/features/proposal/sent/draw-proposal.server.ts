import { and, inArray } from 'drizzle-orm'
import type { ProposalFacts } from '#app/features/proposal/proposal/proposal-facts.ts'
import { itineraryRoute } from '#app/features/trip/itinerary/itinerary.ts'
import type { TravelledRoute } from '#app/features/trip/itinerary/itinerary-gpx.ts'
import { withLocale } from '#app/locale.server.ts'
import { choosePoster, spreadPosters } from '#art/poster/poster-choice.ts'
import { watersOf } from '#cartography/labels/authored-waters.ts'
import type { RouteMapData } from '#cartography/print/map-data.ts'
import { drawRouteMap } from '#cartography/print/map-drawing.server.ts'
import type { Readable } from '#database/connect.ts'
import { country } from '#database/schema/country.ts'
import { place } from '#database/schema/place.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import type { ProposalDrawn } from './proposal-wire.ts'

type Days = ProposalContent['days']

/** The stays of two nights and more, by the first of their days. */
function stayStarts(days: Days): number[] {
  return days.flatMap((day, i) =>
    day.hotel && days[i - 1]?.place !== day.place && days[i + 1]?.place === day.place ? [i] : [],
  )
}

async function findHabitats(db: Readable, days: Days): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ slug: place.slug, habitats: place.habitats })
    .from(place)
    .where(
      and(
        inArray(place.slug, [...new Set(days.map(day => day.place))]),
        inArray(place.countryTag, [...new Set(days.map(day => day.country))]),
      ),
    )
  return new Map(rows.map(({ slug, habitats }) => [slug, habitats]))
}

/** What a proposal travels, at its real coordinates; places that are not in the catalogue are left out. */
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
  // A call has no language of its own, and the seas are named in the interface's words.
  const map = withLocale(content.locale, () =>
    drawRouteMap({
      countries: countries.map(({ a2Code }) => a2Code),
      waters: countries.flatMap(({ page }) => watersOf(page, content.locale)),
      places,
      legs,
    }),
  )
  return { ...map, places: map.places.filter(({ name }) => name !== '') }
}

/** Draws what a proposal travels. `key` decides which posters: the same key always gets the same. */
export async function drawProposal(
  db: Readable,
  content: ProposalContent,
  facts: ProposalFacts,
  key: string,
): Promise<ProposalDrawn> {
  const { days } = content
  const tags = [...new Set(days.map(day => day.country))]
  if (tags.length === 0) return { map: null, poster: { poster: choosePoster({ key }) }, pictures: [] }
  const [habitats, countries] = await Promise.all([
    findHabitats(db, days),
    db.select({ a2Code: country.a2Code, page: country.page }).from(country).where(inArray(country.tag, tags)),
  ])
  const starts = stayStarts(days)
  const wanted = starts.flatMap(i => {
    const day = days[i]
    return day
      ? [{ key: `${key}/${day.place}`, country: day.country, habitats: habitats.get(day.place) ?? [] }]
      : []
  })
  const [whole, ...stays] = spreadPosters([{ key, country: tags[0] ?? '' }, ...wanted])
  return {
    map: drawMap(content, facts, countries),
    poster: { poster: whole ?? choosePoster({ key }) },
    pictures: days.map((_, i) => {
      const poster = stays[starts.indexOf(i)]
      return poster ? { poster } : null
    }),
  }
}
