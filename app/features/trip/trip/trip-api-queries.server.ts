import { asc, eq } from 'drizzle-orm'
import { moneyOf } from '#app/api-values-schema.ts'
import { AppError } from '#app/app-error.ts'
import { inOrder } from '#app/features/trip/itinerary/itinerary-queries.server.ts'
import { priceTable } from '#app/features/trip/price/price.ts'
import { links, placeAddress } from '#app/links.ts'
import type { PageEntry } from '#app/page-entry.ts'
import { pictureAddress } from '#app/picture/pictures-for.server.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { posterOverride } from '#art/poster/poster-override.ts'
import { country } from '#database/schema/country.ts'
import { isPublished } from '#database/schema/published.ts'
import { trip, tripCountry } from '#database/schema/trip.ts'
import { isGoal, isGroup } from '#database/values/goals.ts'
import type { Locale } from '#database/values/locale.ts'
import {
  findCountries,
  findDays,
  findPriceComponents,
  findTours,
  findTrips,
  findVisits,
} from './trip-page-queries.server.ts'
import type { TripEntry, TripWholeEntry } from './trip-schema.ts'

type Rows<Find extends (...all: never[]) => PromiseLike<unknown[]>> = Awaited<ReturnType<Find>>
type TripRow = Rows<typeof findTrips>[number]
type CountryRow = Rows<typeof findCountries>[number]

function toEntry(row: TripRow, countries: readonly CountryRow[], locale: Locale): TripEntry | null {
  const [first] = countries
  if (!first) return null
  const { key, title, habitats } = row
  const facts = { key, country: first.tag, habitats, subject: title.en, ...posterOverride(row.poster) }
  return {
    key,
    title: title[locale],
    line: row.line[locale],
    days: row.days,
    countries: countries.map(({ tag, name }) => ({ tag, name: name[locale] })),
    party: row.party.filter(isGroup),
    goals: row.goals.filter(isGoal),
    best_months: row.bestMonths,
    effort: row.effort,
    from_price: moneyOf(row.fromPriceMinor, row.currency),
    published_ts: row.publishedTs.toISOString(),
    url: links.trip(first.tag, key),
    picture: pictureAddress(row.photo, facts),
  }
}

/** Published trips in active countries by key, in the order of the keys. */
export async function getTripEntries(ctx: ReadContext, keys: readonly string[]): Promise<TripEntry[]> {
  if (keys.length === 0) return []
  const [rows, countries] = await Promise.all([findTrips(ctx, keys), findCountries(ctx, keys)])
  const countriesOf = Map.groupBy(countries, ({ key }) => key)
  return rows
    .toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key))
    .flatMap(row => toEntry(row, countriesOf.get(row.key) ?? [], ctx.locale) ?? [])
}

/** A published trip with its days and prices. @throws AppError `not_found`. */
export async function getTrip(ctx: ReadContext, key: string): Promise<TripWholeEntry> {
  const { locale } = ctx
  const [[row], countries] = await Promise.all([findTrips(ctx, [key]), findCountries(ctx, [key])])
  const entry = row ? toEntry(row, countries, locale) : null
  if (!row || !entry) throw new AppError('not_found', 'There is no trip with this key.')
  const [days, tours, visits, components] = await Promise.all([
    findDays(ctx, row.id),
    findTours(ctx, row.id),
    findVisits(ctx, row.id),
    findPriceComponents(ctx, row.id),
  ])
  const inWords = (list: TripRow['included']) => list.map(words => words[locale])
  return {
    ...entry,
    lead: row.lead[locale],
    best_reason: row.bestReason[locale],
    best_for: row.bestFor[locale],
    walking: row.walking[locale],
    habitats: row.habitats,
    included: inWords(row.included),
    not_included: inWords(row.notIncluded),
    bring: inWords(row.bring),
    planner: { fkey: row.planner.fkey, name: row.planner.name },
    itinerary: days.map(day => toDay(day, { tours, visits }, locale)),
    prices: toPrices(components, row),
    price_components: toComponents(components, locale),
  }
}

type PlaceRow = Pick<Rows<typeof findVisits>[number], 'country' | 'kind' | 'slug' | 'name' | 'lat' | 'lng'>

function toPlace({ country, kind, slug, name, lat, lng }: PlaceRow, locale: Locale) {
  return { country, slug, name: name[locale], lat, lng, url: placeAddress(country, kind, slug) }
}

interface Named {
  tours: Rows<typeof findTours>
  visits: Rows<typeof findVisits>
}

function toDay({ day, place, hotel }: Rows<typeof findDays>[number], named: Named, locale: Locale) {
  const { walk } = day
  return {
    number: day.number,
    title: day.title[locale],
    story: day.story[locale],
    place: toPlace(place, locale),
    sleep: day.sleep,
    hotel: hotel && { key: hotel.key, name: hotel.name[locale] },
    tours: inOrder(day.tourIds, named.tours).map(({ key, name }) => ({ key, name: name[locale] })),
    visits: inOrder(day.visitIds, named.visits).map(visit => toPlace(visit, locale)),
    meals: day.meals,
    legs: day.legs.map(({ mode, from, to, minutes, kilometres }) => ({
      mode,
      from,
      to,
      minutes,
      kilometres,
    })),
    walk: walk && { kilometres: walk.kilometres, note: walk.note[locale] },
    altitude_gain_m: day.altitudeGainM,
  }
}

type ComponentRow = Rows<typeof findPriceComponents>[number]

function toPrices(
  components: readonly ComponentRow[],
  { currency, notRunMonths }: Pick<TripRow, 'currency' | 'notRunMonths'>,
): TripWholeEntry['prices'] {
  const held = components.map(row => ({ ...row, partySize: row.partySize ?? { kind: 'Empty' as const } }))
  const { periods, rows } = priceTable(held, notRunMonths)
  return rows.flatMap(({ party, prices }) =>
    periods.map(({ spans }, i) => ({
      party_size: party,
      spans: spans.map(({ first, last }) => ({ first, last })),
      per_person: moneyOf(prices[i] ?? null, currency),
    })),
  )
}

/** Components that never apply are left out. */
function toComponents(rows: readonly ComponentRow[], locale: Locale): TripWholeEntry['price_components'] {
  return rows.flatMap(({ what, per, amountMinor, currency, season, partySize }) => {
    if (partySize === null || partySize.kind === 'Empty' || season?.kind === 'Empty') return []
    return {
      what: what[locale],
      per,
      amount: moneyOf(amountMinor, currency),
      season: season && { start: season.start, end: season.end },
      party_size: { start: partySize.start, end: partySize.end },
    }
  })
}

/** Sitemap entries of published trips, under their first country, and of their maps. */
export async function listTripPages({ db }: Pick<RequestContext, 'db'>): Promise<PageEntry[]> {
  const rows = await db
    .selectDistinctOn([trip.id], { key: trip.key, tag: tripCountry.countryTag, open: country.active })
    .from(trip)
    .innerJoin(tripCountry, eq(tripCountry.tripId, trip.id))
    .innerJoin(country, eq(country.tag, tripCountry.countryTag))
    .where(isPublished(trip))
    .orderBy(asc(trip.id), asc(tripCountry.position))
  return [
    { path: links.trips() },
    ...rows
      .filter(({ open }) => open)
      .flatMap(({ key, tag }) => [{ path: links.trip(tag, key) }, { path: links.tripMap(key) }]),
  ]
}
