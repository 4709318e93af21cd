import { and, asc, eq } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { hotelTypeName } from '#app/features/catalogue/hotel/hotel.ts'
import { kilometresBetween } from '#app/features/catalogue/place-page/place-page.ts'
import { linesFromCatalogue } from '#app/features/proposal/pricing/catalogue-lines.ts'
import { readHotelRates, readTourRates } from '#app/features/proposal/pricing/prices-queries.server.ts'
import { monthOf, roomsFor } from '#app/features/proposal/pricing/rates.ts'
import { minutesOfDuration } from '#app/features/proposal/proposal/proposal-facts.ts'
import { m } from '#app/paraglide/messages.js'
import type { CallerContext } from '#app/request-context.ts'
import { formatMinutes, formatMonths } from '#app/text/figures.ts'
import type { Readable } from '#database/connect.ts'
import { catalogueItem, tourType } from '#database/schema/catalogue.ts'
import { place } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'
import type { Locale } from '#database/values/locale.ts'
import type { Choice, ChoiceQuery } from './draft-schema.ts'

type PlaceRow = typeof place.$inferSelect
type ItemRow = typeof catalogueItem.$inferSelect

/** Farther in a straight line than anybody goes for a tour of a day. */
const FAR_KM = 40

interface Asking {
  query: ChoiceQuery
  locale: Locale
  /** Where it is for; null if that is not known. */
  here: PlaceRow | null
  places: ReadonlyMap<number, PlaceRow>
  types: ReadonlyMap<string, string>
}

function agesIn({ childAges }: ChoiceQuery): number[] {
  return childAges ? childAges.split(',').map(Number) : []
}

function distance(here: PlaceRow | null, at: PlaceRow): number | null {
  if (!here) return null
  const point = ({ longitude: lon, latitude: lat }: PlaceRow) => ({ lon, lat })
  return Math.round(kilometresBetween(point(here), point(at)))
}

type Unfit = Choice['unfit']

function isOutOf(months: readonly number[] | null, { date }: ChoiceQuery): boolean {
  const month = monthOf(date ?? null)
  return month !== null && months !== null && months.length > 0 && !months.includes(month)
}

function inMonths(months: readonly number[], locale: Locale): Unfit {
  return { why: 'month', words: m.office_pick_months({ months: formatMonths(months, locale) }, { locale }) }
}

function tooYoung(least: unknown, query: ChoiceQuery, locale: Locale): Unfit {
  const youngest = Math.min(...agesIn(query))
  return typeof least === 'number' && youngest < least
    ? { why: 'age', words: m.office_pick_age({ age: least }, { locale }) }
    : null
}

function elsewhere(at: PlaceRow, locale: Locale): Unfit {
  return { why: 'elsewhere', words: m.office_pick_elsewhere({ place: at.name[locale] }, { locale }) }
}

function unfitHotel(row: ItemRow, at: PlaceRow, { query, locale, here }: Asking): Unfit {
  if (here && at.id !== here.id && at.nearId !== here.id) return elsewhere(at, locale)
  const rates = readHotelRates(row)
  const people = Number(query.adults) + agesIn(query).length
  const has = rates.rooms.reduce((sum, { count }) => sum + count, 0)
  if (has > 0 && roomsFor(rates, people, monthOf(query.date ?? null)).rooms > has)
    return { why: 'rooms', words: m.office_pick_rooms({ rooms: has }, { locale }) }
  return tooYoung(row.details.minimumAge, query, locale)
}

function unfitTour(row: ItemRow, at: PlaceRow, { query, locale, here }: Asking): Unfit {
  const zones = row.tourInfoV2?.tourZones.flatMap(({ zonePickupPlaces }) => zonePickupPlaces) ?? []
  const kilometres = distance(here, at)
  const isNear = kilometres === null || kilometres <= FAR_KM || zones.includes(here?.slug ?? '')
  if (!isNear) return elsewhere(at, locale)
  if (row.bestMonths && isOutOf(row.bestMonths, query)) return inMonths(row.bestMonths, locale)
  const open = row.tourInfoV2?.tourDays ?? []
  const weekday = query.date ? new Date(`${query.date}T00:00:00Z`).getUTCDay() || 7 : null
  if (weekday !== null && open.length > 0 && !open.includes(weekday))
    return { why: 'closed', words: m.office_pick_closed({}, { locale }) }
  return tooYoung(row.details.minimumAge, query, locale)
}

