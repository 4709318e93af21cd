import { describe, expect, it } from 'vitest'
import type { WishInput } from '#app/features/wish/wish-schema.ts'
import type { Actor } from '#app/request-context.ts'
import type { plan } from '#database/schema/plan.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import { addOfficePlan, addPlanner } from '#tools/testing/office-desk.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const NOW = new Date('2026-11-23T14:00:00Z')
const alma = await addPlanner(connection, 'alma-reyes')

async function call(path: string, method = 'GET', body?: unknown, version?: number, actor: Actor = alma) {
  const ctx = await testContext(connection, { actor, now: () => NOW })
  const site = await openTestSite(connection, { context: locale => ({ ...ctx, locale }) })
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (version !== undefined) headers['if-match'] = `"${version}"`
  const answer = await site.ask(path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json() }
}

async function openDraft(who: WishInput['who'] = { adults: 2 }, from: unknown = { trip: 'cloud-to-coast' }) {
  const id = await addOfficePlan(connection, NOW, { wish: { who } as typeof plan.$inferInsert.wish })
  const path = `/api/admin/plan/${id}/proposal`
  await call(path, 'POST', { from })
  const { body } = await call(`${path}/1`)
  return { id, path: `${path}/1`, draft: body.data }
}

describe('a draft that disagrees with its days', () => {
  it('is answered with the list in both languages, and sent with a second yes', async () => {
    const { path, draft } = await openDraft()
    const { title, note, content, version } = draft
    const [line] = content.price
    const price = [{ ...line, what: 'Nine nights', unitMinor: 1_000_00 }]
    const saved = await call(path, 'PUT', { title, note, content: { ...content, price } }, version)
    expect(saved.body.data.disagreements).toMatchObject([{ code: 'nights', line: line.id }])
    const refused = await call(`${path}/send`, 'POST', { note: 'Here' })
    expect([refused.status, refused.body.code, refused.body.reason]).toEqual([
      409,
      'conflict',
      'draft_disagrees',
    ])
    expect(refused.body.disagreements).toEqual([
      {
        code: 'nights',
        line: line.id,
        words: {
          en: '“Nine nights” says 9 nights; there are 10.',
          es: '«Nine nights» dice 9 noches; hay 10.',
        },
      },
    ])
    expect((await call(`${path}/send`, 'POST', { note: 'Here', confirmed: true })).status).toBe(200)
  })

  it('has no cost below nothing, no party of none, and no line of more than a hundred', async () => {
    const { path, draft } = await openDraft()
    const { title, note, content, version, workings } = draft
    const [line, ...rest] = content.price
    const lines = { [line.id]: { ...workings.lines[line.id], costMinor: -1 } }
    const bodies = [
      { title, note, content, workings: { ...workings, lines } },
      { title, note, content: { ...content, adults: 0 } },
      { title, note, content: { ...content, adults: 0, childAges: [8, 11] } },
      { title, note, content: { ...content, price: [{ ...line, count: 101 }, ...rest] } },
    ]
    for (const body of bodies) expect((await call(path, 'PUT', body, version)).status).toBe(422)
  })
})

describe('a draft for', () => {
  const many = (count: number, age: number) => Array.from({ length: count }, () => age)
  it.each([
    ['forty', { adults: 40 }],
    ['a class of thirty with two teachers', { adults: 2, childAges: many(30, 11) }],
    ['as many as a request may name', { adults: 50, childAges: many(50, 11), childrenOfUnknownAge: 50 }],
  ] as const)('%s is read, saved, priced and sent', async (_, who) => {
    const { path, draft } = await openDraft({
      ...who,
      childAges: [...('childAges' in who ? who.childAges : [])],
    })
    expect(draft.content.adults).toBe(who.adults)
    const { title, note, content, version } = draft
    const saved = await call(path, 'PUT', { title, note, content }, version)
    expect(saved.status).toBe(200)
    const sent = await call(`${path}/send`, 'POST', { note: 'Here', confirmed: true })
    expect(sent.status).toBe(200)
    expect((await call(path)).status).toBe(200)
  })
})

