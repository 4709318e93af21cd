import { inLocale, type Locale, splitLocale } from '#app/links.ts'
import type { PageEntry } from '#app/page-entry.ts'
import { escapeXml } from '#app/text/xml.ts'

/** What the protocol allows in one file (sitemaps.org): addresses, each language counting for one. */
const MOST_ADDRESSES = 50_000
const LANGUAGES: readonly Locale[] = ['en', 'es']
/** Pages of a file: half of what is allowed at most, as each stands there in both languages. */
const PAGES_PER_FILE = MOST_ADDRESSES / LANGUAGES.length

/** Cuts a list of pages into files. */
export function sitemapFiles(entries: readonly PageEntry[], size = PAGES_PER_FILE): PageEntry[][] {
  const count = Math.max(1, Math.ceil(entries.length / size))
  return Array.from({ length: count }, (_, i) => entries.slice(i * size, (i + 1) * size))
}

/** The latest day on which something of a list changed, where any is known. */
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
    ...LANGUAGES.map(locale => [locale, address(locale)] as const),
    ['x-default', address('en')] as const,
  ]
    .map(([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeXml(href)}"/>`)
    .join('')
  return LANGUAGES.map(
    locale => `<url>${element('loc', address(locale))}${element('lastmod', modified)}${alternates}</url>`,
  ).join('\n')
}

/** One file of pages, each in both languages and with its other language beside it. */
export function sitemapXml(entries: readonly PageEntry[], origin: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.map(entry => urlsOf(entry, origin)).join('\n')}
</urlset>
`
}

/** The list of the files, by their whole addresses. */
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
