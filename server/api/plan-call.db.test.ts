import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { planShape } from '#app/features/plan/core/plan-fields.ts'
import type { Actor } from '#app/request-context.ts'
import { dayOf } from '#app/text/days.ts'
import { plan, planDraft } from '#database/schema/plan.ts'
import { users } from '#database/schema/user.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const PLAN = '/api/public/plan'
const USER = '/api/public/user/create_with_new_plan'

function post(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  }
}

async function siteOf(actor: Actor = { kind: 'visitor' }, now = new Date()) {
  const ctx = await testContext(connection, { actor, now: () => now })
  return openTestSite(connection, { context: locale => ({ ...ctx, locale }) })
}

/** The date this many days from now. */
function inDays(days: number): string {
  return dayOf(new Date(Date.now() + days * 86_400_000))
}

const wanted = {
  country: 'costa-clara',
  notes: 'Two of us, slowly',
  activities: ['hiking'],
  arrival_date: inDays(90),
  arrival_flight_time: '14:30:00',
  depart_date: inDays(103),
  parties: [{ partyBirthday: '1990-04-01', partyPrompts: [{ diet: 'no fish' }] }],
}

describe('a plan that a visitor makes', () => {
  test('is stored as it was sent, and claimed by the person who then gives their name', async () => {
    const { ask } = await siteOf()
    const made = await ask(PLAN, post({ birthday: '1988-05-06', newPlan: wanted }))
    expect(made.status).toBe(201)
    const { newPlan } = await made.json()
    expect(newPlan).toMatchObject({ ...wanted, draft_key: expect.stringMatching(/^[\w-]{24}$/) })
    expect(newPlan).not.toHaveProperty('receipt_key')

    const body = {
      name: 'Ana Mora',
      email: 'draft@example.org',
      newPlan: { country: 'costa-clara', notes: 'Two of us, faster', draft_key: newPlan.draft_key },
    }
    const { data } = await (await ask(USER, post(body))).json()
    const [stored] = await db.select().from(plan).where(eq(plan.receiptKey, data.receipt_key))
    expect(stored).toMatchObject({
      message: 'Two of us, faster',
      activities: ['hiking'],
      arrivalDate: inDays(90),
      arrivalFlightTime: '14:30:00',
    })
    const [person] = await db.select().from(users).where(eq(users.email, 'draft@example.org'))
    expect(person?.birthday).toBe('1988-05-06')
  })

  test('that is sent again with its Idempotency-Key is the same draft, without it another', async () => {
    const { ask } = await siteOf()
    const key = async (headers = {}) =>
      (await (await ask(PLAN, post({ newPlan: wanted }, headers))).json()).newPlan.draft_key
    const again = { 'idempotency-key': 'one click' }
    expect(await key(again)).toBe(await key(again))
    expect(await key()).not.toBe(await key())
  })

  test('is deleted after thirty days', async () => {
    const before = await siteOf(undefined, new Date('2026-01-01T12:00:00Z'))
    const { newPlan } = await (await before.ask(PLAN, post({ newPlan: wanted }))).json()
    const after = await siteOf(undefined, new Date('2026-02-01T12:00:00Z'))
    await after.ask(PLAN, post({ newPlan: wanted }))
    expect(await db.select().from(planDraft).where(eq(planDraft.key, newPlan.draft_key))).toEqual([])
  })

  test('that the database refuses names the constraint', async () => {
    // Born after the process's (wrong) clock, so that the schema accepts what the database refuses.
    const { ask, logged } = await siteOf(undefined, new Date('1950-01-01T12:00:00Z'))
    const refused = await ask(PLAN, post({ birthday: '1988-05-06', newPlan: wanted }))
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({
      code: 'invalid_request',
      issues: [{ path: 'newPlan', code: 'refused_by_database' }],
      metadata: {
        constraints: ['plan_draft_check'],
        branches: { newPlan: ['plan_draft_check'] },
      },
    })
    expect(logged).toEqual([])
  })

  test.each([
    [{ newPlan: { ...wanted, country: 'atlantis' } }, 'newPlan.country'],
    [{ newPlan: { ...wanted, depart_date: inDays(60) } }, 'newPlan.depart_date'],
    [{ newPlan: { ...wanted, arrival_date: '2027-02-30' } }, 'newPlan.arrival_date'],
    [{ birthday: 'long ago', newPlan: wanted }, 'birthday'],
    [{ birthday: '1990-01-01' }, 'newPlan'],
  ])('is refused if it is impossible: %#', async (body, path) => {
    const { ask } = await siteOf()
    const refused = await ask(PLAN, post(body))
    expect(refused.status).toBe(422)
    expect((await refused.json()).issues[0].path).toBe(path)
  })
})

