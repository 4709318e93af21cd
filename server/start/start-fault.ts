import { resolve } from 'node:path'
import { FolderRefused } from '#database/documents/folder-refused.ts'
import { EmbeddedEngineError } from '#database/embedded-engine-error.ts'
import { StoreFault } from '#database/files/byte-store.ts'
import { FolderInUse } from '#database/folder-lock.ts'
import { DatabaseIsNewer } from '#database/migrate.ts'
import { BackupError } from '#server/backup/backup-error.ts'
import { ConfigError } from './config.ts'

/** Explanations of the file system's error codes for a folder that cannot be written. */
const UNWRITABLE: Record<string, string> = {
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'its file system is read-only',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its quota is used up',
  ENOTDIR: 'a file is where a folder should be',
  EEXIST: 'a file is where a folder should be',
}

/** Which file cannot be written, and why. Returns null for any other error. */
export function explainUnwritable(error: unknown): string | null {
  const { code = '', path } = (error ?? {}) as NodeJS.ErrnoException
  const why = UNWRITABLE[code]
  return why && path ? `${resolve(path)}: ${why} (${code})` : null
}

/** Why the process cannot listen at its address. Returns null for any other error. */
function explainDeaf(error: NodeJS.ErrnoException & { address?: string; port?: number }): string | null {
  const { syscall, code = '', address, port } = error
  if (syscall !== 'listen') return null
  const why = code === 'EADDRINUSE' ? 'another process does' : 'the system does not allow it'
  return `Ceiba cannot listen at ${address}, port ${port}: ${why} (${code}). Stop the other, or set HOST and PORT.`
}

/** Errors whose message is for the person who started the process. */
const IN_WORDS = [
  ConfigError,
  FolderInUse,
  EmbeddedEngineError,
  DatabaseIsNewer,
  BackupError,
  FolderRefused,
  StoreFault,
]

/** Why the process cannot start, in a sentence for the person who started it. Returns null for a bug. */
export function explainStartFault(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if (IN_WORDS.some(kind => error instanceof kind)) return error.message
  const deaf = explainDeaf(error)
  if (deaf) return deaf
  const why = explainUnwritable(error)
  if (!why) return null
  return (
    `Ceiba cannot write ${why}. Nothing in its data folder was changed; requests accepted ` +
    'before are safe there in requests.journal. Give the user who starts Ceiba the right to write there, or make ' +
    'room, or name another folder with DATA_DIR.'
  )
}
