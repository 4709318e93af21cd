/** A page as the sitemap lists it, once for both languages. */
export interface PageEntry {
  /** Its path without a language. */
  path: string
  /** The day its text last changed, YYYY-MM-DD; absent if unknown. */
  modified?: string
}
