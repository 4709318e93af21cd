import { parseDateRange, parseInt8Range, parseIntRange } from '#database/values/range.ts'

/** An invalid range is only logged (specification, section 8). */
function range<T>(type: string, parse: (text: string) => T | null): (text: string) => T | null {
  return text => {
    const value = parse(text)
    // biome-ignore lint/suspicious/noConsole: the specification wants it told there
    if (value === null) console.warn(`not a valid ${type}: ${text}`)
    return value
  }
}

/**
 * Parsers for the rows' texts beyond those of the protocol's client (specification, section 7): numbers, and the
 * range values of section 3.
 */
export const rowValues = {
  numeric: Number,
  int4range: range('int4range', parseIntRange),
  int8range: range('int8range', parseInt8Range),
  daterange: range('daterange', parseDateRange),
}
