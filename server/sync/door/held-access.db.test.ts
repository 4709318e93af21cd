import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '#database/schema/user.ts'
import { addPerson } from '#tools/testing/people.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSync, SHAPE } from '#tools/testing/test-sync.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db, pool } = connection
const HOUR_MS = 3_600_000
/**
 * All timers of live rows are an hour away: only the notice itself can end a request, however busy the machine is.
 */
const HOLD = { holdMs: HOUR_MS, streamMs: HOUR_MS, keepAliveMs: HOUR_MS, pollMs: HOUR_MS, pruneMs: HOUR_MS }

/** A planner who follows every plan, by a long poll or an event stream. */
async function follow(kind: 'poll' | 'sse') {
  const { identity } = await testContext(connection)
  const person = await addPerson(connection, { role: 'admin' })
  const session = await identity.logIn(person)
  const headers = { authorization: `Bearer ${session?.token}` }
  const site = await openTestSync(connection, { settings: HOLD })
  const begun = await site.ask({ table: 'plan', offset: -1 }, { headers })
  const after = { table: 'plan', handle: begun.handle, offset: begun.offset }
  const { offset } = await site.ask(after, { headers })
  const query = { ...after, offset, live: 'true', ...(kind === 'sse' ? { live_sse: 'true' } : {}) }
  const held = site.fetchAt(`${SHAPE}?${new URLSearchParams(query)}`, { headers })
  const text = held.then(async ({ status, body }) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of body ?? []) chunks.push(chunk)
    return { status, text: Buffer.concat(chunks).toString() }
  })
  return {
    ...person,
    headers,
    site,
    after,
    query,
    held,
    text,
    logOut: () => identity.logOut(headers.authorization),
  }
}

type Followed = Awaited<ReturnType<typeof follow>>

/** Resolves once the request is held, and a stream has its headers: what ends it afterwards finds it. */
async function untilHeld({ held, site }: Followed, kind: 'poll' | 'sse') {
  if (kind === 'sse') await held
  await expect.poll(site.sync.countHeld, { timeout: 30_000 }).toBe(1)
}

let plans = 0
function addPlan() {
  plans++
  return pool.query(
    `insert into plan (idempotency_key, receipt_key, user_id, country_tag, contact_name, contact_email, created_ts, answer_due_ts)
      select 'a key of twenty letters ' || $1, 'a receipt of twenty letters ' || $1, min(id), 'costa-clara', 'Secret Person', 'n@example.org', now(), now() from users`,
    [String(plans)],
  )
}

describe.each(['poll', 'sse'] as const)('a held request (%s)', kind => {
  test('ends with a log-out on another node, even if nothing changes', async () => {
    const followed = await follow(kind)
    await untilHeld(followed, kind)
    const other = await openTestSync(connection, { settings: HOLD })
    const { headers } = followed
    const loggedOut = await other.fetchAt('/api/public/auth/logout', { method: 'POST', headers })
    expect(loggedOut.status).toBe(204)
    const { status } = await followed.text
    expect(status).toBe(kind === 'sse' ? 200 : 401)
  })

  test('shows nothing that is written after the log-out', async () => {
    const followed = await follow(kind)
    await untilHeld(followed, kind)
    await followed.logOut()
    await addPlan()
    expect((await followed.text).text).not.toContain('Secret Person')
  })

  test('ends when the session is revoked', async () => {
    const followed = await follow(kind)
    await untilHeld(followed, kind)
    await pool.query('delete from auth_session where user_id = $1', [followed.userId])
    const { status } = await followed.text
    expect(status).toBe(kind === 'sse' ? 200 : 401)
  })

  test('ends when the role changes, and continues with what the new role may see', async () => {
    const followed = await follow(kind)
    await untilHeld(followed, kind)
    await db.update(users).set({ role: 'traveller' }).where(eq(users.id, followed.userId))
    const { status, text } = await followed.text
    expect(text).not.toContain('Secret Person')
    expect(status).toBe(kind === 'sse' ? 200 : 409)
  })

  test('ends without news when the process is stopping, which then holds no more', async () => {
    const followed = await follow(kind)
    await untilHeld(followed, kind)
    const { site, headers, query, after } = followed
    site.sync.release()
    const { status, text } = await followed.text
    expect([status, text]).toEqual([200, kind === 'sse' ? '' : expect.stringContaining('up-to-date')])
    const held = await site.ask(query, { headers })
    expect([held.status, held.headers.get('retry-after')]).toEqual([503, '1'])
    expect((await site.ask(after, { headers })).status).toBe(200)
  })
})

test('a caller whose access is unchanged gets changes as before', async () => {
  const followed = await follow('poll')
  await untilHeld(followed, 'poll')
  await pool.query('delete from auth_session where user_id <> $1', [followed.userId])
  await addPlan()
  expect(await followed.text).toMatchObject({ status: 200, text: expect.stringContaining('Secret Person') })
})
