import { matchRoutes } from 'react-router'
import { splitLocale } from '#app/links.ts'
import { routePatterns } from './route-patterns.ts'

const patterns = (await routePatterns()).map(path => ({ path }))

/** What answers an address: the pattern in app/routes.ts, the country in it, and the language. */
export interface PageKind {
  language: 'en' | 'es'
  pattern: string
  country: string | undefined
}

export function kindOf(address: string): PageKind {
  const [path = ''] = address.split('?')
  const { locale, path: page } = splitLocale(path)
  const match = matchRoutes(patterns, page)?.at(-1)
  return { language: locale, pattern: match?.route.path ?? '', country: match?.params.country }
}

/** How many pages of a kind are asked for in Spanish in each country. */
const IN_SPANISH = 2

/**
 * Chooses what is asked for: in English every page; in Spanish every page outside the countries, whose authors write
 * links of their own in each language, and in each country the first pages of every kind, which differ in nothing but
 * the row's words.
 */
export function chooseAddresses(): (address: string) => boolean {
  const counts = new Map<string, number>()
  return address => {
    const { language, pattern, country } = kindOf(address)
    if (language === 'en' || country === undefined) return true
    const kind = `${country} ${pattern}`
    const count = counts.get(kind) ?? 0
    counts.set(kind, count + 1)
    return count < IN_SPANISH
  }
}
