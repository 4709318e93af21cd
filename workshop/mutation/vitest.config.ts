import { defineConfig } from 'vitest/config'
import shared from '../../vitest.config.ts'

const { projects: _projects, ...test } = shared.test ?? {}

/** The tests without a database, in one project: Stryker runs each of them again for every mutant that it reaches. */
export default defineConfig({
  ...shared,
  test: { ...test, include: ['app/**/*.test.{ts,tsx}'], exclude: ['**/*.db.test.ts', '**/node_modules/**'] },
})
