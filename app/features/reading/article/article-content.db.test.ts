import { expect, it } from 'vitest'
import { LOCALES } from '#database/values/locale.ts'
import { openCatalogue } from '#tools/testing/test-database.ts'
import { getArticles } from './article-queries.server.ts'

const { db } = await openCatalogue()

it.each(LOCALES)('every article is worth its minutes in %s', async locale => {
  const { pages } = await getArticles({ db, locale }, { page: null, tag: null })
  for (let page = 1; page <= pages; page++) {
    const { articles } = await getArticles({ db, locale }, { page: String(page), tag: null })
    for (const { slug, minutes } of articles) expect(minutes, slug).toBeGreaterThanOrEqual(2)
  }
})
