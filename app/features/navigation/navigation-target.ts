/** What of a country is written: the pages that its header may lead to. */
export interface WrittenPages {
  /** Kinds and slugs of places, such as `destination/monteverde`. */
  places: ReadonlySet<string>
  /** Keys of vacation themes: the country's own, and those we know for any country. */
  themes: ReadonlySet<string>
  /** Vocabularies and keys, such as `habitat/volcano`. */
  words: ReadonlySet<string>
  /** Slugs of places without a page of their own that the country's map shows. */
  mapped: ReadonlySet<string>
}

const rules: [RegExp, (found: string, pages: WrittenPages) => boolean][] = [
  [/^\/[^/]+\/([^/]+)-vacations$/, (key, { themes }) => themes.has(key)],
  [/^\/[^/]+\/destinations\/((?:habitat|interest)\/[^/]+)$/, (word, { words }) => words.has(word)],
  [/^\/[^/]+\/(destination|attraction|region)s\/([^/]+)$/, (place, { places }) => places.has(place)],
  // The lists stand in every active country, and so does each kind of tour that its header names.
  [/^\/[^/]+\/(tours(?:\/[^/]+)?|hotels|destinations)$/, () => true],
]

/**
 * Where a listed link leads: to its page where that answers, to the place on the country's map where only that
 * is known, else nowhere. The header shows no link that ends in a 404.
 */
export function navigationTarget(link: string, pages: WrittenPages): 'page' | { onMap: string } | null {
  for (const [pattern, answers] of rules) {
    const found = pattern.exec(link)?.slice(1).join('/')
    if (found !== undefined && answers(found, pages)) return 'page'
  }
  const [, slug] = /^\/[^/]+\/destinations\/([^/]+)$/.exec(link) ?? []
  return slug !== undefined && pages.mapped.has(slug) ? { onMap: slug } : null
}
