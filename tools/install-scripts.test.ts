import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ALLOWED } from './install-scripts.mjs'

/** Not run: only checks that its binary, a separate package, is installed. */
const REFUSED = ['@swc/core']

test('every package with an install script is listed, and only allowed ones run', () => {
  const lock: { packages: Record<string, { hasInstallScript?: boolean }> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  )
  const withScript = Object.entries(lock.packages).filter(([, { hasInstallScript }]) => hasInstallScript)
  const names = withScript.map(([path]) => path.split('node_modules/').at(-1))
  expect(names.toSorted()).toEqual([...ALLOWED, ...REFUSED].toSorted())
  const installing = readFileSync('tools/prepare.mjs', 'utf8')
  expect(installing).toContain("'--ignore-scripts'")
  expect(installing).toContain("'rebuild', ...ALLOWED")
})
