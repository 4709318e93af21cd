/** What of a country a header's list may name and still lead to nothing, unless it is in here. */
export interface KnownPages {
  /** Keys of vacation themes: the country's own, and those we know for any country. */
  themes: ReadonlySet<string>
  /** Vocabularies and keys, such as `habitat/volcano`. */
  words: ReadonlySet<string>
  /** Slugs of regions. */
  regions: ReadonlySet<string>
}

const rules: [RegExp, (found: string, pages: KnownPages) => boolean][] = [
  [/^\/[^/]+\/([^/]+)-vacations$/, (key, { themes }) => themes.has(key)],
  [/^\/[^/]+\/destinations\/((?:habitat|interest)\/[^/]+)$/, (word, { words }) => words.has(word)],
  [/^\/[^/]+\/regions\/([^/]+)$/, (slug, { regions }) => regions.has(slug)],
  // A place or a kind of tour that a list names has a page, and be it one that says it is still to be written.
  [/^\/[^/]+\/(?:destinations|attractions|tours)\/([^/]+)$/, () => true],
  [/^\/[^/]+\/(tours|hotels|destinations)$/, () => true],
]

/** Whether the page of a listed link answers: the header shows no link that ends in a 404. */
export function answers(link: string, pages: KnownPages): boolean {
  return rules.some(([pattern, holds]) => {
    const [, found] = pattern.exec(link) ?? []
    return found !== undefined && holds(found, pages)
  })
}
