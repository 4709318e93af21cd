import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { getUnplannedCountries } from '#app/features/catalogue/unplanned/unplanned-queries.server.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { firstPhoto } from '#app/picture/photo/photo-queries.server.ts'
import { ofCountry, picturesFor } from '#app/picture/pictures-for.server.ts'
import type { ReadContext } from '#app/request-context.ts'
import { article } from '#database/schema/article.ts'
import { catalogueItem, tourType } from '#database/schema/catalogue.ts'
import { country, theme } from '#database/schema/country.ts'
import { place } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'
import { species } from '#database/schema/species.ts'
import { staff } from '#database/schema/staff.ts'
import { trip, tripCountry } from '#database/schema/trip.ts'
import type { Locale } from '#database/values/locale.ts'
import type { SitemapGroup, SitemapLink, SitemapPart } from './sitemap.ts'

function findCountries({ db }: ReadContext) {
  return db
    .select({
      tag: country.tag,
      name: country.name,
      facts: country.beforeYouGo,
      poster: country.poster,
      photo: firstPhoto('country'),
    })
    .from(country)
    .where(and(eq(country.active, true), eq(country.type, 'country')))
    .orderBy(asc(country.homepageSortOrder))
}

/** The country in the address of a trip that crosses borders. */
const homeOf = sql<string>`(
  select country_tag from trip_country home where home.trip_id = ${trip.id} order by position limit 1
)`

/** Everything with a page, by country. */
async function findThings({ db }: ReadContext) {
  const [places, items, themes, types, trips] = await Promise.all([
    db
      .select({ tag: place.countryTag, kind: place.kind, slug: place.slug, name: place.name })
      .from(place)
      .where(isPublished(place)),
    db
      .select({ tag: catalogueItem.countryTag, kind: catalogueItem.kind })
      .from(catalogueItem)
      .where(isPublished(catalogueItem)),
    db
      .select({ tag: theme.countryTag, key: theme.key, name: theme.name })
      .from(theme)
      .orderBy(asc(theme.position)),
    db
      .select({ tag: tourType.countryTag, key: tourType.key, name: tourType.name })
      .from(tourType)
      .orderBy(asc(tourType.position)),
    db
      .select({ tag: tripCountry.countryTag, home: homeOf, key: trip.key, name: trip.title })
      .from(trip)
      .innerJoin(tripCountry, eq(tripCountry.tripId, trip.id))
      .where(isPublished(trip)),
  ])
  return { places, items, themes, types, trips }
}

type Things = Awaited<ReturnType<typeof findThings>>

/** Links of a list: the given first ones, then the others by name. */
function byName(first: SitemapLink[], things: SitemapLink[], locale: Locale): SitemapLink[] {
  return [...first, ...things.toSorted((a, b) => a.label.localeCompare(b.label, locale))]
}

function partOf(
  { tag, name, hasFacts }: { tag: string; name: string; hasFacts: boolean },
  things: Things,
  locale: Locale,
): SitemapPart {
  const own = <T extends { tag: string }>(rows: readonly T[]) => rows.filter(row => row.tag === tag)
  const placesOf = (kind: Things['places'][number]['kind'], to: (tag: string, slug: string) => string) =>
    own(things.places)
      .filter(row => row.kind === kind)
      .map(row => ({ to: to(tag, row.slug), label: row.name[locale] }))
  const has = (kind: Things['items'][number]['kind']) => own(things.items).some(row => row.kind === kind)
  const destinations = placesOf('destination', links.destination)
  const main = [
    ...(destinations.length > 0 ? [{ to: links.destinations(tag), label: m.nav_places_to_go() }] : []),
    ...(has('tour') ? [{ to: links.tours(tag), label: m.sitemap_tours() }] : []),
    ...(has('hotel') ? [{ to: links.hotels(tag), label: m.sitemap_hotels() }] : []),
    ...(hasFacts ? [{ to: links.beforeYouGo(tag), label: m.before_crumb() }] : []),
    { to: links.countryMap(tag), label: m.sitemap_map() },
    { to: links.team(tag), label: m.sitemap_people() },
    { to: links.travelPlanning(tag), label: m.sitemap_planning() },
  ]
  const groups = [
    {
      title: m.sitemap_themes(),
      links: own(things.themes).map(row => ({ to: links.theme(tag, row.key), label: row.name[locale] })),
    },
    {
      title: m.nav_trips(),
      links: byName(
        [],
        own(things.trips).map(row => ({ to: links.trip(row.home, row.key), label: row.name[locale] })),
        locale,
      ),
    },
    {
      title: m.nav_things_to_do(),
      links: own(things.types).map(row => ({
        to: links.tourType(tag, row.key),
        label: row.name[locale],
      })),
    },
    {
      title: m.nav_places_to_go(),
      links: byName([], [...destinations, ...placesOf('region', links.region)], locale),
    },
    { title: m.sitemap_sights(), links: byName([], placesOf('attraction', links.attraction), locale) },
  ].filter(group => group.links.length > 0)
  return { id: tag, title: name, to: links.country(tag), main, groups }
}

