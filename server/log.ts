import { type DestinationStream, type Logger, pino } from 'pino'
import { describeError } from './describe-error.ts'

export type Log = Logger

/**
 * Writes one JSON line per event. Bodies, addresses and people's keys are never logged.
 * @param fields what is added to every line.
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
