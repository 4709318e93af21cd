import type { InputOf } from '#app/client/api-client/calls.ts'
import { keyFor } from '#app/features/conversation/thread/saved-text.ts'

export type AnswerInput = InputOf<'POST /api/private/plan/{id}/proposal/{number}/line'>

/** The parts of an answer that must be equal in a retry. */
export interface NewAnswer {
  line: string
  answer: AnswerInput['body']['answer']
  alternative: string | null
  body?: string | undefined
  /** Of a question that was tried before, perhaps before a reload. */
  key?: string | undefined
}

/**
 * Sends answers one after another, so that a slow network cannot swap two. Repeating an answer is a retry with the
 * same key, until it has arrived or a different answer was given to the line: a late retry must not undo the newer
 * one. The returned function throws what the call throws.
 */
export function makeAnswerSender(
  post: (path: AnswerInput['path'], said: AnswerInput['body'], key: string) => Promise<unknown>,
  makeKey: () => string,
) {
  const tried = new Map<string, { body: string; key: string }>()
  let underWay: Promise<unknown> = Promise.resolve()
  return async (
    path: AnswerInput['path'],
    { line, answer, alternative, body, key: own }: NewAnswer,
  ): Promise<void> => {
    const said = JSON.stringify([answer, alternative, body])
    const key = own ?? keyFor(said, tried.get(line) ?? null, makeKey)
    tried.set(line, { body: said, key })
    const sent = underWay.then(() =>
      post(path, { line, answer, alternative, ...(body ? { body } : {}) }, key),
    )
    underWay = sent.catch(() => undefined)
    await sent
    // The same answer given again later gets a new key.
    tried.delete(line)
  }
}
