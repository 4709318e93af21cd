/** What triggers say after every transaction that changed what pages show (migration 0045). */
export const CONTENT_CHANNEL = 'ceiba_content'

/** By the database that it is the content of. */
const versions = new WeakMap<object, number>()

/** Rises with every change of published content that this process heard of, on whichever node it was made. */
export function contentVersion(db: object): number {
  return versions.get(db) ?? 0
}

/** From now on what was read before is out of date. */
export function raiseContentVersion(db: object): void {
  versions.set(db, contentVersion(db) + 1)
}
