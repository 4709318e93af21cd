import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a module imports of ours, as paths from the root. */
export function importsOf(path: string): string[] {
  const source = readFileSync(path, 'utf8')
  return [...source.matchAll(/from '(\.[^']+|#(?:app|art|cartography)\/[^']+)'/g)].flatMap(
    ([, target = '']) => (target.startsWith('#') ? target.slice(1) : join(path, '..', target)),
  )
}

/** Every style sheet that a module and what it imports bring along. */
export function stylesBehind(path: string, seen = new Set<string>()): Set<string> {
  if (!seen.has(path)) {
    seen.add(path)
    if (/\.tsx?$/.test(path)) for (const target of importsOf(path)) stylesBehind(target, seen)
  }
  return new Set([...seen].filter(one => one.endsWith('.module.css')))
}
