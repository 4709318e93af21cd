import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Actor } from '#app/request-context.ts'
import { message } from '#database/schema/conversation.ts'
import { addPerson } from '#tools/testing/people.ts'
import { addTestPlan } from '#tools/testing/plans.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection

async function siteOf(actor: Actor) {
  const ctx = await testContext(connection, { actor })
  return openTestSite(connection, { context: locale => ({ ...ctx, locale }) })
}

function post(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  }
}

const { planId, traveller } = await addTestPlan(connection)
const stranger = (await addTestPlan(connection)).traveller
const { userId } = await addPerson(connection, { role: 'planner', staffFkey: 'alma-reyes' })
const planner: Actor = { kind: 'planner', userId, fkey: 'alma-reyes', countries: ['costa-clara'] }
const elsewhere: Actor = { ...planner, fkey: 'tomas-arce', countries: ['marmol'] }
const admin: Actor = { kind: 'admin', userId: (await addPerson(connection, { role: 'admin' })).userId }
const partner: Actor = { kind: 'partner', userId: (await addPerson(connection)).userId, affiliateId: 1 }

const own = `/api/private/plan/${planId}/message`
const office = `/api/admin/plan/${planId}/message`
const note = `/api/admin/plan/${planId}/note`
const hello = post({ body: 'Hello' })

/** In order: visitor, its traveller, another traveller, its planner, a planner of Marmol, partner, admin. */
const people: Actor[] = [{ kind: 'visitor' }, traveller, stranger, planner, elsewhere, partner, admin]

test.each<[string, string, RequestInit | undefined, number[]]>([
  ['read their own', own, undefined, [401, 200, 404, 404, 404, 404, 404]],
  ['write about their own', own, hello, [401, 201, 404, 404, 404, 404, 404]],
  ['mark as read', `${own}/read`, post({ upTo: 1 }), [401, 204, 404, 404, 404, 404, 404]],
  ['read at the office', office, undefined, [401, 403, 403, 200, 404, 403, 200]],
  ['answer', office, hello, [401, 403, 403, 201, 404, 403, 201]],
  ['note', note, hello, [401, 403, 403, 201, 404, 403, 201]],
])('who may %s', async (_, path, init, statuses) => {
  const answered: number[] = []
  for (const actor of people) answered.push((await (await siteOf(actor)).ask(path, init)).status)
  expect(answered).toEqual(statuses)
})

describe('a conversation', () => {
  test('goes back and forth, and each side sees its own view of it', async () => {
    const mine = await addTestPlan(connection)
    const [theirs, ours] = [await siteOf(mine.traveller), await siteOf(planner)]
    const base = `/api/admin/plan/${mine.planId}`
    await theirs.ask(`/api/private/plan/${mine.planId}/message`, post({ body: ' When do turtles come? ' }))
    await ours.ask(`${base}/note`, post({ body: 'Has a firm budget' }))
    const sent = await ours.ask(`${base}/message`, post({ body: 'In July.' }))
    expect((await sent.json()).data).toMatchObject({ author: 'planner', name: 'Alma Reyes', mine: true })
    const { data, next } = await (await theirs.ask(`/api/private/plan/${mine.planId}/message`)).json()
    expect([data.map(({ body, mine }: { body: string; mine: boolean }) => [body, mine]), next]).toEqual([
      [
        ['When do turtles come?', true],
        ['In July.', false],
      ],
      null,
    ])
    const seen = await (await ours.ask(`${base}/message`)).json()
    expect(seen.data.map(({ channel }: { channel: string }) => channel)).toEqual(['page', 'note', 'page'])
  })

  test('sent again with its key is stored once', async () => {
    const mine = await addTestPlan(connection)
    const { ask } = await siteOf(mine.traveller)
    const once = post({ body: 'Once' }, { 'idempotency-key': 'a-key-of-its-own' })
    const ids = []
    for (let tries = 0; tries < 3; tries++)
      ids.push((await (await ask(`/api/private/plan/${mine.planId}/message`, once)).json()).data.id)
    expect(new Set(ids).size).toBe(1)
    expect(await db.select().from(message).where(eq(message.planId, mine.planId))).toHaveLength(1)
  })

  test('continues with its own cursor, and with no other', async () => {
    const mine = await addTestPlan(connection)
    const { ask } = await siteOf(mine.traveller)
    const address = `/api/private/plan/${mine.planId}/message`
    for (let at = 0; at < 51; at++) await ask(address, post({ body: `${at}` }))
    const { next } = await (await ask(address)).json()
    const before = await (await ask(`${address}?cursor=${next}`)).json()
    expect([before.data.length, before.data[0].body, before.next]).toEqual([1, '0', null])
    expect((await ask(`${address}?cursor=made-up`)).status).toBe(422)
  })
})

test.each<[unknown, number, string]>([
  [{}, 422, 'required'],
  [{ body: '' }, 422, 'message_empty'],
  [{ body: '  \n\u00a0 ' }, 422, 'message_empty'],
  [{ body: 'x'.repeat(100 * 1024) }, 422, 'message_too_long'],
  [{ body: 'a\u0007b' }, 422, 'message_characters'],
  [{ body: 'Hello', pin: { proposal: 9, line: 'day:a' } }, 422, 'proposal_unknown'],
  [{ body: 'Hello', pin: { proposal: 1, line: '../x' } }, 422, 'wrong_format'],
])('unreadable text is refused with its reason: %#', async (body, status, code) => {
  const answer = await (await siteOf(traveller)).ask(own, post(body))
  expect([answer.status, (await answer.json()).issues[0].code]).toEqual([status, code])
})

test('a body of megabytes is refused before it is read', async () => {
  const answer = await (await siteOf(traveller)).ask(own, post({ body: 'x'.repeat(400_000) }))
  expect([answer.status, (await answer.json()).code]).toEqual([413, 'too_large'])
})

test('a message in a right-to-left script is stored as it was written', async () => {
  const body = 'متى تأتي السلاحف؟'
  const answer = await (await siteOf(traveller)).ask(own, post({ body }))
  expect((await answer.json()).data.body).toBe(body)
})
