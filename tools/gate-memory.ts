import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFiles } from './listed-files.ts'
import { findBrowser } from './machine.ts'
import { findPostgres } from './postgres-cluster.ts'

/** What a step's result depends on: files by their path, each with its hash, and everything else as one text. */
export interface Inputs {
  files: ReadonlyMap<string, string>
  others: string
}

interface Remembered {
  inputs: string
  passed: number
}

interface Read {
  name: string
  /** Paths of files that the step does not read; without it, it reads all. */
  without?: RegExp
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

/** Differ between terminals, and between ways to call npm. */
const OF_THE_TERMINAL =
  /^(npm_.*|INIT_CWD|PWD|OLDPWD|SHLVL|_|TERM.*|COLORTERM|COLUMNS|LINES|WINDOWID|SSH_.*|TMUX.*|XDG_SESSION_.*)$/

function changed(path: string | null): string {
  return path && existsSync(path) ? `${path} ${statSync(path).mtimeMs}` : ''
}

/** Everything besides files: programs, packages, settings, and the day, because what was true then may have grown old. */
function otherInputs(env: NodeJS.ProcessEnv): string {
  const settings = Object.entries(env).filter(([name]) => !OF_THE_TERMINAL.test(name))
  return JSON.stringify([
    [process.version, process.arch, new Date().toISOString().slice(0, 10)],
    [changed(findBrowser()), changed(join(findPostgres() ?? '', 'postgres'))],
    changed('node_modules/.package-lock.json'),
    settings.toSorted(([a], [b]) => a.localeCompare(b)),
  ])
}

/** The files of the working tree that git does not ignore, tracked or not, and what else a step depends on. */
export function readInputs(env: NodeJS.ProcessEnv): Inputs {
  const files = new Map(listFiles().map(path => [path, hashOf(readFileSync(path))]))
  return { files, others: otherInputs(env) }
}

function readStore(store: string): Record<string, Remembered> {
  return existsSync(store) ? JSON.parse(readFileSync(store, 'utf8')) : {}
}

/**
 * Remembers in a file with which inputs each step was green, so that it is not run again with the same
 * (docs/decisions/0071-what-has-not-changed-is-not-run-again.md). With CI set, and where everything runs everywhere,
 * it remembers nothing.
 */
export function openMemory(store: string, env: NodeJS.ProcessEnv, read = readInputs) {
  const isOff = Boolean(env.CI) || env.TEST_EVERYWHERE === '1'
  const before = isOff ? null : read(env)
  const known = isOff ? {} : readStore(store)

  function inputsOf({ name, without }: Read, { files, others }: Inputs): string {
    const lines = [...files].filter(([path]) => !without?.test(path)).map(line => line.join(' '))
    return hashOf([name, others, ...lines.toSorted()].join('\n'))
  }
  return {
    /** How many tests passed in a step when it was green with the inputs of now; null if it has to run. */
    passedBefore(step: Read): number | null {
      const remembered = known[step.name]
      return before && remembered?.inputs === inputsOf(step, before) ? remembered.passed : null
    },
    /** Remembers steps that were green, unless their inputs changed while they ran. */
    store(green: readonly (Read & { passed: number })[]): void {
      if (!before) return
      const after = read(env)
      for (const step of green) {
        const inputs = inputsOf(step, before)
        if (inputs === inputsOf(step, after)) known[step.name] = { inputs, passed: step.passed }
      }
      mkdirSync(dirname(store), { recursive: true })
      writeFileSync(store, JSON.stringify(known))
    },
  }
}
