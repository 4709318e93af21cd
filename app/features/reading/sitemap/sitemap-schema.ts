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

/** A part of the sitemap: general, or of a country. */
export interface SitemapPart {
  id: string
  title: string
  groups: SitemapGroup[]
}
