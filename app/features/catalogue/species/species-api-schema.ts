import { z } from 'zod'
import { months, pagePath, picturePath } from '#app/api-values-schema.ts'
import { redListStatuses, speciesKinds } from '#database/values/catalogue-kinds.ts'

/** A species in the public API. */

export const speciesEntry = z
  .object({
    key: z.string().meta({ example: 'quetzal' }),
    kind: z.enum(speciesKinds),
    name: z.string(),
    latin: z.string(),
    line: z.string(),
    seen: z
      .array(
        z.object({
          country: z.string().meta({ description: 'Tag of the country' }),
          months,
          places: z.array(z.string()).meta({ description: 'Slugs of the places where it occurs' }),
        }),
      )
      .meta({ description: 'Where and when it is seen' }),
    url: pagePath,
    picture: picturePath.nullable(),
  })
  .meta({ id: 'Species' })

export const speciesWhole = speciesEntry
  .extend({
    body: z.string(),
    size: z.string(),
    confusions: z.string().nullable().meta({ description: 'Similar species' }),
    red_list: z
      .object({ status: z.enum(redListStatuses), year: z.number().int() })
      .nullable()
      .meta({ description: 'Status on the IUCN Red List' }),
  })
  .meta({ id: 'SpeciesWhole' })

export type SpeciesEntry = z.infer<typeof speciesEntry>
export type SpeciesWhole = z.infer<typeof speciesWhole>
