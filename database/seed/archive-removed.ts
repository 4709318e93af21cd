import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { article, tag, webPage } from '../schema/article.ts'
import { catalogueItem, tourType } from '../schema/catalogue.ts'
import { theme, topic } from '../schema/country.ts'
import { place, transfer } from '../schema/place.ts'
import { isPublished } from '../schema/published.ts'
import { review, reviewVideo } from '../schema/review.ts'
import { species, vacationTheme } from '../schema/species.ts'
import { trip } from '../schema/trip.ts'
import type { Seeder } from './seeder.ts'

/** The table of a kind, and the key by which the seeder knows its rows. */
interface Rows<T extends PgTable> {
  table: T
  key: SQL
  only?: SQL
}

function placesOf(kind: 'region' | 'destination' | 'attraction'): Rows<typeof place> {
  return { table: place, key: sql`${place.countryTag} || '/' || ${place.slug}`, only: eq(place.kind, kind) }
}

function itemsOf(kind: 'tour' | 'hotel'): Rows<typeof catalogueItem> {
  const key = sql`${catalogueItem.countryTag} || '/' || ${catalogueItem.key}`
  return { table: catalogueItem, key, only: eq(catalogueItem.kind, kind) }
}

/** Kinds that plans, proposals and the days of trips may refer to. */
const ARCHIVED: Record<string, Rows<typeof place | typeof catalogueItem | typeof trip>> = {
  region: placesOf('region'),
  destination: placesOf('destination'),
  attraction: placesOf('attraction'),
  tour: itemsOf('tour'),
  hotel: itemsOf('hotel'),
  trip: { table: trip, key: sql`${trip.key}` },
}

const way = sql`(
  select a.country_tag || '/' || a.slug || '/' || b.slug from place a, place b
  where a.id = ${transfer.fromId} and b.id = ${transfer.toId}
)`

const ofNoTour = sql`not exists (
  select from catalogue_item
  where catalogue_item.country_tag = ${tourType.countryTag} and catalogue_item.tour_type = ${tourType.key}
)`

/** Kinds that nothing else refers to. */
const DELETED: Record<string, Rows<PgTable>> = {
  transfer: { table: transfer, key: way },
  'tour-type': {
    table: tourType,
    key: sql`${tourType.countryTag} || '/' || ${tourType.key}`,
    only: ofNoTour,
  },
  theme: { table: theme, key: sql`${theme.countryTag} || '/' || ${theme.key}` },
  interest: { table: topic, key: sql`${topic.key}`, only: eq(topic.vocabulary, 'interest') },
  habitat: { table: topic, key: sql`${topic.key}`, only: eq(topic.vocabulary, 'habitat') },
  'vacation-theme': { table: vacationTheme, key: sql`${vacationTheme.key}` },
  species: { table: species, key: sql`${species.key}` },
  review: { table: review, key: sql`${review.key}` },
  review_video: { table: reviewVideo, key: sql`${reviewVideo.key}` },
  page: { table: webPage, key: sql`${webPage.slug}` },
  article: { table: article, key: sql`${article.slug}` },
  tag: { table: tag, key: sql`${tag.key}` },
}

function named({ key, only }: Rows<PgTable>, keys: readonly string[]): SQL | undefined {
  return and(only, sql`${key} = any(${sql.param(keys)}::text[])`)
}

/**
 * Archives or deletes what has gone from content/ since it was last seeded, and restores what came back. Only rows
 * that the seeder recorded are touched: travellers' and planners' rows have no such key.
 */
export async function archiveRemoved(seeder: Seeder): Promise<void> {
  for (const [kind, rows] of Object.entries(ARCHIVED)) {
    const { table } = rows
    const added = seeder.added(kind)
    if (added.length > 0)
      await seeder.tx
        .update(table)
        .set({ archived: null })
        .where(and(named(rows, added), isNotNull(table.archived)))
    const gone = seeder.gone(kind)
    if (gone.length === 0) continue
    await seeder.tx
      .update(table)
      .set({ archived: sql`now()` })
      .where(and(named(rows, gone), isPublished(table)))
    await seeder.forget(kind, gone)
  }
  for (const [kind, rows] of Object.entries(DELETED)) {
    const gone = seeder.gone(kind)
    if (gone.length === 0) continue
    const deleted = await seeder.tx
      .delete(rows.table)
      .where(named(rows, gone))
      .returning({ key: sql<string>`${rows.key}` })
    await seeder.forget(
      kind,
      deleted.map(({ key }) => key),
    )
  }
}
