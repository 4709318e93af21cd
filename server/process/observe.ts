import { format } from 'node:util'
import { onInvalidRange } from '#database/schema/columns.ts'
import { type Log, openLog } from '#server/log.ts'
import type { Config } from '#server/start/config.ts'
import type { Traces } from '#server/traces/tracing.ts'

/** What the operator sees of the process: the log, and traces where a collector is named. */
export interface Observation {
  log: Log
  traces: Traces | undefined
}

/** Opens the log and the exporter of traces, which is loaded only if it is used. */
export async function observe(config: Config): Promise<Observation> {
  const traces = config.traces
    ? (await import('#server/traces/traces.ts')).openTraces({
        ...config.traces,
        origin: config.origin,
        port: config.port,
        trustedProxies: config.trustedProxies,
        getLog: () => log,
      })
    : undefined
  const log = openLog(config.logLevel, undefined, traces?.logFields)
  onInvalidRange(message => log.warn(message))
  // Libraries warn in plain text, and whoever reads the log expects JSON.
  if (config.mode === 'production') console.warn = (...words) => log.warn(format(...words))
  return { log, traces }
}
