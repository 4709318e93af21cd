/** A link of the sitemap. */
export interface SitemapLink {
  to: string
  label: string
}

/** Links that belong together. */
export interface SitemapGroup {
  title: string
  links: SitemapLink[]
}

/** A part of the sitemap: the company's, or a country's. */
export interface SitemapPart {
  id: string
  title: string
  groups: SitemapGroup[]
}
