/** A backup or restore that failed, explained in one sentence for the person who started it. */
export class BackupError extends Error {
  override name = 'BackupError'
}
