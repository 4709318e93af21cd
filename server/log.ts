import { type Logger, pino } from 'pino'

export type Log = Logger

/** Writes one JSON line an event. Bodies, addresses and keys of people are never logged. */
export function openLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}
