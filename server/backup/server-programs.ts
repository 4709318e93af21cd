import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { BackupError } from './backup-error.ts'

const run = promisify(execFile)

/** The URL without its password, which every user of the machine could see in the process list. */
function splitPassword(url: string): { address: string; env: NodeJS.ProcessEnv } {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  return { address: address.href, env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) } }
}

async function runProgram(program: string, options: string[], env: NodeJS.ProcessEnv): Promise<void> {
  try {
    await run(program, options, { env, maxBuffer: 64 * 1024 * 1024 })
  } catch (error) {
    const { code, stderr = '' } = error as { code?: unknown; stderr?: string }
    if (code !== 'ENOENT') throw new BackupError(`${stderr.trim().split('\n')[0]} Nothing was changed.`)
    throw new BackupError(
      `${program} is not installed, and a PostgreSQL server is backed up and restored with it: install the client ` +
        'programs of PostgreSQL (Debian: postgresql-client), of the server’s version or newer. Nothing was changed.',
    )
  }
}

/**
 * Dumps a database in the snapshot of another session. The rows of the live-rows log are left out: see `listTables`.
 */
export async function dumpServer(url: string, snapshot: string, file: string): Promise<void> {
  const { address, env } = splitPassword(url)
  const unfollowed = ['change', 'shape', 'snapshot_chunk'].map(name => `--exclude-table-data=sync.${name}`)
  const options = [
    '--format=custom',
    '--no-owner',
    '--no-privileges',
    `--snapshot=${snapshot}`,
    ...unfollowed,
  ]
  await runProgram('pg_dump', [...options, '--file', file, '--dbname', address], env)
}

/** Replaces everything in a database by a dump, in one transaction. */
export async function restoreServer(url: string, file: string): Promise<void> {
  const { address, env } = splitPassword(url)
  const script = `${file}.sql`
  await runProgram('pg_restore', ['--no-owner', '--no-privileges', '--file', script, file], env)
  const empty =
    'drop schema if exists public cascade; drop schema if exists sync cascade; create schema public'
  const options = [
    '--no-psqlrc',
    '--quiet',
    '--single-transaction',
    '--set=ON_ERROR_STOP=1',
    '--output=/dev/null',
  ]
  const statements = [
    '--command=set client_min_messages to warning',
    `--command=${empty}`,
    `--file=${script}`,
  ]
  await runProgram('psql', [...options, ...statements, '--dbname', address], env)
}
