import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './postgres-cluster.ts'
import { embeddedTemplates } from './testing/embedded-templates.ts'

/** The built site as a separate process, listening on 127.0.0.1. */
export interface SiteProcess {
  origin: string
  child: ChildProcess
  /** The data folder. */
  folder: string
  /** Stops it gracefully, and waits. */
  stop: () => Promise<void>
}

export interface SiteProcessOptions {
  /** The data folder; by default a temporary one, deleted when it stops. */
  folder?: string
  port?: number
  databaseUrl?: string | undefined
  /** Whether the embedded engine starts with a copy of the seeded database, instead of seeding one. */
  seeded?: boolean
  /** Options for Node, in addition to those of `npm start`. */
  nodeOptions?: readonly string[]
  /** More settings, by their names in server/start/config.ts. */
  settings?: Readonly<Record<string, string>>
  /**
   * A disk of its own for the data folder, of this many megabytes, which only the process sees: others reach it by
   * `onDisk`. `canHaveDisk` says whether this machine allows it.
   */
  diskMb?: number
  /** A file that fills that disk before the start. */
  filler?: string
  /** Gets the lines of its log from warnings on; without it nothing is logged. */
  onLog?: (line: string) => void
}

/**
 * Mounts a disk in memory at $2, of $1 megabytes, copies the folder $3 there, if any, fills it with the file $4, if any, and
 * becomes the command.
 */
const ON_DISK = `mount -t tmpfs -o size="$1"m,mode=700 ceiba "$2" && { [ -z "$3" ] || cp -R "$3/." "$2"; } &&
  { [ -z "$4" ] || cat /dev/zero > "$2/$4" 2>/dev/null; shift 4; exec "$@"; }`
const IN_NAMESPACE = ['--map-root-user', '--mount', 'sh', '-c']

/** Whether a process may mount a disk that only it sees. */
export function canHaveDisk(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'ceiba-disk-'))
  const { status } = spawnSync('unshare', [...IN_NAMESPACE, ON_DISK, 'sh', '1', folder, '', '', 'true'])
  rmSync(folder, { recursive: true })
  return status === 0
}

/** A path on the disk of a process that was started with `diskMb`, for other processes. */
export function onDisk({ child, folder }: SiteProcess, name: string): string {
  return join(`/proc/${child.pid}/root`, folder, name)
}

/** The settings and Node options of `npm start`. */
function startCommand(): { env: Record<string, string>; nodeOptions: string[] } {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const words: string[] = scripts.start.split(' ')
  const node = words.indexOf('node')
  return {
    env: Object.fromEntries(words.slice(0, node).map(word => word.split('='))),
    nodeOptions: words.slice(node + 1, -1),
  }
}

const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 2_400; tries++) {
    if (child.exitCode !== null) throw new Error(`the site stopped with code ${child.exitCode}`)
    const ready = await fetch(`${origin}/readyz`).then(
      response => response.ok,
      () => false,
    )
    if (ready) return
    await sleep(25)
  }
  throw new Error('the site did not start')
}

/** Starts build/server/index.js and resolves when it is ready. */
export async function startSite(options: SiteProcessOptions = {}): Promise<SiteProcess> {
  const site = await spawnSite(options)
  await untilReady(site.origin, site.child)
  return site
}

/** Starts build/server/index.js without waiting until it is ready. */
export async function spawnSite(options: SiteProcessOptions): Promise<SiteProcess> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'ceiba-site-'))
  const port = options.port ?? (await freePort())
  const filledFrom = options.seeded ? (await embeddedTemplates()).content : ''
  const { env, nodeOptions } = startCommand()
  const command = [process.execPath, ...nodeOptions, ...(options.nodeOptions ?? []), 'build/server/index.js']
  if (options.diskMb)
    command.unshift(
      'unshare',
      ...IN_NAMESPACE,
      ON_DISK,
      'sh',
      String(options.diskMb),
      folder,
      filledFrom,
      options.filler ?? '',
    )
  else if (filledFrom) cpSync(filledFrom, folder, { recursive: true })
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    stdio: ['ignore', options.onLog ? 'pipe' : 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: options.onLog ? 'warn' : 'silent',
      LIMIT_FACTOR: '100000',
      DEMONSTRATION: 'off',
      DRAIN_SECONDS: '0',
      ...options.settings,
      ...(options.databaseUrl ? { DATABASE_URL: options.databaseUrl } : {}),
    },
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  if (options.onLog && child.stdout) createInterface(child.stdout).on('line', options.onLog)
  const origin = `http://127.0.0.1:${port}`

  async function stop(): Promise<void> {
    const stopped = new Promise(resolve => child.once('exit', resolve))
    child.kill('SIGTERM')
    await stopped
    if (!options.folder) rmSync(folder, { recursive: true, force: true })
  }
  return { origin, child, folder, stop }
}
