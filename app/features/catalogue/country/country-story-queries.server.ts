import { and, eq, inArray } from 'drizzle-orm'
import type { Seasons } from '#app/features/trip/season/season.ts'
import { firstPhoto } from '#app/picture/photo/photo-queries.server.ts'
import { pictureFor } from '#app/picture/pictures-for.server.ts'
import type { ReadContext } from '#app/request-context.ts'
import { watersOf } from '#cartography/labels/authored-waters.ts'
import { drawCountryMap } from '#cartography/print/map-drawing.server.ts'
import type { country } from '#database/schema/country.ts'
import { place } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'
import type { Locale } from '#database/values/locale.ts'
import { getAskedPlaces } from './country-name-queries.server.ts'
import type { CountryPage, CountryStory } from './country-schema.ts'

type CountryRow = typeof country.$inferSelect

/** The places of the country's page, in the order its author gave them. */
async function getPlaces({ db, locale }: ReadContext, { tag, page }: CountryRow) {
  const slugs = page?.places ?? []
  if (slugs.length === 0) return []
  const rows = await db
    .select({
      slug: place.slug,
      name: place.name,
      line: place.line,
      lat: place.latitude,
      lon: place.longitude,
      habitats: place.habitats,
      poster: place.poster,
      photo: firstPhoto('place'),
    })
    .from(place)
    .where(
      and(
        eq(place.countryTag, tag),
        eq(place.kind, 'destination'),
        inArray(place.slug, slugs),
        isPublished(place),
      ),
    )
  return rows
    .toSorted((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug))
    .map(({ name, line, habitats, poster, photo, ...same }) => ({
      ...same,
      name: name[locale],
      line: line[locale],
      picture: pictureFor({ key: same.slug, country: tag, habitats, name, poster, photo }, locale),
    }))
}

function toSeasons(
  { note, rows, events }: NonNullable<CountryRow['page']>['seasons'],
  locale: Locale,
): Seasons {
  return {
    note: note[locale],
    rows: rows.map(({ name, dryness }) => ({ name: name[locale], dryness })),
    events: events.map(({ name, months }) => ({ name: name[locale], months })),
  }
}

function toStory({ page }: CountryRow, locale: Locale, places: CountryStory['places']): CountryStory | null {
  if (!page) return null
  const { lead, facts, planner, seasons, team } = page
  return {
    lead: lead[locale],
    facts: {
      tripLength: facts.tripLength[locale],
      driest: facts.driest[locale],
      clock: facts.clock[locale],
      plannedFrom: facts.plannedFrom[locale],
    },
    plannerWords: planner.words[locale],
    seasons: toSeasons(seasons, locale),
    places,
    teamLead: team.lead[locale],
  }
}

/** The texts of the country's staff, and its map with their places or popular ones. */
export async function getCountryStory(
  ctx: ReadContext,
  row: CountryRow,
): Promise<Pick<CountryPage, 'story' | 'map'>> {
  const places = await getPlaces(ctx, row)
  const written = places.map(({ slug, name, lat, lon }) => ({ key: slug, name, lat, lon }))
  const map = drawCountryMap({
    countries: [row.a2Code],
    places: row.page ? written : await getAskedPlaces(ctx, row.tag),
    names: !row.page,
    waters: watersOf(row.page, ctx.locale),
  })
  const entries = places.map(({ slug, name, line, picture }) => ({ slug, name, line, picture }))
  return { story: toStory(row, ctx.locale, entries), map }
}
