import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { listInbox } from '#app/features/office/inbox/inbox-queries.server.ts'
import { getOfficePlan } from '#app/features/office/plan-page/office-plan-queries.server.ts'
import { trustPlan } from '#app/features/plan/handling/stage-commands.server.ts'
import type { Challenge, ProofOfWork } from '#app/features/request/spam/challenge-schema.ts'
import type { Actor } from '#app/request-context.ts'
import type { Connection } from '#database/connect.ts'
import { plan } from '#database/schema/plan.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase, unreachableDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const QUICK = { took_ms: 900 }
const WITH_A_LINK = 'Like www.hotelaguasarenal.com, in May'
const HOUR_MS = 60 * 60 * 1_000
let people = 0

interface Sending {
  /** Null for a program, which has no form. */
  evidence?: { trap?: boolean; took_ms?: number } | null
  message?: string
  actor?: Actor
  now?: Date
  database?: Connection
}

/**
 * Sends a request as a browser does, suspicious for its haste and a link; returns the answer and what the office
 * sees.
 */
async function send({ evidence = QUICK, message = WITH_A_LINK, ...how }: Sending = {}) {
  const { actor = { kind: 'visitor' }, now = new Date(), database = connection } = how
  const email = `proof${++people}@example.org`
  const ctx = await testContext(database, { actor, now: () => now })
  const { ask } = await openTestSite(database, { context: locale => ({ ...ctx, locale }) })
  const post = (path: string, body: unknown) =>
    ask(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Mozilla/5.0 Firefox/140.0',
        'accept-language': 'es',
      },
    })
  const said = { name: 'Ana Mora', email, newPlan: { country: 'costa-clara', notes: message } }
  const sent = await post('/api/public/user/create_with_new_plan', { ...said, ...(evidence && { evidence }) })
  const { data } = await sent.json()
  const challenge = data.challenge as Challenge | undefined
  const office = { ...ctx, actor: { kind: 'admin', userId: 1 } } as const
  async function seen() {
    const [row] = (await listInbox(office, { q: email })).rows
    const { isDoubtful, hasProof, events } = await getOfficePlan(office, row?.id ?? 0)
    expect(row).toMatchObject({ isDoubtful, hasProof })
    return { isDoubtful, hasProof, events: events.map(({ kind }) => kind) }
  }
  return {
    status: sent.status,
    challenge,
    office,
    seen,
    planId: async () => (await listInbox(office, { q: email })).rows[0]?.id ?? 0,
    prove: (proof: unknown, key: string = data.receipt_key) => post(`/api/public/plan/${key}/proof`, proof),
  }
}

/** Solves the challenge as the browser's script does. */
async function solve(challenge: Challenge | undefined): Promise<ProofOfWork> {
  if (!challenge) throw new Error('nothing was asked for')
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('it cannot be solved')
  return { challenge, solution }
}

const MARKED = { isDoubtful: true, hasProof: false, events: ['requested', 'doubted'] }

/** The error of a refused proof. */
async function refusal(answer: Response) {
  return [answer.status, (await answer.json()).issues[0]]
}
const refused = (code: string) => [
  422,
  { path: 'challenge', code, message: expect.stringMatching(/^This .*\.$/) },
]

describe('a challenge is sent', () => {
  test('to a browser whose request is doubtful; the request is answered like any other', async () => {
    const { status, challenge, seen } = await send()
    expect(status).toBe(200)
    expect(challenge?.parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 10_000 })
    expect(await seen()).toEqual(MARKED)
  })

  test.each<[string, Sending]>([
    ['not to a sender who took their time', { evidence: { took_ms: 60_000 } }],
    ['not to a program', { evidence: null, message: 'Backlinks! [url=http://x.example]now[/url]' }],
    ['not to a logged-in sender', { actor: { kind: 'traveller', userId: 1 } }],
  ])('%s', async (_, sending) => {
    expect((await send(sending)).challenge).toBeUndefined()
  })

  test('to nobody while the database is away', async () => {
    expect(await send({ database: await unreachableDatabase() })).toMatchObject({
      status: 200,
      challenge: undefined,
    })
  })
})

describe('the proof of work', () => {
  test('removes the mark from a request with light signs only, once', async () => {
    const { challenge, seen, prove } = await send()
    const proof = await solve(challenge)
    const answers = await Promise.all([prove(proof), prove(proof)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422])
    const unmarked = { isDoubtful: false, hasProof: true, events: ['requested', 'doubted', 'proved'] }
    expect(await seen()).toEqual(unmarked)
    expect(await refusal(await prove(proof))).toEqual(refused('proof_used'))
    expect(await seen()).toEqual(unmarked)
  })

  test('is shown beside the mark if the hidden field was filled in', async () => {
    const { challenge, seen, prove } = await send({ evidence: { trap: true, took_ms: 900 } })
    expect((await prove(await solve(challenge))).status).toBe(204)
    expect(await seen()).toEqual({ isDoubtful: true, hasProof: true, events: [...MARKED.events, 'proved'] })
  })

  test('does not mark again what the office has cleared', async () => {
    const { challenge, office, planId, seen, prove } = await send({ evidence: { trap: true } })
    await trustPlan(office, { planId: await planId() })
    expect(await refusal(await prove(await solve(challenge)))).toEqual(refused('proof_used'))
    expect(await seen()).toEqual({
      isDoubtful: false,
      hasProof: false,
      events: [...MARKED.events, 'trusted'],
    })
  })

  test('changes nothing for another request', async () => {
    const [one, other] = [await send(), await send()]
    expect(await refusal(await other.prove(await solve(one.challenge)))).toEqual(refused('proof_refused'))
    expect(await other.seen()).toEqual(MARKED)
    expect(await one.seen()).toEqual(MARKED)
  })

  test('changes nothing once the challenge has expired', async () => {
    const { challenge, seen, prove } = await send({ now: new Date(Date.now() - HOUR_MS - 2_000) })
    expect(await refusal(await prove(await solve(challenge)))).toEqual(refused('proof_expired'))
    expect(await seen()).toEqual(MARKED)
  })

  const nothing = '00'.repeat(32)
  test.each<[string, (proof: ProofOfWork) => object]>([
    ['is claimed', ({ solution }) => ({ solution: { ...solution, derivedKey: nothing } })],
    [
      'is of an easier challenge',
      ({ challenge, solution }) => ({
        challenge: { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '00' } },
        solution: { ...solution, derivedKey: nothing },
      }),
    ],
    [
      'lasts longer than its challenge',
      ({ challenge: { parameters, signature } }) => ({
        challenge: { parameters: { ...parameters, expiresAt: parameters.expiresAt + 9_000 }, signature },
      }),
    ],
    [
      'is signed by somebody else',
      ({ challenge }) => ({ challenge: { ...challenge, signature: 'ab'.repeat(32) } }),
    ],
  ])('that %s changes nothing', async (_, forge) => {
    const { challenge, seen, prove } = await send()
    const proof = await solve(challenge)
    expect(await refusal(await prove({ ...proof, ...forge(proof) }))).toEqual(refused('proof_refused'))
    expect(await seen()).toEqual(MARKED)
  })

  test('is not found for a request that was deleted', async () => {
    const { challenge, planId, prove } = await send()
    const proof = await solve(challenge)
    await connection.db.delete(plan).where(eq(plan.id, await planId()))
    expect((await prove(proof)).status).toBe(404)
  })
})
