import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const here = 'app/features/navigation'

function imports(path: string): string[] {
  const source = readFileSync(path, 'utf8')
  return [...source.matchAll(/from '([.#][^']+)'/g)].flatMap(([, target = '']) =>
    target.startsWith('#app/') ? target.slice(1) : join(path, '..', target),
  )
}

function stylesBehind(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen
  seen.add(path)
  if (/\.tsx?$/.test(path)) for (const target of imports(path)) stylesBehind(target, seen)
  return seen
}

test('the styles that stand at once are all the styles header and footer use', () => {
  const used = [...stylesBehind(`${here}/header.tsx`), ...stylesBehind(`${here}/footer.tsx`)]
  const linked = imports(`${here}/frame-styles.ts`)
  expect(new Set(linked)).toEqual(new Set(used.filter(path => path.endsWith('.module.css'))))
})
