/**
 * Range values (specification, section 3): date ranges and integer ranges are either a 'Range' with an
 * inclusive start and an exclusive end, or 'Empty'. Pure; both sides.
 */
export type IntRange = { kind: 'Range'; start: number; end: number } | { kind: 'Empty' }
export type Int8Range = { kind: 'Range'; start: bigint; end: bigint } | { kind: 'Empty' }
/** Days as YYYY-MM-DD. */
export type DateRange = { kind: 'Range'; start: string; end: string } | { kind: 'Empty' }

/** One end of a time range; an infinite end has no instant. */
export type TimeBound = { bound: 'inclusive' | 'exclusive'; at: Date } | { bound: 'infinite' }
export type TimeRange = { kind: 'Range'; start: TimeBound; end: TimeBound } | { kind: 'Empty' }

const EMPTY = { kind: 'Empty' } as const

interface Rule<T> {
  pattern: RegExp
  read: (text: string) => T | null
}

const HALF_OPEN_INTEGERS = /^\[(-?\d+),(-?\d+)\)$/
const HALF_OPEN_DAYS = /^\[(\d{4}-\d{2}-\d{2}),(\d{4}-\d{2}-\d{2})\)$/

function parseHalfOpen<T extends string | number | bigint>(
  text: string,
  rule: Rule<T>,
): { kind: 'Range'; start: T; end: T } | typeof EMPTY | null {
  if (text === 'empty') return EMPTY
  const [, low, high] = rule.pattern.exec(text) ?? []
  if (low === undefined || high === undefined) return null
  const start = rule.read(low)
  const end = rule.read(high)
  if (start === null || end === null || start >= end) return null
  return { kind: 'Range', start, end }
}

function readSafeInteger(text: string): number | null {
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : null
}

function readDay(text: string): string | null {
  const instant = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text) ? text : null
}

/** Reads '[a,b)' or 'empty'. Returns null unless a < b are whole numbers (section 5). */
export function parseIntRange(text: string): IntRange | null {
  return parseHalfOpen(text, { pattern: HALF_OPEN_INTEGERS, read: readSafeInteger })
}

/** Reads '[a,b)' or 'empty' with numbers beyond 2^53. Returns null unless a < b. */
export function parseInt8Range(text: string): Int8Range | null {
  return parseHalfOpen(text, { pattern: HALF_OPEN_INTEGERS, read: BigInt })
}

/**
 * Reads '[YYYY-MM-DD,YYYY-MM-DD)' or 'empty'. Returns null unless both are days and the first is earlier (section 5).
 */
export function parseDateRange(text: string): DateRange | null {
  return parseHalfOpen(text, { pattern: HALF_OPEN_DAYS, read: readDay })
}

/** Writes '[a,b)' or 'empty'. Returns null for a range whose start is not before its end (section 5). */
export function formatRange(range: IntRange | Int8Range | DateRange): string | null {
  if (range.kind === 'Empty') return 'empty'
  return range.start < range.end ? `[${range.start},${range.end})` : null
}

/** Whether the range contains a number: the start is included, the end is not. */
export function rangeContains(range: IntRange, value: number): boolean {
  return range.kind === 'Range' && value >= range.start && value < range.end
}

const INSTANT =
  /^(\d{4}-\d{2}-\d{2})[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}(?::?\d{2})?)$/

/** Reads an instant with its time zone, as ISO 8601 or PostgreSQL writes it. Returns null unless its day exists. */
export function readInstant(text: string): Date | null {
  const [, day] = INSTANT.exec(text) ?? []
  if (day === undefined || readDay(day) === null) return null
  const at = new Date(
    text
      .replace(' ', 'T')
      .replace(/([+-]\d{2})(\d{2})?$/, (_, hours, minutes = '00') => `${hours}:${minutes}`),
  )
  return Number.isNaN(at.getTime()) ? null : at
}

const TIME_RANGE = /^([[(])("[^"]*"|[^,"]*),("[^"]*"|[^,"]*)([\])])$/

function readTimeBound(text: string, inclusive: boolean): TimeBound | null {
  const plain = text.replaceAll('"', '')
  if (plain === '' || plain === 'infinity' || plain === '-infinity') return { bound: 'infinite' }
  const at = readInstant(plain)
  return at && { bound: inclusive ? 'inclusive' : 'exclusive', at }
}

/** Reads PostgreSQL's text of a tstzrange. Returns null for anything else. */
export function parseTimeRange(text: string): TimeRange | null {
  if (text === 'empty') return EMPTY
  const [, open, low, high, close] = TIME_RANGE.exec(text) ?? []
  if (low === undefined || high === undefined) return null
  const start = readTimeBound(low, open === '[')
  const end = readTimeBound(high, close === ']')
  return start && end ? { kind: 'Range', start, end } : null
}

/** Writes a time range in PostgreSQL's format. */
export function formatTimeRange(range: TimeRange): string {
  if (range.kind === 'Empty') return 'empty'
  const { start, end } = range
  const low = start.bound === 'infinite' ? '' : `"${start.at.toISOString()}"`
  const high = end.bound === 'infinite' ? '' : `"${end.at.toISOString()}"`
  return `${start.bound === 'inclusive' ? '[' : '('}${low},${high}${end.bound === 'inclusive' ? ']' : ')'}`
}

/** Whether a time range has something in it, in years that a calendar shows. */
function isPossible(range: TimeRange): boolean {
  if (range.kind === 'Empty') return true
  const { start, end } = range
  const years = [start, end].flatMap(at => (at.bound === 'infinite' ? [] : [at.at.getUTCFullYear()]))
  if (years.some(year => year < 1900 || year >= 3000)) return false
  if (start.bound === 'infinite' || end.bound === 'infinite') return true
  const [from, to] = [start.at.getTime(), end.at.getTime()]
  return from < to || (from === to && start.bound === 'inclusive' && end.bound === 'inclusive')
}

/** A time range that somebody sent, as it is stored. Returns null unless its ends are instants in their order. */
export function readSentTimeRange(text: string): string | null {
  const range = parseTimeRange(text)
  return range && isPossible(range) ? formatTimeRange(range) : null
}
