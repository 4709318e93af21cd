import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The paths of the files of the working tree that git does not ignore, tracked or not. */
export function listFiles(): string[] {
  // A container may have been given them by another user, whose files git does not trust.
  const command = ['-c', 'safe.directory=*', 'ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const paths = execFileSync('git', command, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).split('\0')
  return paths.filter(path => path !== '' && existsSync(path))
}
