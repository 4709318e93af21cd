import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { withoutRunning } from './quiet-prefetch.ts'

const COMPONENTS = 'node_modules/react-router/dist/production/lib/dom/ssr/components.js'

test('what a link that is pointed at fetches is not run', () => {
  const code = withoutRunning(readFileSync(COMPONENTS, 'utf8')) ?? ''
  expect(parseSync(COMPONENTS, code).errors).toEqual([])
  expect(code).toContain('rel: "modulepreload"')
  expect(code).not.toContain('useKeyedPrefetchLinks(newMatches')
  expect(code).not.toContain('keyedPrefetchLinks.map')
})

test('a React Router that is written in another way is not let through as it is', () => {
  expect(withoutRunning('export const Link = () => null')).toBeNull()
})
