/** Values that are said in parts, of which each may be missing. */

export function isGiven(value: unknown): boolean {
  return (
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
  )
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Joins two values of the same kind; where both say something, the second counts. */
export function joinParts(first: unknown, second: unknown): unknown {
  if (!isObject(first) || !isObject(second)) return isGiven(second) ? second : first
  const all = [...new Set([...Object.keys(first), ...Object.keys(second)])]
  return Object.fromEntries(all.map(name => [name, joinParts(first[name], second[name])]))
}
