import { mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { PGliteOptions } from '@electric-sql/pglite'
import { EmbeddedEngineError } from './embedded-engine-error.ts'
import { makePrivateFolder, PRIVATE_FILE } from './private-files.ts'

/** The number in the socket's name. */
export const ENGINE_PORT = 5432

/** An in-memory database: a packed data folder, and the engine's compiled program. */
export type EngineImage = Required<
  Pick<PGliteOptions, 'loadDataDir' | 'pgliteWasmModule' | 'initdbWasmModule' | 'fsBundle'>
>

export interface EmbeddedEngine {
  /** The host for node-postgres: a folder with a unix socket. */
  host: string
  port: number
  stop: () => Promise<void>
}

function nextMessage(worker: Worker, expected: string): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', code => reject(new Error(`the embedded database stopped with code ${code}`)))
    worker.on('message', message => message === expected && resolve())
  })
}

/**
 * Optimising the engine's interpreter of expressions alone takes V8 600 MB and most of a second of each process. What a
 * site asks of it costs no more without (docs/decisions/0068-the-first-start-copies.md).
 */
function compileOnce(): void {
  setFlagsFromString('--no-wasm-tier-up')
  setFlagsFromString('--no-wasm-dynamic-tiering')
}

/** Called with a sentence when the engine stops by itself. */
export type OnEngineFault = (words: string) => void

/** Removes the socket's folder that a killed process left in the system's temporary folder. */
export function removeLeftSocket(hostFile: string): void {
  let host = ''
  try {
    host = readFileSync(hostFile, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  // Whatever the file says, only remove a folder that was made as below.
  if (dirname(host) === tmpdir() && /\/ceiba-\w{6}$/.test(host))
    rmSync(host, { recursive: true, force: true })
}

/** What the engine needs for two files of its log. */
const LEAST_ROOM = 32 * 1024 * 1024

/** The fault of a folder whose disk has no room for the engine; null if it has. */
function fullDisk(dataDir: string): Error | null {
  const { bavail, bsize } = statfsSync(dirname(dataDir))
  if (bavail * bsize > LEAST_ROOM) return null
  return Object.assign(new Error('the disk is full'), { code: 'ENOSPC', path: dataDir })
}

/**
 * PGlite in a worker thread, served on a unix socket, so that its queries never block the server and the rest of the
 * code sees an ordinary PostgreSQL (docs/decisions/0003-embedded-engine.md).
 * The socket is in the system's temporary folder because its path may have at most 107 bytes.
 * An engine that stops by itself is reopened.
 * @param image if given, the folder is neither read nor written.
 * @throws EmbeddedEngineError if the folder holds no database that it can open; the disk's error if that is full.
 */
export async function startEmbeddedEngine(
  dataDir: string,
  image?: EngineImage,
  onFault?: OnEngineFault,
): Promise<EmbeddedEngine> {
  if (!image) compileOnce()
  if (!image) makePrivateFolder(dataDir)
  if (!image) removeLeftSocket(`${dataDir}-host`)
  const host = mkdtempSync(join(tmpdir(), 'ceiba-'))
  const socketPath = join(host, `.s.PGSQL.${ENGINE_PORT}`)
  let isStopping = false

  async function open(): Promise<Worker> {
    const worker = new Worker(join(process.cwd(), 'database/embedded-engine-worker.ts'), {
      workerData: { dataDir, image, socketPath },
      // Hides its stack traces until it is open.
      stderr: true,
    })
    await nextMessage(worker, 'ready').catch(error => {
      throw (image ? null : fullDisk(dataDir)) ?? new EmbeddedEngineError(dataDir, error)
    })
    worker.stderr.pipe(process.stderr)
    worker.once('exit', () => {
      if (!isStopping) current = openAgain()
    })
    return worker
  }

  /** Recovers as after a power cut: the engine replays its own log. Returns null if it cannot be opened. */
  async function openAgain(): Promise<Worker | null> {
    onFault?.(
      'The embedded database has stopped by itself and is opened again; requests accepted meanwhile are safe in ' +
        `${join(dirname(resolve(dataDir)), 'requests.journal')} and stored as soon as it is back.`,
    )
    rmSync(socketPath, { force: true })
    try {
      return await open()
    } catch (error) {
      onFault?.(error instanceof Error ? error.message : String(error))
      return null
    }
  }

  let current: Promise<Worker | null> = open()
  try {
    await current
  } catch (error) {
    rmSync(host, { recursive: true, force: true })
    throw error
  }
  // For psql, and for tests: psql -h "$(cat .data/database-host)" -U postgres
  if (!image) writeFileSync(`${dataDir}-host`, host, { mode: PRIVATE_FILE })

  async function stop(): Promise<void> {
    isStopping = true
    const worker = await current
    if (worker) {
      const stopped = nextMessage(worker, 'stopped')
      worker.postMessage('stop')
      await stopped
      await worker.terminate()
    }
    rmSync(host, { recursive: true, force: true })
  }
  return { host, port: ENGINE_PORT, stop }
}
