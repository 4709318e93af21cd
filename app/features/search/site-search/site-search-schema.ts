import { z } from 'zod'
import { pagePath, picturePath } from '#app/api-values-schema.ts'
import { siteKinds } from './site-kinds.ts'

/** Results of the site search, grouped by kind. */

const hit = z
  .object({
    key: z.string().meta({ description: 'Key, slug or tag of what was found' }),
    name: z.string(),
    line: z.string(),
    url: pagePath,
    picture: picturePath.nullable(),
  })
  .meta({ id: 'SearchHit' })

const hits = z.array(hit)
const count = z.number().int()

export const siteSearch = z
  .object({
    order: z.array(z.enum(siteKinds)).meta({ description: 'Kinds with matches, most relevant first' }),
    pages: hits.meta({ description: 'Pages of the site itself' }),
    trips: hits,
    countries: hits,
    places: hits.meta({ description: 'Destinations, attractions, regions and treks' }),
    species: hits,
    tours: hits,
    hotels: hits,
    planners: hits.meta({ description: 'People who plan trips' }),
    articles: hits,
    totals: z
      .object({
        ...{ pages: count, trips: count, countries: count, places: count, species: count },
        ...{ tours: count, hotels: count, planners: count, articles: count },
      })
      .meta({ description: 'How many of each kind there are, of which the first are listed' }),
    meant: z
      .string()
      .nullable()
      .meta({ description: 'Words that were searched for instead, if a name was misspelt' }),
    respelled: z
      .string()
      .nullable()
      .meta({ description: 'Words used to search trips, if the given ones occur in none' }),
  })
  .meta({ id: 'SiteSearch' })

export type SearchHit = z.infer<typeof hit>
export type SiteSearch = z.infer<typeof siteSearch>
