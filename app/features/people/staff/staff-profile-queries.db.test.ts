import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { absence } from '#database/schema/absence.ts'
import { operator } from '#database/schema/country.ts'
import { staff } from '#database/schema/staff.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getExpert, getExperts, getProfilesOf } from './staff-profile-queries.server.ts'

const { db } = await openTestDatabase({ seeded: 'world' })
const ctx = { db, locale: 'en', now: () => new Date('2026-11-21T12:00:00Z') } as const

describe('a public profile', () => {
  it('has name, countries, languages and trips', async () => {
    const { person, countries, tripKeys } = await getExpert(ctx, 'alma-reyes')
    expect(person).toMatchObject({
      name: 'Alma Reyes',
      withUsSince: 'November 2018',
      languages: ['English', 'Spanish', 'French'],
      bookCallUrl: 'https://cal.ceiba.example/alma',
    })
    expect(person.profile).toHaveLength(3)
    expect(countries.map(({ name }) => name)).toEqual(['Costa Clara', 'Lagunas'])
    expect(tripKeys).toContain('cloud-to-coast')
  })

  it('has working hours in their own time zone', async () => {
    const { person } = await getExpert({ ...ctx, locale: 'es' }, 'alma-reyes')
    expect(person.hours).toMatchObject({
      place: 'Puerto Claro',
      timeZone: 'America/Costa_Rica',
      offset: 'UTC−6',
      lines: [
        { days: 'lun–vie', times: '07:30–17:00' },
        { days: 'sáb', times: '08:00–12:00' },
      ],
    })
  })

  it('has the days off of the next month, absences among them, and who answers meanwhile', async () => {
    const days = { firstDay: '2026-12-01', lastDay: '2026-12-02' }
    const row = { staffFkey: 'tomas-arce', ...days, standInFkey: 'greta-lind' }
    await db.insert(absence).values([row, { ...row, firstDay: '2026-11-02', lastDay: '2026-11-06' }])
    const hoursOf = async () => (await getExpert(ctx, 'tomas-arce')).person.hours
    expect((await hoursOf()).daysOff).toEqual([
      { day: '2026-12-01', name: 'away' },
      { day: '2026-12-02', name: 'away' },
      { day: '2026-12-08', name: 'Stone Day' },
      { day: '2026-12-09', name: 'Stair Day' },
    ])
    // Who stands in does not plan all their countries, so somebody else may answer.
    const words = async () => (await hoursOf()).away.map(note => note.words)
    expect(await words()).toEqual(['Away until 2 December. A colleague answers meanwhile.'])
    await db
      .update(staff)
      .set({ countries: ['palm-coast', 'marmol'] })
      .where(eq(staff.fkey, 'greta-lind'))
    expect(await words()).toEqual(['Away until 2 December. Greta Lind Falk answers meanwhile.'])
    await db.delete(absence)
  })

  it('reveals no private address', async () => {
    expect(JSON.stringify(await getExpert(ctx, 'alma-reyes'))).not.toContain('@')
    expect(JSON.stringify(await getProfilesOf(ctx, 'costa-clara'))).not.toContain('@')
  })

  it('is not found for an unknown person', async () => {
    await expect(getExpert(ctx, 'nobody')).rejects.toMatchObject({ code: 'not_found' })
    await expect(getExpert(ctx, '')).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is not found for former or hidden staff', async () => {
    const all = (await getExperts(ctx)).map(({ fkey }) => fkey)
    await db.update(staff).set({ active: false }).where(eq(staff.fkey, 'dario-campos'))
    const [row] = await db.select().from(operator)
    const details = { ...(row?.details as object), hiddenStaff: ['berta-prado'] }
    await db.update(operator).set({ details })
    await expect(getExpert(ctx, 'dario-campos')).rejects.toMatchObject({ code: 'not_found' })
    await expect(getExpert(ctx, 'berta-prado')).rejects.toMatchObject({ code: 'not_found' })
    expect((await getExperts(ctx)).map(({ fkey }) => fkey)).toEqual(
      all.filter(fkey => fkey !== 'dario-campos' && fkey !== 'berta-prado'),
    )
  })
})
