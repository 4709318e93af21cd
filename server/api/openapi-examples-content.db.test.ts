import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type ApiDocument, readApiDocument } from '#app/client/api-docs/api-docs.ts'
import { addPerson, PASSWORD } from '#tools/testing/people.ts'
import { addTestPlan } from '#tools/testing/plans.ts'
import { requestOf } from '#tools/testing/shell-command.ts'
import { temporaryFolder } from '#tools/testing/temporary-folder.ts'
import { TEST_ORIGIN } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

/**
 * Sends every example command of the reference as it is printed. The site checks each answer against the description.
 */

const connection = await openTestDatabase({ seeded: 'content' })
/** Tokens come by email and photographs by their keys: invented ones are refused, as the description says. */
const REFUSED: Record<string, number> = {
  'POST /api/public/auth/validate-email': 422,
  'POST /api/public/plan/{key}/proof': 422,
  'POST /api/public/auth/link/finish': 422,
  'POST /api/public/auth/passkey/finish': 422,
  'POST /api/private/user/me/passkey': 422,
  'PATCH /api/private/user/me/passkey/{id}': 404,
  'DELETE /api/private/user/me/passkey/{id}': 404,
  'DELETE /api/private/user/me/session/{id}': 404,
  'POST /api/private/user/me/confirm/passkey': 422,
  // The caller's password is a different one.
  'PUT /api/private/user/me/password': 422,
  // The caller is staff.
  'DELETE /api/private/user/me': 409,
  'POST /api/public/auth/password-reset/finish': 422,
  // Nobody has paid here, and no partner is due anything.
  'GET /api/admin/plan/{id}/cancel': 409,
  'GET /api/admin/plan/{id}/refund': 409,
  'POST /api/admin/plan/{id}/refund': 409,
  'GET /api/admin/plan/{id}/entry/{entryId}/reverse': 404,
  'POST /api/admin/plan/{id}/entry/{entryId}/reverse': 404,
  'POST /api/admin/payout': 404,
  // The token of the example was never sent.
  'POST /api/public/proposal-link/line': 404,
  'POST /api/public/proposal-link/open': 404,
  'POST /api/admin/photo/{key}/use': 404,
  'DELETE /api/admin/photo/{key}': 404,
  'GET /api/admin/photo/{key}': 404,
  'PATCH /api/admin/photo/{key}': 404,
  'POST /api/admin/photo/{key}/replacement': 404,
  'GET /api/admin/photo/{key}/original': 404,
  // No file came with an email here, and none may.
  'GET /api/private/plan/{id}/attachment/{file}': 404,
  'GET /api/admin/plan/{id}/attachment/{file}': 404,
  'POST /api/inbound/email': 404,
  // No email came in either.
  'GET /api/private/plan/{id}/message/{messageId}/original': 404,
  'GET /api/admin/plan/{id}/message/{messageId}/original': 404,
  'GET /api/admin/plan/{id}/email/{emailId}/original': 404,
  'POST /api/admin/plan/{id}/email/{emailId}/join': 404,
  // The example's proposal was never sent, and there is no partner and no payment provider.
  'GET /api/private/plan/{id}/proposal/{number}/booking': 404,
  'POST /api/private/plan/{id}/proposal/{number}/accept': 404,
  'POST /api/private/plan/{id}/proposal/{number}/deposit': 409,
  'POST /api/admin/plan/{id}/payment': 409,
  // The example's plan has changed meanwhile.
  'PATCH /api/admin/plan/{id}/wish': 409,
  'POST /api/admin/plan/{id}/cancel': 409,
  'POST /api/admin/plan/{id}/payout': 404,
  'POST /api/public/payment/{provider}': 404,
  'GET /api/org/plan': 403,
  'GET /api/org/payout': 403,
  'GET /api/org/referral': 403,
  // The example's plan is lost before its draft is sent, so the traveller has no proposal.
  'POST /api/admin/plan/{id}/proposal/{number}/send': 409,
  'GET /api/private/plan/{id}/proposal/{number}': 404,
  'POST /api/private/plan/{id}/proposal/{number}/line': 404,
  // The trip has not taken place, so it cannot be reviewed.
  'POST /api/private/plan/{id}/review': 409,
  // Every request became a plan.
  'POST /api/admin/unsorted/{id}/plan': 404,
  'POST /api/admin/unsorted/{id}/close': 404,
  'POST /api/admin/review/{id}/publish': 404,
  'POST /api/admin/review/{id}/refuse': 404,
  'DELETE /api/admin/user/{id}/session/{session}': 404,
  // The example's planner has just left the staff.
  'POST /api/admin/user/{id}/absence': 409,
  'DELETE /api/admin/user/{id}/absence/{absence}': 404,
  // So there is nothing to share or to vote on, and the links' keys are invented.
  'POST /api/private/plan/{id}/share': 409,
  'POST /api/private/plan/{id}/vote': 409,
  'DELETE /api/private/plan/{id}/vote': 404,
  'GET /api/public/vote/{key}': 404,
  'POST /api/public/vote/{key}': 404,
  'GET /api/private/plan/{id}/proposal/{number}/file/{format}': 404,
  'GET /api/public/shared/{key}/file/{format}': 404,
  // The example's traveller is removed before.
  'PUT /api/private/plan/{id}/traveller/{traveller}/passport': 404,
  'DELETE /api/private/plan/{id}/traveller/{traveller}/passport': 404,
  // The site of the tests publishes the small world, and this database has content/.
  'POST /api/admin/content/{kind}/{key}/publish': 409,
  // The drafts of the example are invented, and the one that is saved waits for no hour.
  'POST /api/admin/content/check': 404,
  'POST /api/admin/content/preview': 404,
  'POST /api/admin/content/publish': 404,
  'POST /api/admin/content/{kind}/{key}/withdraw': 404,
  'POST /api/admin/content/{kind}/{key}/revert': 409,
  'POST /api/admin/content/{kind}/{key}/archive': 409,
  'POST /api/admin/fact/check': 409,
  // The example's colleague and their invitation are invented; its planner works here already.
  'POST /api/admin/invitation': 409,
  'DELETE /api/admin/invitation/{id}': 404,
  'POST /api/public/auth/invitation/accept': 422,
  'POST /api/admin/user/{id}/leave': 404,
  'PUT /api/admin/user/{id}/admin': 404,
  'DELETE /api/admin/user/{id}/admin': 404,
  // The example's user works for no partner.
  'DELETE /api/admin/user/{id}/partner': 404,
  // Live rows are not started here.
  'GET /api/public/electric/v1/shape': 503,
  'POST /api/public/electric/v1/shape': 503,
}

