import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { country } from '#database/schema/country.ts'
import { staff } from '#database/schema/staff.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getTeamPage } from './team-queries.server.ts'

const { db } = await openTestDatabase({ seeded: true, unwritten: true })
const ctx = { db, locale: 'en', now: () => new Date('2026-11-21T12:00:00Z') } as const

async function teamOf(tag: string) {
  const team = await getTeamPage(ctx, tag)
  if ('movedTo' in team) throw new Error(`${tag} has moved`)
  return team
}

const names = (people: { firstName: string }[]) => people.map(({ firstName }) => firstName)

describe('the team of a country', () => {
  it('lists all planners of the country, the contact person first', async () => {
    const { people, lead, elsewhere } = await teamOf('costa-rica')
    expect(names(people)).toEqual(['Daniela', 'Karla', 'Esteban', 'Andrés'])
    expect(lead).toContain('San José')
    expect(elsewhere).toEqual([])
  })

  it('may be a single planner', async () => {
    await db.update(staff).set({ active: false }).where(eq(staff.livesIn, 'belize'))
    expect(names((await teamOf('belize')).people)).toEqual(['Marisol'])
  })

  it('is empty if the office answers; planners of other countries follow, the nearest first', async () => {
    const { people, elsewhere } = await teamOf('laos')
    expect(people).toEqual([])
    expect(names(elsewhere)).toEqual(['Thu Hà', 'Rafael', 'Daniela', 'Gabriela'])
  })

  it('has a phone number in every active country', async () => {
    const rows = await db
      .select({ tag: country.tag })
      .from(country)
      .where(and(eq(country.active, true), eq(country.type, 'country')))
    expect(rows).toHaveLength(15)
    for (const { tag } of rows) {
      const team = await teamOf(tag)
      expect(team.phone.e164).toMatch(/^\+\d+$/)
      expect(team.callingCode).toBeGreaterThan(0)
      expect(team.people.length + team.elsewhere.length).toBeGreaterThan(0)
    }
  })

  it('shares a number with its region, and lists emergencies where the specification does', async () => {
    const [panama, costaRica, kenya] = await Promise.all(['panama', 'costa-rica', 'kenya'].map(teamOf))
    expect(panama?.phone).toEqual(costaRica?.phone)
    expect(kenya?.phone.number).toBe('+1 (415) 555-0142')
    for (const tag of ['costa-rica', 'guatemala', 'belize', 'ecuador', 'peru'])
      expect((await teamOf(tag)).emergency.length).toBeGreaterThan(0)
    expect(kenya?.emergency).toEqual([])
  })

  it('redirects with its country, and is not found for an inactive country', async () => {
    expect(await getTeamPage(ctx, 'bali')).toEqual({ movedTo: '/indonesia/team' })
    for (const tag of ['atlantis', 'cuba', 'everest-base-camp', ''])
      await expect(getTeamPage(ctx, tag)).rejects.toMatchObject({ code: 'not_found' })
  })
})
