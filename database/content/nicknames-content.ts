import { z } from 'zod'
import { sitePages } from '../values/site-pages.ts'
import { reference } from './words.ts'

const phrases = z.array(z.coerce.string().trim().min(1).max(80, { error: 'at most 80 characters' })).min(1)

/** What travellers call it who do not use our words. */
const asked = z.strictObject({ en: phrases, es: phrases })

const ofKind = (kind: string) => z.record(reference(kind), asked).default({})

/**
 * content/nicknames/{key}.yaml, one for each country, for the species, the articles and the pages of the site: words by
 * which something is found, beside those that its row says. They rank, and are never shown.
 */
export const nicknamesContent = z.strictObject({
  trips: ofKind('trip'),
  destinations: ofKind('destination'),
  attractions: ofKind('attraction'),
  regions: ofKind('region'),
  hotels: ofKind('hotel'),
  tours: ofKind('tour'),
  species: ofKind('species'),
  articles: ofKind('article'),
  pages: z.partialRecord(z.enum(sitePages), asked).default({}),
})
export type NicknamesContent = z.infer<typeof nicknamesContent>
