import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { type Allowance, unlimited } from '#app/allowance.ts'
import { deleteUnreadLists, openSharedList } from '#app/features/search/saved/saved-commands.server.ts'
import { removePerson } from '#app/features/traveller/personal-data/remove-person.server.ts'
import type { Actor } from '#app/request-context.ts'
import { savedItem, sharedList } from '#database/schema/saved.ts'
import { trip } from '#database/schema/trip.ts'
import { addPerson } from '#tools/testing/people.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const VISITOR: Actor = { kind: 'visitor' }
const DAY_MS = 24 * 60 * 60 * 1_000
const NOW = new Date('2026-11-28T12:00:00Z')
const [TRIP, OTHER, HOUSE] = ['trip/blue-week', 'trip/high-and-slow', 'hotel/marmol/muelle-azul'] as const

async function call(
  actor: Actor,
  [method, path]: readonly [string, string],
  body: object,
  allowance: Allowance = unlimited,
) {
  const ctx = await testContext(connection, { actor, allowance, now: () => NOW })
  const site = await openTestSite(connection, { context: locale => ({ ...ctx, locale }) })
  const answer = await site.ask(path, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
  return { status: answer.status, body: await answer.json() }
}

const CHANGE = ['POST', '/api/private/saved'] as const
const SHARE = ['PUT', '/api/public/saved/list'] as const
const WITHDRAW = ['POST', '/api/public/saved/list/withdraw'] as const
const CARDS = ['POST', '/api/public/saved/cards?locale=ES'] as const
const secretOf = (letter: string) => letter.repeat(32)
const someone = async (): Promise<Actor & { userId: number }> => ({
  kind: 'traveller',
  userId: (await addPerson(connection)).userId,
})
const at = (time: Date) => testContext(connection, { actor: VISITOR, now: () => time })

describe('what is saved', () => {
  it('is described in the language of the call, trips with what they are compared by', async () => {
    const refs = [HOUSE, TRIP, 'destination/marmol/bocas-azules', 'article/one-bag-for-rain']
    const { data } = (await call(VISITOR, CARDS, { refs })).body
    expect(data).toMatchObject([
      { ref: HOUSE, kind: 'hotel', countries: [{ tag: 'marmol' }], url: '/es/marmol/hotels#muelle-azul' },
      {
        name: { en: 'A Blue Week', es: 'Una semana azul' },
        url: '/es/marmol/trip/blue-week',
        trip: {
          days: 4,
          best_months: [2, 3, 9, 10],
          walking: 'Suave, con una escalera larga',
        },
      },
      { kind: 'destination', url: '/es/marmol/destinations/bocas-azules', trip: null },
      { kind: 'article', url: '/es/plus/one-bag-for-rain' },
    ])
    const { stops, places, houses, highest } = data[1].trip
    expect(stops.reduce((sum: number, { nights }: { nights: number }) => sum + nights, 0)).toBe(3)
    expect(places.length).toBeGreaterThanOrEqual(new Set(stops.map((s: { place: string }) => s.place)).size)
    expect(houses).toBeGreaterThan(0)
    expect(highest.text).toMatch(/m$/)
    const { planner, planned_by: by } = data[1].trip
    expect(planner).toContain(`${by.first_name}, `)
    expect(by.countries).toContain('marmol')
    expect(by.portrait).toContain(`/portraits/${by.key}-avatar`)
  })

  it('and is no longer offered keeps its name and says what comes near; what never was has neither', async () => {
    await db
      .update(trip)
      .set({ archived: NOW, related: ['high-and-slow'] })
      .where(eq(trip.key, 'blue-week'))
    const { data } = (await call(VISITOR, CARDS, { refs: [TRIP, 'tour/marmol/never-was'] })).body
    await db.update(trip).set({ archived: null }).where(eq(trip.key, 'blue-week'))
    expect(data).toMatchObject([
      {
        name: { en: 'A Blue Week' },
        url: null,
        trip: null,
        instead: { url: '/es/marmol/trip/high-and-slow' },
      },
      { name: null, url: null, instead: { url: '/es/marmol' } },
    ])
  })
})

describe('the list of an account', () => {
  it('gets what each device brings, and loses what one removed', async () => {
    const me = await someone()
    await call(me, CHANGE, { saved: [TRIP, HOUSE], removed: [] })
    await call(me, CHANGE, { saved: [TRIP, HOUSE], removed: [] })
    const laptop = await call(me, CHANGE, { saved: [OTHER, HOUSE], removed: [TRIP] })
    expect(laptop.body.data).toEqual([HOUSE, OTHER])
    expect((await call(me, CHANGE, { saved: [], removed: [] })).body.data).toEqual([HOUSE, OTHER])
  })

  it('takes no more than 200 from two devices at once, and is nobody else’s', async () => {
    const me = await someone()
    const many = (letter: string) => Array.from({ length: 150 }, (_, i) => `trip/${letter}-${i}`)
    await Promise.all(['a', 'b'].map(one => call(me, CHANGE, { saved: many(one), removed: [] })))
    expect((await call(me, CHANGE, { saved: [TRIP], removed: [] })).body.data).toHaveLength(200)
    expect((await call(await someone(), CHANGE, { saved: [], removed: [] })).body.data).toEqual([])
    expect((await call(VISITOR, CHANGE, { saved: [TRIP], removed: [] })).status).toBe(401)
  })

  it('goes with the account, as its shared lists do', async () => {
    const me = await someone()
    await call(me, CHANGE, { saved: [TRIP], removed: [] })
    await call(me, SHARE, { secret: secretOf('g'), refs: [TRIP] })
    await db.transaction(tx => removePerson(tx, me.userId, NOW))
    expect(await db.select().from(savedItem).where(eq(savedItem.userId, me.userId))).toEqual([])
    expect(await db.select().from(sharedList).where(eq(sharedList.userId, me.userId))).toEqual([])
  })

  it.each([['trip/<b>'], ['yacht/marmol/x'], [`trip/${'x'.repeat(200)}`]])('refuses %s', async ref => {
    expect((await call(await someone(), CHANGE, { saved: [ref], removed: [] })).status).toBe(422)
  })
})

describe('a shared list', () => {
  const share = async (letter: string, refs: readonly string[], actor: Actor = VISITOR) =>
    (await call(actor, SHARE, { secret: secretOf(letter), refs })).body.data.key as string

  it('shows anybody what was shared, and shared again shows what is there now at the same link', async () => {
    const key = await share('s', [TRIP])
    expect(await share('s', [TRIP])).toBe(key)
    expect((await openSharedList(await at(NOW), { key })).cards).toMatchObject([{ ref: TRIP }])
    expect(await share('s', [HOUSE, TRIP])).toBe(key)
    expect((await openSharedList(await at(NOW), { key })).cards).toMatchObject([
      { ref: HOUSE },
      { ref: TRIP },
    ])
    expect(key).not.toContain(secretOf('s'))
  })

  it('is withdrawn by whoever has its secret, and by nobody who has its link', async () => {
    const key = await share('w', [TRIP])
    await call(VISITOR, WITHDRAW, { secret: key })
    expect((await openSharedList(await at(NOW), { key })).cards).toHaveLength(1)
    for (const _ of ['once', 'twice'])
      expect((await call(VISITOR, WITHDRAW, { secret: secretOf('w') })).status).toBe(200)
    await expect(openSharedList(await at(NOW), { key })).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is deleted a year after somebody read it last', async () => {
    const [read, unread] = [await share('r', [TRIP]), await share('u', [TRIP])]
    const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS)
    await openSharedList(await at(later(300)), { key: read })
    const job = await testContext(connection, { actor: { kind: 'system' }, now: () => later(366) })
    await deleteUnreadLists(job, null)
    expect((await openSharedList(await at(later(366)), { key: read })).cards).toHaveLength(1)
    await expect(openSharedList(await at(later(366)), { key: unread })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('is limited by the address', async () => {
    const spent: Allowance = {
      ...unlimited,
      spend: async () => ({ ok: false, reason: 'too_many', retryAfterSeconds: 60 }),
    }
    expect((await call(VISITOR, SHARE, { secret: secretOf('l'), refs: [TRIP] }, spent)).status).toBe(429)
    expect((await call(VISITOR, SHARE, { secret: secretOf('l'), refs: [] })).status).toBe(422)
  })
})
