import { type DestinationStream, type Logger, pino } from 'pino'
import { describeError } from './describe-error.ts'

export type Log = Logger

/**
 * Writes one JSON line an event. Bodies, addresses and keys of people are never logged.
 * @param fields what every line says beside its own.
 */
export function openLog(level: string, destination?: DestinationStream, fields?: () => object): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    ...(fields && { mixin: fields }),
  }
  return destination ? pino(options, destination) : pino(options)
}
