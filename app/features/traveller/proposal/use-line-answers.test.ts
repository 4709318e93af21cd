import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { standInBrowser } from '#tools/testing/browser-storage.ts'
import { makeAnswerSender, type NewAnswer, unsentAnswers } from './use-line-answers.ts'

const ask: NewAnswer = { line: 'day:4', answer: 'ask', alternative: null, body: 'Is there a fireplace?' }

/** Sends answers, some of which are lost, and returns their idempotency keys. */
async function keysOf(...tries: [said: NewAnswer, isLost?: 'lost'][]): Promise<string[]> {
  let made = 0
  const keys: string[] = []
  const lost = tries.map(([, isLost]) => isLost)
  const send = makeAnswerSender(
    async (_path, _said, key) => {
      keys.push(key)
      if (lost.shift()) throw new TypeError('Failed to fetch')
    },
    () => `key-${++made}`,
    unsentAnswers(7, 2),
  )
  for (const [said] of tries) await send({ id: 7, number: 2 }, said).catch(() => undefined)
  return keys
}

describe('an answer to a line', () => {
  beforeEach(standInBrowser)

  it('keeps its key through retries, so that a question is asked once', async () => {
    expect(await keysOf([ask, 'lost'], [{ ...ask }, 'lost'], [ask])).toEqual(['key-1', 'key-1', 'key-1'])
  })

  it('gets a new key once it has arrived', async () => {
    expect(await keysOf([ask], [ask])).toEqual(['key-1', 'key-2'])
  })

  it.each<[string, Partial<NewAnswer>]>([
    ['of another line', { line: 'day:5' }],
    ['in other words', { body: 'Is there a hammock?' }],
    ['of another alternative', { alternative: 'hotel:casa' }],
  ])('goes under another %s', async (_what, change) => {
    expect(await keysOf([ask, 'lost'], [{ ...ask, ...change }])).toEqual(['key-1', 'key-2'])
  })

  it('gets a new key after a different answer, so that the last one wins', async () => {
    const accept: NewAnswer = { line: 'day:4', answer: 'accept', alternative: null }
    const keys = await keysOf([accept, 'lost'], [{ ...accept, answer: 'decline' }, 'lost'], [accept])
    expect(new Set(keys)).toHaveLength(3)
  })
})

describe('an answer whose page was left', () => {
  beforeEach(standInBrowser)
  const decline: NewAnswer = { line: 'tour:3:lava-walk', answer: 'decline', alternative: null }
  const path = { id: 7, number: 2 }
  const refusal = new ApiError(409, null, 'proposal_superseded')

  it('waits on the device with its key until the server has answered', async () => {
    const arrived = Promise.withResolvers<void>()
    const posted = Promise.withResolvers<void>()
    const post = () => {
      posted.resolve()
      return arrived.promise
    }
    const sending = makeAnswerSender(post, () => 'key-1', unsentAnswers(7, 2))(path, decline)
    await posted.promise
    expect(unsentAnswers(7, 2).read()).toEqual([{ ...decline, key: 'key-1' }])
    expect(unsentAnswers(7, 3).read()).toEqual([])
    arrived.resolve()
    await sending
    expect(unsentAnswers(7, 2).read()).toEqual([])
  })

  it('does not wait for one to another line', async () => {
    const lines: string[] = []
    const post = (_: unknown, { line }: { line: string }) => {
      lines.push(line)
      return new Promise<void>(() => undefined)
    }
    const send = makeAnswerSender(post, () => `key-${lines.length}`, unsentAnswers(7, 2))
    void send(path, { ...decline, line: 'day:5' })
    void send(path, decline)
    await vi.waitFor(() => expect(lines).toEqual(['day:5', decline.line]))
  })

  it('is forgotten if it was refused, and after ten minutes, when another may have been given elsewhere', async () => {
    const fail = (error: Error) =>
      makeAnswerSender(
        () => Promise.reject(error),
        () => 'key-1',
        unsentAnswers(7, 2),
      )(path, decline)
    await expect(fail(new TypeError('Failed to fetch'))).rejects.toThrow()
    expect(unsentAnswers(7, 2).read()).toHaveLength(1)
    await expect(fail(refusal)).rejects.toThrow(refusal)
    expect(unsentAnswers(7, 2).read()).toEqual([])
    vi.useFakeTimers()
    try {
      unsentAnswers(7, 2).add({ ...decline, key: 'key-2' })
      vi.advanceTimersByTime(10 * 60_000)
      expect(unsentAnswers(7, 2).read()).toEqual([])
    } finally {
      vi.useRealTimers()
    }
  })
})
