import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { absence } from '#database/schema/absence.ts'
import { operator } from '#database/schema/country.ts'
import { staff } from '#database/schema/staff.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getExpert, getExperts, getProfilesOf } from './staff-profile-queries.server.ts'

const { db } = await openTestDatabase({ seeded: true })
const ctx = { db, locale: 'en', now: () => new Date('2026-11-21T12:00:00Z') } as const

describe('a public profile', () => {
  it('has name, countries, languages and trips', async () => {
    const { person, countries, tripKeys } = await getExpert(ctx, 'daniela-quesada')
    expect(person).toMatchObject({
      name: 'Daniela Quesada',
      withUsSince: 'November 2018',
      languages: ['English', 'Spanish', 'French'],
      bookCallUrl: 'https://cal.ceiba.example/daniela',
    })
    expect(person.profile).toHaveLength(3)
    expect(countries.map(({ name }) => name)).toEqual(['Costa Rica', 'Panama'])
    expect(tripKeys).toContain('cloud-forest-to-corcovado')
  })

  it('has working hours in their own time zone', async () => {
    const { person } = await getExpert({ ...ctx, locale: 'es' }, 'daniela-quesada')
    expect(person.hours).toMatchObject({
      place: 'San José',
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
    const row = { staffFkey: 'rafael-huaman', ...days, standInFkey: 'gabriela-espinosa' }
    await db.insert(absence).values([row, { ...row, firstDay: '2026-11-02', lastDay: '2026-11-06' }])
    const hoursOf = async () => (await getExpert(ctx, 'rafael-huaman')).person.hours
    expect((await hoursOf()).daysOff).toEqual([
      { day: '2026-12-01', name: 'away' },
      { day: '2026-12-02', name: 'away' },
      { day: '2026-12-08', name: 'Immaculate Conception' },
      { day: '2026-12-09', name: 'Battle of Ayacucho' },
    ])
    // Who stands in does not plan all their countries, so somebody else may answer.
    const words = async () => (await hoursOf()).away.map(note => note.words)
    expect(await words()).toEqual(['Away until 2 December. A colleague answers meanwhile.'])
    await db
      .update(staff)
      .set({ countries: ['ecuador', 'peru'] })
      .where(eq(staff.fkey, 'gabriela-espinosa'))
    expect(await words()).toEqual(['Away until 2 December. Gabriela Espinosa Jaramillo answers meanwhile.'])
    await db.delete(absence)
  })

  it('reveals no private address', async () => {
    expect(JSON.stringify(await getExpert(ctx, 'daniela-quesada'))).not.toContain('@')
    expect(JSON.stringify(await getProfilesOf(ctx, 'costa-rica'))).not.toContain('@')
  })

  it('is not found for an unknown person', async () => {
    await expect(getExpert(ctx, 'nobody')).rejects.toMatchObject({ code: 'not_found' })
    await expect(getExpert(ctx, '')).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is not found for former or hidden staff', async () => {
    const all = (await getExperts(ctx)).map(({ fkey }) => fkey)
    await db.update(staff).set({ active: false }).where(eq(staff.fkey, 'andres-picado'))
    const [row] = await db.select().from(operator)
    const details = { ...(row?.details as object), hiddenStaff: ['karla-solano'] }
    await db.update(operator).set({ details })
    await expect(getExpert(ctx, 'andres-picado')).rejects.toMatchObject({ code: 'not_found' })
    await expect(getExpert(ctx, 'karla-solano')).rejects.toMatchObject({ code: 'not_found' })
    expect((await getExperts(ctx)).map(({ fkey }) => fkey)).toEqual(
      all.filter(fkey => fkey !== 'andres-picado' && fkey !== 'karla-solano'),
    )
  })
})
