import { and, arrayOverlaps, asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import {
  interestsFor,
  monthsAt,
  relatedSpecies,
  type SpeciesKind,
  type Written,
} from '#app/features/catalogue/species/species.ts'
import type { CalendarRow, SpeciesPage, WildlifeRow } from '#app/features/catalogue/species/species-schema.ts'
import type { FittingTour } from '#app/features/catalogue/tour-card/fitting-tours-schema.ts'
import { getStaffOf } from '#app/features/people/staff/staff-queries.server.ts'
import { links } from '#app/links.ts'
import type { PageEntry } from '#app/page-entry.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { formatMonths } from '#app/text/figures.ts'
import { bestHour, plateOf } from '#art/plate/plate.ts'
import { catalogueItem } from '#database/schema/catalogue.ts'
import { country } from '#database/schema/country.ts'
import { place, type WildlifeSeason } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'
import { species } from '#database/schema/species.ts'
import { trip, tripDay } from '#database/schema/trip.ts'
import { binomial } from '#database/values/catalogue-kinds.ts'
import type { Locale, Words } from '#database/values/locale.ts'
import { gatherWildlife } from './species.ts'
import { findSpecies, getGuideCountries, toCard } from './species-api-queries.server.ts'
import { deniesSpecies, namesSpecies } from './species-denial.ts'

/** Places of the active countries with columns for wildlife. */
export function findWildPlaces({ db }: Pick<RequestContext, 'db'>) {
  return db
    .select({
      id: place.id,
      kind: place.kind,
      country: place.countryTag,
      slug: place.slug,
      name: place.name,
      nearId: place.nearId,
      wildlife: place.wildlife,
    })
    .from(place)
    .innerJoin(country, and(eq(country.tag, place.countryTag), eq(country.active, true)))
    .where(and(inArray(place.kind, ['destination', 'attraction']), isPublished(place)))
    .orderBy(desc(place.kind), asc(place.slug))
}

export type PlaceRow = Awaited<ReturnType<typeof findWildPlaces>>[number]

/** Places indexed for lookups by species, so that many species can be checked quickly. */
export interface WildPlaces {
  all: readonly PlaceRow[]
  /** By genus and species in the places' own lists. */
  listing: ReadonlyMap<string, readonly PlaceRow[]>
  /** By country and slug. */
  named: ReadonlyMap<string, readonly PlaceRow[]>
}

export function indexPlaces(all: readonly PlaceRow[]): WildPlaces {
  const listed = all.flatMap(at => at.wildlife.flatMap(({ latin }) => (latin ? [{ latin, at }] : [])))
  const listing = new Map<string, PlaceRow[]>()
  for (const { latin, at } of listed)
    listing.set(binomial(latin), [...(listing.get(binomial(latin)) ?? []), at])
  return { all, listing, named: Map.groupBy(all, ({ country: tag, slug }) => `${tag} ${slug}`) }
}

/** Places of a species: those that list it, and those its own page names. */
export function placesOf({ latin, seen }: Written, { all, listing, named }: WildPlaces): PlaceRow[] {
  const here = new Set(listing.get(binomial(latin)))
  for (const { country: tag, places } of seen)
    for (const slug of places) for (const at of named.get(`${tag} ${slug}`) ?? []) here.add(at)
  return all.filter(at => here.has(at))
}

/** Adds all its places to a species' sightings. */
export function withPlaces<Species extends Written>(species: Species, places: WildPlaces): Species {
  const here = placesOf(species, places)
  return {
    ...species,
    seen: species.seen.map(at => ({
      ...at,
      places: here.filter(({ country: tag }) => tag === at.country).map(({ slug }) => slug),
    })),
  }
}

/** Months by country and, below it, by place. */
export function toCalendar(
  species: Written,
  places: readonly PlaceRow[],
  countries: readonly { tag: string; name: string }[],
  locale: Locale,
): CalendarRow[] {
  const row = (of: Omit<CalendarRow, 'inWords'>) => ({ ...of, inWords: formatMonths(of.months, locale) })
  return species.seen.flatMap(({ country: tag, months }) => {
    const known = countries.find(one => one.tag === tag)
    if (!known) return []
    const here = places
      .filter(at => at.country === tag)
      .map(at => ({ at, months: monthsAt(species, at) ?? [...months] }))
    // A country is never said to have it in months in which none of its places does.
    const anywhere = [...new Set(here.flatMap(one => one.months))].sort((a, b) => a - b)
    return [
      row({
        ...{ kind: 'country', country: tag, key: tag, label: known.name },
        months: here.length > 0 ? anywhere : [...months],
      }),
      ...here.map(one =>
        row({
          kind: one.at.kind === 'attraction' ? 'attraction' : 'destination',
          country: tag,
          key: one.at.slug,
          label: one.at.name[locale],
          months: one.months,
        }),
      ),
    ]
  })
}

/** Months in which a species is seen at its places and where one stays for them, by the place's id. */
function monthsByPlace(seen: Written, places: readonly PlaceRow[]): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>()
  for (const at of places)
    for (const id of at.nearId === null ? [at.id] : [at.id, at.nearId])
      found.set(id, new Set([...(found.get(id) ?? []), ...(monthsAt(seen, at) ?? [])]))
  return found
}

