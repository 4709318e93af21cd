import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Mutation testing of the rules of wishes, plans, money and access: Stryker changes them in a copy of the tree, one
 * place at a time, and runs the tests that reach the place. `npm run mutate -- --mutate FILE` does one file. Stryker is
 * as many packages as a third of ours, so it is installed on first use.
 */
const FOLDER = join('workshop', 'mutation')
const STRYKER = join(FOLDER, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')

/** Runs a program to its end; the process exits with its status if that is not 0. */
function run(program: string, args: readonly string[], cwd?: string): void {
  const { status } = spawnSync(program, args, { cwd, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

if (!existsSync(STRYKER)) {
  process.stdout.write('Installing Stryker, once.\n')
  // Its peer is the vitest of the repository.
  run('npm', ['ci', '--ignore-scripts', '--legacy-peer-deps', '--loglevel=error'], FOLDER)
}
run(process.execPath, [STRYKER, 'run', join(FOLDER, 'stryker.config.json'), ...process.argv.slice(2)])
