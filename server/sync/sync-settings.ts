/** Settings of the shape protocol. */
export interface SyncSettings {
  /** Bytes after which a part of a snapshot or of a log is closed. */
  partBytes: number
  /** Bytes of changes that one shape keeps in memory. */
  logBytes: number
  /** How long a request is held, in milliseconds. */
  holdMs: number
  /** How long an event stream stays open, and how often it sends a keep-alive. */
  streamMs: number
  keepAliveMs: number
  /** How long changes stay in the log, in seconds. */
  rememberSeconds: number
  /** How often older changes are pruned, in milliseconds. */
  pruneMs: number
  /** How often the change log is read without a notice, in milliseconds. */
  pollMs: number
  /** Schemas whose tables anybody may follow: for protocol test suites on a developer's machine. */
  openSchemas: readonly string[]
}

const PRODUCTION: SyncSettings = {
  partBytes: 10 * 1024 * 1024,
  logBytes: 4 * 1024 * 1024,
  holdMs: 20_000,
  streamMs: 60_000,
  keepAliveMs: 21_000,
  rememberSeconds: 24 * 60 * 60,
  pruneMs: 10 * 60_000,
  pollMs: 2_000,
  openSchemas: [],
}

/** With open schemas parts are small, as the upstream service's test suites expect. */
export function syncSettings(
  openSchemas: readonly string[] = [],
  change: Partial<SyncSettings> = {},
): SyncSettings {
  const open = openSchemas.length > 0 ? { partBytes: 10_000, pollMs: 500 } : {}
  return { ...PRODUCTION, ...open, openSchemas, ...change }
}
