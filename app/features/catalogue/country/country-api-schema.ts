import { z } from 'zod'
import { pagePath, picturePath } from '#app/api-values-schema.ts'
import { staffContact } from '#app/features/people/staff/staff-schema.ts'

/** A country in the public API, with the specification's field names (section 3). */

export const countryEntry = z
  .object({
    tag: z.string().meta({ example: 'costa-rica' }),
    name: z.string(),
    code: z.string(),
    a2Code: z.string().meta({ description: 'ISO 3166-1 alpha-2', example: 'CR' }),
    type: z.literal('country'),
    active: z.boolean(),
    display: z.boolean(),
    homePageLink: z.string(),
    homepageSortOrder: z.number().int(),
    staff: staffContact
      .nullable()
      .meta({ description: 'Contact person of the country; null if it is the office' }),
    cal: z.string().nullable().meta({ description: 'Address of the calendar for booking a call' }),
    photo: z.string().nullable().meta({
      description: 'Path of the country’s photograph; null if there is none, then `picture` is a poster',
    }),
    area: z.string().meta({ example: 'latin-america' }),
    line: z.string(),
    calling_code: z.number().int().nullable(),
    url: pagePath,
    picture: picturePath,
  })
  .meta({ id: 'Country' })

export const countryWhole = countryEntry
  .extend({
    lead: z.string().nullable().meta({ description: 'Opening text; null while the page is not written' }),
    trips: z.number().int().min(0).meta({ description: 'Number of published trips that visit the country' }),
  })
  .meta({ id: 'CountryWhole' })

export type CountryEntry = z.infer<typeof countryEntry>
export type CountryWhole = z.infer<typeof countryWhole>
