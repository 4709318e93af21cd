import { describe, expect, it, onTestFinished } from 'vitest'
import { storedRequest } from '#app/features/plan/core/plan-fields.ts'
import {
  replayPlanRequests,
  sendPlanRequest,
} from '#app/features/request/sending/send-plan-request.server.ts'
import { getWaitingRequests } from '#app/features/request/sending/sending-queries.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase, unreachableDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'
import { reportWaiting } from './jobs/waiting-report.ts'
import { openLog } from './log.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const NOW = new Date('2026-03-16T14:00:00.000Z')

function newRequest(country = 'costa-clara') {
  return storedRequest.parse({
    name: 'Ana Mora',
    email: 'ana@example.org',
    newPlan: { country, notes: 'Hello' },
  })
}

/** A journal that holds requests the database does not have. */
async function journalWith(...countries: string[]) {
  const away = await testContext(await unreachableDatabase(), { now: () => NOW })
  for (const country of countries) await sendPlanRequest(away, newRequest(country))
  return away.journal
}

async function readyz(ctx: Pick<RequestContext, 'journal'>, isStopping = false) {
  const { ask } = await openTestSite(connection, {
    isStopping: () => isStopping,
    getWaiting: () => getWaitingRequests({ db: connection.db, journal: ctx.journal }),
  })
  const answer = await ask('/readyz')
  return [answer.status, ...(await answer.text()).split('\n')]
}

/** The lines that the report logs during the test. */
function report(ctx: Pick<RequestContext, 'db' | 'journal'>, everyMs: number) {
  const logged: Record<string, unknown>[] = []
  const log = openLog('warn', { write: line => logged.push(JSON.parse(line)) })
  onTestFinished(reportWaiting({ log, context: () => ctx, everyMs }))
  return logged
}

const HOUR = 3_600_000

describe('waiting requests', () => {
  it('are not reported while there are none', async () => {
    const ctx = await testContext(connection)
    expect(await readyz(ctx)).toEqual([200, 'ready'])
    expect(report(ctx, HOUR)).toEqual([])
  })

  it('are shown by /readyz, and logged at the start and repeatedly', async () => {
    const journal = await journalWith('costa-clara', 'marmol')
    expect(await readyz({ journal })).toEqual([
      200,
      'ready',
      `accepted requests that wait to be stored: 2, since ${NOW.toISOString()}`,
    ])
    const line = { msg: 'accepted requests wait to be stored', toStore: 2, oldestTs: NOW.toISOString() }
    const once = report({ db: connection.db, journal }, HOUR)
    await expect.poll(() => once).toMatchObject([line])
    const often = report({ db: connection.db, journal }, 20)
    await expect.poll(() => often.length).toBeGreaterThan(2)
    expect(often.at(-1)).toMatchObject(line)
  })

  it('that the office has to sort out are reported as well', async () => {
    const journal = await journalWith('atlantis')
    const system = await testContext(connection, { actor: { kind: 'system' } })
    await replayPlanRequests(system, journal.waiting())
    const ctx = await testContext(connection)
    expect(await readyz(ctx)).toEqual([200, 'ready', 'accepted requests for the office to sort out: 1'])
    const logged = report(ctx, 20)
    await expect.poll(() => logged).toMatchObject([{ toSort: 1 }])
  })
})

describe('a disk that cannot be written', () => {
  it('is reported by /readyz and the log, for as long as requests are refused', async () => {
    const ctx = await testContext(connection)
    await ctx.journal.close()
    await expect(sendPlanRequest(ctx, newRequest())).rejects.toMatchObject({ status: 503 })
    expect(await readyz(ctx)).toEqual([
      503,
      'requests are refused: they cannot be written to the disk (EBADF)',
      expect.any(String),
    ])
    const logged = report(ctx, HOUR)
    await expect
      .poll(() => logged.map(({ msg }) => msg))
      .toContain('requests are refused: they cannot be written to the disk')
  })
})

describe('a process that was told to stop', () => {
  it('is alive, and tells balancers to send no more requests', async () => {
    const ctx = await testContext(connection)
    expect(await readyz(ctx, true)).toEqual([503, 'the process is stopping'])
  })
})
