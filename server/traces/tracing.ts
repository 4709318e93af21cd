import type { OnStatement } from '#database/pool/watched-pool.ts'
import type { OnAnswered } from '#server/metrics/name-routes.ts'
import type { InFront } from '#server/start/in-front.ts'

/** A unit of work with a span of its own. Its name and attributes contain nothing that a user typed. */
export interface Work {
  name: string
  /** `client` for a call to another system; absent for work in this process. */
  kind?: 'client'
  attributes?: Record<string, string | number>
  /** The `traceparent` that started this work, saved until now. */
  continues?: string | null
}

/** Runs work within a span: its statements and calls become child spans. */
export type InSpan = <T>(work: Work, run: () => Promise<T>) => Promise<T>

/** Used when traces are off. */
export const untraced: InSpan = (_, run) => run()

export interface RequestSpans {
  /** Begins a trace for every request, or continues the one of our own proxy. */
  inFront: InFront
  /** Adds the route and the request id to a request's span. */
  describeRequest: OnAnswered
}

/** The traces that the process exports: how long each request took, and each unit of work in it. */
export interface Traces extends RequestSpans {
  inSpan: InSpan
  /** Records statements within a span; the background rounds of the jobs have none. */
  onStatement: OnStatement
  /** Trace ids for a log line. */
  logFields: () => { trace_id?: string; span_id?: string }
  /** The `traceparent` of the current work, to continue it later. */
  traceparent: () => string | null
  /** Sends the remaining spans, for two seconds at most. */
  close: () => Promise<void>
}
