import type { Presence } from '#app/features/people/staff/presence.ts'
import type { MastheadPicture } from '#app/picture/masthead-picture.ts'
import type { PhotoData } from '#app/picture/photo/photo-schema.ts'
import type { PlacePicture } from '#app/picture/picture.ts'
import type { Paragraph } from '#app/text/prose.ts'

/** A tag of articles. */
export interface ArticleTag {
  key: string
  name: string
  /** Whether it says where an article plays, not what it is about. */
  isPlace: boolean
}

export interface Author {
  fkey: string
  name: string
  firstName: string
  portraitVersion: string
  photo: PhotoData | null
  /** Who has left is named, and has no page. */
  isAtWork: boolean
}

/** Data of an article's card, in the reader's language. */
export interface ArticleCardData {
  slug: string
  title: string
  intro: string
  /** YYYY-MM-DD, and formatted. */
  published: string
  publishedSaid: string
  minutes: number
  /** Null for one without an author. */
  author: Author | null
  country: { tag: string; name: string } | null
  tags: ArticleTag[]
  picture: PlacePicture
}

/** A page of the list of articles. */
export interface ArticleList {
  articles: ArticleCardData[]
  /** The tag filter, if any. */
  tag: ArticleTag | null
  /** All tags in use. */
  tags: ArticleTag[]
  page: number
  pages: number
  total: number
}

/** Things compared, a row each. */
export interface ArticleTable {
  columns: string[]
  rows: { name: string; cells: string[] }[]
}

export interface ArticleSection {
  /** Anchor on the page. */
  id: string
  title: string
  body: Paragraph[]
  points: Paragraph[]
  table: ArticleTable | null
}

/** A full article. */
export interface ArticlePage extends ArticleCardData {
  picture: MastheadPicture
  /** YYYY-MM-DD. */
  modified: string
  /** Formatted date of the last change, if it changed after its first day. */
  modifiedSaid: string | null
  /** Planner of its country; null if it is about none. */
  presence: Presence | null
  body: Paragraph[]
  sections: ArticleSection[]
  /** Keys of recommended trips. */
  tripKeys: string[]
  places: { name: string; line: string; to: string }[]
  next: ArticleCardData[]
}