/** Printed in an address where callers put their own number. */
const EXAMPLE_USER = '4503599627370497'
const EXAMPLE_PLAN = '4503599627370498'
const ADMIN = 'admin@example.org'

async function readReference() {
  const { ask } = await openTestSite(connection)
  const document: ApiDocument = await (await ask('/api/openapi.json')).json()
  return { document, printed: readApiDocument(document).flatMap(({ calls }) => calls) }
}

async function addPhotograph(): Promise<string> {
  const file = join(temporaryFolder(), 'photograph.jpg')
  const picture = sharp({ create: { width: 1_600, height: 1_200, channels: 3, background: '#ff1200' } })
  await writeFile(file, await picture.jpeg().toBuffer())
  return file
}

test('every command of the reference is answered as described', { timeout: 60_000 }, async () => {
  const { printed } = await readReference()
  const file = await addPhotograph()
  const { userId } = await addPerson(connection, { email: ADMIN, role: 'admin' })
  await addPerson(connection, { email: 'ana@example.org' })
  // The caller is its traveller and in the office at the same time.
  const { planId } = await addTestPlan(connection, { userId, countryTag: 'costa-rica' })
  const { ask, ctx } = await openTestSite(connection)
  const statuses: Record<string, number> = {}
  const expected: Record<string, number> = {}
  for (const { method, path, request, answers } of printed) {
    const isPrivate = request.includes('$LOGIN_KEY')
    const session = isPrivate ? await ctx.identity.logIn({ email: ADMIN, password: PASSWORD }) : null
    const variables = { LOGIN_KEY: session?.token ?? '' }
    const sent = await requestOf(
      request
        .replace('{origin}', TEST_ORIGIN)
        .replace(EXAMPLE_USER, String(userId))
        .replace(EXAMPLE_PLAN, String(planId)),
      { variables, file },
    )
    const { pathname, search } = new URL(sent.url)
    const body = sent.body ? { body: await sent.arrayBuffer() } : {}
    const answer = await ask(pathname + search, { method: sent.method, headers: sent.headers, ...body })
    const name = `${method} ${path}`
    statuses[name] = answer.status
    expected[name] = REFUSED[name] ?? Number(answers.find(({ status }) => status.startsWith('2'))?.status)
    expect(answers.map(({ status }) => status)).toContain(String(answer.status))
  }
  expect(statuses).toEqual(expected)
})

test('every call has a printed command', async () => {
  const { document, printed } = await readReference()
  const operations = Object.values(document.paths).flatMap(item => Object.values(item))
  expect(printed).toHaveLength(operations.length)
  expect(printed.map(({ request }) => request).join('\n')).not.toContain('…')
})