describe('a plan of a logged-in person', () => {
  test('is theirs at once; a birthday is stored if none was known', async () => {
    const [ana] = await db
      .insert(users)
      .values({ id: 77, email: 'known@example.org', name: 'Known Traveller', locale: 'ES' })
      .returning()
    const { ask } = await siteOf({ kind: 'traveller', userId: ana?.id ?? 0 })
    const made = await ask(PLAN, post({ birthday: '1988-05-06', newPlan: wanted }))
    const { newPlan } = await made.json()
    expect([made.status, newPlan.draft_key]).toEqual([201, undefined])
    const [stored] = await db.select().from(plan).where(eq(plan.receiptKey, newPlan.receipt_key))
    expect(stored).toMatchObject({ userId: 77, contactEmail: 'known@example.org', locale: 'ES' })
    await ask(PLAN, post({ birthday: '1999-09-09', newPlan: wanted }))
    const [person] = await db.select().from(users).where(eq(users.id, 77))
    expect(person?.birthday).toBe('1988-05-06')
  })

  test('fails if the person’s row is gone', async () => {
    const { ask } = await siteOf({ kind: 'traveller', userId: 78 })
    expect((await ask(PLAN, post({ newPlan: wanted }))).status).toBe(401)
  })
})

describe('the rules', () => {
  const refusals: [string, object, string][] = [
    ['a birthday in the future', { birthday: inDays(1), newPlan: wanted }, 'birthday'],
    ['a birthday before 1900', { birthday: '1899-12-31', newPlan: wanted }, 'birthday'],
    ...(
      [
        ['a party’s birthday in the future', { parties: [{ partyBirthday: inDays(2), partyPrompts: [] }] }],
        ['an arrival in the past', { arrival_date: inDays(-3) }],
        ['a flight in the past', { arrival_flight_date: '1999-01-01' }],
        ['nights that cannot be', { nights: '[9,2)' }],
        ['a budget below nothing', { budget_minor: '[-5,2)' }],
        ['invalid dates', { travel_dates: 'in May' }],
        ['a time range that ends first', { activity_timerange: '["2027-02-02","2027-02-01")' }],
        ['a time range with a day that does not exist', { activity_timerange: '["2027-02-30T06:00:00Z",)' }],
        ['a time range of numbers', { activity_timerange: '[1,2)' }],
        ['a time range of words', { activity_timerange: '["May 5, 2027",)' }],
        ['a time range without a zone', { activity_timerange: '["2027-05-01T06:00:00",)' }],
        [
          'a time range with nothing in it',
          { activity_timerange: '("2027-05-01T06:00:00Z","2027-05-01T06:00:00Z")' },
        ],
        ['a time range in the wish', { wish: { activityTime: '[1,2)' } }],
        ['a request of a day that does not exist', { created_ts: '2027-02-30T00:00:00Z' }],
        ['days that are over', { travel_dates: '[2020-05-01,2020-06-01)' }],
        [
          'a flight back before the flight there',
          { depart_flight_date: inDays(1), arrival_flight_date: inDays(2) },
        ],
        ['an unknown group', { travel_group: 'Crowd' }],
        ['four goals', { goals: ['Urban Pulse', 'Time Together', 'Low-Key Gems', 'Treks & Trails'] }],
        ['an invalid instant', { created_ts: 'yesterday' }],
        ['an unknown planner', { fkey: 'nobody-there' }],
        ['a message of nothing', { notes: ' \n----\nQCF URL: /marmol' }],
        ['no words at all', { notes: '' }],
      ] as const
    ).map(([name, change]): [string, object, string] => [
      name,
      { newPlan: { ...wanted, ...change } },
      `newPlan.${Object.keys(change)[0]}`,
    ]),
  ]

  test.each(refusals)(
    'refuse %s, with the same words to a visitor and to a person',
    async (_, body, path) => {
      await db
        .insert(users)
        .values({ id: 79, email: 'ruled@example.org', name: 'Ruled' })
        .onConflictDoNothing()
      const answers = await Promise.all(
        ([{ kind: 'visitor' }, { kind: 'traveller', userId: 79 }] as const).map(async actor => {
          const answer = await (await siteOf(actor)).ask(PLAN, post(body))
          return { status: answer.status, issues: (await answer.json()).issues }
        }),
      )
      expect(answers[0]?.status).toBe(422)
      expect(answers[0]?.issues[0].path).toContain(path)
      expect(answers[1]).toEqual(answers[0])
      expect(await db.select().from(plan).where(eq(plan.userId, 79))).toEqual([])
    },
  )

  test.each<[string, object]>([
    ['activites', { newPlan: { country: 'marmol', notes: 'x', activites: ['hiking'] } }],
    ['nmae', { nmae: 'Ana', newPlan: { country: 'marmol', notes: 'x' } }],
    [
      'partyName',
      { newPlan: { country: 'marmol', notes: 'x', parties: [{ partyName: 'A', partyPrompts: [] }] } },
    ],
  ])('name the unknown field %s', async (field, body) => {
    const { ask } = await siteOf()
    for (const [path, person] of [
      [PLAN, {}],
      [USER, { name: 'Ana', email: 'ana@example.org' }],
    ] as const) {
      const refused = await ask(path, post({ ...person, ...body }))
      expect(refused.status).toBe(422)
      expect(JSON.stringify((await refused.json()).issues)).toContain(field)
    }
  })

  test.each([
    ['timezone', { timezone: 'Mars/Phobos' }],
    ['newPlan.fkey', { newPlan: { country: 'marmol', notes: 'x', fkey: 'nobody-there' } }],
    ['newPlan.notes', { newPlan: { country: 'marmol', notes: '' } }],
    ['newPlan.created_ts', { newPlan: { country: 'marmol', notes: 'x', created_ts: 'yesterday' } }],
  ])('of the contact form’s call name %s', async (path, change) => {
    const { ask } = await siteOf()
    const body = {
      name: 'Ana',
      email: 'a@example.org',
      newPlan: { country: 'marmol', notes: 'x' },
      ...change,
    }
    const refused = await ask(USER, post(body))
    expect([refused.status, (await refused.json()).issues[0].path]).toEqual([422, path])
  })
})

