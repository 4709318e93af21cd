/** A link of the sitemap. */
export interface SitemapLink {
  to: string
  label: string
}

/** A group of links. */
export interface SitemapGroup {
  title: string
  links: SitemapLink[]
}

/** The pages of a country, or a long list, such as that of the animals and plants. */
export interface SitemapPart {
  id: string
  title: string
  /** Its own page. */
  to: string
  /** The pages that most look for. */
  main: SitemapLink[]
  groups: SitemapGroup[]
}
