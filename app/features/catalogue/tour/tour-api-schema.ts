import { z } from 'zod'
import { clock } from '#app/api-values-schema.ts'
import { itemEntry } from '#app/features/catalogue/list/item-api-schema.ts'

/** A tour in the public API, with the specification's field names (section 3: Tour info). */
const zone = z.object({
  zonePickupPlaces: z.array(z.string()),
  zoneDropoffPlaces: z.array(z.string()),
  zoneWhitelistHotels: z.array(z.string()),
})

const rule = z.string().nullable().meta({ description: 'Null if unknown' })

export const tourEntry = itemEntry
  .extend({
    tour_type: z.string().nullable(),
    tour_info_v2: z
      .object({
        tourDuration: z.string().meta({ description: 'ISO 8601', example: 'PT2H30M' }),
        tourDays: z
          .array(z.number().int())
          .meta({ description: 'Days of the week on which it runs; Monday is 1' }),
        tourTimes: z.array(clock),
        timeOpen: clock.nullable(),
        timeClose: clock.nullable(),
        tourZones: z.array(zone),
        relatedTours: z.array(z.string()),
      })
      .nullable(),
    tourIncludes: z.array(z.string()),
    whatToBring: z.array(z.string()),
    generalRules: rule,
    infantRules: rule,
    childRules: rule,
    teenRules: rule,
    seniorRules: rule,
  })
  .meta({ id: 'Tour' })

export type TourEntry = z.infer<typeof tourEntry>
