import { AsyncLocalStorage } from 'node:async_hooks'

/** The request that something is done for, so that what is done later can be found under its number. */
export interface Cause {
  requestId: string
  /** Where it stands in a trace (W3C Trace Context); null without traces. */
  traceparent: string | null
}

const causes = new AsyncLocalStorage<Cause>()

/** Runs a function for a request. */
export function withCause<T>(cause: Cause, run: () => T): T {
  return causes.run(cause, run)
}

/** The request that is being answered; undefined where nobody asked. */
export function currentCause(): Cause | undefined {
  return causes.getStore()
}
