import { inArray } from 'drizzle-orm'
import type { CountryFolder } from '../content/catalogue.ts'
import { review } from '../schema/review.ts'
import { trip } from '../schema/trip.ts'
import { type Seeder, upsert } from './seeder.ts'

/** Seeds a country's reviews. */
export async function seedReviews(seeder: Seeder, { tag, reviews, trips }: CountryFolder): Promise<void> {
  const keys = [...trips.keys()]
  const rows = keys.length
    ? await seeder.tx.select({ key: trip.key, id: trip.id }).from(trip).where(inArray(trip.key, keys))
    : []
  const ids = new Map(rows.map(row => [row.key, row.id]))
  for (const { group, language, trip: tripKey, staff, title, answer, ...same } of reviews?.value ?? []) {
    const row = {
      ...same,
      title: title ?? null,
      answer: answer ?? null,
      countryTag: tag,
      tripId: (tripKey && ids.get(tripKey)) || null,
      staffFkey: staff ?? null,
      travelGroup: group,
      writtenIn: language,
    }
    await seeder.changed('review', same.key, row, () => upsert(seeder.tx, review, [row], [review.key]))
  }
}
