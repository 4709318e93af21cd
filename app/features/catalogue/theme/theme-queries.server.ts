import { and, asc, eq, exists, isNotNull, sql } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { nearestFirst, nearestOf } from '#app/features/catalogue/country/country.ts'
import { getListedLinks } from '#app/features/catalogue/country/country-api-queries.server.ts'
import {
  getCountriesWithPages,
  getCountryPage,
} from '#app/features/catalogue/country/country-queries.server.ts'
import { links } from '#app/links.ts'
import type { PageEntry } from '#app/page-entry.ts'
import { mastheadPicture } from '#app/picture/masthead-picture.server.ts'
import { firstPhoto } from '#app/picture/photo/photo-queries.server.ts'
import { picturesFor } from '#app/picture/pictures-for.server.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { formatMonths } from '#app/text/figures.ts'
import { choosePoster } from '#art/poster/poster-choice.ts'
import { posterOverride } from '#art/poster/poster-override.ts'
import { catalogueItem } from '#database/schema/catalogue.ts'
import { country, navigationLink, theme, topic } from '#database/schema/country.ts'
import { place } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'
import { vacationTheme } from '#database/schema/species.ts'
import { trip, tripCountry, tripDay } from '#database/schema/trip.ts'
import { groups } from '#database/values/goals.ts'
import {
  bestFits,
  groundsAt,
  monthsOf,
  placeFit,
  type ThemePage,
  type ThemeWishes,
  tripFit,
} from './theme.ts'

const TRIPS_SHOWN = 3
const PLACES_SHOWN = 6
const TOURS_SHOWN = 6

/** Matching trips: the country's own, or its neighbours' while it has none. */
export async function findTripsFor(
  { db, locale }: ReadContext,
  tag: string,
  wishes: ThemeWishes,
): Promise<Pick<ThemePage, 'tripKeys' | 'ownTrips' | 'nearest' | 'best'>> {
  const rows = await db
    .select({
      key: trip.key,
      party: trip.party,
      goals: trip.goals,
      habitats: trip.habitats,
      bestMonths: trip.bestMonths,
      tag: country.tag,
      name: country.name,
      area: country.area,
      contactGroup: country.contactGroup,
      homepageSortOrder: country.homepageSortOrder,
    })
    .from(trip)
    .innerJoin(tripCountry, eq(tripCountry.tripId, trip.id))
    .innerJoin(country, eq(country.tag, tripCountry.countryTag))
    .where(isPublished(trip))
    .orderBy(asc(trip.id))
  const fitting = bestFits(rows, row => tripFit(wishes, row))
  const own = fitting.filter(row => row.tag === tag)
  const [here] = await db.select().from(country).where(eq(country.tag, tag))
  const chosen = own.length > 0 || !here ? own : nearestFirst(here, fitting)
  const tripKeys = [...new Set(chosen.map(({ key }) => key))].slice(0, TRIPS_SHOWN)
  const ownTrips = own.length > 0
  const written = rows.some(row => row.tag === tag)
  const shown = chosen.filter(({ key }) => tripKeys.includes(key))
  const best = monthsOf(shown)
  const from = shown.map(row => ({ ...row, name: row.name[locale] }))
  return {
    tripKeys,
    ownTrips,
    best: formatMonths(best, locale),
    nearest: written || !here ? null : nearestOf(here, from),
  }
}

/** The names of interests, and tours and sights of a country with the place where they are. */
async function findGrounds({ db }: ReadContext, tag: string) {
  const [topics, tours, sights] = await Promise.all([
    db.select({ key: topic.key, name: topic.name }).from(topic).where(eq(topic.vocabulary, 'interest')),
    db
      .select({
        placeId: catalogueItem.placeId,
        name: catalogueItem.name,
        interests: catalogueItem.interests,
      })
      .from(catalogueItem)
      .where(
        and(eq(catalogueItem.countryTag, tag), eq(catalogueItem.kind, 'tour'), isPublished(catalogueItem)),
      )
      .orderBy(asc(catalogueItem.key)),
    db
      .select({ placeId: place.nearId, name: place.name, interests: place.interests })
      .from(place)
      .where(and(eq(place.countryTag, tag), eq(place.kind, 'attraction'), isPublished(place)))
      .orderBy(asc(place.id)),
  ])
  return {
    names: new Map(topics.map(({ key, name }) => [key, name])),
    byPlace: Map.groupBy([...tours, ...sights], ({ placeId }) => placeId),
  }
}

