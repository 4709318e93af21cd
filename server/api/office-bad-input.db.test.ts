import { sql } from 'drizzle-orm'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { problemWords } from '#app/features/office/catalogue/problem-words.ts'
import { withLocale } from '#app/locale.server.ts'
import type { Actor } from '#app/request-context.ts'
import { openPublisher } from '#database/documents/publisher.ts'
import { documentVersion } from '#database/schema/document.ts'
import { staff } from '#database/schema/staff.ts'
import { post, tokenOf } from '#tools/testing/auth-site.ts'
import { untilLockWaits } from '#tools/testing/lock-waits.ts'
import { officeCaller, put } from '#tools/testing/office-calls.ts'
import { addPerson, PASSWORD } from '#tools/testing/people.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'
import { world } from '#tools/testing/world.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { publisher } = connection
const { userId } = await addPerson(connection, { role: 'admin', name: 'Ines' })
const admin: Actor = { kind: 'admin', userId }
const call = officeCaller(connection)

type Written = Record<string, unknown>

const at = (path: string) => `/api/admin/content/${path}`
const TRIP = 'trip/stair-and-market'
const HOTEL = 'hotel/marmol.casa-cantera'
const PLACE = 'destination/marmol.cantera'
const price = (season?: unknown) => ({
  ...{ what: { en: 'A room', es: 'Un cuarto' }, per: 'person', amount: 820, party: [1, 1] },
  ...(season ? { season } : {}),
})

async function read(path: string): Promise<{ document: Written; number: number; published: number | null }> {
  return (await call(admin, at(path))).body.data
}

/** What the database has of everything that is published. */
async function published() {
  const { rows } = await connection.db.execute(sql`
    select (select count(*) from document_version where state = 'published') as versions,
      (select md5(string_agg(d::text, '' order by d.kind, d.key)) from document d) as documents,
      (select md5(string_agg(t::text, '' order by t.id)) from trip t) as trips,
      (select md5(string_agg(i::text, '' order by i.id)) from catalogue_item i) as items`)
  return rows
}

describe('what cannot be published', () => {
  type Row = [what: string, path: string, change: Written, where: string, words: [en: RegExp, es: RegExp]]
  const rows: Row[] = [
    ['a price of zero', TRIP, { prices: [{ ...price(), amount: 0 }] }, 'prices.0.amount', [/0/, /0/]],
    [
      'a range without an end',
      TRIP,
      { prices: [price(['2027-01-01'])] },
      'prices.0.season',
      [/missing|least|2/i, /falta|menos|2/i],
    ],
    [
      'a season twice',
      TRIP,
      { prices: [price(['2027-01-01', '2027-03-31']), price(['2028-02-01', '2028-04-30'])] },
      'prices.1.season',
      [/“A room” is charged twice/, /«A room» se cobra dos veces/],
    ],
    [
      'a reference to something archived',
      TRIP,
      { related: ['casa-nueva'] },
      'related.0',
      [/There is no casa-nueva/, /No existe casa-nueva/],
    ],
    [
      'a place in the sea',
      PLACE,
      { coordinates: [2, -100] },
      'coordinates',
      [/km outside Marmol/, /km de Marmol/],
    ],
    [
      'a name of 300 letters',
      HOTEL,
      { name: { en: 'x'.repeat(300), es: 'Casa' } },
      'name.en',
      [/At most 120/, /Como máximo 120/],
    ],
  ]

  /** A trip that was published and archived again. */
  async function archiveTrip(): Promise<void> {
    const { document } = await read(TRIP)
    await call(admin, at('trip/casa-nueva'), put(0, document))
    expect((await call(admin, at('trip/casa-nueva/publish'), post({ number: 1 }))).status).toBe(200)
    expect((await call(admin, at('trip/casa-nueva/archive'), { method: 'POST' })).status).toBe(200)
  }

  test.each(rows)('%s is said by its path in both languages, and what was typed stays', async (...row) => {
    const [what, path, change, where, words] = row
    if (what.includes('archived')) await archiveTrip()
    const { document, number } = await read(path)
    const before = await published()
    const typed = { ...document, ...change }
    const saved = (await call(admin, at(path), put(number, typed))).body.data
    const problem = saved.problems.find((one: { path: string }) => one.path === where)
    expect(saved.problems, what).toContainEqual(expect.objectContaining({ path: where }))
    const answer = await call(admin, at(`${path}/publish`), post({ number: saved.number }))
    expect(answer).toMatchObject({ status: 422, body: { problems: saved.problems } })
    const [english, spanish] = (['en', 'es'] as const).map(locale =>
      withLocale(locale, () => problemWords(problem)),
    )
    expect(english).toMatch(words[0])
    expect(spanish).toMatch(words[1])
    expect(spanish).not.toContain('(en inglés)')
    expect((await read(path)).document).toEqual(typed)
    expect(await published()).toEqual(before)
    await call(admin, at(path), put(saved.number, document))
  })

  test('a document that others refer to is not archived', async () => {
    const before = await published()
    const answer = await call(admin, at(`${PLACE}/archive`), { method: 'POST' })
    expect(answer).toMatchObject({ status: 422, body: { problems: expect.any(Array) } })
    expect(await published()).toEqual(before)
  })

  test('what belongs to no kind, is too large, or is another’s is refused', async () => {
    const large = put(0, { name: { en: 'x'.repeat(5 * 1024 * 1024), es: '' } })
    expect((await call(admin, at(HOTEL), large)).status).toBe(413)
    expect((await call(admin, at('castle/marmol'), put(0, {}))).status).toBe(422)
    const stranger: Actor = { kind: 'planner', userId, fkey: 'alma-reyes', countries: ['costa-clara'] }
    expect((await call(stranger, at(HOTEL), put(0, {}))).status).toBe(403)
  })
})

