import { chmodSync, mkdirSync } from 'node:fs'

/** Mode of files with personal data: for the process's own user only. */
export const PRIVATE_FILE = 0o600
const PRIVATE_FOLDER = 0o700

/** A mounted volume may belong to another user, who then decides who reads it. */
function restrictAccess(path: string, mode: number): void {
  try {
    chmodSync(path, mode)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EPERM' && code !== 'ENOENT') throw error
  }
}

/** Makes a folder that only the process's own user can read, also if it existed with wider permissions. */
export function makePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: PRIVATE_FOLDER })
  restrictAccess(path, PRIVATE_FOLDER)
}

/** Restricts a file to its owner, if it exists. */
export function makeFilePrivate(path: string): void {
  restrictAccess(path, PRIVATE_FILE)
}

/** Whether a file could not be written because there is no room. */
export function isDiskFull(error: unknown): boolean {
  return /^(ENOSPC|EDQUOT)$/.test((error as NodeJS.ErrnoException).code ?? '')
}
