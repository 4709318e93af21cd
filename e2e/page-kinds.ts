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

/** How many ways of narrowing a page by the same names are asked for in each country: they differ in the values alone. */
const NARROWED = { en: 2, es: 1 } as const

/** What an address that narrows a page shares with others: its pattern, its country, and the names in its query. */
function narrowedKind(address: string, { pattern, country }: PageKind): string {
  const query = new URL(address, 'http://here').searchParams
  return `${pattern} ${country ?? query.get('country') ?? ''} ${[...query.keys()].sort().join(' ')}`
}

/**
 * Chooses what is asked for: in English every page; in Spanish every page outside the countries, whose authors write
 * links of their own in each language, and in each country the first pages of every kind, which differ in nothing but
 * the row's words. Of what a query narrows, the first of every kind.
 */
export function chooseAddresses(): (address: string) => boolean {
  const counts = new Map<string, number>()
  function isAmong(first: number, kind: string): boolean {
    const count = counts.get(kind) ?? 0
    counts.set(kind, count + 1)
    return count < first
  }
  return address => {
    const kind = kindOf(address)
    const { language, pattern, country } = kind
    if (address.includes('?'))
      return isAmong(NARROWED[language], `${language} ${narrowedKind(address, kind)}`)
    return language === 'en' || country === undefined || isAmong(IN_SPANISH, `${country} ${pattern}`)
  }
}
