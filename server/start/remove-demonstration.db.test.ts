import { count, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { removeDemonstration } from '#app/features/office/inbox/remove-demonstration.server.ts'
import { replayPlanRequests } from '#app/features/request/sending/send-plan-request.server.ts'
import { openRequestJournal } from '#database/request-journal.ts'
import { ledgerEntry } from '#database/schema/money.ts'
import { plan } from '#database/schema/plan.ts'
import { review, tripReview } from '#database/schema/review.ts'
import { users } from '#database/schema/user.ts'
import { addTestPlan } from '#tools/testing/plans.ts'
import { temporaryFolder } from '#tools/testing/temporary-folder.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { world } from '#tools/testing/world.ts'
import { seedDemonstration } from './seed-demonstration.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const system = { actor: { kind: 'system' as const } }

it('the demonstration is removed with all its data, does not come back, and leaves other people’s data alone', async () => {
  const path = `${temporaryFolder()}/requests.journal`
  const reviewsBefore = await db.select().from(review)
  const journal = await openRequestJournal(path, new Date(0))
  const seeded = await seedDemonstration(await testContext(connection, { ...system, journal }), world.root)
  const [sample] = await db.select().from(plan).where(eq(plan.isSample, true))
  if (!sample) throw new Error('nothing was seeded')
  // One of its travellers has sent a real request too, and a review of that trip is published.
  const own = await addTestPlan(connection, { userId: sample.userId })
  const [shown] = await db
    .insert(review)
    .values({
      ...{ key: 'of-a-sample', countryTag: 'costa-clara', name: 'Grace', date: '2026-11-01', rating: 5 },
      ...{ comment: { en: 'x', es: 'x' }, travelGroup: 'Solo', writtenIn: 'EN', invented: true },
    })
    .returning()
  await db.insert(tripReview).values({
    ...{ planId: sample.id, rating: 5, title: 'x', comment: 'x', mayPublish: true, writtenIn: 'EN' },
    ...{ writtenTs: new Date(), decidedTs: new Date(), state: 'published', reviewId: shown?.id ?? null },
  })
  await journal.close()

  // A separate process removes it, as the command does.
  const again = await openRequestJournal(path, new Date(0))
  const ctx = await testContext(connection, { ...system, journal: again })
  expect(await removeDemonstration(ctx, null)).toBe(seeded)
  expect(await removeDemonstration(ctx, null)).toBe(0)
  await again.close()

  const [left] = await db.select({ samples: count() }).from(plan).where(eq(plan.isSample, true))
  expect(left?.samples).toBe(0)
  expect(await db.select({ id: plan.id }).from(plan)).toEqual([{ id: own.planId }])
  expect(await db.select().from(ledgerEntry)).toEqual([])
  expect(await db.select().from(review)).toHaveLength(reviewsBefore.length)
  const people = await db.select({ email: users.email, role: users.role }).from(users)
  expect(
    people.filter(({ role, email }) => role === 'traveller' && email.endsWith('@ceiba.example')),
  ).toHaveLength(1)
  expect(await db.select().from(users).where(eq(users.id, sample.userId))).toHaveLength(1)

  const next = await openRequestJournal(path, new Date(0))
  const started = await testContext(connection, { ...system, journal: next })
  expect(await replayPlanRequests(started, next.toStore())).toBe(0)
  expect(await seedDemonstration(started, world.root)).toBe(0)
  expect(await db.select({ id: plan.id }).from(plan)).toEqual([{ id: own.planId }])
  await next.close()
})
