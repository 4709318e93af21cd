import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeApiClient } from '#app/client/api-client/api-client.ts'
import { writeNotes } from '#app/features/plan/core/plan.ts'
import { plan } from '#database/schema/plan.ts'
import { utmRecord } from '#database/schema/user.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

/** The browser's client and the server, through the socket. */

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection

async function openApi() {
  const host = await (await openTestSite(connection)).open()
  return makeApiClient({
    host: () => host,
    loginKey: () => null,
    dropLoginKey: () => undefined,
    report: () => undefined,
  })
}

test('reviews and staff are read as the pages use them', async () => {
  const api = await openApi()
  const query = { query: 'costa-clara', recent: 'true', limit: '8' } as const
  const reviews = await api('GET /api/next/feedback/search', { query })
  expect(reviews).toHaveLength(8)
  expect(new Set(reviews.map(({ country }) => country))).toEqual(new Set(['costa-clara']))
  const staff = await api('GET /api/public/staff/all_active')
  expect(staff.map(({ staff }) => staff.fkey)).toContain('alma-reyes')
})

test('a visitor sends a plan, then their contact details, then where they came from', async () => {
  const api = await openApi()
  const drafted = await api('POST /api/public/plan', {
    body: { newPlan: { country: 'marmol', activities: ['trekking'] }, birthday: '1990-01-02' },
  })
  const draft_key = drafted.newPlan?.draft_key
  const body = {
    name: 'Ana',
    email: 'client@example.org',
    newPlan: {
      country: 'marmol',
      notes: writeNotes('In May?', '/marmol'),
      ...(draft_key ? { draft_key } : {}),
    },
  }
  const sent = { body, headers: { 'idempotency-key': 'once' } }
  const { data } = await api('POST /api/public/user/create_with_new_plan', sent)
  expect(await api('POST /api/public/user/create_with_new_plan', sent)).toEqual({ data })
  const records = [{ utm_source: 'newsletter' }]
  await api('POST /api/private/user/log_utm/{userId}', {
    path: { userId: data.user_id },
    body: records,
    headers: { 'utm-ticket': data.utm_ticket },
  })
  const plans = await db.select().from(plan).where(eq(plan.contactEmail, 'client@example.org'))
  expect(plans).toMatchObject([{ activities: ['trekking'], message: 'In May?', url: '/marmol' }])
  const stored = await db.select().from(utmRecord).where(eq(utmRecord.userId, data.user_id))
  expect(stored).toMatchObject([{ utmSource: 'newsletter' }])
})

test('a refusal of the server is a typed error', async () => {
  const api = await openApi()
  const body = { birthday: '2999-01-01', newPlan: { country: 'marmol' } }
  const refused = api('POST /api/public/plan', { body })
  await expect(refused).rejects.toMatchObject({
    type: 'invalid-request',
    anyError: 'invalid-request',
    data: { issues: [{ path: 'birthday' }] },
  })
  const log = api('POST /api/private/user/log_utm/{userId}', { path: { userId: 1 }, body: [{}] })
  await expect(log).rejects.toMatchObject({ type: 'not-logged-in' })
})