const TOURS_SHOWN = 6
const TRIPS_SHOWN = 3

/**
 * Tours whose interests fit the kind of a species, at its places and in months in which it is seen there; those that
 * speak of it first.
 */
export async function findTours(
  { db, locale }: ReadContext,
  seen: Written & { kind: SpeciesKind; name: Words },
  places: readonly PlaceRow[],
): Promise<FittingTour[]> {
  const months = monthsByPlace(seen, places)
  const ids = [...months.keys()]
  if (ids.length === 0) return []
  const rows = await db
    .select({
      key: catalogueItem.key,
      country: catalogueItem.countryTag,
      name: catalogueItem.name,
      line: catalogueItem.line,
      lead: catalogueItem.lead,
      body: catalogueItem.body,
      place: place.name,
      placeId: place.id,
      bestMonths: catalogueItem.bestMonths,
    })
    .from(catalogueItem)
    .innerJoin(place, eq(place.id, catalogueItem.placeId))
    .where(
      and(
        eq(catalogueItem.kind, 'tour'),
        isPublished(catalogueItem),
        inArray(catalogueItem.placeId, ids),
        arrayOverlaps(catalogueItem.interests, [...interestsFor(seen.kind)]),
      ),
    )
    .orderBy(asc(catalogueItem.key))
  // A tour without months runs all year.
  const meets = ({ placeId, bestMonths }: (typeof rows)[number]) =>
    bestMonths === null || bestMonths.some(month => months.get(placeId)?.has(month))
  const isNamedIn = (...texts: Words[]) => namesSpecies(texts.map(({ en }) => en).join(' '), seen.name.en)
  const rank = ({ name, line, lead, body }: (typeof rows)[number]) =>
    isNamedIn(name, line, lead) ? 0 : isNamedIn(body) ? 1 : 2
  return rows
    .filter(meets)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, TOURS_SHOWN)
    .map(({ key, country: tag, name, line, place: at }) => ({
      key,
      country: tag,
      name: name[locale],
      line: line[locale],
      place: at[locale],
    }))
}

/**
 * Keys of the trips with the most days at places of a species, if their best months are also its own, and their own
 * text does not deny it.
 */
export async function findTrips(
  { db }: Pick<RequestContext, 'db'>,
  seen: Written & { name: Words },
  places: readonly PlaceRow[],
): Promise<string[]> {
  const ids = places.map(({ id }) => id)
  const months = [...new Set(places.flatMap(at => monthsAt(seen, at) ?? []))]
  if (months.length === 0) return []
  const rows = await db
    .select({ key: trip.key, lead: trip.lead, bestReason: trip.bestReason })
    .from(tripDay)
    .innerJoin(trip, and(eq(trip.id, tripDay.tripId), isPublished(trip)))
    .where(
      and(
        or(inArray(tripDay.placeId, ids), arrayOverlaps(tripDay.visitIds, ids)),
        arrayOverlaps(trip.bestMonths, months),
      ),
    )
    .groupBy(trip.id)
    .orderBy(sql`count(*) desc`, asc(trip.key))
  return rows
    .filter(({ lead, bestReason }) => !deniesSpecies(`${lead.en} ${bestReason.en}`, seen.name.en))
    .slice(0, TRIPS_SHOWN)
    .map(({ key }) => key)
}

