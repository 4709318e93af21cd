/** A part of a document that has fields. */
export type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A text in both languages, and nothing else. */
export function isText(value: unknown): value is { en: string; es: string } {
  return (
    isFields(value) &&
    Object.keys(value).length === 2 &&
    typeof value.en === 'string' &&
    typeof value.es === 'string'
  )
}

/** A list of things with fields. */
export function isThings(value: unknown): value is Fields[] {
  return Array.isArray(value) && value.length > 0 && value.every(isFields)
}

/** A list of different words, such as names of habitats; dates and times of day are none. */
export function isWords(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.every(one => typeof one === 'string' && /^\p{L}/u.test(one)) &&
    new Set(value).size === value.length
  )
}

/** Whether two values of documents are the same, whatever the order of their fields; one without a value is none. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((value, index) => isSame(value, b[index]))
  if (!isFields(a) || !isFields(b)) return false
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every(name => isSame(a[name], b[name]))
}
