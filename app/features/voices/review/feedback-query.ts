import { tagSlug } from './review-builder.ts'

interface NamedCountry {
  tag: string
  name: { en: string; es: string }
}

/**
 * Parses the query of the review search: a country by tag or name, then optionally a trip type ("costa-rica", "Perú
 * family", "costa-rica Treks & Trails"). Without a country the whole query is the type.
 */
export function readFeedbackQuery(
  query: string,
  countries: readonly NamedCountry[],
): { country?: string; tag?: string } {
  const asked = tagSlug(query)
  if (asked === '') return query.trim() === '' ? {} : { tag: query }
  const names = countries
    .flatMap(({ tag, name }) => [tag, tagSlug(name.en), tagSlug(name.es)].map(slug => ({ tag, slug })))
    .toSorted((a, b) => b.slug.length - a.slug.length)
  const found = names.find(({ slug }) => asked === slug || asked.startsWith(`${slug}-`))
  if (!found) return { tag: asked }
  const type = asked.slice(found.slug.length + 1)
  return type ? { country: found.tag, tag: type } : { country: found.tag }
}
