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

/** The pages of a country, or those of the animals and plants. */
export interface SitemapPart {
  id: string
  title: string
  groups: SitemapGroup[]
}
