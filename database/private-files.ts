import { chmodSync, mkdirSync } from 'node:fs'

/** Files with what people wrote: for this process's own user alone. */
export const PRIVATE_FILE = 0o600
const PRIVATE_FOLDER = 0o700

/** A mounted volume may belong to somebody else: then its owner decides who reads it. */
function restrictAccess(path: string, mode: number): void {
  try {
    chmodSync(path, mode)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EPERM' && code !== 'ENOENT') throw error
  }
}

/** Makes a folder that only this process's own user can read, also where it was made before with wider rights. */
export function makePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: PRIVATE_FOLDER })
  restrictAccess(path, PRIVATE_FOLDER)
}

/** Takes a file from everybody else, if it is there. */
export function makeFilePrivate(path: string): void {
  restrictAccess(path, PRIVATE_FILE)
}
