import { createHash } from 'node:crypto'
import {
  linkSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { isDiskFull, makePrivateFolder, PRIVATE_FILE } from './private-files.ts'

interface Owner {
  pid: number
  /** Clock ticks from boot to the start of the process, if the system tells (Linux). */
  started: string | null
}

/** Thrown if another living process holds the folder. */
export class FolderInUse extends Error {
  override name = 'FolderInUse'
}

function processStart(pid: number): string | null {
  try {
    // Field 22 of stat, counted after the command in parentheses, which may itself contain spaces.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? null
  } catch {
    return null
  }
}

function isAlive({ pid, started }: Owner): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  // A later process may have the same pid.
  return started === null || started === processStart(pid)
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? ''

/** The text of a lock: where it leads, if it was made on a full disk, otherwise its content. */
function readText(path: string): string | null {
  try {
    return readlinkSync(path)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    if (codeOf(error) !== 'EINVAL') throw error
  }
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

/** On a full disk there is room for the name of a link, and it may lead to any text: the site starts there too. */
function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, text, { mode: PRIVATE_FILE })
  } catch (error) {
    if (!isDiskFull(error)) throw Object.assign(error as Error, { path })
    rmSync(path, { force: true })
    symlinkSync(text, path)
  }
}

function toOwner(text: string): Owner | null {
  try {
    const { pid, started } = JSON.parse(text) as Partial<Owner>
    return typeof pid === 'number' ? { pid, started: started ?? null } : null
  } catch {
    return null
  }
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/**
 * Replaces a dead owner's lock by ours. Only the holder of a guard file named after that very lock may replace it; a
 * guard whose own holder died is taken over in the same way. Returns false if others were faster.
 */
function takeOver(lock: string, mine: string, folder: string): boolean {
  const text = readText(lock)
  if (text === null) return false
  const owner = toOwner(text)
  if (owner && isAlive(owner)) {
    throw new FolderInUse(
      `${folder} is in use by process ${owner.pid}. Stop it first, or set DATA_DIR to another folder.`,
    )
  }
  const guard = `${lock}.${createHash('sha1').update(text).digest('hex').slice(0, 12)}`
  if (!tryLink(mine, guard) && !takeOver(guard, mine, folder)) return false
  const unchanged = readText(lock) === text
  if (unchanged) {
    linkSync(mine, `${mine}.new`)
    renameSync(`${mine}.new`, lock)
  }
  rmSync(guard)
  return unchanged
}

/**
 * Locks a folder for this process alone; two processes on one embedded database would corrupt it silently.
 * Takes over the lock of a killed process. Returns the release.
 * @throws FolderInUse if a living process holds the folder.
 */
export function lockFolder(folder: string): () => void {
  makePrivateFolder(folder)
  const lock = join(folder, 'lock')
  const mine = join(folder, `lock.${process.pid}`)
  for (const left of [mine, `${mine}.new`]) rmSync(left, { force: true })
  writeText(mine, JSON.stringify({ pid: process.pid, started: processStart(process.pid) } satisfies Owner))
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      if (tryLink(mine, lock) || takeOver(lock, mine, folder)) return () => release(lock)
    }
    throw new FolderInUse(`${folder} is being taken by another process.`)
  } finally {
    unlinkSync(mine)
  }
}

function release(lock: string): void {
  if (toOwner(readText(lock) ?? '')?.pid === process.pid) rmSync(lock, { force: true })
}
