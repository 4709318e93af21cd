/** A page as a sitemap for machines lists it: once for both languages. */
export interface PageEntry {
  /** Its one address, in either language. */
  path: string
  /** The day its words last changed, YYYY-MM-DD; absent where it is not known. */
  modified?: string
}
