import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { readDraftCode } from '#app/features/plan/core/first-draft-schema.ts'
import { readStoredPlan } from '#app/features/plan/core/plan-fields.ts'
import { knownOf, readAnswers } from '#app/features/request/guided/planning-answers.ts'
import { getPlanningCountry } from '#app/features/request/guided/planning-queries.server.ts'
import { readFinderQuery } from '#app/features/search/finder/filter-rows.ts'
import type { JournalEntry } from '#database/request-journal.ts'
import { party, plan } from '#database/schema/plan.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'
import { replayPlanRequests } from './send-plan-request.server.ts'

/** What was stored, sent and bookmarked before a wish was one value (tools/testing/before). */
function before<T>(name: string): T {
  return JSON.parse(readFileSync(`tools/testing/before/${name}.json`, 'utf8'))
}

const entries = before<Record<string, JournalEntry>>('journal-entries')
const stored = before<{ plan: Record<string, unknown>[]; plan_draft: { new_plan: unknown }[] }>(
  'stored-plans',
)
const bodies = before<{ createUserWithNewPlan: Record<string, { email: string; newPlan: object }> }>(
  'api-bodies',
)
const addresses = before<Record<'guided' | 'finder' | 'firstDraft', Record<string, unknown>>>('addresses')

const connection = await openTestDatabase({ seeded: 'content' })
const { db } = connection

async function rowOf(email: string) {
  const [row] = await db.select().from(plan).where(eq(plan.contactEmail, email))
  return row
}

/** The columns that are the traveller's, as they were stored before; the mark of an open end is none. */
function columnsBefore(email: string) {
  const row = stored.plan.find(({ contact_email }) => contact_email === email)
  const range = (text: unknown) => (text === 'empty' ? null : String(text).replace(',100000000)', ',)'))
  return (
    row && {
      message: row.message,
      travelGroup: row.travel_group,
      goals: row.goals,
      activities: row.activities,
      destinationNames: row.destination_names,
      destinationHabs: row.destination_habs,
      arrivalDate: row.arrival_date,
      departDate: row.depart_date,
      travelDates: row.travel_dates,
      nights: row.nights && range(row.nights),
      budgetMinor: row.budget_minor && range(row.budget_minor),
      travelClass: row.travel_class,
      hotelTypes: row.hotel_types,
      vehicleTypes: row.vehicle_types,
      arrivalFlightDate: row.arrival_flight_date,
    }
  )
}

describe('a request that an older version wrote to the journal', () => {
  it.each(Object.entries(entries))('%s, is stored with every word', async (_name, entry) => {
    const ctx = await testContext(connection, { actor: { kind: 'system' } })
    expect(await replayPlanRequests(ctx, [entry])).toBe(1)
    const { request } = entry.input as { request: { email: string } }
    const row = await rowOf(request.email)
    expect(row).toMatchObject(columnsBefore(request.email) ?? { url: '/costa-rica' })
  })

  it('has its ages as ages', async () => {
    const row = await rowOf('over@guided.example.org')
    const parties = await db
      .select({ age: party.age, isChild: party.isChild, prompts: party.partyPrompts })
      .from(party)
      .where(eq(party.planId, row?.id ?? 0))
    expect(parties).toEqual([
      { age: 8, isChild: true, prompts: [] },
      { age: 11, isChild: true, prompts: [] },
    ])
    expect(row?.wish).toMatchObject({
      who: { adults: null, childAges: [8, 11] },
      budget: { mostMinor: null },
    })
  })
})

describe('what was made before', () => {
  it.each(stored.plan_draft)('as a draft of a plan is read', ({ new_plan }) => {
    expect(readStoredPlan(new_plan).country).toMatch(/costa-rica|peru/)
  })

  it('a draft keeps its fields', () => {
    const whole = stored.plan_draft
      .map(row => readStoredPlan(row.new_plan))
      .find(({ parties }) => parties.length > 0)
    expect(whole).toMatchObject({
      message: 'Two of us, slowly',
      wish: {
        budget: { leastMinor: 200_000, mostMinor: 350_000, per: 'person' },
        when: { nights: { least: 7, most: 14 } },
      },
      parties: [
        { prompts: [{ diet: 'no fish' }] },
        { birthday: '2016-06-15' },
        { age: 11 },
        { prompts: [{ prompt: 'Seat' }] },
      ],
    })
  })

  it.each(Object.entries(bodies.createUserWithNewPlan))('as a call is taken: %s', async (_name, body) => {
    const ctx = await testContext(connection)
    const site = await openTestSite(connection, { context: locale => ({ ...ctx, locale }) })
    const email = `again.${body.email}`
    const answer = await site.ask('/api/public/user/create_with_new_plan', {
      method: 'POST',
      body: JSON.stringify({ ...body, email }),
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(200)
    expect(await rowOf(email)).toMatchObject(columnsBefore(body.email) ?? {})
  })

  it.each(Object.entries(addresses.guided))(
    'as an address of the guided planner is read: %s',
    async (query, read) => {
      const country = await getPlanningCountry({ db, locale: 'en' }, 'costa-rica')
      expect(readAnswers(new URLSearchParams(query), knownOf(country, '2026-11-21'))).toMatchObject(
        Object(read),
      )
    },
  )

  it.each(Object.entries(addresses.finder))('as an address of the finder is read: %s', (query, read) => {
    const choices = { countries: ['costa-rica', 'peru', 'ecuador'], animals: ['jaguar'] }
    expect(readFinderQuery(new URLSearchParams(query), choices)).toMatchObject(Object(read))
  })

  it.each(Object.entries(addresses.firstDraft))('as the code of a first draft is read: %s', (code, read) => {
    expect(readDraftCode(code)).toEqual(read)
  })
})
