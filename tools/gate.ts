import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { prepareMachine } from './machine.ts'

/**
 * The one gate: format, lint, types, structure, dead code, content, tests on both engines, links, browser journeys and
 * kill -9. Two lanes run at once; every stage of a lane waits for the one before it.
 */

interface Outcome extends Counted {
  name: string
  seconds: number
}

interface Step {
  name: string
  command: string[]
  env?: Record<string, string>
  /** Reads how many tests ran; without it the step counts as one. */
  count?: () => Counted
}

interface Counted {
  passed: number
  failed: number
  /** What failed, and why, a line each. */
  faults: string[]
}

const RESULTS = 'test-results'
const LONGEST_FAULT = 600

function readJson(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

/** The first lines of what a test said when it failed, without their colours, as one. */
function brief(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n')
  const said = lines.map(line => line.trim()).filter(Boolean)
  return `${name}: ${said.join(' · ').slice(0, LONGEST_FAULT)}`
}

interface VitestReport {
  numPassedTests?: number
  numFailedTests?: number
  success?: boolean
  testResults?: {
    name: string
    message?: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
  }[]
}

function vitestCount(): Counted {
  const report = readJson(`${RESULTS}/vitest.json`) as VitestReport
  const { numPassedTests = 0, numFailedTests = 0, success = false, testResults = [] } = report
  const faults = testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [brief(name, message)] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => brief(fullName, failureMessages?.join('\n'))),
  ])
  return { passed: numPassedTests, failed: numFailedTests || success ? numFailedTests : 1, faults }
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: {
    title: string
    tests: { projectName: string; status: string; results: { errors: { message?: string }[] }[] }[]
  }[]
}

function faultsOf({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ''))
        return brief(`${projectName}, ${title}`, messages.join('\n'))
      }),
  )
  return [...own, ...suites.flatMap(faultsOf)]
}

function playwrightCount(): Counted {
  const report = readJson(`${RESULTS}/playwright.json`) as PlaywrightSuite & {
    stats?: Record<string, number>
  }
  const { expected = 0, unexpected = 0, flaky = 0 } = report.stats ?? { unexpected: 1 }
  return { passed: expected, failed: unexpected + flaky, faults: faultsOf(report) }
}

const checks: Step[] = [
  { name: 'format and lint', command: ['biome', 'ci', '--error-on-warnings'] },
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'structure', command: ['depcruise', 'app', 'database', 'server', 'tools', 'e2e', 'bench'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'content', command: ['node', 'tools/content-check.ts'] },
]

const tests: Step = {
  name: 'unit and database',
  command: ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${RESULTS}/vitest.json`],
  count: vitestCount,
}

const build: Step = { name: 'build', command: ['node', 'tools/prepare.mjs', 'build'] }

/** What is asked of the built site. */
const site: Step[] = [
  { name: 'budgets', command: ['node', 'tools/budgets.ts'] },
  { name: 'links', command: ['node', 'e2e/crawl.ts'] },
  {
    name: 'browser',
    command: ['playwright', 'test'],
    env: { NODE_ENV: 'production' },
    count: playwrightCount,
  },
  { name: 'kill -9', command: ['node', 'tools/crash-test.ts'] },
]

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
      const counted = count?.() ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, faults: [] }
      const failed = code !== 0 && counted.failed === 0 ? 1 : counted.failed
      const seconds = (performance.now() - started) / 1000
      if (failed > 0) process.stdout.write(`${output}\n`)
      process.stdout.write(`${failed === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)\n`)
      const faults = failed > 0 && counted.faults.length === 0 ? [`${name}: see above`] : counted.faults
      resolve({ passed: counted.passed, faults, name, failed, seconds })
    })
  })
}

async function inOrder(steps: Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const step of steps) outcomes.push(await run(step))
  return outcomes
}

/** Without a build there is nothing to ask. */
async function buildAndAsk(): Promise<Outcome[]> {
  const built = await run(build)
  return built.failed > 0 ? [built] : [built, ...(await inOrder(site))]
}

/** The stages with their seconds; then what failed, once more where whoever sees only the end finds it. */
function summary(outcomes: Outcome[], seconds: number): string {
  const total = (key: 'passed' | 'failed') => outcomes.reduce((sum, outcome) => sum + outcome[key], 0)
  const row = (...cells: [string, string, string, string]) =>
    cells.map((cell, column) => (column === 0 ? cell.padEnd(20) : cell.padStart(9))).join('')
  const line = (name: string, seconds: number, passed: number, failed: number) =>
    row(name, seconds.toFixed(1), String(passed), String(failed))
  return [
    '',
    row('stage', 'seconds', 'passed', 'failed'),
    ...outcomes.map(({ name, seconds, passed, failed }) => line(name, seconds, passed, failed)),
    line('all', seconds, total('passed'), total('failed')),
    '',
    ...outcomes.flatMap(({ faults }) => faults),
    `${total('passed')} passed, ${total('failed')} failed`,
    '',
  ].join('\n')
}

const missing = prepareMachine()
if (missing.length > 0) {
  process.stdout.write(
    `The tests cannot run here. Missing:\n${missing.map(line => `  ${line}\n`).join('')}0 passed, ${missing.length} failed\n`,
  )
  process.exit(1)
}
mkdirSync(RESULTS, { recursive: true })
const started = performance.now()
// Both lanes read the compiled words.
const words = await run({ name: 'words', command: ['node', 'tools/words.ts'] })
const lanes = await Promise.all([inOrder([...checks, tests]), buildAndAsk()])
const outcomes = [words, ...lanes.flat()]
process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0
process.stdout.write(summary(outcomes, (performance.now() - started) / 1000))