/** The price of one night or of one tour for the party. */
function priceOf(row: ItemRow, { query }: Asking): number | null {
  if (row.currency !== query.currency) return null
  const item = { key: row.key, name: row.key }
  const key = `${row.countryTag}/${row.key}`
  const isHotel = row.kind === 'hotel'
  const lines = linesFromCatalogue(
    {
      ...{
        locale: 'en',
        startsOn: query.date ?? null,
        adults: Number(query.adults),
        childAges: agesIn(query),
      },
      days: [
        {
          ...{ country: row.countryTag, legs: [], hotel: isHotel ? item : null },
          activities: isHotel ? [] : [{ ...item, kind: 'tour' }],
        },
      ],
    },
    {
      hotels: isHotel ? { [key]: readHotelRates(row) } : {},
      tours: isHotel ? {} : { [key]: readTourRates(row) },
    },
  )
  const amounts = lines.map(({ count, unitMinor }) => unitMinor && unitMinor * count)
  return amounts.reduce<number | null>((sum, each) => (sum === null || each === null ? null : sum + each), 0)
}

function classOf(row: ItemRow, { locale, types }: Asking): string {
  if (row.kind === 'hotel') {
    const type = typeof row.details.type === 'string' ? hotelTypeName(row.details.type) : null
    return [type, m.office_pick_rooms({ rooms: Number(row.details.rooms ?? 0) }, { locale })]
      .filter(Boolean)
      .join(', ')
  }
  const minutes = minutesOfDuration(row.tourInfoV2?.tourDuration ?? null)
  const level = row.details.level
  const effort = typeof level === 'object' && level !== null && locale in level ? level : null
  return [
    types.get(row.tourType ?? ''),
    minutes === null ? null : formatMinutes(minutes),
    effort && String(Object.entries(effort).find(([language]) => language === locale)?.[1] ?? ''),
  ]
    .filter(Boolean)
    .join(', ')
}

function choiceOfItem(row: ItemRow, asking: Asking): Choice[] {
  const { locale, here, places } = asking
  const at = places.get(row.placeId)
  if (!at) return []
  return [
    {
      ...{ key: row.key, name: row.name[locale], place: { slug: at.slug, name: at.name[locale] } },
      kilometres: distance(here, at),
      class: classOf(row, asking),
      priceMinor: priceOf(row, asking),
      minutes: row.kind === 'tour' ? minutesOfDuration(row.tourInfoV2?.tourDuration ?? null) : null,
      unfit: row.kind === 'hotel' ? unfitHotel(row, at, asking) : unfitTour(row, at, asking),
    },
  ]
}

function choiceOfPlace(at: PlaceRow, { query, locale, here, places }: Asking): Choice {
  const region = at.regionId === null ? undefined : places.get(at.regionId)
  return {
    ...{ key: at.slug, name: at.name[locale], place: { slug: at.slug, name: region?.name[locale] ?? '' } },
    ...{ kilometres: distance(here, at), priceMinor: null, minutes: null },
    class: at.line[locale],
    unfit: at.bestMonths && isOutOf(at.bestMonths, query) ? inMonths(at.bestMonths, locale) : null,
  }
}

async function findTypes(db: Readable, country: string, locale: Locale): Promise<Map<string, string>> {
  const rows = await db.select().from(tourType).where(eq(tourType.countryTag, country))
  return new Map(rows.map(({ key, name }) => [key, name[locale]]))
}

/**
 * What may be chosen for a day of a draft: what fits first, then what does not, each nearest first.
 * @throws AppError not_logged_in, unauthorized for anyone outside the office.
 */
export async function listChoices(
  { db, actor, locale }: CallerContext & { locale: Locale },
  query: ChoiceQuery,
): Promise<Choice[]> {
  if (actor.kind === 'visitor') throw new AppError('not_logged_in')
  if (actor.kind !== 'planner' && actor.kind !== 'admin') throw new AppError('unauthorized')
  const { kind, country } = query
  const [places, items, types] = await Promise.all([
    db
      .select()
      .from(place)
      .where(and(eq(place.countryTag, country), isPublished(place)))
      .orderBy(asc(place.slug)),
    kind === 'place'
      ? []
      : db
          .select()
          .from(catalogueItem)
          .where(
            and(
              eq(catalogueItem.countryTag, country),
              eq(catalogueItem.kind, kind),
              isPublished(catalogueItem),
            ),
          )
          .orderBy(asc(catalogueItem.key)),
    findTypes(db, country, locale),
  ])
  const here = places.find(({ slug }) => slug === query.near) ?? null
  const asking = { query, locale, here, places: new Map(places.map(row => [row.id, row])), types }
  const found =
    kind === 'place'
      ? places.filter(row => row.kind === 'destination').map(row => choiceOfPlace(row, asking))
      : items.flatMap(row => choiceOfItem(row, asking))
  return found.toSorted(
    (a, b) =>
      Number(a.unfit !== null) - Number(b.unfit !== null) ||
      (a.kilometres ?? 0) - (b.kilometres ?? 0) ||
      a.name.localeCompare(b.name, locale),
  )
}
