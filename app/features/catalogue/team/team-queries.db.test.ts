import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { country } from '#database/schema/country.ts'
import { staff } from '#database/schema/staff.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getTeamPage } from './team-queries.server.ts'

const { db } = await openTestDatabase({ seeded: 'world' })
const ctx = { db, locale: 'en', now: () => new Date('2026-11-21T12:00:00Z') } as const

async function teamOf(tag: string) {
  const team = await getTeamPage(ctx, tag)
  return team
}

const names = (people: { firstName: string }[]) => people.map(({ firstName }) => firstName)

describe('the team of a country', () => {
  it('lists all planners of the country, the contact person first', async () => {
    const { people, lead, elsewhere } = await teamOf('costa-clara')
    expect(names(people)).toEqual(['Alma', 'Berta', 'Ciro', 'Darío'])
    expect(lead).toContain('Puerto Claro')
    expect(elsewhere).toEqual([])
  })

  it('may be a single planner', async () => {
    await db.update(staff).set({ active: false }).where(eq(staff.livesIn, 'lagunas'))
    expect(names((await teamOf('lagunas')).people)).toEqual(['Alma'])
  })

  it('is empty if the office answers; planners of other countries follow, the nearest first', async () => {
    const { people, elsewhere } = await teamOf('nubla')
    expect(people).toEqual([])
    expect(names(elsewhere)).toEqual(['Greta', 'Tomás', 'Alma', 'Zuri'])
  })

  it('has a phone number in every active country', async () => {
    const rows = await db
      .select({ tag: country.tag })
      .from(country)
      .where(and(eq(country.active, true), eq(country.type, 'country')))
    expect(rows).toHaveLength(6)
    for (const { tag } of rows) {
      const team = await teamOf(tag)
      expect(team.phone.e164).toMatch(/^\+\d+$/)
      expect(team.people.length + team.elsewhere.length).toBeGreaterThan(0)
    }
  })

  it('shares a number with its region, and lists emergencies where the specification does', async () => {
    const [lagunas, costaClara, tamarind] = await Promise.all(
      ['lagunas', 'costa-clara', 'tamarind'].map(teamOf),
    )
    expect(lagunas?.phone).toEqual(costaClara?.phone)
    expect(tamarind?.phone.number).toBe('+1 (415) 555-0142')
    for (const tag of ['costa-clara', 'marmol'])
      expect((await teamOf(tag)).emergency.length).toBeGreaterThan(0)
    expect(tamarind?.emergency).toEqual([])
  })

  it('is not found for a country without pages of its own', async () => {
    for (const tag of ['atlantis', 'barlovento', 'stone-stair', 'gemela', ''])
      await expect(getTeamPage(ctx, tag)).rejects.toMatchObject({ code: 'not_found' })
  })
})
