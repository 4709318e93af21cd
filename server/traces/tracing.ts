import type { OnStatement } from '#database/pool/watched-pool.ts'
import type { OnAnswered } from '#server/metrics/name-routes.ts'
import type { InFront } from '#server/start/in-front.ts'

/** A piece of work that a trace tells of. Nothing that anybody typed stands in its name or its attributes. */
export interface Work {
  name: string
  /** `client` asks another system; what is left out happens here. */
  kind?: 'client'
  attributes?: Record<string, string | number>
  /** Where the work comes from that happens now: a `traceparent`, kept meanwhile. */
  continues?: string | null
}

/** Does a piece of work within a span: what it asks of the database and of others is told beneath it. */
export type InSpan = <T>(work: Work, run: () => Promise<T>) => Promise<T>

/** Where no traces are wanted. */
export const untraced: InSpan = (_, run) => run()

export interface RequestSpans {
  /** Begins a trace with every request, or goes on with the one of a proxy of our own. */
  inFront: InFront
  /** Names a request by its route, and gives it its number. */
  describeRequest: OnAnswered
}

/** What the process tells a collector: how long each request took, and within it each piece of work. */
export interface Traces extends RequestSpans {
  inSpan: InSpan
  /** Records statements within a span; the rounds of the jobs have none. */
  onStatement: OnStatement
  /** What a log line is found by in the traces. */
  logFields: () => { trace_id?: string; span_id?: string }
  /** Where whatever is done now stands in its trace, to go on with it later. */
  traceparent: () => string | null
  /** Sends what is left, and waits two seconds at most. */
  close: () => Promise<void>
}
