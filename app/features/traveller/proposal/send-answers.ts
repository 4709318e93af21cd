import { ApiError } from '#app/client/api-client/api-error.ts'
import type { InputOf } from '#app/client/api-client/calls.ts'
import { keyFor, readText, saveText } from '#app/features/conversation/thread/saved-text.ts'

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

/** Answers that were pressed and not yet stored by the server, on this device: a page that is left sends them when it is opened again. */
export interface UnsentAnswers {
  read: () => NewAnswer[]
  /** In place of an earlier one to the same line. */
  add: (given: NewAnswer & { key: string }) => void
  remove: (key: string) => void
}

/** How long an answer may wait: a later one, given elsewhere, shall not be undone. */
const WAIT_MS = 10 * 60_000

/** The unsent answers to a proposal. Where storage is forbidden there are none. */
export function unsentAnswers(planId: number, number: number): UnsentAnswers {
  const name = `answers-${planId}-${number}`
  type Waiting = NewAnswer & { since: number }
  function stored(): Waiting[] {
    const waiting: Waiting[] = JSON.parse(readText(name).body || '[]')
    return waiting.filter(({ since }) => Date.now() - since < WAIT_MS)
  }
  function store(waiting: Waiting[]): void {
    saveText(name, { body: waiting.length > 0 ? JSON.stringify(waiting) : '', tried: null })
  }
  return {
    read: () => stored().map(({ since: _since, ...given }) => given),
    add: given =>
      store([...stored().filter(({ line }) => line !== given.line), { ...given, since: Date.now() }]),
    remove: key => store(stored().filter(waiting => waiting.key !== key)),
  }
}

/**
 * Sends the answers to a line one after another, so that a slow network cannot swap two. Repeating an answer is a retry
 * with the same key, until it has arrived or a different answer was given to the line: a late retry must not undo the
 * newer one. The returned function throws what the call throws.
 */
export function makeAnswerSender(
  post: (path: AnswerInput['path'], said: AnswerInput['body'], key: string) => Promise<unknown>,
  makeKey: () => string,
  unsent: UnsentAnswers,
) {
  const tried = new Map<string, { body: string; key: string }>()
  const underWay = new Map<string, Promise<unknown>>()
  return async (
    path: AnswerInput['path'],
    { line, answer, alternative, body, key: own }: NewAnswer,
  ): Promise<void> => {
    const said = JSON.stringify([answer, alternative, body])
    const key = own ?? keyFor(said, tried.get(line) ?? null, makeKey)
    tried.set(line, { body: said, key })
    // The words of a question wait in their field.
    if (!body) unsent.add({ line, answer, alternative, key })
    const sent = (underWay.get(line) ?? Promise.resolve()).then(() =>
      post(path, { line, answer, alternative, ...(body ? { body } : {}) }, key),
    )
    underWay.set(
      line,
      sent.catch(() => undefined),
    )
    try {
      await sent
      // The same answer given again later gets a new key.
      tried.delete(line)
      unsent.remove(key)
    } catch (error) {
      // A call that was broken off, perhaps because the page is left, may not have arrived, nor one that the server failed at.
      if (error instanceof ApiError && error.status < 500) unsent.remove(key)
      throw error
    }
  }
}
