import { links } from '#app/links.ts'
import { COUNTRY_FIRST, leadsTo, PLANNER_ID, SENT_AS, SENT_FROM, sentenceIn } from './sentence-address.ts'

/**
 * Where a sentence leads that was sent without script: where its button would, or back to its page to be asked for
 * a country. Null for the address of a search.
 */
export function sentLeadsTo(query: URLSearchParams, countryTags: readonly string[]): string | null {
  const variant = query.get(SENT_AS)
  if (variant !== 'form' && variant !== 'planner') return null
  const value = sentenceIn(query)
  const countries = value.countries.filter(tag => countryTags.includes(tag))
  const from = query.get(SENT_FROM) ?? ''
  // A path of this site alone: `//` and `/\\` lead elsewhere.
  const back = /^\/(?![/\\])/.test(from) ? from : links.home()
  const hash = variant === 'planner' ? `#${PLANNER_ID}` : ''
  return (
    leadsTo(variant, { ...value, countries }) ??
    `${back.replace(/[?#].*/s, '')}?${COUNTRY_FIRST}=country${hash}`
  )
}