it('what no page of the office offers is refused with its place and a sentence, and nothing is saved', async () => {
  const { path, draft } = await openDraft()
  const { title, note, content, version } = draft
  type Content = ProposalContent
  const alternative = { id: 'a', key: null, name: 'B', priceDeltaMinor: 0, minutesDelta: 0, why: '' }
  const tries: [place: string, code: string, change: (copy: Content) => Partial<Content>][] = [
    [
      'days.0.place',
      'not_in_catalogue',
      ({ days }) => ({ days: days.map(day => ({ ...day, place: 'nowhere' })) }),
    ],
    [
      'days.0.hotel.key',
      'not_in_catalogue',
      ({ days }) => ({
        days: days.map(day => ({ ...day, hotel: { key: 'lava-walk', name: 'X', alternatives: [] } })),
      }),
    ],
    [
      'days.0.hotel.alternatives',
      'id_twice',
      ({ days }) => ({
        days: days.map(day => ({
          ...day,
          hotel: { key: null, name: 'A', alternatives: [alternative, alternative] },
        })),
      }),
    ],
    ['price.0.day', 'day_unknown', ({ price }) => ({ price: price.map(line => ({ ...line, day: 'none' })) })],
    ['startsOn', 'too_far', () => ({ startsOn: '9999-12-31' })],
  ]
  for (const [place, code, change] of tries) {
    const body = { title, note, content: { ...content, ...change(content) } }
    const refused = await call(path, 'PUT', body, version)
    expect([refused.status, refused.body.issues]).toEqual([
      422,
      [{ path: `content.${place}`, code, message: expect.stringMatching(/\.$/) }],
    ])
  }
  expect((await call(path)).body.data.version).toBe(version)
})

it('a party of children alone is asked about in words, and sent with a second yes or with its adults', async () => {
  const { id, path, draft } = await openDraft({ adults: 0, childAges: [8, 11] })
  expect(draft.disagreements).toMatchObject([
    {
      code: 'adults_unknown',
      words: {
        en: 'The request names children, and nobody has said how many adults travel with them: this draft counts 2 adults.',
        es: expect.stringContaining('este borrador cuenta 2 adultos'),
      },
    },
  ])
  const refused = await call(`${path}/send`, 'POST', { note: 'Here' })
  expect([refused.status, refused.body.reason]).toEqual([409, 'draft_disagrees'])
  const ofPlan = `/api/admin/plan/${id}`
  const { revision } = (await call(ofPlan)).body.data
  const nobody = await call(`${ofPlan}/wish`, 'PATCH', { revision, who: { adults: 0, childAges: [8, 11] } })
  expect(nobody.body).toMatchObject({
    code: 'invalid_request',
    issues: [{ path: 'who.adults', code: 'party_without_adult', message: expect.stringContaining('adult') }],
  })
  const who = { adults: 1, childAges: [8, 11] }
  expect((await call(`${ofPlan}/wish`, 'PATCH', { revision, who })).status).toBe(200)
  const codes = (await call(path)).body.data.disagreements.map(({ code }: { code: string }) => code)
  expect(codes).toEqual(['party_wish'])
})

it('what may be chosen is answered to the office alone', async () => {
  const path = '/api/admin/choice?kind=tour&country=costa-clara&near=las-brasas&adults=2'
  const { status, body } = await call(path)
  expect(status).toBe(200)
  expect(body.data[0]).toMatchObject({ place: { slug: 'las-brasas' }, kilometres: 0, unfit: null })
  expect((await call(path, 'GET', undefined, undefined, { kind: 'visitor' })).status).toBe(401)
  expect((await call(path, 'GET', undefined, undefined, { kind: 'traveller', userId: 1 })).status).toBe(403)
  expect((await call(`${path}&childAges=x`)).status).toBe(422)
})
