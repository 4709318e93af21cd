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

/** What a library writes to the console: an error by what the log shows of it. */
function asLine(words: unknown[]): [object, string] {
  const err = words.find(word => word instanceof Error)
  return err ? [{ err }, 'a library reports an error'] : [{}, format(...words)]
}

/** Libraries, Node's warnings and a fault that ends the process: whoever reads the log expects JSON. */
function logEverything(log: Log): void {
  console.warn = (...words) => log.warn(...asLine(words))
  console.error = (...words) => log.error(...asLine(words))
  process.removeAllListeners('warning').on('warning', err => log.warn({ err }, 'Node warns'))
  process.on('uncaughtException', err => {
    log.fatal({ err }, 'the process ends: nobody expected this error')
    process.exit(1)
  })
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
  if (config.mode === 'production') logEverything(log)
  return { log, traces }
}
