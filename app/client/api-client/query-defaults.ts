import { ApiError } from './api-error.ts'

/** How data is read from the API and kept fresh (specification, section 9: data query defaults). */

export const STALE_MS = 300_000
export const RETRIES = 3
const FIRST_DELAY_MS = 1_000
const LONGEST_DELAY_MS = 30_000

/** How long to wait after so many failures: doubling from a second up to half a minute. */
export function retryDelay(failures: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), LONGEST_DELAY_MS)
}

/** Those of 4xx say that asking again would not help, except 429 with a time to come again. */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) return true
  return error.status === 429 && error.retryAfterMs > 0
}

/** The doubling delay, or longer where the server asks for it (specification, section 9; Retry-After). */
export function delayAfter(error: unknown, failures: number): number {
  const asked = error instanceof ApiError ? error.retryAfterMs : 0
  return Math.max(retryDelay(failures), asked)
}

/** Resolves after so long, or at once when the signal is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(end, ms)
    function end(): void {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    signal.addEventListener('abort', end)
  })
}

/** Asks again after failures that may pass. @throws what the last try failed with. */
async function withRetries<Answer>(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  for (let failures = 1; ; failures++) {
    try {
      return await ask()
    } catch (error) {
      if (failures > RETRIES || signal.aborted || !isWorthRetrying(error)) throw error
      await pause(delayAfter(error, failures), signal)
      if (signal.aborted) throw error
    }
  }
}

interface Freshness<Answer> {
  ask: (signal: AbortSignal) => Promise<Answer>
  /** When what is shown was read: milliseconds since the epoch. */
  readAt: number
  onAsk: () => void
  onAnswer: (answer: Answer) => void
  /** After the last try has failed; what is shown stays (specification, section 8: swallowed). */
  onFailure: () => void
  /** Where focus events arrive: the window. */
  focus: EventTarget
  isHidden: () => boolean
}

/** Asks again whenever the reader comes back to what is older than five minutes. Answers how to stop. */
export function refetchWhenStale<Answer>(part: Freshness<Answer>): () => void {
  const over = new AbortController()
  const { signal } = over
  let { readAt } = part
  let asking = false

  async function refresh(): Promise<void> {
    if (asking || part.isHidden() || Date.now() - readAt < STALE_MS) return
    asking = true
    part.onAsk()
    try {
      const answer = await withRetries(() => part.ask(signal), signal)
      readAt = Date.now()
      if (!signal.aborted) part.onAnswer(answer)
    } catch {
      if (!signal.aborted) part.onFailure()
    } finally {
      asking = false
    }
  }

  for (const sign of ['focus', 'visibilitychange']) part.focus.addEventListener(sign, refresh, { signal })
  refresh()
  return () => over.abort()
}
