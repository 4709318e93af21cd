import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** A module and everything of our own that it imports, by path from the root. */
function sourcesBehind(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path) || !existsSync(path)) return seen
  seen.add(path)
  for (const [, target = ''] of readFileSync(path, 'utf8').matchAll(/(?:from|import) '([#.][^']+)'/g))
    sourcesBehind(target.startsWith('#') ? target.slice(1) : normalize(join(dirname(path), target)), seen)
  return seen
}

/** Changes with a program, with everything of our own that it imports, and with more files. */
export function sumOfSources(program: string, data: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of [...globSync(data), ...sourcesBehind(program)].sort())
    hash.update(`${path}\0`).update(readFileSync(path))
  return hash.digest('hex')
}
