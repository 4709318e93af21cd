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

/** A page as a sitemap for machines lists it: once for both languages. */
export interface PageEntry {
  /** Its one address, in either language. */
  path: string
  /** The day its words last changed, YYYY-MM-DD; absent where nobody has noted it. */
  modified?: string
}
