import { z } from 'zod'
import { speciesKinds } from '../values/catalogue-kinds.ts'
import { goals } from '../values/goals.ts'
import { habitat, interest, reference, slug } from './words.ts'

/** The meaning of a term: keys of the catalogue, all of them together. */
const searchMeaning = z
  .strictObject({
    interests: z.array(interest).default([]),
    habitats: z.array(habitat).default([]),
    themes: z.array(reference('vacation-themes')).default([]),
    /** Keys of tour types, in every country that has them. */
    tourTypes: z.array(slug).default([]),
    goals: z.array(z.enum(goals)).default([]),
    species: z.array(reference('species')).default([]),
    /** Every species of these kinds. */
    kinds: z.array(z.enum(speciesKinds)).default([]),
    /** Country and slug: costa-rica/bahia-drake. */
    places: z
      .array(z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, { error: 'a country and a slug' }))
      .default([]),
    countries: z.array(reference('countries')).default([]),
    /** How texts say a thing, if not as travellers do: a market and a kitchen are a cooking class. */
    says: z
      .strictObject({ en: z.array(z.string()).default([]), es: z.array(z.string()).default([]) })
      .optional(),
    /** A thing of its own, narrower than all else that is named: that is only nearest to it in spirit. */
    thing: z.boolean().default(false),
    /** How one travels: only a trip whose days have such a leg has it. */
    legs: z.enum(['rail']).optional(),
    /** Only a trip whose nights are in at most so many places has it. */
    beds: z.number().int().positive().optional(),
    /** One sleeps in it: only a trip with such a house has it. */
    house: z.boolean().optional(),
    /** Whether no trip has it, whatever its texts say: a tiger heron is no tiger. */
    absent: z.boolean().default(false),
    /** The places named are not it, but nearest to it: who refuses it does not refuse them. */
    nearest: z.boolean().optional(),
    /** A region in which we plan nothing. */
    elsewhere: z.boolean().default(false),
  })
  .refine(
    ({
      thing,
      absent: _absent,
      says: _says,
      legs: _legs,
      beds: _beds,
      house: _house,
      nearest: _nearest,
      elsewhere,
      ...keys
    }) => thing || elsewhere || Object.values(keys).some(list => list.length > 0),
    {
      error: 'means nothing',
    },
  )

const terms = z.array(z.coerce.string().trim().min(1))

/** content/search-words.yaml: words that travellers use for things. */
export const searchWordsContent = z.array(
  z.strictObject({
    en: terms,
    es: terms,
    /** The same in other languages, and as a picture. */
    others: z.array(z.coerce.string().trim().min(1)).default([]),
    means: searchMeaning,
  }),
)

/** A meaning as it is stored: what has no row of its own has its names in both languages. */
export type SearchMeaning = Omit<
  z.infer<typeof searchMeaning>,
  'thing' | 'absent' | 'says' | 'legs' | 'beds' | 'house' | 'elsewhere'
> & {
  thing?: {
    name: { en: string; es: string }
    en: string[]
    es: string[]
    absent?: boolean
    legs?: 'rail'
    beds?: number
    house?: boolean
  }
  elsewhere?: { en: string; es: string }
}
