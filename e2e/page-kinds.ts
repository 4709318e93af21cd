import { matchRoutes } from 'react-router'
import { splitLocale } from '#app/links.ts'
import type { Locale } from '#database/values/locale.ts'
import { EVERYWHERE } from '#tools/everywhere.ts'
import { routePatterns } from './route-patterns.ts'

const patterns = (await routePatterns()).map(path => ({ path }))

/** The same page in English. */
export function inEnglish(address: string): string {
  return address.replace(/^\/es(?:\/|(?=\?)|$)/, '/')
}

/** The kind of page at an address: the pattern in app/routes.ts, the country in it, and the language. */
export interface PageKind {
  language: Locale
  pattern: string
  country: string | undefined
}

export function kindOf(address: string): PageKind {
  const [path = ''] = address.split('?')
  const known = kinds.get(path)
  if (known) return known
  const { locale, path: page } = splitLocale(path)
  const match = matchRoutes(patterns, page)?.at(-1)
  const kind = { language: locale, pattern: match?.route.path ?? '', country: match?.params.country }
  kinds.set(path, kind)
  return kind
}

/** Cached by path, because React Router ranks all patterns again for every address. */
const kinds = new Map<string, PageKind>()

/** Pages outside the countries that differ only in their rows' words. */
const OF_ROWS = ['/flora-fauna/:speciesKey', '/maps/trip/:tripKey', '/expert/:fkey']

/** How many pages of a kind are visited in Spanish for each country. */
const IN_SPANISH = EVERYWHERE ? Number.POSITIVE_INFINITY : 1

/**
 * How many filtered addresses with the same parameters are visited, for each country where everything runs: they differ
 * only in their values.
 */
const NARROWED = EVERYWHERE ? { en: 5, es: 5 } : { en: 3, es: 0 }

/**
 * Of pages of the sitemap that differ only in their rows, each so many in a country is visited: a trip's map is on its page as
 * well, a place and a sight in other lists.
 */
const EACH: Readonly<Record<string, number>> = EVERYWHERE
  ? {}
  : {
      '/:country/trip/:tripKey': 3,
      '/:country/destinations/:slug': 3,
      '/:country/:vacations': 3,
      '/:country/regions/:slug': 3,
      '/flora-fauna/:speciesKey': 6,
      '/maps/trip/:tripKey': 6,
      '/:country/attractions/:slug': 6,
      '/:country/destinations/interest/:topicKey': 6,
      '/:country/destinations/habitat/:topicKey': 6,
    }

/** The kind of a filtered address: its pattern, the names of its parameters, and its country where everything runs. */
function narrowedKind(address: string, { pattern, country }: PageKind): string {
  const query = new URL(address, 'http://here').searchParams
  const place = EVERYWHERE ? (country ?? query.get('country') ?? '') : ''
  return `${pattern} ${place} ${[...query.keys()].sort().join(' ')}`
}

/**
 * Chooses which addresses are visited, and which one represents the others: in English every page, of those that differ only
 * in their rows each third or sixth; in Spanish every page outside the countries, whose authors write
 * links of their own in each language, and in each country the first pages of every kind, which differ only in their
 * rows' words, as do species, trips' maps and experts. Of filtered addresses, the first of every kind in English.
 */
export function chooseAddresses(): (address: string, isListed: boolean) => string {
  const asked = new Map<string, string[]>()
  const counts = new Map<string, { first: string; count: number }>()
  /** The address itself while it is among the first of its kind, otherwise the first. */
  function among(most: number, kind: string, address: string): string {
    const first = asked.get(kind) ?? []
    if (first.length >= most) return first[0] ?? address
    asked.set(kind, [...first, address])
    return address
  }
  /** The address itself in each so many calls for a kind, otherwise the first. */
  function oneOf(each: number, kind: string, address: string): string {
    const known = counts.get(kind) ?? { first: address, count: 0 }
    counts.set(kind, { ...known, count: known.count + 1 })
    return known.count % each === 0 ? address : known.first
  }
  return (address, isListed) => {
    const kind = kindOf(address)
    const { language, pattern, country } = kind
    if (address.includes('?')) {
      const most = NARROWED[language]
      return most === 0
        ? inEnglish(address)
        : among(most, `${language} ${narrowedKind(address, kind)}`, address)
    }
    // Only what the sitemap lists is known to be there: a link to anything else is followed.
    const each = isListed ? EACH[pattern] : undefined
    if (language === 'en' && each !== undefined) return oneOf(each, `${country} ${pattern}`, address)
    if (language === 'en' || (country === undefined && !OF_ROWS.includes(pattern))) return address
    const isFirst = among(IN_SPANISH, `${country} ${pattern}`, address) === address
    return isFirst ? address : inEnglish(address)
  }
}