/**
 * Matching destinations that have a tour or sight of the theme, or its landscape, the best first; those without a night in
 * any trip come last.
 */
export async function findPlacesFor(
  { db, locale }: ReadContext,
  tag: string,
  wishes: ThemeWishes,
): Promise<ThemePage['places']> {
  const finding = db
    .select({
      id: place.id,
      slug: place.slug,
      name: place.name,
      line: place.line,
      interests: place.interests,
      habitats: place.habitats,
      poster: place.poster,
      photo: firstPhoto('place'),
      isPlanned: exists(
        db
          .select({ one: sql`1` })
          .from(tripDay)
          .innerJoin(trip, and(eq(trip.id, tripDay.tripId), isPublished(trip)))
          .where(and(eq(tripDay.placeId, place.id), eq(tripDay.sleep, true))),
      ).mapWith(Boolean),
    })
    .from(place)
    .where(and(eq(place.countryTag, tag), eq(place.kind, 'destination'), isPublished(place)))
    .orderBy(asc(place.id))
  const [rows, grounds] = await Promise.all([finding, findGrounds({ db, locale }, tag)])
  const fitting = bestFits(rows, row => placeFit(wishes, row)).map(row => ({
    ...row,
    grounds: groundsAt(wishes, grounds.byPlace.get(row.id) ?? []),
  }))
  const chosen = fitting
    .filter(row => row.grounds.length > 0 || row.habitats.some(one => wishes.habitats.includes(one)))
    .toSorted((a, b) => Number(b.isPlanned) - Number(a.isPlanned))
    .slice(0, PLACES_SHOWN)
  const pictured = picturesFor(chosen, locale, row => ({ ...row, key: row.slug, country: tag }))
  return pictured.map(({ row: { slug, name, line, interests, grounds: here }, picture }) => ({
    slug,
    name: name[locale],
    line: line[locale],
    reasons: [
      wishes.interests
        .filter(one => interests.includes(one))
        .map((one, i) => {
          const name = grounds.names.get(one)?.[locale] ?? one
          return i === 0 ? name : name.toLocaleLowerCase(locale)
        })
        .join(', '),
      ...here.map(one => one.name[locale]),
    ],
    picture,
  }))
}

/** Matching tours, the best first. */
export async function findToursFor(
  { db, locale }: ReadContext,
  tag: string,
  wishes: ThemeWishes,
): Promise<ThemePage['tours']> {
  const rows = await db
    .select({
      key: catalogueItem.key,
      name: catalogueItem.name,
      line: catalogueItem.line,
      place: place.name,
      interests: catalogueItem.interests,
      habitats: catalogueItem.habitats,
    })
    .from(catalogueItem)
    .innerJoin(place, eq(place.id, catalogueItem.placeId))
    .where(and(eq(catalogueItem.countryTag, tag), eq(catalogueItem.kind, 'tour'), isPublished(catalogueItem)))
    .orderBy(asc(catalogueItem.key))
  return bestFits(rows, row => placeFit(wishes, row))
    .slice(0, TOURS_SHOWN)
    .map(({ key, name, line, place: at }) => ({
      key,
      country: tag,
      name: name[locale],
      line: line[locale],
      place: at[locale],
    }))
}

