import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { country } from '#database/schema/country.ts'
import { staff } from '#database/schema/staff.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getGlobalContacts, getPortraitOf, getStaffOf } from './staff-queries.server.ts'

const { db } = await openTestDatabase({ seeded: 'world' })

describe('getGlobalContacts', () => {
  it('are four, in the order of their countries', async () => {
    const contacts = await getGlobalContacts({ db, locale: 'en' })
    expect(contacts.map(({ fkey, countries }) => [fkey, countries])).toEqual([
      ['tomas-arce', ['marmol', 'palm-coast']],
      ['alma-reyes', expect.arrayContaining(['costa-clara', 'lagunas'])],
      ['zuri-amani', ['tamarind']],
      ['greta-lind', ['palm-coast']],
    ])
  })

  it('are in the reader’s language', async () => {
    const [tomas] = await getGlobalContacts({ db, locale: 'es' })
    expect(tomas?.role).toBe('Planea Mármol y Palmares')
  })
})

describe('getStaffOf', () => {
  it('are all planners of the country, the longest-serving first', async () => {
    const people = await getStaffOf({ db, locale: 'en' }, 'costa-clara')
    expect(people.map(({ firstName }) => firstName)).toEqual(['Berta', 'Alma', 'Ciro', 'Darío'])
  })

  it('is empty for a country without planners', async () => {
    expect(await getStaffOf({ db, locale: 'en' }, 'nubla')).toEqual([])
  })
})

describe('getPortraitOf', () => {
  it('finds staff only', async () => {
    expect(await getPortraitOf({ db }, 'omar-luna')).toMatchObject({ name: 'Omar Luna' })
    expect(await getPortraitOf({ db }, 'nobody')).toBeNull()
  })
})

it('former staff, and contact persons of inactive countries only, are left out', async () => {
  await db.update(staff).set({ active: false }).where(eq(staff.fkey, 'tomas-arce'))
  await db.update(country).set({ active: false, homepageSortOrder: 99 }).where(eq(country.tag, 'tamarind'))
  const contacts = await getGlobalContacts({ db, locale: 'en' })
  const keys = contacts.map(({ fkey }) => fkey)
  expect(keys).toEqual(expect.arrayContaining(['alma-reyes', 'greta-lind']))
  expect(keys).not.toContain('tomas-arce')
  expect(keys).not.toContain('zuri-amani')
})
