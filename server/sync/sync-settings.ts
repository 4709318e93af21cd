/** How the shape protocol is served. */
export interface SyncSettings {
  /** Bytes after which a part of a snapshot or of a log is closed. */
  partBytes: number
  /** Bytes of changes that one shape remembers. */
  logBytes: number
  /** How long a request is held, in milliseconds. */
  holdMs: number
  /** How long a stream of events stays open, and how often it shows that it is alive. */
  streamMs: number
  keepAliveMs: number
  /** How long ago a change may lie and still be told, in seconds. */
  rememberSeconds: number
  /** How often what lies further back is cut off. */
  pruneMs: number
  /** How often the change log is looked at though nothing was heard of it. */
  pollMs: number
  /** Schemas whose tables anybody may follow: for protocol suites on one's own machine. */
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

/** With open schemas parts are small, as the suites written for the upstream service expect. */
export function syncSettings(
  openSchemas: readonly string[] = [],
  change: Partial<SyncSettings> = {},
): SyncSettings {
  const open = openSchemas.length > 0 ? { partBytes: 10_000, pollMs: 500 } : {}
  return { ...PRODUCTION, ...open, openSchemas, ...change }
}
