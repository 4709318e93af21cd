const KEY = 'ceiba-saved-link'

/** The link that this browser made to its list. */
export interface SavedLink {
  /** Replaces and withdraws the list. */
  secret: string
  /** Where the list is. */
  key: string
  /** What it shows. */
  shown: string
}

/** Without storage it lasts as long as the document. */
let made: SavedLink | null = null

export function readOwnLink(): SavedLink | null {
  try {
    const { secret, key, shown }: Partial<Record<keyof SavedLink, unknown>> = JSON.parse(
      localStorage.getItem(KEY) ?? '{}',
    )
    return typeof secret === 'string' && typeof key === 'string' && typeof shown === 'string'
      ? { secret, key, shown }
      : made
  } catch {
    return made
  }
}

export function storeOwnLink(link: SavedLink | null): void {
  made = link
  try {
    if (link) localStorage.setItem(KEY, JSON.stringify(link))
    else localStorage.removeItem(KEY)
  } catch {
    // Kept in memory, see above.
  }
}
