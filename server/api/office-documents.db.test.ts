import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { publishDue } from '#app/features/office/catalogue/document-commands.server.ts'
import type { Actor } from '#app/request-context.ts'
import { catalogueItem } from '#database/schema/catalogue.ts'
import { post } from '#tools/testing/auth-site.ts'
import { officeCaller, put } from '#tools/testing/office-calls.ts'
import { addPlanner } from '#tools/testing/office-desk.ts'
import { addPerson } from '#tools/testing/people.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { userId } = await addPerson(connection, { role: 'admin', name: 'Ines' })
const admin: Extract<Actor, { kind: 'admin' }> = { kind: 'admin', userId }
const planner = await addPlanner(connection, 'wilma-toro')

const HOTEL = '/api/admin/content/hotel/marmol.casa-cantera'

const call = officeCaller(connection)

type Written = Record<string, unknown>

async function read(
  path: string,
  actor: Actor = admin,
): Promise<{ document: Written; number: number; problems: unknown[] }> {
  return (await call(actor, path)).body.data
}

/** Saves a document with some fields changed; returns its number. */
async function change(path: string, fields: Written, actor: Actor = admin): Promise<number> {
  const { document, number } = await read(path)
  return (await call(actor, path, put(number, { ...document, ...fields }))).body.data.number
}

async function lineShown(): Promise<string | undefined> {
  const [row] = await connection.db
    .select({ line: catalogueItem.line })
    .from(catalogueItem)
    .where(and(eq(catalogueItem.countryTag, 'marmol'), eq(catalogueItem.key, 'casa-cantera')))
  return row?.line.en
}

const says = (en: string) => ({ line: { en, es: en } })

test('a draft is saved with what is wrong in it, shown to nobody, and published whole once nothing is', async () => {
  const before = await read(HOTEL)
  expect(before).toMatchObject({ number: 0, base: 0, published: 0, state: 'published', problems: [] })
  const bad = { ...before.document, ...says('A porch'), place: 'canteras', pricesByMonth: [0] }
  const saved = await call(planner, HOTEL, put(0, bad, 'A porch, first'))
  expect(saved.body.data).toMatchObject({
    number: 1,
    problems: [{ path: 'pricesByMonth.0' }, { path: 'pricesByMonth' }],
  })
  expect(await read(HOTEL, planner)).toMatchObject({
    number: 1,
    document: bad,
    state: 'draft',
    mayPublish: false,
  })
  expect(await call(admin, `${HOTEL}/publish`, post({ number: 1 }))).toMatchObject({
    status: 422,
    body: { code: 'invalid_request', problems: [{ path: 'pricesByMonth.0' }, { path: 'pricesByMonth' }] },
  })
  expect(await lineShown()).not.toBe('A porch')
  const good = await call(planner, HOTEL, put(1, { ...before.document, ...says('A porch') }))
  expect(good.body.data).toEqual({ number: 2, problems: [] })
  expect((await call(planner, `${HOTEL}/publish`, post({ number: 2 }))).status).toBe(403)
  expect(await call(admin, `${HOTEL}/publish`, post({ number: 2 }))).toMatchObject({
    body: { data: { number: 2 } },
  })
  expect(await lineShown()).toBe('A porch')
  const history = (await call(planner, `${HOTEL}/history`)).body.data
  expect(history.map(({ number, state, author, note }: Written) => [number, state, author, note])).toEqual([
    [2, 'published', 'Wilma Toro', null],
    [1, 'draft', 'Wilma Toro', 'A porch, first'],
    [0, 'released', null, null],
  ])
  expect(history[0].fields).toContainEqual({ path: 'place', before: 'canteras', after: 'cantera' })
  const first = (await call(planner, `${HOTEL}/history?limit=1`)).body
  const next = (await call(planner, `${HOTEL}/history?limit=9&cursor=${first.cursor}`)).body
  expect([...first.data, ...next.data]).toEqual(history)
  expect(next.cursor).toBeNull()
})

test('who writes over somebody else’s version is shown it, and nothing is written', async () => {
  const { document, number } = await read(HOTEL)
  await call(planner, HOTEL, put(number, { ...document, rooms: 4, ...says('Theirs') }))
  const late = await call(admin, HOTEL, put(number, { ...document, ...says('Ours') }))
  expect(late).toMatchObject({
    status: 412,
    body: {
      code: 'moved_on',
      current: {
        ...{ number: number + 1, document: says('Theirs') },
        fields: [
          { path: 'line.en', before: 'A porch', after: 'Theirs' },
          { path: 'line.es', before: 'A porch', after: 'Theirs' },
        ],
      },
    },
  })
  expect((await read(HOTEL)).document).toMatchObject(says('Theirs'))
})