describe('every field of a plan', () => {
  const whole = {
    ...wanted,
    fkey: 'alma-reyes',
    travel_group: 'Family',
    goals: ['Treks & Trails', 'Time Together'],
    arrival_flight_date: inDays(90),
    travel_dates: '[2027-05-01,2027-06-01)',
    nights: '[7,15)',
    budget_minor: '[200000,350000)',
    activity_timerange: '["2027-05-01T06:00:00.000Z","2027-05-04T18:00:00.000Z")',
  }
  const stored = {
    fkey: 'alma-reyes',
    travelGroup: 'Family',
    goals: ['Treks & Trails', 'Time Together'],
    arrivalDate: inDays(90),
    travelDates: '[2027-05-01,2027-06-01)',
    nights: '[7,15)',
    budgetMinor: '[200000,350000)',
    activityTimerange: {
      start: { bound: 'inclusive', at: new Date('2027-05-01T06:00:00Z') },
      end: { bound: 'exclusive', at: new Date('2027-05-04T18:00:00Z') },
    },
    closedDate: null,
  }

  test('is stored from the contact form’s call', async () => {
    const { ask } = await siteOf()
    const answer = await ask(USER, post({ name: 'Ana', email: 'whole@example.org', newPlan: whole }))
    expect(answer.status).toBe(200)
    const [row] = await db.select().from(plan).where(eq(plan.contactEmail, 'whole@example.org'))
    expect(row).toMatchObject(stored)
  })

  test('is stored from the plan’s own call, and answered; what planners set is left out', async () => {
    await db.insert(users).values({ id: 80, email: 'eighty@example.org', name: 'Eighty' })
    const { ask } = await siteOf({ kind: 'traveller', userId: 80 })
    const made = await ask(PLAN, post({ newPlan: { ...whole, closed_date: '2027-01-01', hot_date: null } }))
    expect(made.status).toBe(201)
    const { newPlan } = await made.json()
    expect(newPlan).toMatchObject(whole)
    expect(newPlan).not.toHaveProperty('closed_date')
    const [row] = await db.select().from(plan).where(eq(plan.userId, 80))
    expect(row).toMatchObject(stored)
  })

  test('may be null where it is unknown', async () => {
    const { ask } = await siteOf()
    const { country, ...fields } = planShape
    const unknown = Object.fromEntries(Object.keys(fields).map(name => [name, null]))
    const newPlan = { ...unknown, country: 'costa-clara', created_ts: null, draft_key: null, notes: 'Frogs' }
    const person = { name: 'Ana', email: 'null@example.org', phone: null, locale: null, timezone: null }
    const sent = await ask(USER, post({ ...person, referral: null, evidence: null, newPlan }))
    expect(sent.status).toBe(200)
    const { draft_key: _, ...lone } = { ...newPlan, notes: null }
    expect((await ask(PLAN, post({ birthday: null, referral: null, newPlan: lone }))).status).toBe(201)
    const [row] = await db.select().from(plan).where(eq(plan.contactEmail, 'null@example.org'))
    expect(row).toMatchObject({ message: 'Frogs', contactPhone: null, locale: 'EN', goals: [] })
  })

  test('is answered as it is stored', async () => {
    const { ask } = await siteOf()
    const sent = {
      ...whole,
      activity_timerange: '["2027-05-01 08:00:00+02",]',
      created_ts: '2027-01-01T00:00:00Z',
    }
    const { newPlan } = await (await ask(PLAN, post({ newPlan: sent }))).json()
    expect(newPlan).toMatchObject({ activity_timerange: '["2027-05-01T06:00:00.000Z",)' })
    expect(newPlan).not.toHaveProperty('created_ts')
  })

  test('of a draft that nobody keeps is missed, not left out in silence', async () => {
    const { ask } = await siteOf()
    const newPlan = { country: 'costa-clara', notes: 'Now', draft_key: 'a'.repeat(24) }
    const refused = await ask(USER, post({ name: 'Ana', email: 'no-draft@example.org', newPlan }))
    expect([refused.status, (await refused.json()).issues]).toMatchObject([
      422,
      [{ path: 'newPlan.draft_key', code: 'draft_unknown' }],
    ])
  })

  test('is in a body that can be read in one way', async () => {
    const { ask } = await siteOf()
    const [before, after] = ['{"newPlan":{"country":"costa-clara","notes":"', '"}}'].map(text =>
      Buffer.from(text),
    )
    const send = (body: BodyInit, type = 'application/json') =>
      ask(PLAN, { method: 'POST', body, headers: { 'content-type': type } })
    const bytes = Buffer.concat([before ?? Buffer.of(), Buffer.of(0xff, 0xfe), after ?? Buffer.of()])
    expect((await send(bytes)).status).toBe(400)
    const twice = '{"newPlan":{"country":"marmol","country":"costa-clara"}}'
    expect((await send(twice)).status).toBe(400)
    const once = '{"newPlan":{"country":"costa-clara"}}'
    expect((await send(once, 'application/json; charset=iso-8859-1')).status).toBe(400)
    expect((await send(once, 'application/json; charset=UTF-8')).status).toBe(201)
  })

  test('survives a draft', async () => {
    const { ask } = await siteOf()
    const { newPlan } = await (await ask(PLAN, post({ newPlan: whole }))).json()
    const claim = { country: 'costa-clara', notes: 'Now', draft_key: newPlan.draft_key }
    await ask(USER, post({ name: 'Ana', email: 'claimed@example.org', newPlan: claim }))
    const [row] = await db.select().from(plan).where(eq(plan.contactEmail, 'claimed@example.org'))
    expect(row).toMatchObject({ ...stored, message: 'Now' })
  })

  test('of the specification’s own payload is accepted as it is (section 7)', async () => {
    const { ask } = await siteOf()
    const newPlan = {
      activities: [],
      amenities: [],
      country: 'costa-clara',
      created_ts: new Date().toISOString(),
      destination_cats: [],
      destination_habs: [],
      destination_names: [],
      hotel_types: [],
      transport_types: [],
      vehicle_types: [],
      notes: 'Two weeks in May\n----\nQCF URL: /costa-clara',
      travel_class: 'Premium',
      initial_contact_method: 'Quick Contact Form',
    }
    const person = { name: 'Ana Mora', email: 'form@example.org', locale: 'EN', timezone: '', phone: '' }
    const { data } = await (await ask(USER, post({ ...person, newPlan }))).json()
    expect(data.user_id).toBeGreaterThan(0)
    const [row] = await db.select().from(plan).where(eq(plan.contactEmail, 'form@example.org'))
    expect(row).toMatchObject({ message: 'Two weeks in May', url: '/costa-clara', contactPhone: null })
  })
})
