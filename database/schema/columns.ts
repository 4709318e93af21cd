import { customType } from 'drizzle-orm/pg-core'
import type { Words } from '../values/locale.ts'
import {
  type DateRange,
  formatRange,
  formatTimeRange,
  type IntRange,
  parseDateRange,
  parseIntRange,
  parseTimeRange,
  type TimeRange,
} from '../values/range.ts'

export type { Words }

/** Thrown if a value does not fit its column, or a column holds what its type forbids. */
export class CodecError extends Error {
  override name = 'CodecError'
}

// biome-ignore lint/suspicious/noConsole: where no log is, the console is what section 8 names
let reportInvalid = (message: string): void => console.warn(message)

/** Sets where invalid ranges are reported, instead of the console. */
export function onInvalidRange(report: (message: string) => void): void {
  reportInvalid = report
}

/** An invalid range is logged and read as none (specification, section 8): one row must not break its pages. */
function readRange<T>(type: string, text: string, parse: (text: string) => T | null): T | null {
  const range = parse(text)
  if (range === null) reportInvalid(`not a valid ${type}: ${text}`)
  return range
}

function rangeColumn<T extends IntRange | DateRange>(type: string, parse: (text: string) => T | null) {
  return customType<{ data: T | null; driverData: string | null }>({
    dataType: () => type,
    toDriver: range => {
      if (range === null) return null
      const text = formatRange(range)
      if (text === null) throw new CodecError(`${type}: the start must lie before the end`)
      return text
    },
    fromDriver: text => (text === null ? null : readRange(type, text, parse)),
  })
}

/** A range as PostgreSQL writes it, also one with an open end: `[600000,)`. */
export function rangeText(type: 'int4range' | 'int8range' | 'daterange') {
  return customType<{ data: string; driverData: string }>({ dataType: () => type })
}

export const int4range = rangeColumn('int4range', parseIntRange)
export const daterange = rangeColumn('daterange', parseDateRange)

export const tstzrange = customType<{ data: TimeRange | null; driverData: string | null }>({
  dataType: () => 'tstzrange',
  toDriver: range => (range === null ? null : formatTimeRange(range)),
  fromDriver: text => (text === null ? null : readRange('tstzrange', text, parseTimeRange)),
})

/** A duration as ISO 8601 text: PT2H30M. */
export const interval = customType<{ data: string; driverData: unknown }>({
  dataType: () => 'interval',
  fromDriver: value => {
    if (typeof value === 'string') return value
    if (
      value &&
      typeof value === 'object' &&
      'toISOString' in value &&
      typeof value.toISOString === 'function'
    )
      return String(value.toISOString())
    throw new CodecError('interval: unexpected driver value')
  },
})

export const words = customType<{ data: Words; driverData: unknown }>({
  dataType: () => 'words',
  toDriver: text => JSON.stringify({ en: text.en, es: text.es }),
  fromDriver: value => value as Words,
})

/** Text compared ignoring case. */
export const citext = customType<{ data: string; driverData: string }>({ dataType: () => 'citext' })

export const tsvector = customType<{ data: string; driverData: string }>({ dataType: () => 'tsvector' })
