import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { getTermsQuote } from '#app/features/money/terms/terms-queries.server.ts'
import { webPage } from '#database/schema/article.ts'
import { terms } from '#database/schema/money.ts'
import { isPublished } from '#database/schema/published.ts'
import { staff } from '#database/schema/staff.ts'
import { trip } from '#database/schema/trip.ts'
import type { Locale } from '#database/values/locale.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getCompanyFigures, getCompanyPage } from './company-queries.server.ts'

const { db } = await openTestDatabase({ seeded: 'world' })

async function read(locale: Locale, slug: string, now = new Date('2026-11-24')) {
  return getCompanyPage({ db, locale }, slug, await getTermsQuote({ db, locale, now: () => now }))
}

describe('getCompanyPage', () => {
  it.each(['about', 'how-it-works', 'privacy', 'terms-of-service'])('%s is whole in both', async slug => {
    const [english, spanish] = await Promise.all([read('en', slug), read('es', slug)])
    expect(english.parts.map(({ id }) => id)).toEqual(spanish.parts.map(({ id }) => id))
    expect(english.parts.map(({ body }) => body.length)).toEqual(spanish.parts.map(({ body }) => body.length))
    expect(english.title).not.toBe(spanish.title)
  })

  it('answers the questions about how it works', async () => {
    const { questions } = await read('es', 'how-it-works')
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
    const page = await read('es', 'about')
    expect(page.gallery).toMatchObject([
      { kind: 'external_photo', alt: 'La casa de la calle 33' },
      { kind: 'youtube', title: 'La casa de la calle 33' },
    ])
  })

  it('quotes the terms in force, in both languages', async () => {
    await db.insert(terms).values({
      ...{ version: '2027-1', validFrom: '2027-03-01', depositPercent: 25, depositDueDays: 3 },
      ...{ balanceDueDays: 61, points: [{ en: 'All.', es: 'Todo.' }] },
      refundSteps: [
        { daysBefore: 120, keptPercent: 5 },
        { daysBefore: 31, keptPercent: 60 },
      ],
    })
    const said = async (locale: Locale, now?: Date) =>
      JSON.stringify((await read(locale, 'terms-of-service', now)).parts).replaceAll('\u00a0', ' ')
    const [before, after, despues] = await Promise.all([
      said('en'),
      said('en', new Date('2027-03-02')),
      said('es', new Date('2027-03-02')),
    ])
    expect(before).toContain('20% has arrived')
    expect(before).toContain('The rest is due forty-five days before the first day.')
    expect(before).toContain('at least thirty days before it we keep 50%')
    expect(after).toContain('25% has arrived')
    expect(after).toContain('Cancelled at least 120 days before the first day, we keep 5%.')
    expect(despues).toContain('llegó el 25 %')
    expect(despues).toContain('sesenta y un días antes del primer día')
    expect(despues).toContain('Con al menos treinta y un días retenemos el 60 %; después, todo.')
    expect(before + after + despues).not.toContain('{terms')
  })

  it('refuses an unknown page', async () => {
    await expect(read('en', 'careers')).rejects.toMatchObject({ code: 'not_found' })
  })
})

it('the figures count current rows: former staff are not counted', async () => {
  const before = await getCompanyFigures({ db })
  expect(before).toMatchObject({ countries: 6, trips: await db.$count(trip, isPublished(trip)) })
  await db.update(staff).set({ active: false }).where(eq(staff.fkey, 'berta-prado'))
  const after = await getCompanyFigures({ db })
  expect(after.planners).toBe(before.planners - 1)
})
