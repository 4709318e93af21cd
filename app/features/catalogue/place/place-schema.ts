import { z } from 'zod'
import { lat, lng, month, months, pagePath, picturePath } from '#app/api-values-schema.ts'
import { m } from '#app/paraglide/messages.js'
import type { Picture } from '#app/picture/picture.ts'
import type { IntRange } from '#database/values/range.ts'

/** A place in the public API. */

export const placeKinds = ['region', 'destination', 'attraction'] as const

export const placeEntry = z
  .object({
    country: z.string().meta({ description: 'Tag of the country', example: 'costa-rica' }),
    kind: z.enum(placeKinds),
    slug: z.string().meta({ example: 'monteverde' }),
    name: z.string(),
    line: z.string(),
    lat,
    lng,
    altitude_m: z.number().int(),
    region: z.string().nullable().meta({ description: 'Slug of the region that contains the place' }),
    best_months: months.nullable(),
    interests: z.array(z.string()),
    habitats: z.array(z.string()),
    url: pagePath,
    picture: picturePath,
  })
  .meta({ id: 'Place' })

export const placeWhole = placeEntry
  .extend({
    lead: z.string(),
    body: z.string().meta({ description: 'Paragraphs; [words](/address) lead to a page' }),
    best_reason: z.string().nullable(),
    climate: z
      .array(
        z.object({
          month,
          high_c: z.number().meta({ description: 'Mean daily maximum, °C' }),
          low_c: z.number(),
          rain_days: z.number().min(0),
        }),
      )
      .nullable()
      .meta({ description: 'Twelve months; null if unknown' }),
    nights: z
      .object({ least: z.number().int(), most: z.number().int() })
      .nullable()
      .meta({ description: 'Recommended number of nights' }),
    getting_there: z.string().nullable(),
    opens: z.string().nullable(),
    entrance: z.string().nullable(),
    wildlife: z.array(z.object({ name: z.string(), latin: z.string().nullable(), months })),
  })
  .meta({ id: 'PlaceWhole' })

export type PlaceEntry = z.infer<typeof placeEntry>
export type PlaceWhole = z.infer<typeof placeWhole>

/** Data of a destination's row, in the reader's language; unknown values are null. */
export interface PlaceListRow {
  country: string
  slug: string
  name: string
  line: string
  picture: Picture
  region: string | null
  /** Recommended nights: "2–3" as figures, "2–3 nights" as text. */
  nights: { figures: string; words: string } | null
  altitude: string
  /** Best months, 1 is January; as text "Jul–Oct", or "all year". */
  months: number[]
  monthsInWords: string | null
}

/** Data of a destination's card, in the reader's language; unknown values are null. */
export interface PlaceCardData {
  country: string
  slug: string
  name: string
  line: string
  picture: Picture
  altitude: string | null
  nights: string | null
  /** Best months: "Jul–Oct". */
  months: string | null
  driest: string | null
}

/** Rules about a place. */

/** Rainy days by which a month may exceed the driest and still count as dry. */
const AS_DRY = 1

/** The driest months, 1 is January; empty if the climate is unknown. */
export function driestMonths(climate: readonly { rainDays: number }[] | null): number[] {
  if (!climate || climate.length === 0) return []
  const least = Math.min(...climate.map(({ rainDays }) => rainDays))
  return climate.flatMap(({ rainDays }, index) => (rainDays <= least + AS_DRY ? [index + 1] : []))
}

/** Recommended number of nights, as figures: "2–3". Null for a place without accommodation. */
export function nightsInFigures(nights: IntRange | null): string | null {
  if (nights?.kind !== 'Range') return null
  const [fewest, most] = [nights.start, nights.end - 1]
  return fewest === most ? String(fewest) : `${fewest}–${most}`
}

/** The same in words: 2–3 nights. */
export function nightsInWords(nights: IntRange | null): string | null {
  const count = nightsInFigures(nights)
  if (count === null) return null
  return m.explorer_nights({ count })
}
