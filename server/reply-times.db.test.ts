import { expect, test } from 'vitest'
import type { Actor } from '#app/request-context.ts'
import { replyTime } from '#database/schema/plan.ts'
import { openPages } from '#tools/testing/page-renderer.ts'
import { addTestPlan } from '#tools/testing/plans.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const renderPage = await openPages()
const admin: Actor = { kind: 'admin', userId: 1 }

/** Adds answers of yesterday, each after so many minutes. */
async function addAnswers(minutes: readonly number[]): Promise<void> {
  const { planId } = await addTestPlan(connection)
  const answeredTs = new Date(Date.now() - 86_400_000)
  const values = minutes.map(workingMinutes => ({
    ...{ planId, answeredTs, waitedFrom: answeredTs, workingMinutes },
  }))
  await connection.db.insert(replyTime).values(values)
}

async function read(path: string, actor: Actor = { kind: 'visitor' }): Promise<string> {
  const ctx = await testContext(connection, { actor })
  const site = await openTestSite(connection, { renderPage, context: locale => ({ ...ctx, locale }) })
  const answer = await site.ask(path)
  expect(answer.status).toBe(200)
  return answer.text()
}

test('the measured reply time is shown beside the promise and in the office, from twenty answers on', async () => {
  await addAnswers(Array(19).fill(95))
  for (const path of ['/company/how-it-works', '/es/company/how-it-works']) {
    expect(await read(path)).not.toMatch(/90 days|90 días/)
  }
  expect(JSON.parse(await read('/api/admin/plan', admin)).replyTimes).toBeNull()

  await addAnswers(Array(6).fill(270))
  const plain = (text: string) => text.replaceAll(/\s/g, ' ')
  expect(plain(await read('/company/how-it-works'))).toContain(
    'In the last 90 days, half of 25 answers came within 1 h 35 of the planner’s working hours, nine of ten within 4 h 30.',
  )
  expect(plain(await read('/es/company/how-it-works'))).toContain(
    'En los últimos 90 días, la mitad de 25 respuestas llegó en 1 h 35 del horario de quien planea, o antes; nueve de cada diez, en 4 h 30 o antes.',
  )
  expect(JSON.parse(await read('/api/admin/plan', admin)).replyTimes).toEqual({
    ...{ answers: 25, medianMinutes: 95, ninetiethMinutes: 270 },
  })
})
