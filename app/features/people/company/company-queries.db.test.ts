import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { staff } from '#database/schema/staff.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getCompanyFigures, getCompanyPage } from './company-queries.server.ts'

const { db } = await openTestDatabase({ seeded: true })

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

  it('answers eight questions about how it works', async () => {
    const { questions } = await getCompanyPage({ db, locale: 'es' }, 'how-it-works')
    expect(questions).toHaveLength(8)
  })

  it('refuses a page that is not there', async () => {
    await expect(getCompanyPage({ db, locale: 'en' }, 'careers')).rejects.toMatchObject({ code: 'not_found' })
  })
})

it('the figures count what is there: who leaves is counted no more', async () => {
  const before = await getCompanyFigures({ db })
  expect(before).toMatchObject({ countries: 15, trips: 10 })
  await db.update(staff).set({ active: false }).where(eq(staff.fkey, 'karla-solano'))
  const after = await getCompanyFigures({ db })
  expect(after.planners).toBe(before.planners - 1)
  // She alone answers in German.
  expect(after.languages).toBe(before.languages - 1)
})
