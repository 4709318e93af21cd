import { z } from 'zod'
import { lat, lng, money, months, pagePath, picturePath } from '#app/api-values-schema.ts'

/** Fields shared by tours and hotels in the public API. */
export const itemEntry = z.object({
  key: z.string(),
  country: z.string().meta({ description: 'Tag of the country', example: 'costa-rica' }),
  name: z.string(),
  line: z.string(),
  lead: z.string(),
  place: z.object({ slug: z.string(), name: z.string() }),
  lat,
  lng,
  altitude_m: z.number().int(),
  price: money.nullable().meta({ description: 'Null if unknown' }),
  best_months: months.nullable(),
  spoken_languages: z.array(z.string()),
  interests: z.array(z.string()),
  habitats: z.array(z.string()),
  url: pagePath,
  picture: picturePath,
})

export type ItemEntry = z.infer<typeof itemEntry>
