import { describe, expect, it } from 'vitest'
import { makeAnswerSender, type NewAnswer } from './send-answers.ts'

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
  )
  for (const [said] of tries) await send({ id: 7, number: 2 }, said).catch(() => undefined)
  return keys
}

describe('an answer to a line', () => {
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
