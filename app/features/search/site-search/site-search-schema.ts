import { z } from 'zod'
import { pagePath, picturePath } from '#app/api-values-schema.ts'

/** What one search finds of everything, a group for each kind of thing. */

const hit = z
  .object({
    key: z.string().meta({ description: 'Key of a trip, tour or species, slug of a place or article' }),
    name: z.string(),
    line: z.string(),
    url: pagePath,
    picture: picturePath.nullable(),
  })
  .meta({ id: 'SearchHit' })

const hits = z.array(hit)

export const siteSearch = z
  .object({
    trips: hits,
    places: hits,
    tours: hits,
    species: hits,
    articles: hits,
    respelled: z
      .string()
      .nullable()
      .meta({ description: 'The words that trips were looked for by, where none says those that were sent' }),
  })
  .meta({ id: 'SiteSearch' })

export type SearchHit = z.infer<typeof hit>
export type SiteSearch = z.infer<typeof siteSearch>
