/** The channel on which triggers notify every transaction that changed what pages show (migration 0045). */
export const CONTENT_CHANNEL = 'ceiba_content'

/** The version for each database. */
const versions = new WeakMap<object, number>()

/**
 * Increases with every change of published content that this process was notified of, from any node; 0 for a database
 * whose changes nobody listens for.
 */
export function contentVersion(db: object): number {
  return versions.get(db) ?? 0
}

/** Makes everything that was read before out of date. */
export function raiseContentVersion(db: object): void {
  versions.set(db, contentVersion(db) + 1)
}
