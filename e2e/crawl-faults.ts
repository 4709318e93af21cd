import { structuredData } from '#app/features/reading/structured-data/structured-data-schema.ts'
import { LOCALES } from '#database/values/locale.ts'
import type { CrawledPage } from './crawled-page.ts'
import { inEnglish } from './page-kinds.ts'
import { addressOf, type Crawl, type Visited } from './site-crawl.ts'

const LANGUAGES = [...LOCALES, 'x-default']

/** The faults of a visited address, one line each. */
export function faultsOf(address: string, visited: Visited, found: Crawl, origin: string): string[] {
  const { status, headers, page } = visited
  if (status === 301 || status === 308) return movedFaults(headers.location ?? '', found)
  // A page of a country in which nothing is planned: the country's own page, which must be there, says what was sought.
  const [home, sought] = (headers.location ?? '').split('?sought=')
  if (status === 302 && home && sought) return movedFaults(home, found)
  if (status !== 200) return [`answers ${status}`]
  if (!page) return found.listed.has(address) ? ['is no page'] : []
  return [
    ...headFaults(address, page),
    ...linkFaults(address, page, found),
    ...(found.listed.has(address)
      ? listedFaults(address, page, found, origin)
      : unlistedFaults(address, page, origin)),
    ...dataFaults(page, origin),
    ...pictureFaults(page),
  ]
}

/** Whether a page was visited, be it in the other language: not another of its kind in its place. */
function isSeenItself(address: string, found: Crawl): boolean {
  const standIn = found.spared.get(address)
  if (standIn === undefined) return true
  return inEnglish(standIn) === inEnglish(address) && isSeenItself(standIn, found)
}

/** The result for an address, or for the one that was visited in its place. */
function seenAt(address: string, found: Crawl): Visited | undefined {
  const standIn = found.spared.get(address)
  return standIn === undefined ? found.visited.get(address) : seenAt(standIn, found)
}

function movedFaults(location: string, found: Crawl): string[] {
  return seenAt(addressOf(location), found)?.status === 200
    ? []
    : [`moved to ${location}, which is not there`]
}

function headFaults(address: string, { lang, title, h1s }: CrawledPage): string[] {
  const spoken = /^\/es(\/|\?|$)/.test(address) ? 'es' : 'en'
  return [
    ...(lang === spoken ? [] : [`lang is ${lang}`]),
    ...(title.trim().length > 5 ? [] : ['has no title']),
    ...(h1s === 1 ? [] : [`has ${h1s} h1`]),
  ]
}

function linkFaults(address: string, { links, ids }: CrawledPage, found: Crawl): string[] {
  return links.flatMap(({ href, name }) => {
    const [path = '', anchor] = href.split('#')
    const isHere = path === '' || addressOf(path) === address
    const seen = isHere ? undefined : seenAt(addressOf(path), found)
    // In a film's address `#t=4` is a time; pages that only filtered pages link to were not visited, nor those for which
    // another stands in, whose anchors are its own.
    const isFilm = seen?.status === 200 && seen.page === null
    const isUnseen =
      !isHere && (seen === undefined ? address.includes('?') : !isSeenItself(addressOf(path), found))
    const isChecked = /^(#|\/)/.test(href) && !isFilm && !isUnseen
    const isAnchor = anchor !== undefined && anchor !== '' && isChecked
    const isLost = isAnchor && !(isHere ? ids : seen?.page?.ids)?.has(anchor)
    return [
      ...(name?.trim() === '' ? [`a link to ${href} without words`] : []),
      ...(isLost ? [`nothing is at ${href}`] : []),
    ]
  })
}

/** Checks that a page of the sitemap is its own canonical address, and that its languages refer to each other. */
function listedFaults(address: string, page: CrawledPage, found: Crawl, origin: string): string[] {
  const whole = origin + address
  const said = JSON.stringify(LANGUAGES.map(lang => page.alternates[lang]))
  const inSitemap = JSON.stringify(LANGUAGES.map(lang => found.listed.get(address)?.[lang]))
  const others = LOCALES.map(lang => seenAt((page.alternates[lang] ?? '').replace(origin, '') || '/', found))
  const mutual = others.every(
    other => JSON.stringify(LANGUAGES.map(lang => other?.page?.alternates[lang])) === said,
  )
  return [
    ...(page.canonical === whole || (address === '/' && page.canonical === `${origin}/`)
      ? []
      : [`canonical is ${page.canonical}`]),
    ...(page.noindex ? ['is in the sitemap and not for search engines'] : []),
    ...(said === inSitemap ? [] : [`says ${said}, the sitemap ${inSitemap}`]),
    ...(mutual ? [] : ['its languages do not name each other']),
    ...(page.hasCard ? [] : ['has no card']),
    ...(page.sheets > 2 ? [`waits for ${page.sheets} style sheets before its first paint`] : []),
  ]
}

/** Checks that a reachable canonical page is in the sitemap. */
function unlistedFaults(address: string, { canonical, noindex }: CrawledPage, origin: string): string[] {
  const own = canonical === origin + address
  return own && !noindex && !address.includes('?') ? ['is not in the sitemap'] : []
}

/** Every picture of a page is another (docs/decisions/0051-no-picture-twice.md). */
function pictureFaults({ prints }: CrawledPage): string[] {
  const again = new Set(prints.filter((print, at) => prints.indexOf(print) !== at))
  return [...again].map(print => `shows a picture twice: ${print}`)
}

function dataFaults({ data, crumbs }: CrawledPage, origin: string): string[] {
  const [script] = data
  if (data.length > 1) return [`tells machines ${data.length} times`]
  if (script === undefined) return []
  const read = structuredData.safeParse(JSON.parse(script))
  if (!read.success) return [`tells machines what is not so: ${read.error.message}`]
  const list = read.data['@graph'].find(node => node['@type'] === 'BreadcrumbList')
  const listed = list?.itemListElement.slice(0, -1).map(({ item }) => item) ?? []
  const same = JSON.stringify(listed) === JSON.stringify(crumbs.map(to => origin + to))
  return same ? [] : [`shows the breadcrumbs ${crumbs} and lists ${listed}`]
}
