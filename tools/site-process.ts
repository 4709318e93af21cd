import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './postgres-cluster.ts'
import { embeddedTemplates } from './testing/embedded-templates.ts'

/** The built site as a separate process, listening on 127.0.0.1. */
export interface SiteProcess {
  origin: string
  child: ChildProcess
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
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'ceiba-site-'))
  const port = options.port ?? (await freePort())
  if (options.seeded) cpSync((await embeddedTemplates()).seeded, folder, { recursive: true })
  const { env, nodeOptions } = startCommand()
  const args = [...nodeOptions, ...(options.nodeOptions ?? []), 'build/server/index.js']
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      LIMIT_FACTOR: '100000',
      DEMONSTRATION: 'off',
      DRAIN_SECONDS: '0',
      ...options.settings,
      ...(options.databaseUrl ? { DATABASE_URL: options.databaseUrl } : {}),
    },
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  const origin = `http://127.0.0.1:${port}`
  await untilReady(origin, child)

  async function stop(): Promise<void> {
    const stopped = new Promise(resolve => child.once('exit', resolve))
    child.kill('SIGTERM')
    await stopped
    if (!options.folder) rmSync(folder, { recursive: true, force: true })
  }
  return { origin, child, stop }
}
