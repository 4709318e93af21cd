import { beforeAll, describe, expect, it } from 'vitest'
import { AppError } from '#app/app-error.ts'
import type { Actor } from '#app/request-context.ts'
import type { plan } from '#database/schema/plan.ts'
import { tripReview } from '#database/schema/review.ts'
import { addOfficePlan, addPlanner, hours, NOW } from '#tools/testing/office-desk.ts'
import { addPerson } from '#tools/testing/people.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { countWaiting } from './inbox-queries.server.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection

const alma = await addPlanner(connection, 'alma-reyes')
const admin: Actor = { kind: 'admin', userId: (await addPerson(connection, { role: 'admin' })).userId }
const asked = { createdTs: hours(-200), waitingSince: hours(-100) }
const mine = { ...asked, assignedStaffFkey: alma.fkey, assignedTs: hours(-9) }

const count = async (actor: Actor) => countWaiting(await testContext(connection, { actor, now: () => NOW }))

async function addReview(change: Partial<typeof plan.$inferInsert>, state: 'waiting' | 'published') {
  const planId = await addOfficePlan(connection, NOW, { waitsFor: 'nobody', ...change })
  await db.insert(tripReview).values({
    ...{ planId, rating: 5, title: 'Frogs', comment: 'Many.', writtenIn: 'EN' },
    ...{ mayPublish: true, state, writtenTs: hours(-2) },
    decidedTs: state === 'published' ? hours(-1) : null,
  })
}

beforeAll(async () => {
  await addOfficePlan(connection, NOW, { ...mine, answerDueTs: hours(-1) })
  await addOfficePlan(connection, NOW, { ...mine, answerDueTs: hours(4) })
  await addOfficePlan(connection, NOW, { ...mine, answerDueTs: hours(40) })
  await addOfficePlan(connection, NOW, { ...asked, answerDueTs: hours(2) })
  await addOfficePlan(connection, NOW, { ...asked, answerDueTs: hours(2), countryTag: 'marmol' })
  await addOfficePlan(connection, NOW, {
    ...asked,
    assignedStaffFkey: 'berta-prado',
    answerDueTs: hours(-3),
  })
  await addReview({}, 'waiting')
  await addReview({}, 'published')
  await addReview({ countryTag: 'marmol' }, 'waiting')
})

describe('the counts in the rail', () => {
  it('are the planner’s own and unassigned due plans, and the reviews of their countries', async () => {
    expect(await count(alma)).toEqual({ inbox: 3, reviews: 1, unsorted: 0 })
  })

  it('are everybody’s for an admin outside the staff', async () => {
    expect(await count(admin)).toEqual({ inbox: 5, reviews: 2, unsorted: 0 })
  })

  it('are refused for everyone outside the office', async () => {
    await expect(count({ kind: 'traveller', userId: 1 })).rejects.toThrow(AppError)
    await expect(count({ kind: 'visitor' })).rejects.toThrow(AppError)
  })
})
