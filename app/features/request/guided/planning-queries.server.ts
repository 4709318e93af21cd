import { and, asc, eq, inArray } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { wordOfLink } from '#app/features/catalogue/country/country.ts'
import type { RequestContext } from '#app/request-context.ts'
import { country, navigationLink } from '#database/schema/country.ts'
import { staff } from '#database/schema/staff.ts'
import { goalPosters } from './draw-goal-posters.server.ts'
import type { PlanningCountry } from './planning-schema.ts'

type Reading = Pick<RequestContext, 'db' | 'locale'>
type CountryRow = typeof country.$inferSelect

function lastOf(link: string): string {
  return link.slice(link.lastIndexOf('/') + 1)
}

/** The country's popular places, interests and activities: its navigation lists (section 3). */
async function getWishes({ db, locale }: Reading, tag: string) {
  const rows = await db
    .select()
    .from(navigationLink)
    .where(
      and(
        eq(navigationLink.countryTag, tag),
        inArray(navigationLink.list, ['top_place', 'place_theme', 'top_activity']),
      ),
    )
    .orderBy(asc(navigationLink.position))
  const named = (list: (typeof rows)[number]['list']) =>
    rows.filter(row => row.list === list).map(({ link, label }) => ({ link, name: label[locale] }))
  return {
    places: named('top_place').map(({ link, name }) => ({ key: lastOf(link), name })),
    likes: named('place_theme').flatMap(({ link, name }) => {
      const word = wordOfLink(link)
      return word ? [{ ...word, name }] : []
    }),
    // Links to whole lists of tours add nothing to the goals, so only attractions are offered.
    doings: named('top_activity')
      .filter(({ link }) => link.includes('/attractions/'))
      .map(({ link, name }) => ({ key: lastOf(link), name })),
  }
}

function seasonOf({ page }: CountryRow, locale: Reading['locale']): PlanningCountry['season'] {
  const [row] = page?.seasons.rows ?? []
  return row ? { of: row.name[locale], dryness: row.dryness } : null
}

/**
 * What the guided planner offers for a country.
 * @throws AppError `not_found` for an unknown or inactive country and for a trek.
 */
export async function getPlanningCountry(ctx: Reading, tag: string): Promise<PlanningCountry> {
  const [found] = await ctx.db
    .select({ country, planner: { firstName: staff.firstName, place: staff.place } })
    .from(country)
    .leftJoin(staff, and(eq(staff.fkey, country.staffFkey), eq(staff.active, true)))
    .where(and(eq(country.tag, tag), eq(country.active, true), eq(country.type, 'country')))
  if (!found) throw new AppError('not_found')
  const { country: row, planner } = found
  return {
    tag,
    name: row.name[ctx.locale],
    planner: planner && { firstName: planner.firstName, place: planner.place[ctx.locale] },
    tripLength: row.page?.facts.tripLength[ctx.locale] ?? null,
    season: seasonOf(row, ctx.locale),
    ...(await getWishes(ctx, tag)),
    posters: goalPosters(tag),
  }
}
