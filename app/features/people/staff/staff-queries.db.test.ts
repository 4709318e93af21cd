import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { country } from '#database/schema/country.ts'
import { staff } from '#database/schema/staff.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getGlobalContacts, getPortraitOf, getStaffOf } from './staff-queries.server.ts'

const { db } = await openTestDatabase({ seeded: true, unwritten: true })

describe('getGlobalContacts', () => {
  it('are four, in the order of their countries', async () => {
    const contacts = await getGlobalContacts({ db, locale: 'en' })
    expect(contacts.map(({ fkey, countries }) => [fkey, countries])).toEqual([
      ['rafael-huaman', ['peru', 'ecuador']],
      ['daniela-quesada', expect.arrayContaining(['costa-rica', 'panama'])],
      ['nguyen-thu-ha', ['vietnam']],
      ['gabriela-espinosa', ['ecuador']],
    ])
  })

  it('are in the reader’s language', async () => {
    const [rafael] = await getGlobalContacts({ db, locale: 'es' })
    expect(rafael?.role).toBe('Planea Perú y Ecuador')
  })
})

describe('getStaffOf', () => {
  it('are all planners of the country, the longest-serving first', async () => {
    const people = await getStaffOf({ db, locale: 'en' }, 'costa-rica')
    expect(people.map(({ firstName }) => firstName)).toEqual(['Karla', 'Daniela', 'Esteban', 'Andrés'])
  })

  it('is empty for a country without planners', async () => {
    expect(await getStaffOf({ db, locale: 'en' }, 'laos')).toEqual([])
  })
})

describe('getPortraitOf', () => {
  it('finds staff only', async () => {
    expect(await getPortraitOf({ db }, 'marisol-aju')).toMatchObject({ name: 'Marisol Ajú' })
    expect(await getPortraitOf({ db }, 'nobody')).toBeNull()
  })
})

it('former staff, and contact persons of inactive countries only, are left out', async () => {
  await db.update(staff).set({ active: false }).where(eq(staff.fkey, 'rafael-huaman'))
  await db.update(country).set({ active: false, homepageSortOrder: 99 }).where(eq(country.tag, 'vietnam'))
  const contacts = await getGlobalContacts({ db, locale: 'en' })
  const keys = contacts.map(({ fkey }) => fkey)
  expect(keys).toEqual(expect.arrayContaining(['daniela-quesada', 'kanchana-wongchai']))
  expect(keys).not.toContain('rafael-huaman')
  expect(keys).not.toContain('nguyen-thu-ha')
})
