import { AsyncLocalStorage } from 'node:async_hooks'

/** The request that caused some work, so that later work can be found by its id. */
export interface Cause {
  requestId: string
  /** Its position in a trace (W3C Trace Context); null without traces. */
  traceparent: string | null
}

const causes = new AsyncLocalStorage<Cause>()

/** Runs a function on behalf of a request. */
export function withCause<T>(cause: Cause, run: () => T): T {
  return causes.run(cause, run)
}

/** The current request. Returns undefined outside one. */
export function currentCause(): Cause | undefined {
  return causes.getStore()
}
