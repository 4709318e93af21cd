import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { writeNotes } from '#app/features/request/plan/plan.ts'
import { planRequest } from '#app/features/request/plan/plan-schema.ts'
import { sendPlanRequest } from '#app/features/request/plan/send-plan-request.server.ts'
import { plan } from '#database/schema/plan.ts'
import { affiliate, users } from '#database/schema/user.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getPartner } from './partner-queries.server.ts'

const connection = await openTestDatabase({ seeded: true })
const { db } = connection
let requests = 0

/** Sends a request from a page, and finds which partner it belongs to. */
async function partnerOf(url: string): Promise<string | null> {
  requests++
  const email = `friend${requests}@example.org`
  const request = planRequest.parse({
    name: 'Ana Mora',
    email,
    newPlan: { country: 'costa-rica', notes: writeNotes('Two weeks in May', url) },
  })
  await sendPlanRequest(await testContext(connection), request)
  const [row] = await db
    .select({ partner: affiliate.key, traveller: users.affiliateId })
    .from(plan)
    .innerJoin(users, eq(users.id, plan.userId))
    .leftJoin(affiliate, eq(affiliate.id, plan.affiliateId))
    .where(eq(plan.contactEmail, email))
  if (!row) throw new Error('the request was not stored')
  // The person is nobody's; the request is the partner's.
  expect(row.traveller).toBeNull()
  return row.partner
}

describe('getPartner', () => {
  it('welcomes in the reader’s language', async () => {
    const partner = await getPartner({ db, locale: 'es' }, 'kestrel-and-wren')
    expect(partner).toMatchObject({
      name: 'Kestrel & Wren',
      countries: ['costa-rica', 'panama', 'ecuador', 'peru'],
    })
    expect(partner.welcome).toMatch(/^Con Kestrel & Wren/)
  })

  it('refuses a partner we do not know', async () => {
    await expect(getPartner({ db, locale: 'en' }, 'nobody')).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('a request', () => {
  it.each([
    ['/aaa-preview/kestrel-and-wren', 'kestrel-and-wren'],
    ['/es/aaa-preview/slow-tide-travel', 'slow-tide-travel'],
    ['/aaa-preview/nobody', null],
    ['/costa-rica?from=/aaa-preview/kestrel-and-wren', null],
    ['/costa-rica/trip/slow-water', null],
  ])('from %s belongs to %s', async (url, partner) => {
    expect(await partnerOf(url)).toBe(partner)
  })
})
