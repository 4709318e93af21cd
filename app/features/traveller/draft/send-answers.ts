import type { ApiClient } from '#app/client/api-client/api-client.ts'
import { keyFor } from '#app/features/conversation/composer/kept-words.ts'

/** What is said of a line, as far as a retry has to be the same. */
export interface Said {
  line: string
  answer: string
  alternative: string | null
  body?: string | undefined
}

/**
 * Sends what is said of lines, one after another, so that a slow network cannot swap two. The same said of a line once
 * more is the same try, until it has arrived or something else was said of that line, which a late first try must not
 * undo. What it answers throws what the call does.
 */
export function makeAnswerSender(api: ApiClient, makeKey: () => string) {
  const tried = new Map<string, { body: string; key: string }>()
  let underWay: Promise<unknown> = Promise.resolve()
  return async (address: string, { line, answer, alternative, body }: Said): Promise<void> => {
    const said = JSON.stringify([answer, alternative, body])
    const key = keyFor(said, tried.get(line) ?? null, makeKey)
    tried.set(line, { body: said, key })
    const sent = underWay.then(() =>
      api(address, {
        method: 'POST',
        body: { line, answer, alternative, ...(body ? { body } : {}) },
        headers: { 'idempotency-key': key },
      }),
    )
    underWay = sent.catch(() => undefined)
    await sent
    // Said again, it is another answer.
    tried.delete(line)
  }
}
