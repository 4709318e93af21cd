import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { toCard } from '#app/features/catalogue/species/species-api-queries.server.ts'
import { cachedRead } from '#app/freshness/cached-read.server.ts'
import type { ReadContext } from '#app/request-context.ts'
import { catalogueItem } from '#database/schema/catalogue.ts'
import { place } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'
import { species } from '#database/schema/species.ts'
import { trip, tripDay } from '#database/schema/trip.ts'
import { openTo, speciesOfTrip, type WildDay } from './trip-species.ts'
import type { TripSpecies } from './trip-species-schema.ts'

const wildPlace = { id: place.id, slug: place.slug, country: place.countryTag, wildlife: place.wildlife }

/** The days of a trip, with its best months. */
function findDays({ db }: ReadContext, tripId: number) {
  return db
    .select({
      number: tripDay.number,
      title: tripDay.title,
      story: tripDay.story,
      tourIds: tripDay.tourIds,
      visitIds: tripDay.visitIds,
      legs: tripDay.legs,
      sleep: tripDay.sleep,
      bestMonths: trip.bestMonths,
      party: trip.party,
      minimumAge: trip.minimumAge,
      place: wildPlace,
    })
    .from(tripDay)
    .innerJoin(trip, eq(trip.id, tripDay.tripId))
    .innerJoin(place, eq(place.id, tripDay.placeId))
    .where(eq(tripDay.tripId, tripId))
    .orderBy(asc(tripDay.number))
}

type DayRow = Awaited<ReturnType<typeof findDays>>[number]

/** Tours and attractions that the days use, and others at the places where they end. */
async function findAround({ db }: ReadContext, days: readonly DayRow[]) {
  const ends = days.map(day => day.place.id)
  const taken = days.flatMap(({ tourIds }) => tourIds)
  const visited = days.flatMap(({ visitIds }) => visitIds)
  const [sights, tours] = await Promise.all([
    db
      .select({ ...wildPlace, at: place.nearId, name: place.name, lead: place.lead, body: place.body })
      .from(place)
      .where(and(or(inArray(place.id, visited), inArray(place.nearId, ends)), isPublished(place))),
    db
      .select({
        id: catalogueItem.id,
        at: catalogueItem.placeId,
        name: catalogueItem.name,
        lead: catalogueItem.lead,
        body: catalogueItem.body,
      })
      .from(catalogueItem)
      .where(
        and(
          eq(catalogueItem.kind, 'tour'),
          isPublished(catalogueItem),
          or(inArray(catalogueItem.id, taken), inArray(catalogueItem.placeId, ends)),
        ),
      ),
  ])
  return { sights, tours }
}

/** Species that are seen in any of the countries. */
function findLiving({ db }: ReadContext, countries: readonly string[]) {
  return db
    .select({
      key: species.key,
      kind: species.kind,
      latin: species.latin,
      name: species.name,
      line: species.line,
      seen: species.seen,
    })
    .from(species)
    .where(
      sql`exists (select from jsonb_array_elements(${species.seen}) as at
          where at ->> 'country' = any(${sql.param(countries)}::text[]))`,
    )
    .orderBy(asc(species.key))
}

/** Texts and minimum ages of the countries' tours. */
async function findSeeking({ db }: ReadContext, countries: readonly string[]) {
  const rows = await db
    .select({
      name: catalogueItem.name,
      lead: catalogueItem.lead,
      minimumAge: sql<number | null>`(${catalogueItem.details} ->> 'minimumAge')::integer`,
    })
    .from(catalogueItem)
    .where(
      and(
        eq(catalogueItem.kind, 'tour'),
        isPublished(catalogueItem),
        inArray(catalogueItem.countryTag, [...countries]),
      ),
    )
  return rows.map(({ name, lead, minimumAge }) => ({
    headline: `${name.en}\n${lead.en}`,
    minimumAge,
  }))
}

/** Species of a trip in its best months; empty for a trip without days. */
export const getSpeciesOfTrip = cachedRead(
  'species of a trip',
  { tables: [trip, tripDay, place, catalogueItem, species] },
  async (ctx: ReadContext, tripId: number): Promise<TripSpecies> => {
    const rows = await findDays(ctx, tripId)
    const [first] = rows
    if (!first) return { seen: [], days: [] }
    const countries = [...new Set(rows.map(day => day.place.country))]
    // Other trips show what adults see.
    const youngest = first.party.includes('Family') ? first.minimumAge : null
    const [around, found, seeking] = await Promise.all([
      findAround(ctx, rows),
      findLiving(ctx, countries),
      youngest === null ? [] : findSeeking(ctx, countries),
    ])
    const days = rows.map(row => toWildDay(row, around))
    const living = found.map(row => ({ ...row, row, name: row.name.en }))
    const open = youngest === null ? living : openTo(youngest, living, seeking)
    const { seen, byDay } = speciesOfTrip(days, open, first.bestMonths)
    return {
      seen: seen.map(({ row }) => toCard(row, ctx.locale)),
      days: [...byDay].map(([number, met]) => ({ number, keys: met.map(({ key }) => key) })),
    }
  },
)

type Told = Pick<typeof place.$inferSelect, 'name' | 'lead' | 'body'>

/** What a day's species are decided by: its row, and the tours and attractions that it uses or leaves out. */
export interface Around {
  sights: readonly (Told & WildDay['place'] & { id: number; at: number | null })[]
  tours: readonly (Told & { id: number; at: number })[]
}

type DayTold = Pick<
  typeof tripDay.$inferSelect,
  'number' | 'title' | 'story' | 'tourIds' | 'visitIds' | 'legs' | 'sleep'
> & {
  place: WildDay['place'] & { id: number }
}

export function toWildDay(row: DayTold, { sights, tours }: Around): WildDay {
  const isTaken = ({ id }: { id: number }) => row.tourIds.includes(id)
  const isVisited = ({ id }: { id: number }) => row.visitIds.includes(id)
  const taken = tours.filter(isTaken)
  const visits = sights.filter(isVisited)
  const story = `${row.title.en}\n${row.story.en}`
  const leftOut = [
    ...tours.filter(tour => tour.at === row.place.id && !isTaken(tour)),
    ...sights.filter(sight => sight.at === row.place.id && !isVisited(sight)),
  ]
  return {
    number: row.number,
    place: row.place,
    visits,
    goesOut: taken.length + visits.length > 0,
    onTheRoad: row.legs.length > 0,
    sleeps: row.sleep,
    headline: [
      row.title.en,
      ...taken.flatMap(({ name, lead }) => [name.en, lead.en]),
      ...visits.map(({ name }) => name.en),
    ].join('\n'),
    story,
    text: [story, textOf([...taken, ...visits])].join('\n'),
    leftOut: textOf(leftOut),
  }
}

/** In English. */
function textOf(things: readonly Told[]): string {
  return things.flatMap(({ name, lead, body }) => [name.en, lead.en, body.en]).join('\n')
}
