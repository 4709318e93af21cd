import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { ListedFact } from '#app/features/office/catalogue/fact-schema.ts'
import type { Actor } from '#app/request-context.ts'
import { audit } from '#database/schema/audit.ts'
import { document } from '#database/schema/document.ts'
import { post } from '#tools/testing/auth-site.ts'
import { addPerson } from '#tools/testing/people.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const NOW = new Date('2026-11-29T10:00:00Z')
const { userId } = await addPerson(connection, { role: 'admin', name: 'Ines' })
const admin: Actor = { kind: 'admin', userId }
const planner = (country: string): Actor => ({ kind: 'planner', userId, fkey: 'x', countries: [country] })
const PATH = '/api/admin/fact'

async function call(actor: Actor, path: string, init?: RequestInit) {
  const ctx = await testContext(connection, { actor, now: () => NOW })
  const { ask } = await openTestSite(connection, { context: locale => ({ ...ctx, locale }) })
  const answer = await ask(path, init)
  return { status: answer.status, body: await answer.json() }
}

async function list(query = '', actor: Actor = admin): Promise<ListedFact[]> {
  return (await call(actor, `${PATH}?limit=100${query}`)).body.data
}

const check = (body: object, actor: Actor = admin) => call(actor, `${PATH}/check`, post(body))
const WATER = { kind: 'before-you-go', key: 'marmol', path: 'facts.water.0' }

async function water(): Promise<ListedFact | undefined> {
  return (await list('&state=all&country=marmol')).find(({ path }) => path === WATER.path)
}

/** What visitors are told of the water. */
async function toldOfWater() {
  const { body } = await call({ kind: 'visitor' }, '/api/public/country/marmol/before-you-go')
  return JSON.stringify(body.data.facts ?? body.data).match(/[^{}]*Good from every tap[^{}]*/)?.[0] ?? ''
}

describe('the list of facts', () => {
  it('has what grows old, the oldest for its time first, for those who may edit it', async () => {
    const all = await list('&state=all')
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['before-you-go', 'trek']))
    const percents = all.map(({ percent }) => percent)
    expect(percents).toEqual(percents.toSorted((a, b) => b - a))
    const old = await list('&country=marmol')
    expect(old).toContainEqual(
      expect.objectContaining({ ...WATER, state: 'old', checked: '2025-09-20', until: '2026-09-20' }),
    )
    for (const { state } of old) expect(state).toBe('old')
    expect(await list('&state=all', planner('nowhere'))).toEqual([])
    expect((await list('&state=all', planner('marmol'))).length).toBeGreaterThan(0)
    expect((await call({ kind: 'visitor' }, PATH)).status).toBe(401)
  })

  it('has the last day on which a trip has a price', async () => {
    const isTrip = and(eq(document.kind, 'trip'), eq(document.key, 'cloud-to-coast'))
    const [row] = await connection.db.select().from(document).where(isTrip)
    const prices = [{ season: ['2026-01-01', '2026-06-30'] }, { season: ['2026-07-01', '2026-12-14'] }]
    await connection.db.update(document).set({ content: { prices } }).where(isTrip)
    expect(await list('&state=soon&q=14')).toMatchObject([
      { kind: 'trip', key: 'cloud-to-coast', until: '2026-12-14', state: 'soon' },
    ])
    // A price that holds all year has no end.
    await connection.db
      .update(document)
      .set({ content: { prices: [...prices, {}] } })
      .where(isTrip)
    expect(await list('&state=all&q=14')).toEqual([])
    await connection.db.update(document).set({ content: row?.content }).where(isTrip)
  })

  it('is searched in the reader’s language, and read page by page', async () => {
    expect(await list('&state=all&locale=ES&q=CUALQUIER grifo')).toMatchObject([{ path: WATER.path }])
    const { body } = await call(admin, `${PATH}?state=all&limit=1`)
    const next = await call(admin, `${PATH}?state=all&limit=1&cursor=${body.next}`)
    expect(next.body.data[0]).not.toEqual(body.data[0])
  })
})

describe('a check', () => {
  const note = 'I rang them: the village doctor'

  it.each([
    ['a planner, where the operator publishes', WATER, planner('marmol'), 403],
    ['a planner of another country', WATER, planner('costa-clara'), 403],
    ['a fact that is not there', { ...WATER, path: 'facts.water.9' }, admin, 404],
    ['a document that is not there', { ...WATER, key: 'atlantis' }, admin, 404],
    ['a path out of the facts', { ...WATER, path: 'facts.__proto__.0' }, admin, 422],
    ['a version that is past', { ...WATER, number: 7 }, admin, 409],
  ])('of %s is refused', async (_, fact, actor, status) => {
    expect((await check({ number: 0, ...fact, note }, actor)).status).toBe(status)
    expect(await water()).toMatchObject({ state: 'old' })
  })

  it('makes the fact fresh for visitors at once, and says who checked it and how they know', async () => {
    expect(await toldOfWater()).toContain('2025-09-20')
    const fact = await water()
    expect((await check({ ...WATER, number: fact?.number, note })).status).toBe(200)
    expect(await water()).toMatchObject({ state: 'fresh', checked: '2026-11-29', by: 'Ines', note })
    expect(await toldOfWater()).toContain('2026-11-29')
    const lines = await connection.db.select().from(audit)
    expect(lines.map(({ command }) => command)).toContain('check a fact again')
    // The same press again, from a page that is past.
    expect(await check({ ...WATER, number: fact?.number, note })).toMatchObject({
      body: { reason: 'moved_on' },
    })
  })

  it('does not publish what somebody is writing there', async () => {
    const content = '/api/admin/content/before-you-go/marmol'
    const { data } = (await call(admin, content)).body
    const { body, headers } = post({ document: { ...data.document, lead: { en: 'Draft', es: 'Borrador' } } })
    const saved = await call(admin, content, {
      ...{ method: 'PUT', body },
      headers: { ...Object.fromEntries(new Headers(headers)), 'if-match': `"${data.number}"` },
    })
    expect(saved.status).toBe(200)
    const fact = await water()
    expect(await check({ ...WATER, number: fact?.number, note })).toMatchObject({
      ...{ status: 409, body: { reason: 'has_draft' } },
    })
  })
})
