/** How many queries of each class were right. */
export type Classes = Readonly<Record<string, number>>

/** The classes that became worse or better than they were, each in words; a class that is new is better. */
export function compareClasses(
  now: Classes,
  before: Classes,
): { worse: string[]; notes: Record<string, string> } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])]
  const changed = names.flatMap(name => {
    const change = (now[name] ?? 0) - (before[name] ?? 0)
    return change === 0 ? [] : [{ name, isWorse: change < 0 }]
  })
  return {
    worse: changed.flatMap(({ name, isWorse }) => (isWorse ? [name] : [])),
    notes: Object.fromEntries(
      changed.map(({ name, isWorse }) => [name, `${isWorse ? 'WORSE' : 'better'}, was ${before[name] ?? 0}`]),
    ),
  }
}
