/** A backup or a restore that cannot be, in one sentence for whoever asked for it. */
export class BackupError extends Error {
  override name = 'BackupError'
}
