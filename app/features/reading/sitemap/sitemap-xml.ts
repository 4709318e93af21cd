import { inLocale, splitLocale } from '#app/links.ts'
import type { PageEntry } from '#app/page-entry.ts'
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
