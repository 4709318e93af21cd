import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { inLanes, type Job } from './gate-lanes.ts'
import { openMemory } from './gate-memory.ts'
import { type Counted, playwrightCount, RESULTS, vitestCount } from './gate-reports.ts'
import { keepTemporaryFilesInMemory, prepareMachine } from './machine.ts'

/**
 * The one gate: format, lint, types, structure, browsers, dead code, tests on both engines, links, browser
 * journeys, SIGTERM, kill -9 and a full disk. Two lanes run in parallel, one for each core of a small machine.
 */

interface Times {
  seconds: number
  /** Seconds of all cores together, of the step and every process that it waited for: browsers are ended unwaited for. */
  processor: number
}

interface Outcome extends Counted, Times {
  step: Step
  /** Whether it says nothing about its inputs: it could not run here. */
  isSkipped: boolean
}

interface Step extends Job {
  command: string[]
  /** Paths of files that it does not read; it reads all others, or all. */
  without?: RegExp
  /** Whether it runs again though nothing has changed: it makes what others need, or asks other machines. */
  always?: true
  env?: Record<string, string>
  /** Reads how many tests ran; without it the step counts as one. */
  count?: () => Counted
}

/** Printed by a step that cannot run here, without being a fault. */
const SKIPPED = /^skipped: .*$/m

/** Node's warnings, which count as faults. A test reporter's dots may be in front. */
const WARNING = /\(node:\d+\) (.*Warning: .*)$/gm

/** What people read. */
const DOCUMENTS = String.raw`^docs/|^\.ci/|\.md$`
const BESIDE_CODE = new RegExp(`${DOCUMENTS}|^content/`)
const BESIDE_DATABASE = new RegExp(`${DOCUMENTS}|^(e2e|endurance|deploy)/`)
const BESIDE_SITE = String.raw`${DOCUMENTS}|\.test\.tsx?$|^(bench|deploy|workshop)/`
const BESIDE_JOURNEYS = new RegExp(`${BESIDE_SITE}|^endurance/`)
const BESIDE_ENDURANCE = new RegExp(`${BESIDE_SITE}|^e2e/`)

function tests(name: string, project: string): Pick<Step, 'name' | 'command' | 'count'> {
  const report = `${RESULTS}/${project}.json`
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const command = ['vitest', 'run', '--project', project, ...reporters]
  return { name, command, count: () => vitestCount(report) }
}

/**
 * Steps in order: first what the longest ones need, then the longest, and last the short ones that fill the lanes.
 */
const steps: Step[] = [
  {
    name: 'build',
    command: ['node', 'tools/prepare.mjs', 'build'],
    always: true,
    env: { GENERATED: '1' },
  },
  // Several steps copy these, so they are made before.
  { name: 'databases', command: ['node', 'tools/prepare-templates.ts'], always: true },
  {
    name: 'browser',
    command: ['playwright', 'test'],
    needs: ['build', 'databases'],
    env: { NODE_ENV: 'production' },
    count: playwrightCount,
    without: BESIDE_JOURNEYS,
  },
  { ...tests('on PostgreSQL', 'postgres'), needs: ['databases'], without: BESIDE_DATABASE },
  { ...tests('on the embedded engine', 'embedded'), needs: ['databases'], without: BESIDE_DATABASE },
  {
    name: 'links',
    command: ['node', 'e2e/crawl.ts'],
    needs: ['build', 'databases'],
    without: BESIDE_JOURNEYS,
  },
  tests('unit', 'unit'),
  {
    name: 'kill -9',
    command: ['node', 'endurance/crash-test.ts'],
    needs: ['build', 'databases'],
    without: BESIDE_ENDURANCE,
  },
  // The other lane uses the other core, and parallel checkers would each read the common types again: half the time.
  { name: 'types', command: ['tsc', '-p', '.', '--singleThreaded'], without: BESIDE_CODE },
  {
    name: 'imports',
    command: [
      'depcruise',
      'app',
      'art',
      'cartography',
      'database',
      'server',
      'tools',
      'endurance',
      'workshop',
      'e2e',
      'bench',
    ],
    without: BESIDE_CODE,
  },
  { name: 'dead code', command: ['knip'], without: BESIDE_CODE },
  {
    name: 'code for tests alone',
    command: ['knip', '--production', '--include', 'files,exports,types'],
    without: BESIDE_CODE,
  },
  {
    name: 'SIGTERM',
    command: ['node', 'endurance/drain-test.ts'],
    needs: ['build', 'databases'],
    without: BESIDE_ENDURANCE,
  },
  {
    name: 'full disk',
    command: ['node', 'endurance/disk-test.ts'],
    needs: ['build', 'databases'],
    without: BESIDE_ENDURANCE,
  },
  { name: 'format and lint', command: ['biome', 'ci', '--error-on-warnings'], without: BESIDE_CODE },
  { name: 'browsers', command: ['node', 'tools/browsers/check-browsers.ts'], without: BESIDE_CODE },
  { name: 'shelves', command: ['node', 'tools/check-structure.ts'] },
  { name: 'budgets', command: ['node', 'tools/budgets.ts'], needs: ['build'], without: BESIDE_CODE },
  { name: 'npm audit', command: ['node', 'tools/audit.ts'], always: true },
]

