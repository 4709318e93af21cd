import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { BackupError } from './backup-error.ts'

const run = promisify(execFile)

async function tar(options: string[], failure: string): Promise<void> {
  try {
    await run('tar', options)
  } catch (error) {
    const { code, stderr = '' } = error as { code?: unknown; stderr?: string }
    const why = code === 'ENOENT' ? 'tar is not installed' : (stderr.trim().split('\n')[0] ?? '')
    throw new BackupError(`${failure}: ${why}.`)
  }
}

/** Packs a folder's content into one file. */
export function pack(folder: string, file: string): Promise<void> {
  return tar(['-cf', file, '-C', folder, '.'], `${file} cannot be written`)
}

/** Unpacks such a file, ignoring the owners noted in it. */
export function unpack(file: string, folder: string): Promise<void> {
  return tar(['-xof', file, '-C', folder], `${file} cannot be read as a backup`)
}
