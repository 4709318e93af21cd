import type { MetaDescriptor } from 'react-router'
import { CARD_SIZE, type SharedCard } from '#app/features/reading/share-card/card.ts'
import type { StructuredData } from '#app/features/reading/structured-data/structured-data-schema.ts'
import { inLocale, splitLocale } from '#app/links.ts'
import type { loader as layoutLoader } from '#app/pages/site/layout.tsx'
import { getLocale } from '#app/paraglide/runtime.js'
import type { Locale } from '#database/values/locale.ts'

interface PageMeta {
  title: string
  description: string
  /** The page's path in either language, without parameters that do not change the page. */
  path: string
  /** The card for sharing the page. */
  card?: SharedCard | undefined
  /** Structured data about it, in addition to the site's own. */
  data?: StructuredData | null | undefined
  /** The days and the author of an article. */
  article?: { published: string; modified: string; author: string | undefined } | undefined
  /** Whether its content is not written yet: shown to people, but not indexed by search engines. */
  unwritten?: boolean
  /** The matches that React Router passes to `meta`: the layout's data has the operator and the origin. */
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
}

/** The metadata for search engines and shared links: title, description, canonical address and languages. */
export function pageMeta({
  title,
  description,
  path,
  card,
  data,
  article,
  unwritten = false,
  matches,
}: PageMeta): MetaDescriptor[] {
  const locale = getLocale()
  const layout = matches.find(match => match?.id === `${locale}:layout`)?.loaderData
  if (!layout) return [{ title }, { name: 'description', content: description }]
  const { origin, site } = layout as Awaited<ReturnType<typeof layoutLoader>>
  const { path: plain } = splitLocale(path)
  const address = (language: Locale) => origin + inLocale(plain, language)
  return [
    { title: `${title} | ${site.operator.name}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address(locale) },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: address('en') },
    { tagName: 'link', rel: 'alternate', hrefLang: 'es', href: address('es') },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address('en') },
    { property: 'og:type', content: article ? 'article' : 'website' },
    ...(article ? articleMeta(article) : []),
    { property: 'og:site_name', content: site.operator.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address(locale) },
    { property: 'og:locale', content: locale === 'en' ? 'en_US' : 'es_419' },
    ...(unwritten ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(card ? cardMeta(origin, card) : []),
    ...(data ? [{ 'script:ld+json': data }] : []),
  ]
}

function articleMeta({ published, modified, author }: NonNullable<PageMeta['article']>): MetaDescriptor[] {
  return [
    { property: 'article:published_time', content: published },
    { property: 'article:modified_time', content: modified },
    ...(author ? [{ property: 'article:author', content: author }] : []),
  ]
}

function cardMeta(origin: string, { address, alt }: SharedCard): MetaDescriptor[] {
  const image = {
    '': origin + address,
    ':type': 'image/png',
    ':width': `${CARD_SIZE.width}`,
    ':height': `${CARD_SIZE.height}`,
    ':alt': alt,
  }
  return [
    ...Object.entries(image).map(([part, content]) => ({ property: `og:image${part}`, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
