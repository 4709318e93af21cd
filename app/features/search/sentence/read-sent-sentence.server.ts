import { links } from '#app/links.ts'
import { COUNTRY_FIRST, leadsTo, PLANNER_ID, SENT_AS, SENT_FROM, sentenceIn } from './sentence-address.ts'

/**
 * Redirect target of a sentence sent without script: the button's target, or back to its page to ask for a country.
 * Returns null for the address of a search.
 */
export function readSentSentence(query: URLSearchParams, countryTags: readonly string[]): string | null {
  const variant = query.get(SENT_AS)
  if (variant !== 'form' && variant !== 'planner') return null
  const value = sentenceIn(query)
  const countries = value.countries.filter(tag => countryTags.includes(tag))
  const from = query.get(SENT_FROM) ?? ''
  // Only a path of this site: `//` and `/\\` would lead to another one.
  const back = /^\/(?![/\\])/.test(from) ? from : links.home()
  const hash = variant === 'planner' ? `#${PLANNER_ID}` : ''
  return (
    leadsTo(variant, { ...value, countries }) ??
    `${back.replace(/[?#].*/s, '')}?${COUNTRY_FIRST}=country${hash}`
  )
}
