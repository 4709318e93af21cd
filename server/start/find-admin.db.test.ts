import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeAdmin } from '#app/features/account/account/account-commands.server.ts'
import { users } from '#database/schema/user.ts'
import { openAuthSite, tokenOf } from '#tools/testing/auth-site.ts'
import { addPerson } from '#tools/testing/people.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { missingAdminWarning } from './find-admin.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection

test('a site without an admin says how to make one, who then logs in by the link, once', async () => {
  await db.update(users).set({ role: 'traveller' }).where(eq(users.role, 'admin'))
  expect(await missingAdminWarning(db)).toContain('npm run admin -- you@example.org')
  const site = await openAuthSite(connection)
  const system = { ...site.ctx, actor: { kind: 'system' } as const }
  const { token } = await makeAdmin(system, { email: 'Operator@Example.org' })
  expect(await missingAdminWarning(db)).toBeNull()
  const key = await tokenOf(await site.call('link/finish', { token }))
  expect((await (await site.me(key)).json()).data).toMatchObject({ role: 'admin' })
  expect((await site.call('link/finish', { token })).status).toBe(422)
})

test('an existing person keeps their data, and becomes an admin', async () => {
  const site = await openAuthSite(connection)
  const person = await addPerson(connection, { name: 'Grace Okafor' })
  await makeAdmin({ ...site.ctx, actor: { kind: 'system' } }, { email: person.email })
  const key = await tokenOf(await site.logIn(person))
  expect((await (await site.me(key)).json()).data).toMatchObject({
    ...{ user_id: person.userId, name: 'Grace Okafor', role: 'admin' },
  })
})