/** The country's text of the theme, the general one, and the themes in its header. */
async function findWords({ db }: ReadContext, tag: string, key: string) {
  const [own, general, listed] = await Promise.all([
    db
      .select()
      .from(theme)
      .where(and(eq(theme.countryTag, tag), eq(theme.key, key))),
    db.select().from(vacationTheme).where(eq(vacationTheme.key, key)),
    db
      .select({ link: navigationLink.link, label: navigationLink.label })
      .from(navigationLink)
      .where(and(eq(navigationLink.countryTag, tag), eq(navigationLink.list, 'vacation_theme')))
      .orderBy(asc(navigationLink.position)),
  ])
  return { own: own[0] ?? null, general: general[0] ?? null, listed }
}

type Found = Awaited<ReturnType<typeof findWords>>

function wishesOf(key: string, { own, general }: Found): ThemeWishes {
  return {
    key,
    party: general?.party ?? [],
    goals: general?.goals ?? [],
    interests: own?.interests ?? general?.interests ?? [],
    habitats: own?.habitats ?? general?.habitats ?? [],
  }
}

/**
 * A vacation theme of a country, or the path of the page that replaces the country. It has a page if the country has
 * written about it, or lists it in its header and there is a general text.
 * @throws AppError `not_found` if neither is the case, and for a country without a page.
 */
export async function getThemePage(ctx: ReadContext, tag: string, key: string): Promise<ThemePage> {
  const [country, found] = await Promise.all([getCountryPage(ctx, tag), findWords(ctx, tag, key)])
  const { own, general, listed } = found
  const entry = listed.find(({ link }) => link === pathOf(tag, key))
  const words = own ?? (entry ? general : null)
  if (!words) throw new AppError('not_found')
  const wishes = wishesOf(key, found)
  const [trips, places, tours] = await Promise.all([
    findTripsFor(ctx, tag, wishes),
    findPlacesFor(ctx, tag, wishes),
    findToursFor(ctx, tag, wishes),
  ])
  const { name, story, answerer, team, map, topPlaces, activities } = country
  const poster = choosePoster({
    key: `${tag}/${key}`,
    country: tag,
    habitats: wishes.habitats,
    subject: [words.name.en, ...wishes.interests].join(' '),
    ...posterOverride(own?.poster ?? null),
  })
  return {
    key,
    name: (entry?.label ?? words.name)[ctx.locale],
    lead: words.lead[ctx.locale],
    body: words.body[ctx.locale],
    poster,
    picture: mastheadPicture({ poster }),
    country: { tag, name, story, answerer, team, map, topPlaces, activities },
    others: listed
      .filter(({ link }) => link !== entry?.link)
      .map(({ link, label }) => ({ link, label: label[ctx.locale] })),
    places,
    tours,
    ...trips,
    kinds: general?.kinds ?? [],
    group: groups.find(one => one === wishes.party[0]) ?? null,
  }
}

/** Path of a theme, without a language. */
function pathOf(tag: string, key: string): string {
  return `/${tag}/${key}-vacations`
}

/** Sitemap entries of themes: those a country has written about, and those in its header with a general text. */
export async function listThemePages(ctx: Pick<RequestContext, 'db'>): Promise<PageEntry[]> {
  const [pages, written, own, known, listed] = await Promise.all([
    getCountriesWithPages(ctx),
    ctx.db.select({ tag: country.tag }).from(country).where(isNotNull(country.page)),
    ctx.db.select({ tag: theme.countryTag, key: theme.key }).from(theme).orderBy(asc(theme.position)),
    ctx.db.select({ key: vacationTheme.key }).from(vacationTheme).orderBy(asc(vacationTheme.position)),
    getListedLinks(ctx),
  ])
  const tags = pages.filter(tag => written.some(row => row.tag === tag))
  return tags.flatMap(tag => {
    const described = own.filter(row => row.tag === tag).map(({ key }) => links.theme(tag, key))
    const offered = known
      .map(({ key }) => links.theme(tag, key))
      .filter(path => listed.get(tag)?.includes(path))
    return [...new Set([...described, ...offered])].map(path => ({ path }))
  })
}
