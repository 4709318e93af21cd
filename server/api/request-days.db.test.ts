import { expect, it } from 'vitest'
import { contactMessage } from '#app/features/request/form/contact-fields.tsx'
import { receiveContactForm } from '#app/features/request/form/contact-form-door.server.ts'
import { receivePlanning } from '#app/features/request/guided/planning-door.server.ts'
import { wishProblem } from '#app/features/wish/wish-words.ts'
import { withLocale } from '#app/locale.server.ts'
import { plan } from '#database/schema/plan.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

/** Days that are past are refused at every door, and what was typed is given back. */

const connection = await openTestDatabase({ seeded: 'world' })
const past = { from: '2020-02-10', to: '2020-02-20' }
const person = { name: 'Ana', email: 'past@example.org' }

function posted(path: string, fields: Record<string, string>): Request {
  return new Request(`https://ceiba.test${path}`, { method: 'POST', body: new URLSearchParams(fields) })
}

async function expectNothingStored(): Promise<void> {
  expect(await connection.db.select().from(plan)).toEqual([])
}

it.each([
  ['en', 'This day is past. Which day do you mean?'],
  ['es', 'Este día ya pasó. ¿Qué día quieres decir?'],
] as const)('by the form without script, in %s', async (locale, words) => {
  const typed = { ...person, country: 'costa-clara', message: 'Hello', url: '/costa-clara', ...past }
  const answer = await receiveContactForm(await testContext(connection), posted('/ask', typed))
  expect(answer).toMatchObject({ ok: false, result: { initialValue: typed } })
  const { error } = (!answer.ok && answer.result) || {}
  for (const field of ['from', 'to'])
    expect(withLocale(locale, () => wishProblem(error?.[field]))).toBe(words)
  await expectNothingStored()
})

it('nights that its days contradict are asked about, with the nights between them', async () => {
  const days = { from: '2090-02-10', to: '2090-02-20', nights: '12' }
  const typed = { ...person, country: 'costa-clara', message: 'Hello', url: '/costa-clara', ...days }
  const answer = await receiveContactForm(await testContext(connection), posted('/ask', typed))
  expect(answer).toMatchObject({ ok: false, result: { initialValue: typed } })
  const { error } = (!answer.ok && answer.result) || {}
  expect(wishProblem(error?.nights)).toContain('10 nights')
  await expectNothingStored()
})

it('by the guided planner, whose address has them', async () => {
  const path = `/costa-clara/vacations/travel-planning?fixed=exact&from=${past.from}&to=${past.to}&step=you`
  const request = posted(path, { ...person, message: 'Frogs' })
  const answer = await receivePlanning(await testContext(connection), request, 'costa-clara')
  expect(answer).toMatchObject({ ok: false, result: { initialValue: { message: 'Frogs' } } })
  const { error } = (!answer.ok && answer.result) || {}
  expect(contactMessage(error?.[''] ?? undefined)).toMatch(/today or later/)
  await expectNothingStored()
})

it.each<[string, Record<string, unknown>, string]>([
  ['as fields', { arrival_date: past.from, depart_date: past.to }, 'newPlan.arrival_date'],
  ['as one wish', { wish: { when: { firstDay: past.from } } }, 'newPlan.wish.when.firstDay'],
  ['as months', { wish: { when: { months: ['2020-02'] } } }, 'newPlan.wish.when.months'],
])('by a call, %s: 422 at its place', async (_what, wire, place) => {
  const ctx = await testContext(connection)
  const site = await openTestSite(connection, { context: locale => ({ ...ctx, locale }) })
  const newPlan = { country: 'costa-clara', notes: 'Hello', ...wire }
  const answer = await site.ask('/api/public/user/create_with_new_plan', {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ name: person.name, email: person.email, newPlan }),
  })
  expect(answer.status).toBe(422)
  expect(JSON.stringify(await answer.json())).toContain(place.split('.').at(-1))
  await expectNothingStored()
})
