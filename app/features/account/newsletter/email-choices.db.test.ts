import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#database/schema/user.ts'
import { addPerson } from '#tools/testing/people.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { decideOnEmails } from './newsletter-commands.server.ts'
import { getRefusal } from './newsletter-queries.server.ts'
import { signRefusal } from './sign-refusal.server.ts'

const connection = await openTestDatabase({ seeded: 'world' })

test('an unsubscribe link affects only its kind and its reader, and can be undone', async () => {
  const ctx = await testContext(connection)
  const [{ userId }, other] = [await addPerson(connection), await addPerson(connection)]
  const token = signRefusal(ctx, { userId, kind: 'reminder' })
  await decideOnEmails(ctx, { token, wish: 'refuse' })
  await decideOnEmails(ctx, { token, wish: 'refuse' })
  expect(await getRefusal(ctx, token)).toMatchObject({ kind: 'reminder', isRefused: true })
  const review = signRefusal(ctx, { userId, kind: 'review' })
  expect(await getRefusal(ctx, review)).toMatchObject({ kind: 'review', isRefused: false })
  const [theirs] = await connection.db.select().from(users).where(eq(users.id, other.userId))
  expect(theirs?.refusedEmails).toEqual([])
  await decideOnEmails(ctx, { token, wish: 'want' })
  expect(await getRefusal(ctx, token)).toMatchObject({ isRefused: false })
})

test('a forged link is not found', async () => {
  const ctx = await testContext(connection)
  const [{ userId }, other] = [await addPerson(connection), await addPerson(connection)]
  const token = signRefusal(ctx, { userId, kind: 'reminder' })
  const [, , proof = ''] = token.split('.')
  for (const forged of [
    `${other.userId}.reminder.${proof}`,
    `${userId}.review.${proof}`,
    `${userId}.answer.${proof}`,
    `0${userId}.reminder.${proof}`,
    token.slice(0, -1),
    '',
  ])
    await expect(decideOnEmails(ctx, { token: forged, wish: 'refuse' })).rejects.toMatchObject({
      code: 'not_found',
    })
})
