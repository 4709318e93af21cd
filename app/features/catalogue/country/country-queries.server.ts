import { asc, eq, getTableColumns } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { emergencyFor, phoneFor } from '#app/features/people/operator/operator.ts'
import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import { teamOf } from '#app/features/people/staff/staff.ts'
import { getStaffOf } from '#app/features/people/staff/staff-queries.server.ts'
import { mastheadPicture } from '#app/picture/masthead-picture.server.ts'
import { firstPhoto, presentPhoto } from '#app/picture/photo/photo-queries.server.ts'
import { pictureOf } from '#app/picture/picture.ts'
import { picturesFor } from '#app/picture/pictures-for.server.ts'
import type { ReadContext } from '#app/request-context.ts'
import { country } from '#database/schema/country.ts'
import { isPublished } from '#database/schema/published.ts'
import { trip, tripCountry } from '#database/schema/trip.ts'
import { countryDoor, nearestFirst, nearestOf } from './country.ts'
import { getCountryNames } from './country-name-queries.server.ts'
import { posterOf } from './country-poster-queries.server.ts'
import type { CountryPage, Wall } from './country-schema.ts'
import { getCountryStory } from './country-story-queries.server.ts'

type CountryRow = typeof country.$inferSelect

/** The home page's countries in the specification's order (section 3), and the treks. */
export async function getWall({ db, locale }: ReadContext): Promise<Wall> {
  const rows = await db
    .select({
      tag: country.tag,
      type: country.type,
      name: country.name,
      line: country.line,
      area: country.area,
      link: country.homePageLink,
      poster: country.poster,
      photo: firstPhoto('country'),
    })
    .from(country)
    .where(eq(country.active, true))
    .orderBy(asc(country.homepageSortOrder), asc(country.tag))
  const countries = rows.filter(({ type }) => type === 'country')
  const pictured = picturesFor(countries, locale, ({ tag, poster, photo }) => ({
    key: tag,
    country: tag,
    poster,
    photo,
  }))
  const treks = rows.filter(({ type }) => type === 'trek')
  return {
    countries: pictured.map(({ row: { tag, name, line, area, link }, picture }) => ({
      tag,
      name: name[locale],
      line: line[locale],
      area,
      link,
      picture,
    })),
    treks: treks.map(({ tag, name, link }) => ({ tag, name: name[locale], link })),
  }
}

const TRIPS_SHOWN = 3

/**
 * Keys of the trips on a country's page: the featured one, its other own ones, then those of the nearest countries.
 */
async function chooseTrips({ db, locale }: ReadContext, wanted: CountryRow) {
  const rows = await db
    .select({
      key: trip.key,
      tag: country.tag,
      name: country.name,
      area: country.area,
      contactGroup: country.contactGroup,
      homepageSortOrder: country.homepageSortOrder,
    })
    .from(tripCountry)
    .innerJoin(trip, eq(trip.id, tripCountry.tripId))
    .innerJoin(country, eq(country.tag, tripCountry.countryTag))
    .where(isPublished(trip))
    .orderBy(asc(trip.id))
  const featured = wanted.page?.featuredTrips ?? []
  const own = rows.filter(({ tag }) => tag === wanted.tag).map(({ key }) => key)
  const chosen = [...featured.filter(key => own.includes(key)), ...own.filter(key => !featured.includes(key))]
  const others = nearestFirst(wanted, rows).map(row => ({ ...row, name: row.name[locale] }))
  const shown = own.length > 0 ? chosen : others.map(({ key }) => key)
  const tripKeys = [...new Set(shown)].slice(0, TRIPS_SHOWN)
  const ownTrips = own.length > 0
  const from = others.filter(({ key }) => tripKeys.includes(key))
  return { tripKeys, ownTrips, nearest: ownTrips ? null : nearestOf(wanted, from) }
}

/**
 * A country's page, or the authored path it redirects to.
 * @throws AppError `not_found` for an unknown or inactive country and for a trek.
 */
export async function getCountryPage(
  ctx: ReadContext,
  tag: string,
): Promise<CountryPage | { movedTo: string }> {
  const [row] = await ctx.db
    .select({ ...getTableColumns(country), ownPhoto: firstPhoto('country') })
    .from(country)
    .where(eq(country.tag, tag))
  const door = row ? countryDoor(row) : null
  if (!row || !door) throw new AppError('not_found')
  if (door !== 'page') return { movedTo: door.to }

  const [operator, staff, names, { story, map }, trips] = await Promise.all([
    getOperator(ctx),
    getStaffOf(ctx, tag),
    getCountryNames(ctx, tag),
    getCountryStory(ctx, row),
    chooseTrips(ctx, row),
  ])
  const first = row.page?.planner.staff ?? row.staffFkey
  const poster = posterOf(row)
  return {
    tag,
    name: row.name[ctx.locale],
    line: row.line[ctx.locale],
    area: row.area,
    callingCode: row.callingCode,
    picture: mastheadPicture(pictureOf(presentPhoto(row.ownPhoto, ctx.locale), poster)),
    poster,
    story,
    map,
    ...names,
    answerer: staff.find(({ fkey }) => fkey === first) ?? null,
    team: teamOf(staff, { country: tag, hidden: operator.hiddenStaff, first }),
    phone: phoneFor(operator, row.contactGroup),
    emergency: emergencyFor(operator, tag, ctx.locale),
    ...trips,
  }
}
