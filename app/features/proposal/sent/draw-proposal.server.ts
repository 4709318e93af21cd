import { and, eq, inArray } from 'drizzle-orm'
import type { ProposalFacts } from '#app/features/proposal/proposal/proposal-facts.ts'
import { itineraryRoute } from '#app/features/trip/itinerary/itinerary.ts'
import type { TravelledRoute } from '#app/features/trip/itinerary/itinerary-gpx.ts'
import { withLocale } from '#app/locale.server.ts'
import { firstPhoto } from '#app/picture/photo/photo-queries.server.ts'
import type { PlacePicture } from '#app/picture/picture.ts'
import { picturesFor } from '#app/picture/pictures-for.server.ts'
import { choosePoster } from '#art/poster/poster-choice.ts'
import { watersOf } from '#cartography/labels/authored-waters.ts'
import type { RouteMapData } from '#cartography/print/map-data.ts'
import { drawRouteMap } from '#cartography/print/map-drawing.server.ts'
import type { Readable } from '#database/connect.ts'
import { catalogueItem } from '#database/schema/catalogue.ts'
import { country } from '#database/schema/country.ts'
import { place } from '#database/schema/place.ts'
import type { ProposalContent, ProposalDay } from '#database/values/proposal-content.ts'
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

type Shown = Awaited<ReturnType<typeof findPlaces>>[number]
/** Without a name, the poster depends on the country alone. */
type Subject = Omit<Shown, 'name'> & Partial<Pick<Shown, 'name'>>

function findPlaces(db: Readable, days: Days, countries: string[]) {
  const visits = days.flatMap(({ activities }) =>
    activities.flatMap(({ kind, key }) => (kind === 'visit' && key) || []),
  )
  return db
    .select({
      ...{ key: place.slug, country: place.countryTag, name: place.name, habitats: place.habitats },
      ...{ poster: place.poster, photo: firstPhoto('place') },
    })
    .from(place)
    .where(
      and(
        inArray(place.slug, [...new Set([...visits, ...days.map(day => day.place)])]),
        inArray(place.countryTag, countries),
      ),
    )
}

function findTours(db: Readable, days: Days, countries: string[]) {
  const keys = days.flatMap(({ activities }) =>
    activities.flatMap(({ kind, key }) => (kind === 'tour' && key) || []),
  )
  const { countryTag } = catalogueItem
  return db
    .select({
      ...{ key: catalogueItem.key, country: countryTag, name: catalogueItem.name },
      ...{ habitats: catalogueItem.habitats, poster: catalogueItem.poster, photo: firstPhoto('tour') },
    })
    .from(catalogueItem)
    .where(
      and(eq(catalogueItem.kind, 'tour'), inArray(catalogueItem.key, keys), inArray(countryTag, countries)),
    )
}

/** What a day can show, the most specific first: its tours, the places visited, and where it ends. */
function subjectsOf(day: ProposalDay, places: readonly Shown[], tours: readonly Shown[]): Shown[] {
  const inCountry = (rows: readonly Shown[], key: string | null) =>
    rows.find(row => row.key === key && row.country === day.country)
  const done = day.activities.map(({ kind, key }) => inCountry(kind === 'tour' ? tours : places, key))
  return [...done, inCountry(places, day.place)].filter(row => row !== undefined)
}

/** The subject of each day, by its id. Days with activities choose first. */
function chooseSubjects(days: Days, key: string, subjectsOfDay: (day: ProposalDay) => Shown[]) {
  const used = new Set<Shown>()
  const kinds = new Set<string | undefined>()
  function choose(day: ProposalDay): Subject {
    const subjects = subjectsOfDay(day)
    const fresh = subjects.find(row => !used.has(row) && (row.photo || !kinds.has(row.poster?.kind)))
    if (fresh) {
      used.add(fresh)
      if (fresh.poster?.kind) kinds.add(fresh.poster.kind)
      return fresh
    }
    const { id, country, title } = day
    const habitats = subjects[0]?.habitats ?? []
    return {
      key: `${key}/${id}`,
      name: { en: title, es: title },
      country,
      habitats,
      poster: null,
      photo: null,
    }
  }
  const full = days.filter(({ activities }) => activities.length > 0)
  const empty = days.filter(({ activities }) => activities.length === 0)
  return new Map([...full, ...empty].map(day => [day.id, choose(day)]))
}

/**
 * A picture of the whole proposal, and one of each day in `shown`. No subject appears twice: a day without a new
 * subject gets a poster by its title, or of the same landscape. `key` selects the posters.
 */
export async function findDayPictures(
  db: Readable,
  { content: { days, locale }, key, shown }: { content: ProposalContent; key: string; shown: Days },
): Promise<{ whole: PlacePicture | undefined; ofDay: Map<string, PlacePicture> }> {
  const countries = [...new Set(days.map(({ country }) => country))]
  // Sequential, because a transaction runs one query at a time.
  const places = await findPlaces(db, days, countries)
  const tours = await findTours(db, days, countries)
  const subjects = chooseSubjects(shown, key, day => subjectsOf(day, places, tours))
  const ofDays = shown.flatMap(({ id }) => subjects.get(id) ?? [])
  const whole: Subject = { key, country: countries[0] ?? '', habitats: [], poster: null, photo: null }
  const [first, ...others] = picturesFor([whole, ...ofDays], locale, row => row)
  const drawn = others.map(({ picture }, i) => [shown[i]?.id ?? '', picture] as const)
  return { whole: first?.picture, ofDay: new Map(drawn) }
}
