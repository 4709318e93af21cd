import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Owner {
  pid: number
  /** Clock ticks since boot at which the process started, where the system tells (Linux). */
  started: string | null
}

/** Thrown when another living process holds the folder. */
export class FolderInUse extends Error {
  override name = 'FolderInUse'
}

function processStart(pid: number): string | null {
  try {
    // Field 22 of stat, counted after the command in parentheses, which may hold spaces itself.
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
  // A later process may have been given the same number.
  return started === null || started === processStart(pid)
}

function readOwner(path: string): Owner | null {
  try {
    const owner: unknown = JSON.parse(readFileSync(path, 'utf8'))
    const { pid, started } = owner as Partial<Owner>
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

/** Moves a dead owner's lock aside; the rename decides which of several newcomers may go on. */
function clearDeadLock(lock: string, aside: string, folder: string): void {
  const owner = readOwner(lock)
  if (owner && isAlive(owner)) {
    throw new FolderInUse(
      `${folder} is in use by process ${owner.pid}. Stop it first, or set DATA_DIR to another folder.`,
    )
  }
  try {
    renameSync(lock, aside)
  } catch {
    return
  }
  const moved = readOwner(aside)
  if (moved && isAlive(moved)) tryLink(aside, lock)
  rmSync(aside, { force: true })
}

/**
 * Takes a folder for this process alone; two processes on one embedded database would corrupt it silently.
 * A lock left by a process that was killed is taken over. Returns the release.
 * @throws FolderInUse when a living process holds the folder.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const lock = join(folder, 'lock')
  const mine = join(folder, `lock.${process.pid}`)
  writeFileSync(
    mine,
    JSON.stringify({ pid: process.pid, started: processStart(process.pid) } satisfies Owner),
  )
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      if (tryLink(mine, lock)) return () => release(lock)
      clearDeadLock(lock, `${mine}.dead`, folder)
    }
    throw new FolderInUse(`${folder} is being taken by another process.`)
  } finally {
    unlinkSync(mine)
  }
}

function release(lock: string): void {
  if (readOwner(lock)?.pid === process.pid) rmSync(lock, { force: true })
}
