import { at, type Problem, type Sourced } from './content-file.ts'

/** The nearest known name, by edit distance. */
function nearest(name: string, known: Iterable<string>): string | null {
  let best: string | null = null
  let bestDistance = Math.max(3, Math.floor(name.length / 2))
  for (const candidate of known) {
    const distance = editDistance(name, candidate)
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance]
  }
  return best
}

function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      row.push(Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, change))
    }
    previous = row
  }
  return previous[b.length] ?? 0
}

/** Reports every name that refers to nothing, with the name that was probably meant. */
export function referenceChecker(problems: Problem[]) {
  return function expect<T>(
    source: Sourced<T>,
    path: readonly PropertyKey[],
    name: string | undefined,
    what: string,
    known: { has: (name: string) => boolean; keys: () => Iterable<string> },
  ): void {
    if (name === undefined || known.has(name)) return
    const meant = nearest(name, known.keys())
    const mend = meant ? `; did you mean ${meant}?` : ''
    problems.push({
      ...at(source, path),
      message: `there is no ${what} ${name}${mend}`,
    })
  }
}

export type Expect = ReturnType<typeof referenceChecker>
