import { expect, it } from 'vitest'
import { getTripCards } from '#app/features/trip/trip-card/trip-card-queries.server.ts'
import { article } from '#database/schema/article.ts'
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

it('an article about children suggests trips for families alone', async () => {
  const rows = await db.select({ title: article.title, trips: article.trips }).from(article)
  const aboutChildren = rows.filter(({ title }) => /child|youngest|kids|famil/i.test(title.en))
  expect(aboutChildren.length).toBeGreaterThan(0)
  for (const { title, trips } of aboutChildren) {
    const cards = await getTripCards({ db, locale: 'en' }, trips)
    expect(
      cards.map(({ groups }) => groups[0]),
      title.en,
    ).toEqual(trips.map(() => 'Family'))
  }
})
