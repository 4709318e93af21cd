import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import type { SyncSettings } from '#server/sync/sync-settings.ts'
import { freePort } from '../postgres-cluster.ts'
import { createDatabase, dropDatabase, urlOf } from './server-databases.ts'
import type { SyncProcessOptions } from './sync-process.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Live rows served by a separate process, on a separate database, for as long as the test runs. */
export interface KillableSync {
  /** The endpoint for clients. */
  shapeUrl: string
  /** A separate connection to the database; on the embedded engine it is lost with the process. */
  connect: () => Promise<pg.Client>
  start: () => Promise<void>
  kill: () => Promise<void>
}

async function untilReady(child: ChildProcess): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', data => String(data).includes('ready') && resolve())
    child.once('exit', code => reject(new Error(`live rows stopped with code ${code}`)))
  })
}

/** The database is a copy of the migrated template. */
export async function killableSync(
  settings: Partial<SyncSettings>,
  openSchemas: string[],
): Promise<KillableSync> {
  const { url: server, templates } = inject('testEngine')
  const dataDir = temporaryFolder()
  const port = await freePort()
  const name = `ceiba_test_${randomUUID().replaceAll('-', '')}`
  const url = server && urlOf(server, name)
  if (server) await createDatabase(server, name, templates.migrated)
  else cpSync(templates.migrated, dataDir, { recursive: true })
  const options: SyncProcessOptions = { url, dataDir, port, openSchemas, settings }
  let child: ChildProcess | undefined

  async function start(): Promise<void> {
    child = spawn(process.execPath, ['tools/testing/sync-process.ts', JSON.stringify(options)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await untilReady(child)
  }

  async function kill(): Promise<void> {
    const dying = child
    child = undefined
    if (!dying || dying.exitCode !== null) return
    const dead = new Promise(resolve => dying.once('exit', resolve))
    dying.kill('SIGKILL')
    await dead
  }

  async function connect(): Promise<pg.Client> {
    const host = url ? '' : readFileSync(join(dataDir, 'database-host'), 'utf8')
    const client = new pg.Client(
      url ? { connectionString: url } : { host, user: 'postgres', database: 'postgres' },
    )
    client.on('error', () => undefined)
    await client.connect()
    return client
  }

  onTestFinished(async () => {
    await kill()
    if (server) await dropDatabase(server, name)
  })
  return { shapeUrl: `http://127.0.0.1:${port}/api/public/electric/v1/shape`, connect, start, kill }
}
