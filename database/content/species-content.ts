import { z } from 'zod'
import { redListStatuses, speciesKinds } from '../values/catalogue-kinds.ts'
import { goals, groups } from '../values/goals.ts'
import { habitat, interest, line, months, name, reference, slug, text } from './words.ts'

/** content/species/{key}.yaml: an animal or a plant of the field guide. */
export const speciesContent = z.strictObject({
  name,
  latin: z.string().regex(/^[A-Z][a-z]+ [a-z]+( [a-z]+)?$/, { error: 'genus and species: Panthera onca' }),
  kind: z.enum(speciesKinds),
  line: line(100),
  body: text,
  size: line(80),
  /** Similar species, and how to tell them apart. */
  confusions: text.optional(),
  /** Category of the IUCN Red List and the year of that listing. */
  redList: z.strictObject({ status: z.enum(redListStatuses), year: z.number().int().min(1994) }).optional(),
  /** Where it is seen, nearest to us first; places in addition to those whose wildlife lists name it. */
  seen: z
    .array(
      z.strictObject({
        country: reference('countries'),
        months,
        places: z.array(reference('destination', 'attraction')).default([]),
      }),
    )
    .min(1),
})

/** content/themes.yaml: what each vacation theme looks for in any country. */
export const vacationThemesContent = z.array(
  z.strictObject({
    key: slug,
    name,
    lead: text,
    body: text,
    party: z.array(z.enum(groups)).default([]),
    goals: z.array(z.enum(goals)).min(1),
    interests: z.array(interest).min(1),
    habitats: z.array(habitat).min(1),
    /** Kinds of species that such a traveller looks for. */
    kinds: z.array(z.enum(speciesKinds)).default([]),
  }),
)
