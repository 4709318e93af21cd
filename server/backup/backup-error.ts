/** A backup or a restore that cannot be done, in one sentence for the person who asked for it. */
export class BackupError extends Error {
  override name = 'BackupError'
}
