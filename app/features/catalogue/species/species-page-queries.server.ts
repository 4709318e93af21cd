import { eq } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { getGuideCountries } from '#app/features/catalogue/species/field-guide-queries.server.ts'
import { relatedSpecies } from '#app/features/catalogue/species/species.ts'
import { findSpecies, toCard } from '#app/features/catalogue/species/species-card-queries.server.ts'
import type { SpeciesPage } from '#app/features/catalogue/species/species-schema.ts'
import { getStaffOf } from '#app/features/people/staff/staff-queries.server.ts'
import type { ReadContext } from '#app/request-context.ts'
import { country } from '#database/schema/country.ts'
import { species } from '#database/schema/species.ts'
import {
  findTours,
  findTrips,
  findWildPlaces,
  indexPlaces,
  placesOf,
  toCalendar,
  withPlaces,
} from './species-place-queries.server.ts'

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
    findTours(ctx, places, row.kind),
    findTrips(ctx, places),
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
