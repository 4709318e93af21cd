import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { playwrightCount, RESULTS } from './gate-reports.ts'
import { keepTemporaryFilesInMemory, prepareFirefox } from './machine.ts'

/** npm run firefox: the journeys marked `@firefox` in the machine's Firefox. */
const missing = prepareFirefox()
if (missing) {
  process.stdout.write(`The journeys cannot run here. Missing:\n  ${missing}\n0 passed, 1 failed\n`)
  process.exit(1)
}
mkdirSync(RESULTS, { recursive: true })
keepTemporaryFilesInMemory()
const args = ['test', '--config', 'playwright.firefox.config.ts', ...process.argv.slice(2)]
const { status } = spawnSync('playwright', args, {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
})
const { passed, failed, faults } = playwrightCount()
process.stdout.write([...faults, `${passed} passed, ${failed} failed`, ''].join('\n'))
process.exitCode = status ?? 1
