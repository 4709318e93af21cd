/** Existing pages of a country, for the links of header lists that might lead to nothing. */
export interface KnownPages {
  /** Keys of vacation themes: the country's own, and those for any country. */
  themes: ReadonlySet<string>
  /** Topics with their vocabulary, such as `habitat/volcano`. */
  words: ReadonlySet<string>
  /** Slugs of regions. */
  regions: ReadonlySet<string>
}

const rules: [RegExp, (found: string, pages: KnownPages) => boolean][] = [
  [/^\/[^/]+\/([^/]+)-vacations$/, (key, { themes }) => themes.has(key)],
  [/^\/[^/]+\/destinations\/((?:habitat|interest)\/[^/]+)$/, (word, { words }) => words.has(word)],
  [/^\/[^/]+\/regions\/([^/]+)$/, (slug, { regions }) => regions.has(slug)],
  // A place or a tour type in a list always has a page, if only one that says it is still to be written.
  [/^\/[^/]+\/(?:destinations|attractions|tours)\/([^/]+)$/, () => true],
  [/^\/[^/]+\/(tours|hotels|destinations)$/, () => true],
]

/** Whether a link's page exists: the header shows no link that ends in a 404. */
export function answers(link: string, pages: KnownPages): boolean {
  return rules.some(([pattern, holds]) => {
    const [, found] = pattern.exec(link) ?? []
    return found !== undefined && holds(found, pages)
  })
}
