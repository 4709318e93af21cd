import { constants, existsSync, readdirSync, statSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { makePrivateFolder } from '#database/private-files.ts'
import { BackupError } from './backup-error.ts'

/** Where a restore unpacks: inside the data folder, so that the files can be moved instead of copied. */
export const RESTORING = 'restoring'
/** Exists while a restore has begun to change the data and has not finished. */
export const UNFINISHED = 'restore-unfinished'
/** Prefix of the folder into which a restore moves the existing data. */
export const REPLACED = 'replaced-'

/** A moment as part of a file's name: 2026-03-04T05-06-07, in UTC. */
export function stampOf(now: Date): string {
  return now.toISOString().slice(0, 19).replaceAll(':', '-')
}

/** Not data: locks, the engine's own files (dumped instead), rasters and pages (made again when needed). */
const NOT_DATA =
  /^(lock(\..*)?|database|database-host|rasters|pages|restoring|restore-unfinished|replaced-.*)$/
const HALF_WRITTEN = /\.(new|half)$/

/** The entries of a data folder that go into a backup, beside the database: everything not listed as `NOT_DATA`. */
export function dataEntries(dataDir: string): string[] {
  return readdirSync(dataDir).filter(name => !NOT_DATA.test(name) && !HALF_WRITTEN.test(name))
}

/** Whether a restore into the folder would overwrite something. */
export function holdsData(dataDir: string): boolean {
  if (!existsSync(dataDir)) return false
  const isEmpty = (path: string) => statSync(path).isDirectory() && readdirSync(path).length === 0
  // A mounted volume may be an empty folder.
  return ['database', ...dataEntries(dataDir)].some(name => {
    const path = join(dataDir, name)
    return existsSync(path) && !isEmpty(path)
  })
}

async function copyFolder(from: string, to: string): Promise<void> {
  makePrivateFolder(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await copyFolder(source, target)
    else if (!HALF_WRITTEN.test(entry.name) && !existsSync(target)) await copyIfThere(source, target)
  }
}

/** Copies a file unless the running site has just removed it. */
async function copyIfThere(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to, constants.COPYFILE_FICLONE)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

/**
 * Copies photographs, attachments and emails, which are written once; a second call copies only new ones. With `all`
 * also files that are written again and again, such as the request journal.
 */
export async function copyDataFiles(dataDir: string, to: string, which: 'folders' | 'all'): Promise<void> {
  makePrivateFolder(to)
  for (const entry of readdirSync(dataDir, { withFileTypes: true })) {
    if (!dataEntries(dataDir).includes(entry.name)) continue
    const [source, target] = [join(dataDir, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await copyFolder(source, target)
    else if (which === 'all') await copyIfThere(source, target)
  }
}

/** @throws BackupError if a restore was interrupted: half of the data is old, half is from the backup. */
export function refuseUnfinished(dataDir: string): void {
  if (!existsSync(join(dataDir, UNFINISHED))) return
  throw new BackupError(
    `A restore into ${resolve(dataDir)} was cut off. The backup is as it was, and what was there before is in ` +
      `${REPLACED}… in that folder: run npm run restore again, with --replace.`,
  )
}
