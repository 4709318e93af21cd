/** A part of a document that has fields. */
export type Fields = Record<string, unknown>

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
