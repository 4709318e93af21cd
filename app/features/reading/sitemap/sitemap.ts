import { inLocale, splitLocale } from '#app/links.ts'
import type { PageEntry } from '#app/page-entry.ts'
import type { Picture } from '#app/picture/picture.ts'
import { DAY_MS } from '#app/text/days.ts'
import { escapeXml } from '#app/text/xml.ts'
import { LOCALES, type Locale } from '#database/values/locale.ts'

/** Maximum number of addresses per file (sitemaps.org); each language counts. */
const MOST_ADDRESSES = 50_000
/** Pages per file, each with one address per language. */
const PAGES_PER_FILE = MOST_ADDRESSES / LOCALES.length

/** Splits a list of pages into files. */
export function sitemapFiles(entries: readonly PageEntry[], size = PAGES_PER_FILE): PageEntry[][] {
  const count = Math.max(1, Math.ceil(entries.length / size))
  return Array.from({ length: count }, (_, i) => entries.slice(i * size, (i + 1) * size))
}

/** The latest change in a list; undefined if unknown. */
export function lastModified(entries: readonly PageEntry[]): string | undefined {
  return entries
    .flatMap(({ modified }) => modified ?? [])
    .toSorted()
    .at(-1)
}

function element(name: string, text: string | undefined): string {
  return text === undefined ? '' : `<${name}>${escapeXml(text)}</${name}>`
}

function urlsOf({ path, modified }: PageEntry, origin: string): string {
  const { path: plain } = splitLocale(path)
  const address = (locale: Locale) => origin + inLocale(plain, locale)
  const alternates = [
    ...LOCALES.map(locale => [locale, address(locale)] as const),
    ['x-default', address('en')] as const,
  ]
    .map(([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeXml(href)}"/>`)
    .join('')
  return LOCALES.map(
    locale => `<url>${element('loc', address(locale))}${element('lastmod', modified)}${alternates}</url>`,
  ).join('\n')
}

/** A sitemap file, with each page in both languages and its alternates. */
export function sitemapXml(entries: readonly PageEntry[], origin: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.map(entry => urlsOf(entry, origin)).join('\n')}
</urlset>
`
}

/** Index of the sitemap files, by absolute address. */
export function sitemapIndexXml(
  files: readonly { address: string; modified?: string | undefined }[],
): string {
  const listed = files.map(
    ({ address, modified }) => `<sitemap>${element('loc', address)}${element('lastmod', modified)}</sitemap>`,
  )
  return `<?xml version="1.0" encoding="utf-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${listed.join('\n')}
</sitemapindex>
`
}

/** Validity: less than a year (RFC 9116), so that outdated contacts expire. */
const GOOD_FOR_DAYS = 180

/** Contents of security.txt (RFC 9116); always valid for half a year from the day of the request. */
export function securityTxt({ address, email, now }: { address: string; email: string; now: Date }): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(today + GOOD_FOR_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en, es',
    `Canonical: ${address}`,
  ]
  return `${lines.join('\n')}\n`
}

/** Areas that are not public, in either language: private areas, personal pages, a partner's pages. */
const AREAS = ['account', 'admin', 'org', 'user', 'receipt', 'aaa-preview', 'aaa-success', 'book'] as const

/**
 * Contents of robots.txt (RFC 9309). Drawn pictures and the site's own files stay allowed, because robots need them
 * to render a page.
 */
export function robotsTxt(sitemap: string): string {
  const closed = ['api/', 'dev', ...AREAS.flatMap(area => [area, `es/${area}`])]
  const rules = closed.map(path => `Disallow: /${path}`)
  return ['User-agent: *', ...rules, 'Allow: /', '', `Sitemap: ${sitemap}`, ''].join('\n')
}

/** A link of the sitemap. */
export interface SitemapLink {
  to: string
  label: string
}

/** A group of links. */
export interface SitemapGroup {
  title: string
  links: SitemapLink[]
}

/** The pages of a country, or a long list, such as that of the animals and plants. */
export interface SitemapPart {
  id: string
  title: string
  /** Its own page. */
  to: string
  /** Of a country; a long list has none. */
  picture?: Picture
  /** The pages that most look for. */
  main: SitemapLink[]
  groups: SitemapGroup[]
}
