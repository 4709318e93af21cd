import { and, asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { unlimited } from '#app/allowance.ts'
import { getReceipt } from '#app/features/request/receipt/receipt-queries.server.ts'
import { wishInWords } from '#app/features/wish/wish-words.ts'
import { withLocale } from '#app/locale.server.ts'
import { outbox } from '#database/schema/outbox.ts'
import { party, plan, planEvent } from '#database/schema/plan.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase, unreachableDatabase } from '#tools/testing/test-database.ts'
import { receivePlanning } from './planning-door.server.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const NOW = new Date('2026-11-21T15:00:00Z')

const SAID = [
  'fparty=Family&adults=2&ages=8,11&fixed=exact&from=2027-02-03&to=2027-02-14',
  'tripType=Nature+That+Stuns,Time+Together&place=canales&like=rainforest,wildlife&do=rapid-river',
  'pace=steady&effort=easy&comfort=premium&sleep=lodge&budget=2000-3500&step=you',
].join('&')

let people = 0

function posted(fields: Record<string, string>, { tag = 'costa-clara', query = SAID } = {}): Request {
  return new Request(`https://ceiba.test/${tag}/vacations/travel-planning?${query}`, {
    method: 'POST',
    headers: { 'accept-language': 'en-GB,en;q=0.9' },
    body: new URLSearchParams({ requestKey: '2026-11-21', phone: '', message: '', ...fields }),
  })
}

function somebody() {
  people++
  return { name: 'Grace Okafor', email: `grace${people}@example.org` }
}

async function contextOf(overrides: Parameters<typeof testContext>[1] = {}) {
  return testContext(connection, { now: () => NOW, ...overrides })
}

describe('the planner’s last step', () => {
  it('stores the answers as text and as fields', async () => {
    const person = somebody()
    const ctx = await contextOf()
    const answer = await receivePlanning(ctx, posted({ ...person, message: 'Frogs?' }), 'costa-clara')
    if (!answer.ok) throw new Error('refused')
    const [row] = await db.select().from(plan).where(eq(plan.contactEmail, person.email))
    expect(row).toMatchObject({
      countryTag: 'costa-clara',
      fkey: 'alma-reyes',
      receiptKey: answer.receiptKey,
      contactName: 'Grace Okafor',
      locale: 'EN',
      travelGroup: 'Family',
      goals: ['Nature That Stuns', 'Time Together'],
      arrivalDate: '2027-02-03',
      departDate: '2027-02-14',
      travelDates: '[2027-02-03,2027-02-15)',
      nights: '[11,12)',
      budgetMinor: '[200000,350000)',
      currency: 'USD',
      destinationNames: ['Canales'],
      destinationHabs: ['rainforest'],
      destinationCats: ['wildlife'],
      activities: ['Raft the Rapid River'],
      hotelTypes: ['lodge'],
      travelClass: 'Premium',
      initialContactMethod: 'Trip Planner',
      url: '/costa-clara/vacations/travel-planning',
    })
    expect(row?.message).toContain('With my family: 2 adults and 2 children aged 8 and 11.\n')
    expect(row?.message).toMatch(/\n\nFrogs\?$/)
    const parties = await db
      .select()
      .from(party)
      .where(eq(party.planId, row?.id ?? 0))
      .orderBy(asc(party.position))
    expect(parties.map(({ age, isChild }) => [age, isChild])).toEqual([
      [null, false],
      [null, false],
      [8, true],
      [11, true],
    ])
    const emails = await db
      .select()
      .from(outbox)
      .where(eq(outbox.planId, row?.id ?? 0))
    expect(emails).toHaveLength(2)
    const receipt = await getReceipt(ctx, answer.receiptKey)
    expect([receipt?.message, receipt?.wish.who.childAges]).toEqual(['Frogs?', [8, 11]])
    expect(receipt?.isGuided).toBe(true)
  })

  it('keeps the age of a grown-up for the receipt and for the traveller who is named', async () => {
    const person = somebody()
    const ctx = await contextOf()
    const query = 'fparty=Family&adults=2&adult_ages=70'
    const answer = await receivePlanning(ctx, posted(person, { query }), 'costa-clara')
    if (!answer.ok) throw new Error('refused')
    const receipt = await getReceipt(ctx, answer.receiptKey)
    expect(receipt && wishInWords(receipt.wish, 'en')[0]?.words).toBe('A family: 2 adults (70)')
    const [row] = await db.select().from(plan).where(eq(plan.contactEmail, person.email))
    const ages = await db
      .select({ age: party.age })
      .from(party)
      .where(eq(party.planId, row?.id ?? 0))
      .orderBy(asc(party.position))
    expect(ages).toEqual([{ age: 70 }, { age: null }])
  })

  it('sent twice stores one request; with another answer, a second one', async () => {
    const person = somebody()
    const ctx = await contextOf()
    const first = await receivePlanning(ctx, posted(person), 'costa-clara')
    expect(await receivePlanning(ctx, posted(person), 'costa-clara')).toEqual(first)
    await receivePlanning(ctx, posted(person, { query: `${SAID}&days=9&fixed=week` }), 'costa-clara')
    const rows = await db.select().from(plan).where(eq(plan.contactEmail, person.email))
    expect(rows).toHaveLength(2)
    const parties = await db
      .select()
      .from(party)
      .where(eq(party.planId, rows[0]?.id ?? 0))
    expect(parties).toHaveLength(4)
  })

  it('goes to the office if the country has no contact person, and keeps the traveller’s own words', async () => {
    const person = somebody()
    const ctx = await contextOf({ locale: 'es' })
    const request = posted(person, { tag: 'nubla', query: 'fparty=Solo&place=slow-river' })
    const answer = await withLocale('es', () => receivePlanning(ctx, request, 'nubla'))
    expect(answer.ok).toBe(true)
    const [row] = await db.select().from(plan).where(eq(plan.contactEmail, person.email))
    expect(row).toMatchObject({ countryTag: 'nubla', fkey: null, destinationNames: ['Slow River'] })
    expect(row?.message).toBe('Un viaje a Nubla.\nPor mi cuenta.\nRío Manso.')
  })

  it.each([
    ['no name', { name: '' }, { name: ['contact_name_required'] }],
    ['no address to answer to', { email: 'grace@' }, { email: ['contact_email_invalid'] }],
    ['a telephone in words', { phone: 'call me' }, { phone: ['contact_phone_characters'] }],
    ['too many words', { message: 'x'.repeat(6_001) }, { message: ['form_too_long'] }],
  ])('with %s comes back with what was typed', async (_what, change, error) => {
    const typed = { ...somebody(), ...change }
    const answer = await receivePlanning(await contextOf(), posted(typed), 'costa-clara')
    if (answer.ok) throw new Error('accepted')
    expect(answer.result.error).toEqual(error)
    expect(answer.result.initialValue).toMatchObject(
      Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== '')),
    )
  })

  it.each([
    ['90', [['quick', 'link']]],
    ['94000', []],
    ['soon', []],
    ['', []],
  ])('written in “%s” ms is doubted where no person is that fast', async (tookMs, signs) => {
    const person = somebody()
    const request = posted({ ...person, message: 'See www.example.org', tookMs })
    request.headers.set('user-agent', 'Mozilla/5.0 (X11; Linux x86_64)')
    expect((await receivePlanning(await contextOf(), request, 'costa-clara')).ok).toBe(true)
    const doubts = await db
      .select({ details: planEvent.details })
      .from(planEvent)
      .innerJoin(plan, eq(plan.id, planEvent.planId))
      .where(and(eq(plan.contactEmail, person.email), eq(planEvent.kind, 'doubted')))
    expect(doubts).toEqual(signs.map(found => ({ details: { signs: found } })))
  })

  it('answers not found for an unknown country', async () => {
    const ctx = await contextOf()
    await expect(
      receivePlanning(ctx, posted(somebody(), { tag: 'atlantis' }), 'atlantis'),
    ).rejects.toMatchObject({ code: 'not_found' })
  })

  it('loses nothing while the database is away', async () => {
    const ctx = await testContext(await unreachableDatabase(), { now: () => NOW })
    const answer = await receivePlanning(ctx, posted({ ...somebody(), message: 'Frogs?' }), 'costa-clara')
    if (!answer.ok) throw new Error('refused')
    const receipt = await getReceipt(ctx, answer.receiptKey)
    expect(receipt?.dueAt).toBeNull()
    expect(receipt?.message).toBe('Frogs?')
    const said = receipt ? wishInWords(receipt.wish, 'en').map(({ words }) => words) : []
    for (const words of ['2 children aged 8 and 11', 'canales, rainforest', 'rapid river'])
      expect(said.join('\n').toLowerCase()).toContain(words)
  })

  it('over the limit keeps its fields, and says how long to wait', async () => {
    const spend = async () => ({ ok: false, reason: 'too_many', retryAfterSeconds: 90 }) as const
    const ctx = await contextOf({ allowance: { ...unlimited, spend } })
    const person = somebody()
    const answer = await receivePlanning(ctx, posted({ ...person, message: 'Frogs?' }), 'costa-clara')
    expect(answer).toMatchObject({
      ok: false,
      retryAfterSeconds: 90,
      result: { initialValue: { ...person, message: 'Frogs?' }, error: { '': ['form_too_many'] } },
    })
    expect(await db.select().from(plan).where(eq(plan.contactEmail, person.email))).toEqual([])
  })
})
