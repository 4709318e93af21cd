import type { ContentChange } from '#app/freshness/content-version.ts'

/** More changed names than this are forgotten: every page may show them. */
const MOST_NAMES = 10_000
const LINKS = /(?:href|data-trip)="([^"]*)"/g

/** A number for a name, so that a page's names take four bytes each; two names of one number cost a rendering. */
function numberOf(name: string): number {
  let number = 0x811c9dc5
  for (let place = 0; place < name.length; place++)
    number = Math.imul(number ^ name.charCodeAt(place), 0x01000193)
  return number >>> 0
}

/** What a page says of the rows that it shows, in the order of all changes. */
export interface Shown {
  /** The number of changes when its rendering began. */
  change: number
  /** The names in its address and then those in its links, as numbers. */
  names: Uint32Array
  /** How many of them are in its address. */
  ofAddress: number
  /** The number of changes when it was last compared with them. */
  compared: number
  /** When a row that it shows was known to have changed, by the monotonic clock. */
  outdatedMs: number | null
  /** Whether such a row is named in its address: it is the page of this row. */
  isOfChangedRow: boolean
}

/** Whether a page shows what there is: all of it, maybe not all of it, or certainly not. */
export type Standing = 'current' | 'old' | 'outdated'

/** Adds the names in a link. An address within an address is encoded: %23 before a name is no part of it. */
function addNames(names: Set<number>, link: string): Set<number> {
  for (const name of link.split(/(?:%[0-9A-F]{2}|[^a-z0-9-])+/)) if (name) names.add(numberOf(name))
  return names
}

/**
 * Compares pages with changes of the content. A changed row that pages name in their links makes those outdated that name
 * it; any other change makes every page old.
 */
export function makeShownRows() {
  let change = 0
  let general = 0
  const changedAt = new Map<number, number>()

  return {
    noteChange: (changed: ContentChange | null): void => {
      // What a search finds is a minute old at most, as every page is.
      if (changed?.names === null) return
      change++
      if (!changed || changed.names.length === 0 || changedAt.size > MOST_NAMES) {
        general = change
        changedAt.clear()
      }
      for (const name of changed?.names ?? []) changedAt.set(numberOf(name), change)
    },
    /** The number of changes until now. */
    now: () => change,
    /** Reads which rows a page shows that was begun at a change. */
    read: (begun: number, address: string, html: Uint8Array): Shown => {
      const text = Buffer.from(html.buffer, html.byteOffset, html.byteLength).toString('latin1')
      const names = addNames(new Set(), address)
      const ofAddress = names.size
      for (const [, link = ''] of text.matchAll(LINKS)) addNames(names, link)
      return {
        ...{ change: begun, names: Uint32Array.from(names), ofAddress, compared: begun },
        ...{ outdatedMs: null, isOfChangedRow: false },
      }
    },
    /** For a page that shows what there is now. */
    restore: (address: string, names: Uint32Array): Shown => ({
      ...{ change, names, ofAddress: addNames(new Set(), address).size, compared: change },
      ...{ outdatedMs: null, isOfChangedRow: false },
    }),
    standingOf: (shown: Shown): Standing => {
      if (shown.compared < change) {
        shown.compared = change
        const isChanged = (name: number) => (changedAt.get(name) ?? 0) > shown.change
        if (shown.outdatedMs === null && shown.names.some(isChanged)) shown.outdatedMs = performance.now()
        shown.isOfChangedRow ||= shown.names.subarray(0, shown.ofAddress).some(isChanged)
      }
      if (shown.outdatedMs !== null) return 'outdated'
      return shown.change < general ? 'old' : 'current'
    },
  }
}