/** The kernel's clock: how many of its ticks are a second, on every Linux. */
const TICKS = 100

/** The processor's seconds of all processes that have ended under this one; 0 where there is no /proc. */
function endedProcesses(): number {
  try {
    const [, fields = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ')
    const [user = 0, system = 0] = fields.split(' ').slice(13, 15).map(Number)
    return (user + system) / TICKS
  } catch {
    return 0
  }
}

let processorBefore = 0

/** Runs a step, if its inputs have changed since it was green; its output is shown in full if it fails. */
function run(step: Step): Promise<Outcome> {
  const { name, command, env, count } = step
  const before = step.always ? null : memory.passedBefore(step)
  if (before !== null) {
    process.stdout.write(`ok     ${name}, same as before (${before} passed)\n`)
    return Promise.resolve({
      step,
      passed: before,
      failed: 0,
      faults: [],
      seconds: 0,
      processor: 0,
      isSkipped: false,
    })
  }
  const started = performance.now()
  const [program = '', ...args] = command
  return new Promise(resolve => {
    const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', text => (output += text))
    child.on('error', error => (output += error.message))
    let processor = 0
    // Counted as each ends: two do not end at once.
    child.on('exit', () => {
      processor = endedProcesses() - processorBefore
      processorBefore += processor
    })
    child.on('close', code => {
      const counted = count?.() ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, faults: [] }
      const warnings = new Set([...output.matchAll(WARNING)].map(([, text = '']) => `${name}: ${text}`))
      const failed = (code !== 0 && counted.failed === 0 ? 1 : counted.failed) + warnings.size
      const seconds = (performance.now() - started) / 1000
      if (failed > 0) process.stdout.write(`${output}\n`)
      const [skipped] = (count === undefined && SKIPPED.exec(output)) || []
      const note = skipped ? `, ${skipped}` : ''
      process.stdout.write(`${failed === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)${note}\n`)
      const faults = [...counted.faults, ...warnings]
      if (failed > 0 && faults.length === 0) faults.push(`${name}: see above`)
      const { passed } = counted
      resolve({ step, passed, faults, failed, seconds, processor, isSkipped: Boolean(skipped) })
    })
  })
}

/** The stages with their seconds, then the failures, repeated at the end where they are easily seen. */
function summary(outcomes: Outcome[], seconds: number): string {
  const total = (key: 'passed' | 'failed' | 'processor') =>
    outcomes.reduce((sum, outcome) => sum + outcome[key], 0)
  const row = (...cells: string[]) =>
    cells.map((cell, column) => (column === 0 ? cell.padEnd(24) : cell.padStart(10))).join('')
  const line = (name: string, { seconds, processor, passed, failed }: Omit<Counted, 'faults'> & Times) =>
    row(name, seconds.toFixed(1), processor.toFixed(1), String(passed), String(failed))
  const [passed, failed, processor] = [total('passed'), total('failed'), total('processor')]
  return [
    '',
    row('stage', 'seconds', 'processor', 'passed', 'failed'),
    ...outcomes.map(outcome => line(outcome.step.name, outcome)),
    line('all', { seconds, processor, passed, failed }),
    '',
    ...outcomes.flatMap(({ faults }) => faults),
    `${passed} passed, ${failed} failed`,
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
const memory = openMemory('node_modules/.cache/gate.json', { ...process.env })
keepTemporaryFilesInMemory()
// Dozens of processes load the same modules: each is compiled once in a run.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled')
// All steps read the compiled messages and the routes' types.
const generated = await run({
  name: 'generated code',
  command: ['react-router', 'typegen'],
  always: true,
})
const outcomes = [generated, ...(await inLanes(steps, run))]
memory.store(
  outcomes.flatMap(({ step, failed, isSkipped, passed }) =>
    failed > 0 || isSkipped ? [] : [{ ...step, passed }],
  ),
)
process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0
process.stdout.write(summary(outcomes, (performance.now() - started) / 1000))
