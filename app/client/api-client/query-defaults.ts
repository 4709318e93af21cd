import { ApiError } from './api-error.ts'

/** How data is read from the API and kept fresh (specification, section 9: data query defaults). */

export const STALE_MS = 300_000
export const RETRIES = 3
const FIRST_DELAY_MS = 1_000
const LONGEST_DELAY_MS = 30_000

/** The delay after this many failures: doubling from a second up to half a minute. */
export function retryDelay(failures: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), LONGEST_DELAY_MS)
}

/** 4xx errors are not worth a retry, except 429 with a time to retry. */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) return true
  return error.status === 429 && error.retryAfterMs > 0
}

/** The doubling delay, or longer if the server asks for it (specification, section 9; Retry-After). */
export function delayAfter(error: unknown, failures: number): number {
  const asked = error instanceof ApiError ? error.retryAfterMs : 0
  return Math.max(retryDelay(failures), asked)
}

/** Resolves after the time, or at once when the signal is aborted. */
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

/** Retries after failures that may be temporary. @throws the last failure. */
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
  /** When the displayed data was read: milliseconds since the epoch. */
  readAt: number
  onAsk: () => void
  onAnswer: (answer: Answer) => void
  /** Called after the last retry has failed; the displayed data stays (specification, section 8: swallowed). */
  onFailure: () => void
  /** The target of focus events: the window. */
  focus: EventTarget
  isHidden: () => boolean
}

/**
 * Reads again whenever the window regains the focus and the data is older than five minutes. Returns a function that
 * stops it.
 */
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