const RELATED_SHOWN = 6

/** Contact person of a country; null if the office answers. */
async function findAnswerer(ctx: ReadContext, tag: string | undefined) {
  if (tag === undefined) return null
  const [people, rows] = await Promise.all([
    getStaffOf(ctx, tag),
    ctx.db.select({ fkey: country.staffFkey }).from(country).where(eq(country.tag, tag)),
  ])
  return people.find(({ fkey }) => fkey === rows[0]?.fkey) ?? null
}

/**
 * A species' page.
 * @throws AppError `not_found` for an unknown key.
 */
export async function getSpeciesPage(ctx: ReadContext, key: string): Promise<SpeciesPage> {
  const [row] = await ctx.db.select().from(species).where(eq(species.key, key))
  if (!row) throw new AppError('not_found')
  const [countries, everywhere, all] = await Promise.all([
    getGuideCountries(ctx),
    findWildPlaces(ctx),
    findSpecies(ctx),
  ])
  const wildPlaces = indexPlaces(everywhere)
  const places = placesOf(row, wildPlaces)
  const home = countries.find(({ tag }) => tag === row.seen[0]?.country)
  const [tours, tripKeys, answerer] = await Promise.all([
    findTours(ctx, row, places),
    findTrips(ctx, row, places),
    findAnswerer(ctx, home?.tag),
  ])
  return {
    ...toCard(row, ctx.locale),
    body: row.body[ctx.locale],
    size: row.size[ctx.locale],
    confusions: row.confusions?.[ctx.locale] ?? null,
    redList: row.redList,
    calendar: toCalendar(row, places, countries, ctx.locale),
    tours,
    tripKeys,
    related: relatedSpecies(
      withPlaces(row, wildPlaces),
      all.map(one => withPlaces(one, wildPlaces)),
      RELATED_SHOWN,
    ).map(one => toCard(one, ctx.locale)),
    home: home ?? null,
    answerer,
  }
}

interface Somewhere {
  country: string
  slug: string
  /** The place's own list. */
  wildlife: readonly WildlifeSeason[]
}

/** Wildlife of a place: its own list, and species whose page names it. */
export async function getWildlifeOf(ctx: ReadContext, place: Somewhere): Promise<WildlifeRow[]> {
  const own = place.wildlife.map(({ name, latin, months }) => ({ name, latin: latin ?? null, months }))
  const [named, pages] = await Promise.all([findNaming(ctx, place), findPages(ctx)])
  return gatherWildlife(own, named).map(({ name, latin, months }) => {
    const plate = latin === null ? null : plateOf(latin)
    return {
      name: name[ctx.locale],
      latin,
      key: latin === null ? null : (pages.get(binomial(latin)) ?? null),
      plate: plate && { species: plate, palette: bestHour(plate) },
      months: [...months],
      inWords: formatMonths(months, ctx.locale),
    }
  })
}

/** Keys of the species' pages by their Latin names. */
async function findPages({ db }: ReadContext): Promise<Map<string, string>> {
  const rows = await db.select({ key: species.key, latin: species.latin }).from(species)
  return new Map(rows.map(({ key, latin }) => [binomial(latin), key]))
}

/** Species whose page names a place, with the months of its country. */
async function findNaming({ db }: ReadContext, { country, slug }: Somewhere) {
  const sighting = JSON.stringify([{ country, places: [slug] }])
  const rows = await db
    .select({ name: species.name, latin: species.latin, seen: species.seen })
    .from(species)
    .where(sql`${species.seen} @> ${sighting}::jsonb`)
    .orderBy(asc(species.key))
  return rows.map(({ name, latin, seen }) => ({
    name,
    latin,
    months: seen.find(at => at.country === country)?.months ?? [],
  }))
}

/** Sitemap entries of the field guide and its species. */
export async function listSpeciesPages({ db }: Pick<RequestContext, 'db'>): Promise<PageEntry[]> {
  const rows = await db.select({ key: species.key }).from(species).orderBy(asc(species.key))
  return [{ path: links.floraFauna() }, ...rows.map(({ key }) => ({ path: links.species(key) }))]
}
