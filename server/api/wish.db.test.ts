import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { eventWords } from '#app/features/office/plan-page/plan-log.tsx'
import { receivePlanning } from '#app/features/request/guided/planning-door.server.ts'
import type { Wish } from '#app/features/wish/wish-schema.ts'
import { wishInWords } from '#app/features/wish/wish-words.ts'
import { withLocale } from '#app/locale.server.ts'
import type { Actor } from '#app/request-context.ts'
import { plan, planEvent } from '#database/schema/plan.ts'
import type { Locale } from '#database/values/locale.ts'
import { addOfficePlan, addPlanner } from '#tools/testing/office-desk.ts'
import { addPerson } from '#tools/testing/people.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const NOW = new Date('2026-11-23T14:00:00Z')
const alma = await addPlanner(connection, 'alma-reyes')
const admin: Actor = { kind: 'admin', userId: (await addPerson(connection, { role: 'admin' })).userId }

async function call(actor: Actor, path: string, method = 'GET', body?: unknown) {
  const ctx = await testContext(connection, { actor, now: () => NOW })
  const site = await openTestSite(connection, { context: locale => ({ ...ctx, locale }) })
  const answer = await site.ask(path, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  return { status: answer.status, body: await answer.json() }
}

const ways = {
  'the public API': async (email: string) => {
    const newPlan = {
      country: 'costa-clara',
      notes: 'Hello',
      travel_group: 'Family',
      adults: 2,
      child_ages: [8, 11],
      arrival_date: '2027-02-03',
      depart_date: '2027-02-14',
      nights: '[11,12)',
      budget_minor: '[600000,)',
    }
    const { status } = await call({ kind: 'visitor' }, '/api/public/user/create_with_new_plan', 'POST', {
      ...{ name: 'Ana', email, newPlan },
    })
    expect(status).toBe(200)
  },
  'the guided planner': async (email: string) => {
    const query =
      'fparty=Family&adults=2&ages=8,11&fixed=exact&from=2027-02-03&to=2027-02-14&budget=6000&step=you'
    const request = new Request(`https://ceiba.test/costa-clara/vacations/travel-planning?${query}`, {
      method: 'POST',
      body: new URLSearchParams({ requestKey: 'today', phone: '', message: '', name: 'Ana', email }),
    })
    const ctx = await testContext(connection, { now: () => NOW })
    const answer = await withLocale('en', () => receivePlanning(ctx, request, 'costa-clara'))
    expect(answer.ok).toBe(true)
  },
}

const WORDS = {
  en: {
    party: 'A family: 2 adults and 2 children aged 8 and 11',
    dates: /^From 3 February 2027 to 14 February 2027, 11 nights/,
    budget: 'Over US$\u00a06,000 each',
  },
  es: {
    party: 'Una familia: 2 adultos y 2 niños de 8 y 11',
    dates: /^Del 3 de febrero de 2027 al 14 de febrero de 2027, 11 noches/,
    budget: 'Más de US$\u00a06000 por persona',
  },
} as const

function lines(wish: Wish, locale: Locale): Record<string, string> {
  return Object.fromEntries(wishInWords(wish, locale).map(({ line, words }) => [line, words]))
}

describe('what is typed is read back in the same words', () => {
  it.each(Object.entries(ways))('by %s: in the office and in the account', async (way, send) => {
    const email = `${way.replaceAll(' ', '-').toLowerCase()}@example.org`
    await send(email)
    const [row] = await db.select().from(plan).where(eq(plan.contactEmail, email))
    const office = (await call(admin, `/api/admin/plan/${row?.id}`)).body.data
    const own = (await call({ kind: 'traveller', userId: row?.userId ?? 0 }, `/api/private/plan/${row?.id}`))
      .body.data
    for (const locale of ['en', 'es'] as const)
      for (const wish of [office.wish, own.wish]) {
        const { party, dates, budget } = lines(wish, locale)
        expect(party).toBe(WORDS[locale].party)
        expect(dates).toMatch(WORDS[locale].dates)
        expect(budget).toBe(WORDS[locale].budget)
      }
    expect(office.wishes.budgetMinor).toEqual({ from: 600_000, to: null })
    expect(own.wishes.budgetMinor).toBe('[600000,)')
  })
})

async function openPlan() {
  const id = await addOfficePlan(connection, NOW, {
    wish: { who: { adults: 2 }, budget: { leastMinor: 200_000 } },
  })
  const { body } = await call(alma, `/api/admin/plan/${id}`)
  return { id, path: `/api/admin/plan/${id}/wish`, revision: body.data.revision as number }
}

describe('the office corrects a wish', () => {
  it('with its columns, its travellers and a line in the log, in both languages', async () => {
    const { id, path, revision } = await openPlan()
    const { status, body } = await call(alma, path, 'PATCH', {
      revision,
      who: { group: 'Family', adults: 2, childAges: [8, 11] },
      budget: { mostMinor: 800_000, per: 'group', currency: 'EUR' },
      needs: [
        { kind: 'knees', words: '' },
        { kind: 'other', words: 'a cot' },
      ],
    })
    expect([status, body.data.wish.who]).toMatchObject([200, { adults: 2, childAges: [8, 11] }])
    const office = (await call(alma, `/api/admin/plan/${id}`)).body.data
    expect(lines(office.wish, 'en')).toMatchObject({
      budget: 'Up to EUR\u00a08,000 all together',
      needs: 'Bad knees, a cot',
    })
    expect(office.parties).toHaveLength(4)
    const [row] = await db.select().from(plan).where(eq(plan.id, id))
    expect(row).toMatchObject({ travelGroup: 'Family', budgetMinor: '[0,800000)', currency: 'EUR' })
    const [event] = await db.select().from(planEvent).where(eq(planEvent.planId, id))
    const said = (locale: Locale) =>
      withLocale(locale, () =>
        eventWords({ kind: 'wish_corrected', details: event?.details ?? {}, actorName: null }, NOW),
      )
    expect(said('en')).toContain('Party from “2 adults” to “A family: 2 adults and 2 children aged 8 and 11”')
    expect(said('en')).toContain(
      'Budget from “Over US$\u00a02,000 each” to “Up to EUR\u00a08,000 all together”',
    )
    expect(said('es')).toContain('Necesidades de «nada» a «Rodillas delicadas, a cot»')
  })

  it('once a colleague has changed it, the second is told what it is now, and nothing is overwritten', async () => {
    const { path, revision } = await openPlan()
    await call(admin, path, 'PATCH', { revision, who: { adults: 3 } })
    const second = await call(alma, path, 'PATCH', { revision, who: { adults: 4 } })
    expect([second.status, second.body.reason]).toEqual([409, 'moved_on'])
    expect(second.body.current.wish.who.adults).toBe(3)
    const again = await call(alma, path, 'PATCH', {
      revision: second.body.current.revision,
      who: { adults: 4 },
    })
    expect(again.body.data.wish.who.adults).toBe(4)
  })

  it('but nobody whose name is known is removed, and a birthday takes the place of an age', async () => {
    const { id, path, revision } = await openPlan()
    const { body } = await call(alma, path, 'PATCH', {
      revision,
      when: { firstDay: '2027-02-03' },
      who: { adults: 2, childAges: [8] },
    })
    expect(body.data.wish.who).toMatchObject({ adults: 2, childAges: [8] })
    const fewer = await call(alma, path, 'PATCH', { revision: body.data.revision, who: { adults: 1 } })
    expect((await call(alma, `/api/admin/plan/${id}`)).body.data.parties).toHaveLength(1)
    expect(fewer.body.data.wish.who).toMatchObject({ adults: 1, childAges: [] })
  })

  it.each<[string, Actor, number]>([
    ['a visitor', { kind: 'visitor' }, 401],
    ['a traveller', { kind: 'traveller', userId: 1 }, 403],
    ['a planner of another country', { kind: 'planner', userId: 2, fkey: 'x', countries: ['marmol'] }, 404],
  ])('is not for %s', async (_who, actor, status) => {
    const { path, revision } = await openPlan()
    expect((await call(actor, path, 'PATCH', { revision, who: { adults: 9 } })).status).toBe(status)
  })

  it('refuses an impossible one', async () => {
    const { path, revision } = await openPlan()
    const refused = await call(alma, path, 'PATCH', { revision, when: { nights: { least: 9, most: 2 } } })
    expect(refused.status).toBe(422)
    const reversed = { firstDay: '2027-03-01', lastDay: '2027-02-01' }
    expect((await call(alma, path, 'PATCH', { revision, when: reversed })).status).toBe(422)
    const parties = [{ adults: 0 }, { adults: 0, childAges: [8, 11] }, { adults: 51 }]
    for (const who of parties)
      expect((await call(alma, path, 'PATCH', { revision, who })).status, JSON.stringify(who)).toBe(422)
  })
})
