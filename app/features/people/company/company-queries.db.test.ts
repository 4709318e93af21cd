import { eq, isNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { webPage } from '#database/schema/article.ts'
import { staff } from '#database/schema/staff.ts'
import { trip } from '#database/schema/trip.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getCompanyFigures, getCompanyPage } from './company-queries.server.ts'

const { db } = await openTestDatabase({ seeded: 'world' })

describe('getCompanyPage', () => {
  it.each(['about', 'how-it-works', 'privacy', 'terms-of-service'])('%s is whole in both', async slug => {
    const [english, spanish] = await Promise.all([
      getCompanyPage({ db, locale: 'en' }, slug),
      getCompanyPage({ db, locale: 'es' }, slug),
    ])
    expect(english.parts.map(({ id }) => id)).toEqual(spanish.parts.map(({ id }) => id))
    expect(english.parts.map(({ body }) => body.length)).toEqual(spanish.parts.map(({ body }) => body.length))
    expect(english.title).not.toBe(spanish.title)
  })

  it('answers the questions about how it works', async () => {
    const { questions } = await getCompanyPage({ db, locale: 'es' }, 'how-it-works')
    expect(questions).toHaveLength(3)
  })

  it('shows the gallery of a row that has one, in the reader’s language', async () => {
    const [row] = await db.select().from(webPage).where(eq(webPage.slug, 'about'))
    const words = { en: 'The house on Calle 33', es: 'La casa de la calle 33' }
    const gallery = [
      { kind: 'external_photo', url: 'https://upload.wikimedia.org/house.jpg', alt: words },
      { kind: 'youtube', id: 'aqz-KE-bpKQ', title: words },
    ]
    await db
      .update(webPage)
      .set({ content: { ...row?.content, gallery } })
      .where(eq(webPage.slug, 'about'))
    const page = await getCompanyPage({ db, locale: 'es' }, 'about')
    expect(page.gallery).toMatchObject([
      { kind: 'external_photo', alt: 'La casa de la calle 33' },
      { kind: 'youtube', title: 'La casa de la calle 33' },
    ])
  })

  it('refuses an unknown page', async () => {
    await expect(getCompanyPage({ db, locale: 'en' }, 'careers')).rejects.toMatchObject({ code: 'not_found' })
  })
})

it('the figures count current rows: former staff are not counted', async () => {
  const before = await getCompanyFigures({ db })
  expect(before).toMatchObject({ countries: 6, trips: await db.$count(trip, isNull(trip.archived)) })
  await db.update(staff).set({ active: false }).where(eq(staff.fkey, 'berta-prado'))
  const after = await getCompanyFigures({ db })
  expect(after.planners).toBe(before.planners - 1)
  // She is the only planner who speaks German.
  expect(after.languages).toBe(before.languages - 1)
})