test('an earlier version is published again as a new one', async () => {
  const { number } = await read(HOTEL)
  expect(await call(admin, `${HOTEL}/revert`, post({ number: 0 }))).toMatchObject({
    body: { data: { number: number + 1 } },
  })
  expect(await lineShown()).toBe('A few rooms at Casa Cantera')
})

describe('an hour', () => {
  const at = (local: string, timeZone = 'America/Lima') => ({ at: local, timeZone })

  test('in the past, or that summer time skips, is refused with its reason', async () => {
    const number = await change(HOTEL, says('Later'))
    const refusalOf = async (hour: object) =>
      (await call(admin, `${HOTEL}/publish`, post({ number, ...hour }))).body.reason
    expect(await refusalOf(at('2020-03-01T06:00'))).toBe('at_past')
    expect(await refusalOf(at('2035-03-25T02:30', 'Europe/Madrid'))).toBe('at_skipped')
    expect(await refusalOf(at('2035-02-30T06:00'))).toBe('at_skipped')
    expect((await call(admin, `${HOTEL}/publish`, post({ number, ...at('soon') }))).status).toBe(422)
  })

  test('comes, and what is due is published; what no longer fits is a draft again, with why', async () => {
    const { number } = await read(HOTEL)
    await call(admin, `${HOTEL}/publish`, post({ number, ...at('2035-03-01T06:00') }))
    expect(await read(HOTEL)).toMatchObject({ state: 'scheduled', publishAt: '2035-03-01T11:00:00.000Z' })
    const due = (now: string) =>
      testContext(connection, { actor: { kind: 'system' }, now: () => new Date(now) })
    expect(await publishDue(await due('2035-03-01T10:59:00Z'), null)).toBe(0)
    expect(await publishDue(await due('2035-03-01T11:00:00Z'), null)).toBe(1)
    expect(await lineShown()).toBe('Later')
    const next = await change(HOTEL, says('Too late'))
    await call(admin, `${HOTEL}/publish`, post({ number: next, ...at('2035-03-02T06:00') }))
    await call(admin, `${HOTEL}/revert`, post({ number: 0 }))
    expect(await publishDue(await due('2035-03-03T00:00:00Z'), null)).toBe(0)
    const versions = (await call(admin, `${HOTEL}/history`)).body.data
    expect(versions.find((one: Written) => one.number === next)).toMatchObject({
      state: 'draft',
      publishAt: null,
    })
  })
})

describe('the list', () => {
  const keysOf = async (query: string, actor: Actor = admin, kind = 'hotel') => {
    const { body } = await call(actor, `/api/admin/content/${kind}?${query}`)
    return body.data.map(({ key }: Written) => key)
  }

  test('finds documents by country, words and state, page by page', async () => {
    const all = await keysOf('country=marmol')
    expect(all).toEqual(
      ['casa-cantera', 'hotel-piedra', 'muelle-azul', 'refugio-frio'].map(key => `marmol.${key}`),
    )
    expect(await keysOf('q=PIEDRA')).toEqual(['marmol.hotel-piedra'])
    expect(await keysOf('q=%25')).toEqual([])
    const [first] = all
    const { body } = await call(admin, '/api/admin/content/hotel?country=marmol&limit=1')
    expect(body.data.map(({ key }: Written) => key)).toEqual([first])
    expect(await keysOf(`country=marmol&limit=1&cursor=${body.cursor}`)).toEqual([all[1]])
    await change('/api/admin/content/hotel/marmol.hotel-piedra', { name: { en: 'The stone', es: '' } })
    const drafts = (await call(admin, '/api/admin/content/hotel?state=draft&country=marmol')).body.data
    expect(drafts).toMatchObject([{ key: 'marmol.hotel-piedra', state: 'draft', missing: ['es'] }])
  })

  test('shows planners their own countries alone', async () => {
    expect((await keysOf('', planner)).every((key: string) => key.startsWith('marmol.'))).toBe(true)
    expect((await call(planner, '/api/admin/content/hotel?country=costa-clara')).status).toBe(403)
    expect(await keysOf('', planner, 'terms')).toEqual([])
  })
})

