import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** A temporary PostgreSQL server for the tests. */
export interface Cluster {
  url: string
  process: ChildProcess
  stop: () => Promise<void>
}

/** The folder of the newest PostgreSQL server's programs on this machine. Returns null if there is none. */
export function findPostgres(): string | null {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map(version => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ]
  return (
    folders.find(folder => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null
  )
}

/** PostgreSQL refuses to run as root; then its own user runs it. */
function systemUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find(entry => entry.startsWith('postgres:'))
  const [, , uid, gid] = line?.split(':') ?? []
  if (!uid || !gid) throw new Error('running as root, and there is no user postgres')
  return { uid: Number(uid), gid: Number(gid) }
}

/** Below the ports that the system assigns to connections, so that none of those takes it before it is used. */
const [FIRST_PORT, PORTS] = [10_000, 20_000]

function isFree(port: number): Promise<boolean> {
  const server = createServer()
  return new Promise(resolve => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

/** A free port. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + randomInt(PORTS)
    if (await isFree(port)) return port
  }
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null) throw new Error(`postgres stopped with code ${child.exitCode}`)
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await sleep(50)
    }
  }
  throw new Error('postgres did not become ready')
}

export interface ClusterFiles {
  folder: string
  port: number
}

/** Creates the files of a new server: an empty one, or a copy of another's data folder. */
export async function makeClusterFiles(template?: string): Promise<ClusterFiles> {
  const bin = findPostgres()
  if (!bin) throw new Error('no PostgreSQL server is installed')
  const folder = mkdtempSync(join(tmpdir(), 'ceiba-postgres-'))
  const owner = systemUser()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  if (template) copyData(template, join(folder, 'data'), owner)
  else initialize(bin, folder, owner)
  return { folder, port: await freePort() }
}

type Owner = ReturnType<typeof systemUser>

/** PostgreSQL requires that it owns its data folder, which must be closed to others. */
function copyData(template: string, data: string, owner: Owner): void {
  cpSync(template, data, { recursive: true })
  chmodSync(data, 0o700)
  if (owner) spawnSync('chown', ['-R', `${owner.uid}:${owner.gid}`, data])
}

function initialize(bin: string, folder: string, owner: Owner): void {
  const to = ['-D', join(folder, 'data'), '-U', 'postgres', '--auth=trust', '--no-sync']
  const made = spawnSync(join(bin, 'initdb'), [...to, '-E', 'UTF8', '--locale=C.UTF-8'], {
    ...owner,
    cwd: folder,
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
}

const running = new Set<ChildProcess>()
const temporary = new Set<string>()
// If the process ends without stopping its servers, stops them and deletes their files.
process.on('exit', () => {
  for (const child of running) child.kill('SIGQUIT')
  for (const folder of temporary) {
    awaitEnd(folder)
    rmSync(folder, { recursive: true, force: true })
  }
})

/** Waits, while this process ends, until a server has removed its lock file: it writes files until then. */
function awaitEnd(folder: string): void {
  const clock = new Int32Array(new SharedArrayBuffer(4))
  const lock = join(folder, 'data', 'postmaster.pid')
  for (let tries = 0; tries < 200 && existsSync(lock); tries++) Atomics.wait(clock, 0, 0, 25)
}

/** Starts a server on its files, listening only on 127.0.0.1. */
export async function startCluster({ folder, port }: ClusterFiles): Promise<Cluster> {
  const bin = findPostgres()
  if (!bin) throw new Error('no PostgreSQL server is installed')
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    fsync: 'off',
    max_connections: 100,
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(join(bin, 'postgres'), ['-D', join(folder, 'data'), ...args], {
    ...systemUser(),
    cwd: folder,
    stdio: 'ignore',
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  // On a busy machine connecting may take longer than a site should wait.
  const url = `postgres://postgres@127.0.0.1:${port}/postgres?connect_timeout=30`
  await untilReady(url, child)
  async function stop(): Promise<void> {
    if (child.exitCode !== null) return
    const stopped = new Promise(resolve => child.once('exit', resolve))
    child.kill('SIGINT')
    await stopped
  }
  return { url, process: child, stop }
}

/** A new server, empty or a copy of another's data folder, deleted with all its files when it is stopped. */
export async function temporaryCluster(template?: string): Promise<Cluster> {
  const files = await makeClusterFiles(template)
  temporary.add(files.folder)
  const cluster = await startCluster(files)
  return {
    ...cluster,
    stop: async () => {
      await cluster.stop()
      rmSync(files.folder, { recursive: true, force: true })
      temporary.delete(files.folder)
    },
  }
}
