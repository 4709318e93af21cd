import { beforeEach, expect, test } from 'vitest'
import { replyTime } from '#database/schema/plan.ts'
import { addTestPlan } from '#tools/testing/plans.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getReplyTimes } from './reply-times-queries.server.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const NOW = new Date('2026-11-23T14:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)
const read = () => getReplyTimes({ db, now: () => NOW })

/** Adds answers with the given waiting times in working minutes. */
async function answer(minutes: readonly number[], answeredTs = daysAgo(1), isSample = false) {
  const { planId } = await addTestPlan(connection, { isSample })
  const waitedFrom = new Date(answeredTs.getTime() - 86_400_000)
  await db
    .insert(replyTime)
    .values(minutes.map(workingMinutes => ({ planId, waitedFrom, answeredTs, workingMinutes })))
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

beforeEach(() => db.delete(replyTime))

test('returns the median and the 90th percentile', async () => {
  await answer(upTo(101).map(minutes => minutes * 10))
  expect(await read()).toEqual({ answers: 101, medianMinutes: 510, ninetiethMinutes: 910 })
})

test('returns null for fewer than twenty answers', async () => {
  await answer(upTo(19))
  expect(await read()).toBeNull()
  await answer([20])
  // Interpolated values between 10 and 11, and 18 and 19, are rounded up.
  expect(await read()).toEqual({ answers: 20, medianMinutes: 11, ninetiethMinutes: 19 })
})

test('answers older than ninety days, and those of the demonstration, are not counted', async () => {
  await answer(upTo(20), daysAgo(89.9))
  await answer(Array(40).fill(5_000), daysAgo(90.1))
  await answer(Array(40).fill(5_000), daysAgo(1), true)
  expect(await read()).toEqual({ answers: 20, medianMinutes: 11, ninetiethMinutes: 19 })
})

test('an answer within no working time counts as one minute', async () => {
  await answer(Array(20).fill(0))
  expect(await read()).toMatchObject({ medianMinutes: 1, ninetiethMinutes: 1 })
})