test('a new document begins at 0, and is there once it is published', async () => {
  const path = '/api/admin/content/hotel/marmol.casa-nueva'
  expect((await call(admin, path)).status).toBe(404)
  const { document } = await read('/api/admin/content/hotel/marmol.muelle-azul')
  const name = { en: 'New house', es: 'Casa Nueva' }
  expect((await call(planner, path, put(0, { ...document, name }))).body.data).toEqual({
    number: 1,
    problems: [],
  })
  expect(await call(admin, path)).toMatchObject({ body: { data: { published: null, base: null } } })
  await call(admin, `${path}/publish`, post({ number: 1 }))
  expect((await call(admin, '/api/public/items/hotel?country=marmol')).body).toBeDefined()
  expect(await call(admin, path)).toMatchObject({ body: { data: { published: 1, state: 'published' } } })
  expect(await call(admin, `${path}/archive`, { method: 'POST' })).toMatchObject({ status: 200 })
  expect(await call(admin, path)).toMatchObject({ body: { data: { published: null, state: 'archived' } } })
})

test('what cannot be meant is refused', async () => {
  const status = async (actor: Actor, path: string, init?: RequestInit) =>
    (await call(actor, path, init)).status
  const elsewhere = '/api/admin/content/hotel/costa-clara.nothing'
  const { document } = await read(HOTEL)
  expect(await status(planner, elsewhere, put(0, document))).toBe(403)
  expect(await status(planner, '/api/admin/content/terms/terms')).toBe(403)
  expect(await status({ kind: 'visitor' }, HOTEL)).toBe(401)
  expect(await status({ kind: 'traveller', userId }, HOTEL)).toBe(403)
  expect(await status({ ...planner, countries: [] }, HOTEL)).toBe(403)
  expect(await status(admin, '/api/admin/content/film-files/film-files')).toBe(422)
  expect(await status(admin, '/api/admin/content/toString/x')).toBe(422)
  expect(await status(admin, '/api/admin/content/hotel/..%2Fstaff')).toBe(422)
  expect(await status(admin, '/api/admin/content/hotel/casa-cantera', put(0, document))).toBe(404)
  expect(await status(admin, '/api/admin/content/terms/other', put(0, []))).toBe(404)
  expect(await status(admin, HOTEL, put(0, 'words'))).toBe(422)
  expect(await status(admin, HOTEL, put(0, { name: 'a\0b' }))).toBe(422)
  const deep = JSON.parse(`${'['.repeat(2_000)}${']'.repeat(2_000)}`)
  expect(await status(admin, HOTEL, put(0, deep))).toBe(422)
  expect(await status(admin, HOTEL, put(0, { name: 'x'.repeat(5 * 1024 * 1024) }))).toBe(413)
  expect(await status(admin, `${HOTEL}/publish`, post({ number: 900 }))).toBe(404)
  expect((await call(admin, '/api/admin/content/terms/terms/archive', { method: 'POST' })).body.reason).toBe(
    'not_archivable',
  )
})

test('what the checks allow and the database refuses is a problem, and nothing of it is written', async () => {
  const path = '/api/admin/content/countries/countries'
  const { document, number } = await read(path)
  const [first, ...countries] = document as unknown as Written[]
  const far = { ...first, callingCode: 99_999_999_999 }
  const saved = await call(admin, path, put(number, [far, ...countries]))
  const answer = await call(admin, `${path}/publish`, post({ number: saved.body.data.number }))
  expect(answer).toMatchObject({ status: 422, body: { problems: [{ message: expect.any(String) }] } })
  expect(await read(path)).toMatchObject({ state: 'draft' })
  const folder = '/api/admin/content/tour-types/nowhere'
  const types = await read('/api/admin/content/tour-types/marmol')
  const nowhere = await call(admin, folder, put(0, types.document))
  expect(nowhere.body.data.problems).toEqual([
    {
      ...{ path: '', document: { kind: 'tour-types', key: 'nowhere' } },
      message: 'there is no country nowhere',
    },
  ])
})

test('every kind has a JSON Schema', async () => {
  const { body } = await call(planner, '/api/admin/content/schema/hotel')
  expect(body).toMatchObject({ type: 'object', properties: { rooms: { type: 'integer' } } })
  const markup = { name: { en: '<img src=x onerror=alert(1)>', es: '<b>' } }
  const number = await change('/api/admin/content/hotel/marmol.refugio-frio', markup)
  expect((await read('/api/admin/content/hotel/marmol.refugio-frio')).document).toMatchObject(markup)
  expect(number).toBe(1)
})
