import { z } from 'zod'
import { lat, lng, money, months, pagePath, picturePath } from '#app/api-values-schema.ts'
import type { ListFilter, Looser } from './list.ts'

/** A named link; `link` is the authored path. */
export interface NamedLink {
  label: string
  link: string
}

/** The country of a list, with related links. */
export interface ListCountry {
  tag: string
  name: string
  /** Its vacation themes. */
  themes: NamedLink[]
  /** Its habitats and interests. */
  highlights: NamedLink[]
  /** Its tour types that have a page. */
  types: NamedLink[]
}

/** A filtered list with its filters. */
export interface NarrowedList<Item> {
  filter: ListFilter
  items: Item[]
  /** Number of items without filters. */
  total: number
  /** Looser filters offered for an empty list. */
  looser: Looser[]
}

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