async function draftOf(path: string, line: string): Promise<number> {
  const { document, number } = await read(path)
  const draft = { ...document, line: { en: line, es: line } }
  return (await call(admin, at(path), put(number, draft))).body.data.number
}

const publish = (number: number, by = publisher) =>
  officeCaller({ ...connection, publisher: by })(admin, at(`${HOTEL}/publish`), post({ number }))

test('of two publishes of one draft at once one is done, the other says that it moved on', async () => {
  const number = await draftOf(HOTEL, 'Once')
  const answers = await Promise.all([publish(number), publish(number)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await read(HOTEL)).toMatchObject({ published: number, document: { line: { en: 'Once' } } })
})

const { url } = inject('testEngine')

test.runIf(url)(
  'while the database is slow it waits, or is refused whole; the draft stays a draft',
  async () => {
    const client = await connection.pool.connect()
    onTestFinished(() => client.release())
    const number = await draftOf(HOTEL, 'Slowly')
    const before = await published()
    await client.query('begin; select pg_advisory_xact_lock(7301997)')
    const waiting = publish(number)
    await untilLockWaits(connection)
    const hasty = openPublisher(connection, world.root, 4_000)
    onTestFinished(() => hasty.close())
    expect((await publish(number, hasty)).status).toBe(503)
    expect(await published()).toEqual(before)
    expect(await read(HOTEL)).toMatchObject({ number, published: number - 1, state: 'draft' })
    await client.query('commit')
    expect((await waiting).status).toBe(200)
    expect(await read(HOTEL)).toMatchObject({ published: number, document: { line: { en: 'Slowly' } } })
  },
)

test('while the disk is full nothing of it is written; when there is room again it is published', async () => {
  const number = await draftOf(HOTEL, 'Full')
  const before = await published()
  await connection.db.execute(sql`
    create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`)
  await connection.db.execute(
    sql`create trigger full_disk before insert or update on document for each row execute function full_disk()`,
  )
  expect((await publish(number)).status).toBe(503)
  expect(await published()).toEqual(before)
  await connection.db.execute(sql`drop trigger full_disk on document`)
  expect(await read(HOTEL)).toMatchObject({ number, state: 'draft', document: { line: { en: 'Full' } } })
  expect((await publish(number)).status).toBe(200)
})

test('a planner whose country is withdrawn while they edit is refused, and nothing of theirs is written', async () => {
  const planner = { role: 'planner' as const, staffFkey: 'wilma-toro', name: 'Wilma Toro' }
  const { email } = await addPerson(connection, planner)
  const ctx = await testContext(connection)
  const { ask } = await openTestSite(connection, { context: locale => ({ ...ctx, locale }) })
  const key = await tokenOf(await ask('/api/public/auth/login', post({ email, password: PASSWORD })))
  const { document, number } = await read(HOTEL)
  const save = (after: number) => {
    const init = put(after, document)
    return ask(at(HOTEL), { ...init, headers: { ...init.headers, authorization: `Bearer ${key}` } })
  }
  expect((await save(number)).status).toBe(200)
  await connection.db
    .update(staff)
    .set({ countries: ['palm-coast'] })
    .where(sql`fkey = 'wilma-toro'`)
  const versions = await connection.db.$count(documentVersion)
  expect((await save(number + 1)).status).toBe(403)
  expect(await connection.db.$count(documentVersion)).toBe(versions)
})
