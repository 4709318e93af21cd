import { resolve } from 'node:path'
import { EmbeddedEngineError } from '#database/embedded-engine-error.ts'
import { FolderInUse } from '#database/folder-lock.ts'
import { ConfigError } from './config.ts'

/** What a file system says of a folder that cannot be written. */
const UNWRITABLE: Record<string, string> = {
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'its file system is read-only',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its quota is used up',
  ENOTDIR: 'a file is where a folder should be',
  EEXIST: 'a file is where a folder should be',
}

/** Why the process cannot start, in words for whoever started it; null for a bug. */
export function explainStartFault(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if (error instanceof ConfigError || error instanceof FolderInUse || error instanceof EmbeddedEngineError)
    return error.message
  const { code = '', path } = error as NodeJS.ErrnoException
  const why = UNWRITABLE[code]
  if (!why || !path) return null
  return (
    `Ceiba cannot write ${resolve(path)}: ${why} (${code}). Nothing in its data folder was changed; requests accepted ` +
    'before are safe there in requests.journal. Give the user who starts Ceiba the right to write there, or make ' +
    'room, or name another folder with DATA_DIR.'
  )
}
