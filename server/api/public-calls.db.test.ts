import { brotliDecompressSync } from 'node:zlib'
import { and, asc, desc, eq, notInArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { review } from '#database/schema/review.ts'
import { staff } from '#database/schema/staff.ts'
import { trip } from '#database/schema/trip.ts'
import { addPerson } from '#tools/testing/people.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection

async function ask(path: string, init?: RequestInit, now = new Date('2026-11-21T12:00:00Z')) {
  const ctx = await testContext(connection, { now: () => now })
  const site = await openTestSite(connection, { context: locale => ({ ...ctx, locale }) })
  return site.ask(path, init)
}

const SEARCH = '/api/next/feedback/search'
const STAFF = '/api/public/staff/all_active'

type Found = { title?: string; comment: string; date: string; name: string; key: string; country: string }[]
const search = async (query: string, now?: Date) =>
  (await ask(SEARCH + query, undefined, now)).json() as Promise<Found>
const dates = (found: Found) => found.map(({ date }) => date)

describe('the review search', () => {
  test('returns ten with title, comment, date and name', async () => {
    const found = await search('')
    expect(found).toHaveLength(10)
    for (const one of found) {
      expect(one).toMatchObject({
        comment: expect.any(String),
        name: expect.any(String),
        date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      })
    }
  })

  test.each([
    '?query=costa-clara&recent=true&limit=7',
    '?query=costa-clara&limit=7',
    '?query=family&limit=2',
  ])('pages through %s, with every review on exactly one page', async query => {
    const found: string[] = []
    let path: string | undefined = SEARCH + query
    for (let pages = 0; path && pages < 100; pages++) {
      // The day changes between the pages: the order stays that of the first.
      const response: Response = await ask(path, undefined, new Date(Date.UTC(2026, 10, 21, pages)))
      found.push(...((await response.json()) as Found).map(({ key }) => key))
      path = /^<(.+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1]
    }
    const all = await search(query.replace(/limit=\d/, 'limit=100'))
    expect(found.toSorted()).toEqual(all.map(({ key }) => key).toSorted())
    expect(found.length).toBeGreaterThan(2)
  })

  test('finds by a trip’s purpose as soon as that changes', async () => {
    const keysOf = async () =>
      (await search('?query=costa-clara%20unplug-unwind&limit=100')).map(({ key }) => key)
    const before = await keysOf()
    const [one] = await db
      .select({ key: review.key, trip: trip.id, goals: trip.goals })
      .from(review)
      .innerJoin(trip, eq(trip.id, review.tripId))
      .where(and(eq(review.countryTag, 'costa-clara'), notInArray(review.key, before)))
    if (!one) throw new Error('there is no such review')
    await db
      .update(trip)
      .set({ goals: ['Unplug & Unwind'] })
      .where(eq(trip.id, one.trip))
    expect(await keysOf()).toContain(one.key)
    await db.update(trip).set({ goals: one.goals }).where(eq(trip.id, one.trip))
    expect(await keysOf()).toEqual(before)
  })

  test('omits a missing title', async () => {
    const found = await search('?query=costa-clara&limit=100')
    const untitled = found.find(({ key }) => key === 'pablo-2026-10')
    expect(untitled).toBeDefined()
    expect(untitled).not.toHaveProperty('title')
    expect(found.some(({ title }) => title)).toBe(true)
  })

  test('is ordered by date if recent, with as many as asked for', async () => {
    const found = await search('?query=costa-clara&recent=true&limit=8')
    expect(found).toHaveLength(8)
    expect(dates(found)).toEqual(dates(found).toSorted().toReversed())
  })

  test('is otherwise shuffled: the same all day, another order the next', async () => {
    const morning = await search('?query=costa-clara&limit=30', new Date('2026-11-21T00:00:01Z'))
    const evening = await search('?query=costa-clara&limit=30', new Date('2026-11-21T23:59:59Z'))
    const tomorrow = await search('?query=costa-clara&limit=30', new Date('2026-11-22T00:00:01Z'))
    expect(evening).toEqual(morning)
    expect(tomorrow).not.toEqual(morning)
    expect(dates(morning)).not.toEqual(dates(morning).toSorted().toReversed())
  })

  test('finds by a trip type after the country: a tag, who travelled, or the trip’s purpose', async () => {
    const rows = await db.select().from(review).where(eq(review.countryTag, 'costa-clara'))
    const keys = async (query: string) =>
      (await search(`?query=${encodeURIComponent(query)}&limit=100`)).map(({ key }) => key).toSorted()
    expect(await keys('costa-clara whales')).toEqual(
      rows.flatMap(({ tags, key }) => (tags.includes('whales') ? [key] : [])).toSorted(),
    )
    expect(await keys('Costa Clara Solo')).toEqual(
      expect.arrayContaining(rows.flatMap(row => (row.travelGroup === 'Solo' ? [row.key] : []))),
    )
    expect((await keys('costa-clara Low-Key Gems')).length).toBeGreaterThan(0)
    expect(await keys('costa-clara bobsleigh')).toEqual([])
  })

  test('is in Spanish when asked to', async () => {
    const [english] = await search('?recent=true&limit=1')
    const [spanish] = await search('?recent=true&limit=1&locale=ES')
    expect(spanish?.key).toBe(english?.key)
    expect(spanish?.comment).not.toBe(english?.comment)
  })

  test.each(['atlantis', 'barlovento', '%00', '%FF%FE', '%ED%A0%80', "'; drop table review;--", '🦥', '%'])(
    'finds nothing for %s',
    async query => {
      const response = await ask(`${SEARCH}?query=${query}`)
      expect(response.status).toBe(200)
      expect(await response.json()).toEqual([])
    },
  )

  test.each([
    '?limit=abc',
    '?limit=0',
    '?limit=-1',
    '?limit=1.5',
    '?limit=',
    '?limit=101',
    '?limit=1000000000',
    '?limit=1e2',
    '?limit=%00',
    '?limit=1&limit=2',
    '?recent=perhaps',
    '?locale=XX',
    '?after=x',
    `?after=${Buffer.from('["recent","2026-02-30","x"]').toString('base64url')}`,
    `?query=${'x'.repeat(201)}`,
  ])('refuses %s and names the field', async query => {
    const response = await ask(SEARCH + query)
    expect(response.status).toBe(422)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { code, issues } = (await response.json()) as { code: string; issues: { path: string }[] }
    expect(code).toBe('invalid_request')
    expect(query).toContain(issues[0]?.path)
  })
})

type Wrapper = {
  staff: Record<string, unknown> & { fkey: string; countries: string[] }
  feedbackEntries: { name: string; comment: string }[]
  publishedTripUrls: string[]
}

describe('the staff list', () => {
  const everybody = async () => (await ask(STAFF)).json() as Promise<Wrapper[]>

  test('is wrapped, with reviews and publications of each', async () => {
    const found = await everybody()
    const alma = found.find(({ staff }) => staff.fkey === 'alma-reyes')
    expect(alma?.staff).toMatchObject({
      name: 'Alma Reyes',
      countries: ['costa-clara', 'lagunas'],
      date_added: '2018-11-05',
      book_call_url: 'https://cal.ceiba.example/alma',
      profile_en: expect.stringContaining('knees'),
    })
    expect(alma?.publishedTripUrls).toContain('https://ceiba.test/costa-clara/trip/cloud-to-coast')
    const rows = await db
      .select({ name: review.name })
      .from(review)
      .where(eq(review.staffFkey, 'alma-reyes'))
      .orderBy(desc(review.date), asc(review.key))
    expect(rows.length).toBeGreaterThan(5)
    expect(alma?.feedbackEntries.map(({ name }) => name)).toEqual(rows.slice(0, 5).map(({ name }) => name))
  })

  test.each(['tomas-arce', 'alma-reyes', 'zuri-amani', 'greta-lind'])(
    '%s is a staff contact: a key, a calendar, and an existing picture',
    async fkey => {
      const contact = (await everybody()).find(({ staff }) => staff.fkey === fkey)?.staff
      expect(contact).toMatchObject({ id: fkey, book_call_url: expect.stringMatching(/^https:/) })
      const src = new URL(String(contact?.imgix_photo_src))
      expect(src.origin).toBe('https://ceiba.test')
      const picture = await ask(src.pathname + src.search)
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    },
  )

  test('is in English unless Spanish is asked for', async () => {
    const first = (wrappers: Wrapper[]) =>
      wrappers.find(({ staff }) => staff.fkey === 'alma-reyes')?.feedbackEntries[0]?.comment
    const spanish = (await (await ask(`${STAFF}?locale=ES`)).json()) as Wrapper[]
    expect(spanish.flatMap(({ publishedTripUrls }) => publishedTripUrls)).toContain(
      'https://ceiba.test/es/costa-clara/trip/cloud-to-coast',
    )
    expect(first(spanish)).not.toBe(first(await everybody()))
    expect((await ask(`${STAFF}?locale=XX`)).status).toBe(422)
  })

  test('has no email addresses, and nobody who has left', async () => {
    expect(JSON.stringify(await everybody())).not.toContain('@')
    await db.update(staff).set({ active: false }).where(eq(staff.fkey, 'dario-campos'))
    expect((await everybody()).map(({ staff }) => staff.fkey)).not.toContain('dario-campos')
  })
})

describe('an answer that is the same for everybody', () => {
  test.each([`${SEARCH}?recent=true`, STAFF])(
    '%s is cached for a minute and 304 the second time',
    async path => {
      const first = await ask(path)
      expect(first.headers.get('content-type')).toMatch(/^application\/json/)
      expect(first.headers.get('cache-control')).toMatch(/^public, max-age=60\b/)
      const tag = first.headers.get('etag') ?? ''
      expect(tag).not.toBe('')
      const again = await ask(path, { headers: { 'if-none-match': tag } })
      expect(again.status).toBe(304)
      expect(await again.text()).toBe('')
      expect(again.headers.get('cache-control')).toMatch(/^public/)
      const other = await ask(path, { headers: { 'if-none-match': '"another"' } })
      expect(other.status).toBe(200)
    },
  )

  test('is compressed if the client accepts that, with its own tag', async () => {
    const plain = await ask(STAFF)
    const packed = await ask(STAFF, { headers: { 'accept-encoding': 'gzip, br' } })
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(packed.headers.get('vary')).toMatch(/accept-encoding/i)
    expect(packed.headers.get('etag')).not.toBe(plain.headers.get('etag'))
    const unpacked = brotliDecompressSync(Buffer.from(await packed.arrayBuffer()))
    expect(unpacked.toString()).toBe(await plain.text())
  })

  test('is served from the front cache for a minute, but not to a caller with a login key', async () => {
    const { open, ctx } = await openTestSite(connection)
    const { email, password } = await addPerson(connection)
    const session = await ctx.identity.logIn({ email, password })
    const address = (await open()) + STAFF
    const read = async (headers: Record<string, string> = {}) => {
      const response = await fetch(address, { headers })
      const all = Object.fromEntries(response.headers)
      return { names: (await response.json()).map(({ staff }: Wrapper) => staff.name), all }
    }
    const first = await read()
    await db.update(staff).set({ name: 'Somebody Else' }).where(eq(staff.fkey, 'alma-reyes'))
    const kept = await read()
    expect(kept.names).toEqual(first.names)
    const { date: _d, 'x-request-id': one, ...same } = first.all
    const { date: _e, 'x-request-id': other, ...again } = kept.all
    expect(again).toEqual(same)
    expect(other).not.toBe(one)
    expect((await read({ authorization: `Bearer ${session?.token}` })).names).toContain('Somebody Else')
    await db.update(staff).set({ name: 'Alma Reyes' }).where(eq(staff.fkey, 'alma-reyes'))
  })

  test('supports HEAD, and no other method', async () => {
    const head = await ask(STAFF, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    for (const path of [SEARCH, STAFF]) expect((await ask(path, { method: 'POST' })).status).toBe(405)
  })
})
