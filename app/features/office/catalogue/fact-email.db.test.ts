import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { decideOnEmails } from '#app/features/account/newsletter/newsletter-commands.server.ts'
import { getEmailChoices } from '#app/features/account/newsletter/newsletter-queries.server.ts'
import { staff } from '#database/schema/staff.ts'
import { users } from '#database/schema/user.ts'
import { addPlanner } from '#tools/testing/office-desk.ts'
import { addPerson, sendWaitingEmails } from '#tools/testing/people.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { tellOldFacts } from './fact-commands.server.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const wilma = await addPlanner(connection, 'wilma-toro')
const ursula = await addPlanner(connection, 'ursula-paz')
await connection.db.update(users).set({ locale: 'ES' }).where(eq(users.id, ursula.userId))
const alma = await addPlanner(connection, 'alma-reyes')
await addPerson(connection)

/** What arrives in the mailboxes after the jobs ran at an hour. */
async function arriving(now: string) {
  const ctx = await testContext(connection, { actor: { kind: 'system' }, now: () => new Date(now) })
  await tellOldFacts(ctx, null)
  return sendWaitingEmails(ctx)
}

test('each planner gets the old facts of their own countries once a week, until they refuse it', async () => {
  const emails = await arriving('2026-11-23T09:00:00Z')
  const [email] = emails.filter(({ to }) => to === wilma.email)
  expect(email).toMatchObject({
    subject: expect.stringMatching(/^Old on the pages of your countries: \d+$/),
    text: expect.stringMatching(/Marmol: .*since 20 September 2026[\s\S]*Good from every tap/),
  })
  const spanish = emails.find(({ to }) => to === ursula.email)
  expect(spanish?.text).toMatch(/Mármol: .*desde el 20 de septiembre de 2026/)
  expect(email?.text).toContain('/admin/freshness?planner=wilma-toro')
  expect(email?.text).not.toContain('Costa Clara')
  expect(emails.find(({ to }) => to === alma.email)?.text ?? '').not.toContain('Good from every tap')
  // On the other days of the week nothing, next Monday again.
  expect(await arriving('2026-11-29T23:00:00Z')).toEqual([])
  const [again] = (await arriving('2026-12-01T00:10:00Z')).filter(({ to }) => to === wilma.email)
  const token = decodeURIComponent(again?.unsubscribe?.split('/').at(-1) ?? '')
  const ctx = await testContext(connection, { actor: wilma })
  expect(await getEmailChoices(ctx)).toMatchObject({ facts: true })
  await decideOnEmails(ctx, { token, wish: 'refuse' })
  expect(await getEmailChoices(ctx)).toMatchObject({ facts: false })
  expect((await arriving('2026-12-08T00:10:00Z')).filter(({ to }) => to === wilma.email)).toEqual([])
})

test('nobody who left is told, and a traveller is asked nothing about it', async () => {
  const { userId } = await addPerson(connection)
  const traveller = await testContext(connection, { actor: { kind: 'traveller', userId } })
  expect(await getEmailChoices(traveller)).not.toHaveProperty('facts')
  await connection.db.update(staff).set({ active: false }).where(eq(staff.fkey, 'alma-reyes'))
  expect((await arriving('2026-12-15T00:10:00Z')).filter(({ to }) => to === alma.email)).toEqual([])
})
