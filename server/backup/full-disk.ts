import { statfsSync } from 'node:fs'
import { resolve } from 'node:path'
import { BackupError } from './backup-error.ts'

const MEGABYTE = 1024 * 1024
/** The engine writes its log in pieces of 16 MB: with less than a few of them it fails in many ways. */
const ROOM = 48 * MEGABYTE

/**
 * What to throw after a database could not be built in a folder: the error, unless the disk is full, which the
 * embedded engine reports as damage or as a lost connection.
 */
export function causeOfFailure(error: unknown, folder: string, readRoom = statfsSync): unknown {
  const { bavail, bsize } = readRoom(folder)
  const free = bavail * bsize
  if (error instanceof BackupError || free >= ROOM) return error
  return new BackupError(
    `The disk of ${resolve(folder)} is full: only ${Math.floor(free / MEGABYTE)} MB were left while the database was ` +
      'built. Nothing was changed. Make room and run npm run restore again.',
  )
}
