import type { Presence } from '#app/features/people/presence/presence.ts'
import type { MastheadPicture } from '#app/picture/masthead-picture.ts'
import type { PhotoData } from '#app/picture/photo/photo-schema.ts'
import type { PlacePicture } from '#app/picture/picture.ts'
import type { Paragraph } from '#app/text/prose.ts'

/** A subject that articles are found by. */
export interface ArticleTag {
  key: string
  name: string
}

/** An article as a list shows it, in the reader's words. */
export interface ArticleCardData {
  slug: string
  title: string
  intro: string
  /** YYYY-MM-DD, and as it is said. */
  published: string
  publishedSaid: string
  minutes: number
  country: { tag: string; name: string } | null
  tags: ArticleTag[]
  picture: PlacePicture
}

/** One page of the list of articles. */
export interface ArticleList {
  articles: ArticleCardData[]
  /** The tag they all have, if one was asked for. */
  tag: ArticleTag | null
  /** Every tag that some article has. */
  tags: ArticleTag[]
  page: number
  pages: number
  total: number
}

export interface ArticleSection {
  /** Its place on the page. */
  id: string
  title: string
  body: Paragraph[]
  points: Paragraph[]
}

/** An article, whole. */
export interface ArticlePage extends ArticleCardData {
  picture: MastheadPicture
  /** YYYY-MM-DD. */
  modified: string
  /** As it is said, where the article was changed after its first day. */
  modifiedSaid: string | null
  author: {
    fkey: string
    name: string
    firstName: string
    portraitVersion: string
    photo: PhotoData | null
    /** Who has left is named, and has no page. */
    isAtWork: boolean
  } | null
  /** Who answers for the country it is about; null where it is about none. */
  presence: Presence | null
  body: Paragraph[]
  sections: ArticleSection[]
  /** Keys of the trips it leads on to. */
  tripKeys: string[]
  places: { name: string; line: string; to: string }[]
  next: ArticleCardData[]
}
