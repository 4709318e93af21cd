import { type ChildProcess, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { MUTATIONS } from './mutations.ts'

/**
 * Mutation testing: puts one small fault at a time into a copy of the tree, and runs the tests that should notice it.
 * With a list of our own, because Stryker's runner does not support these versions of Vitest and TypeScript.
 * Usage: `npm run mutate [-- room, part of a path or of a fault …]`
 */

interface Fault {
  room: string
  file: string
  tests: readonly string[]
  find: string
  replace: string
}

/** The share of faults that tests must detect. */
const LEAST_SEEN = 0.85
/** The time limit, which detects a fault that makes a loop endless. */
const LIMIT_MS = 180_000
const NOT_COPIED = new Set(['node_modules', '.git', '.data', 'build', 'test-results', 'playwright-report'])

/**
 * Copies the tree, so that no fault is ever in the original; packages are linked, and the tests' databases copied.
 */
function copyTree(folder: string): void {
  for (const name of readdirSync('.'))
    if (!NOT_COPIED.has(name)) cpSync(name, join(folder, name), { recursive: true })
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync('node_modules'))
    if (name !== '.cache') symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name))
  const cache = 'node_modules/.cache/ceiba'
  if (existsSync(cache)) cpSync(cache, join(folder, cache), { recursive: true })
}

let running: ChildProcess | undefined

/** Runs tests in a folder. Returns null if they pass, otherwise their output. */
function failureOf(folder: string, tests: readonly string[]): Promise<string | null> {
  const projects = [
    ...(tests.some(test => !test.endsWith('.db.test.ts')) ? ['--project', 'unit'] : []),
    ...(tests.some(test => test.endsWith('.db.test.ts')) ? ['--project', 'embedded'] : []),
  ]
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', '--reporter=dot', ...projects, ...tests]
  return new Promise((done, fail) => {
    const env = { ...process.env, TEST_EVERYWHERE: '1' }
    const child = spawn(process.execPath, args, { cwd: folder, env, timeout: LIMIT_MS })
    running = child
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', text => (output += text))
    child.on('error', fail)
    child.on('close', code => done(code === 0 ? null : output))
  })
}

/** Whether a test detects a fault. */
async function isSeen(folder: string, { file, find, replace, tests }: Fault): Promise<boolean> {
  const path = join(folder, file)
  const whole = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    whole.replace(find, () => replace),
  )
  try {
    return (await failureOf(folder, tests)) !== null
  } finally {
    writeFileSync(path, whole)
  }
}

/** All faults, or those for which one of the words is in the room, the file's path or the replaced text. */
function chosenFaults(words: readonly string[]): Fault[] {
  const isNamed = ({ room, file, find }: Fault) =>
    words.length === 0 || words.some(word => room === word || file.includes(word) || find.includes(word))
  return MUTATIONS.flatMap(({ faults, ...rest }) =>
    faults.map(([find, replace]) => ({ ...rest, find, replace })),
  ).filter(isNamed)
}

function table(results: readonly { fault: Fault; seen: boolean }[]): string {
  const rows = [...Map.groupBy(results, ({ fault }) => fault.room)].map(
    ([room, all]) => `${room.padEnd(20)}${all.filter(({ seen }) => seen).length} of ${all.length}`,
  )
  const unseen = results
    .filter(({ seen }) => !seen)
    .map(({ fault: { file, find, replace } }) => `unseen: ${file}\n  ${find}\n  → ${replace || 'nothing'}`)
  return [...rows, ...unseen].join('\n')
}

async function mutate(folder: string): Promise<void> {
  copyTree(folder)
  const faults = chosenFaults(process.argv.slice(2))
  if (faults.length === 0) throw new Error('no such room, file or fault')
  const tests = [...new Set(faults.flatMap(fault => fault.tests))]
  const before = await failureOf(folder, tests)
  if (before !== null) throw new Error(`the tests must pass before a fault is put in:\n${before}`)
  const results: { fault: Fault; seen: boolean }[] = []
  for (const fault of faults) {
    const seen = await isSeen(folder, fault)
    results.push({ fault, seen })
    process.stdout.write(`${seen ? 'seen  ' : 'UNSEEN'} ${fault.file}: ${fault.find.split('\n')[0]}\n`)
  }
  const share = results.filter(({ seen }) => seen).length / results.length
  process.stdout.write(
    `\n${table(results)}\n\n${(share * 100).toFixed(1)} % of ${results.length} faults seen\n`,
  )
  if (share < LEAST_SEEN) process.exitCode = 1
}

const folder = mkdtempSync(join(tmpdir(), 'ceiba-mutate-'))
process.on('exit', () => {
  running?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
await mutate(folder)
