import type { Understanding } from '#app/features/search/understanding/understanding.ts'
import { asksBeforeGoing } from './match-questions.ts'
import { type Entry, FIT, type Fit } from './site-search.ts'

/** What one must know before going: visas, vaccines, tap water. */

const BEFORE = 'before-you-go/'

/** The entry of what to know before going to a country. */
export const beforeId = (tag: string) => `${BEFORE}${tag}`
export const isBefore = ({ kind, id }: Entry) => kind === 'articles' && id.startsWith(BEFORE)

export const QUESTION =
  /(?<!\p{L})(which|what|when|where|how|why|vs|versus|can (i|we|you)|do (i|we|you)|should (i|we)|is it|are there|does|puedo|podemos|se puede|hay que|debo|necesito|cu[aá]l|cu[aá]les|cuándo|dónde|cómo|qué)(?!\p{L})/iu

/** Whether the words say when, how long, for how much or with whom: then they describe a trip. */
export function isTimed({ when, length, budget, party }: Understanding): boolean {
  return [when, length, budget, party].some(part => part !== null)
}

/** What to know before going to the countries that are named, or whose places are, if the words ask for such a thing. */
export function beforeGoing(entries: readonly Entry[], words: string, understood: Understanding): Fit[] {
  const { countries, places } = understood
  if (!asksBeforeGoing(words) && !(isAsking(words) && !isTimed(understood))) return []
  const tags = new Set([...countries.map(({ value }) => value), ...places.map(({ value }) => value.country)])
  const ids = new Set([...tags].map(beforeId))
  return entries.filter(({ id }) => ids.has(id)).map(entry => ({ entry, fit: FIT.askedFor }))
}

/** Whether somebody asks something: of a country, what one must know before going may answer it. */
const isAsking = (words: string) =>
  (/[?¿]/.test(words) || QUESTION.test(words)) && !/\b(who|qui[eé]n)\b/i.test(words)

/** What is asked of us, and of no country: “do you offer travel insurance”. */
const ASKS_US =
  /(?<!\p{L})(you|your|ustedes|offer|sell|included?|ofrecen|venden|tienen|incluyen?|incluid[oa]s?)(?!\p{L})/iu

/** Whether such a thing is asked of no country: “tap water”, “vacuna fiebre amarilla”. */
export function asksOfAnyCountry(words: string, understood: Understanding): boolean {
  const { countries, places, elsewhere, animals } = understood
  const named = [countries, places, elsewhere, animals]
  return (
    asksBeforeGoing(words) &&
    !ASKS_US.test(words) &&
    named.every(parts => parts.length === 0) &&
    !isTimed(understood)
  )
}

/** Of each country what to know before going, those first that say what is asked, after articles about it. */
export function beforeAnywhere(
  entries: readonly Entry[],
  found: readonly Fit[],
  isSaid: (entry: Entry) => boolean,
): Fit[] {
  const fits = new Map(found.map(({ entry, fit }) => [entry, fit]))
  const articles = found.filter(
    ({ entry, fit }) => entry.kind === 'articles' && !isBefore(entry) && fit >= FIT.said,
  )
  const each = entries
    .filter(isBefore)
    .map(entry => ({ entry, fit: FIT.answersFor * Math.min(1, fits.get(entry) ?? 0) }))
    .toSorted((a, b) => Number(isSaid(b.entry)) - Number(isSaid(a.entry)) || b.fit - a.fit)
  return [...articles, ...each]
}