/** Pages without a country: the site's own in view, and long lists that open. */
async function commonPages({ db, locale }: ReadContext) {
  const [articles, people, animals, treks, unplanned] = await Promise.all([
    db
      .select({ slug: article.slug, title: article.title })
      .from(article)
      .orderBy(desc(article.datePublished), asc(article.slug)),
    db.select({ fkey: staff.fkey, name: staff.name }).from(staff).where(eq(staff.active, true)),
    db.select({ key: species.key, name: species.name }).from(species),
    db
      .select({ link: country.homePageLink, name: country.name })
      .from(country)
      .where(and(eq(country.active, true), eq(country.type, 'trek')))
      .orderBy(asc(country.tag)),
    getUnplannedCountries({ db }),
  ])
  const site: SitemapGroup[] = [
    {
      title: m.sitemap_start(),
      links: [
        { to: links.home(), label: m.sitemap_home() },
        { to: links.trips(), label: m.error_trips() },
        { to: links.whenToGo(), label: m.when_nav() },
        { to: links.ask(), label: m.contact_title() },
        { to: links.account(), label: m.nav_account() },
      ],
    },
    {
      title: m.sitemap_treks(),
      links: treks.map(({ link, name }) => ({ to: links.authored(link), label: name[locale] })),
    },
    {
      title: m.nav_company(),
      links: [
        { to: links.company(), label: m.nav_about_us() },
        { to: links.contact(), label: m.nav_contact() },
        { to: links.howItWorks(), label: m.nav_how_it_works() },
        { to: links.apiDocs(), label: m.footer_api() },
        { to: links.testimonials(), label: m.nav_testimonials() },
        { to: links.privacy(), label: m.footer_privacy() },
        { to: links.terms(), label: m.footer_terms() },
      ],
    },
    {
      title: m.sitemap_unplanned(),
      links: byName(
        [],
        unplanned.map(({ tag, name }) => ({ to: links.country(tag), label: name[locale] })),
        locale,
      ),
    },
  ]
  const lists: SitemapPart[] = [
    listPart('flora-fauna', {
      title: m.footer_flora_fauna(),
      to: links.floraFauna(),
      things: byName(
        [],
        animals.map(({ key, name }) => ({ to: links.species(key), label: name[locale] })),
        locale,
      ),
    }),
    listPart('people', {
      title: m.sitemap_people(),
      to: links.experts(),
      things: byName(
        [],
        people.map(({ fkey, name }) => ({ to: links.expert(fkey), label: name })),
        locale,
      ),
    }),
    listPart('articles', {
      title: m.article_list_title(),
      to: links.articles(),
      things: articles.map(({ slug, title }) => ({ to: links.article(slug), label: title[locale] })),
    }),
  ]
  return { site, lists }
}

/** A long list, whose own page its title leads to. */
function listPart(
  id: string,
  { title, to, things }: { title: string; to: string; things: SitemapLink[] },
): SitemapPart {
  return { id, title, to, main: [], groups: [{ title, links: things }] }
}

/** All pages of the site, for the page that people read: those of each country, in their order, and the others. */
export async function getSitemap(
  ctx: ReadContext,
): Promise<{ countries: SitemapPart[]; lists: SitemapPart[]; site: SitemapGroup[] }> {
  const [countries, things, common] = await Promise.all([
    findCountries(ctx),
    findThings(ctx),
    commonPages(ctx),
  ])
  return {
    countries: picturesFor(countries, ctx.locale, ofCountry).map(
      ({ row: { tag, name, facts }, picture }) => ({
        ...partOf({ tag, name: name[ctx.locale], hasFacts: facts !== null }, things, ctx.locale),
        picture,
      }),
    ),
    ...common,
  }
}
