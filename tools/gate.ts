import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { prepareMachine } from './machine.ts'

/** The one gate: format, lint, types, structure, dead code, content, tests on both engines, browser journeys. */

interface Outcome {
  name: string
  passed: number
  failed: number
  seconds: number
}

interface Step {
  name: string
  command: string[]
  env?: Record<string, string>
  /** Reads how many tests ran; without it the step counts as one. */
  count?: () => { passed: number; failed: number }
}

const RESULTS = 'test-results'

function readJson(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

function vitestCount() {
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    success = false,
  } = readJson(`${RESULTS}/vitest.json`) as Record<string, number | boolean>
  const failed = Number(numFailedTests)
  return { passed: Number(numPassedTests), failed: failed || success ? failed : 1 }
}

function playwrightCount() {
  const { stats } = readJson(`${RESULTS}/playwright.json`) as { stats?: Record<string, number> }
  const { expected = 0, unexpected = 0, flaky = 0 } = stats ?? { unexpected: 1 }
  return { passed: expected, failed: unexpected + flaky }
}

const static_: Step[] = [
  { name: 'format and lint', command: ['biome', 'ci', '--error-on-warnings'] },
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'structure', command: ['depcruise', 'app', 'database', 'server', 'tools', 'e2e', 'bench'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'content', command: ['node', 'tools/content-check.ts'] },
]

const build: Step = { name: 'build', command: ['node', 'tools/prepare.mjs', 'build'] }
const budgets: Step = { name: 'budgets', command: ['node', 'tools/budgets.ts'] }
const tests: Step = {
  name: 'unit and database',
  command: ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${RESULTS}/vitest.json`],
  count: vitestCount,
}
const journeys: Step = {
  name: 'browser',
  command: ['playwright', 'test'],
  env: { NODE_ENV: 'production' },
  count: playwrightCount,
}
const crashes: Step = { name: 'kill -9', command: ['node', 'tools/crash-test.ts'] }

/** Runs a step; what it prints is shown whole if it fails. */
function run({ name, command, env, count }: Step): Promise<Outcome> {
  const started = performance.now()
  const [program = '', ...args] = command
  return new Promise(resolve => {
    const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
    child.on('error', error => (output += error.message))
    child.on('close', code => {
      const counted = count?.() ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
      const failed = code !== 0 && counted.failed === 0 ? 1 : counted.failed
      const seconds = (performance.now() - started) / 1000
      if (code !== 0 || failed > 0) process.stdout.write(`${output}\n`)
      process.stdout.write(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)\n`)
      resolve({ name, passed: counted.passed, failed, seconds })
    })
  })
}

async function inOrder(steps: Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const step of steps) outcomes.push(await run(step))
  return outcomes
}

const missing = prepareMachine()
if (missing.length > 0) {
  process.stdout.write(
    `The tests cannot run here. Missing:\n${missing.map(line => `  ${line}\n`).join('')}0 passed, ${missing.length} failed\n`,
  )
  process.exit(1)
}
mkdirSync(RESULTS, { recursive: true })
const words = await run({ name: 'words', command: ['node', 'tools/words.ts'] })
const outcomes = [
  words,
  ...(await inOrder(static_)),
  ...(await inOrder([build, budgets, tests, journeys, crashes])),
]
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
process.exitCode = failed === 0 ? 0 : 1
process.stdout.write(`${passed} passed, ${failed} failed\n`)
