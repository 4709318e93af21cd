import type { SiteKind } from '#app/features/search/site-search/site-kinds.ts'
import { shorten } from '#app/features/search/site-search/site-search.ts'
import type { SearchHit, SiteSearch } from '#app/features/search/site-search/site-search-schema.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'

/** An option of the list under the search box. */
export interface SearchOption {
  id: string
  to: string
  /** Null for a link beyond the list. */
  hit: SearchHit | null
  label: string
}

export interface OptionGroup {
  /** Null for links beyond the list. */
  kind: SiteKind | null
  options: SearchOption[]
}

/** The groups of the list, followed by a link to all results or to a planner. */
export function optionGroups(answer: SiteSearch, words: string, listId: string): OptionGroup[] {
  const groups: OptionGroup[] = shorten(answer.order, answer).map(({ kind, hits }) => ({
    kind,
    options: hits.map(hit => ({
      id: `${listId}-${kind}-${hit.url.replaceAll(/[^\w-]+/g, '-')}`,
      to: hit.url,
      hit,
      label: hit.name,
    })),
  }))
  const id = `${listId}-on`
  const on =
    groups.length > 0
      ? { id, to: resultsFor(answer, words), hit: null, label: m.search_all({ words }) }
      : { id, to: links.ask({ message: words }), hit: null, label: m.search_ask({ words }) }
  return [...groups, { kind: null, options: [on] }]
}

/** Target of Enter: the finder if trips come first, otherwise all results. */
export function resultsFor(answer: SiteSearch | null, words: string): string {
  return answer?.order[0] === 'trips' ? links.trips({ q: words }) : links.search(words)
}
