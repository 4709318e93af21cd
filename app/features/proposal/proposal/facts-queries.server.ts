import { and, eq, inArray } from 'drizzle-orm'
import type { Readable } from '#database/connect.ts'
import { catalogueItem } from '#database/schema/catalogue.ts'
import { place } from '#database/schema/place.ts'
import type { Locale } from '#database/values/locale.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import { minutesOfDuration } from './duration.ts'
import type { PlaceFacts, ProposalFacts, TourFacts } from './proposal-facts.ts'

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

function tourFacts(row: typeof catalogueItem.$inferSelect, locale: Locale): TourFacts {
  const info = row.tourInfoV2
  return {
    name: row.name[locale],
    minutes: minutesOfDuration(info?.tourDuration ?? null),
    minimumAge: numberOf(row.details.minimumAge),
    days: info?.tourDays ?? [],
    months: row.bestMonths && row.bestMonths.length < 12 ? row.bestMonths : null,
  }
}

function placeFacts(row: typeof place.$inferSelect, locale: Locale): PlaceFacts {
  return {
    name: row.name[locale],
    latitude: row.latitude,
    longitude: row.longitude,
    altitudeM: row.altitudeM,
    timeZone: row.timeZone,
    climate: row.climate,
    wildlife: row.wildlife.map(({ name, months }) => ({ name: name[locale], months })),
  }
}

/** The catalogue's facts about a proposal's places, and its tours with their alternatives; those not in the catalogue are left out. */
export async function findFacts(db: Readable, { days, locale }: ProposalContent): Promise<ProposalFacts> {
  const countries = [...new Set(days.map(({ country }) => country))]
  const slugs = new Set(days.flatMap(day => [day.place, ...day.legs.flatMap(({ from, to }) => [from, to])]))
  const activities = days.flatMap(day => day.activities)
  const keys = [
    ...activities.flatMap(({ kind, key }) => (kind === 'tour' && key) || []),
    ...activities.flatMap(({ alternatives }) => alternatives.flatMap(({ key }) => key ?? [])),
  ]
  const [places, tours] = await Promise.all([
    db
      .select()
      .from(place)
      .where(and(inArray(place.slug, [...slugs]), inArray(place.countryTag, countries))),
    db
      .select()
      .from(catalogueItem)
      .where(
        and(
          eq(catalogueItem.kind, 'tour'),
          inArray(catalogueItem.key, keys),
          inArray(catalogueItem.countryTag, countries),
        ),
      ),
  ])
  return {
    places: Object.fromEntries(places.map(row => [row.slug, placeFacts(row, locale)])),
    tours: Object.fromEntries(tours.map(row => [row.key, tourFacts(row, locale)])),
  }
}
