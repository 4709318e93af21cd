import { eq, inArray } from 'drizzle-orm'
import type { ReadContext } from '#app/request-context.ts'
import { finderTrip } from '#database/schema/finder.ts'
import { trip } from '#database/schema/trip.ts'
import type { Meanings } from './criteria.ts'
import type { ReadWords } from './read-words.server.ts'
import { reasonLine } from './reason-words.ts'
import { reasonsOf } from './reasons.ts'

interface Understood {
  words: ReadWords | null
  meanings: Meanings | null
  countries: readonly { tag: string; name: string }[]
}

/** Why each trip matches and what it misses, as text in the reader's language, by the trip's key. */
export async function getReasons(
  { db, locale }: ReadContext,
  keys: readonly string[],
  { words, meanings, countries }: Understood,
): Promise<Record<string, string>> {
  if (!words || !meanings || keys.length === 0) return {}
  const rows = await db
    .select({
      key: trip.key,
      facts: {
        choices: finderTrip.choices,
        contents: finderTrip.contents,
        days: finderTrip.days,
        fromPriceMinor: finderTrip.fromPriceMinor,
        longestDrive: finderTrip.longestDrive,
        flights: finderTrip.flights,
        boats: finderTrip.boats,
        highestM: finderTrip.highestM,
      },
    })
    .from(finderTrip)
    .innerJoin(trip, eq(trip.id, finderTrip.tripId))
    .where(inArray(trip.key, [...keys]))
  return Object.fromEntries(
    rows.map(({ key, facts }) => [
      key,
      reasonLine(reasonsOf(words.understood, meanings, facts), { locale, countries }),
    ]),
  )
}
