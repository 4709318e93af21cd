import type { MediaData } from '#app/picture/media/media-schema.ts'
import type { Paragraph } from '#app/text/prose.ts'

/** A page of the company's, in the reader's words. */
export interface CompanyPage {
  slug: string
  title: string
  /** What search engines show. */
  line: string
  intro: string
  body: Paragraph[]
  /** The day its words last changed, as it is said. */
  updated: string
  parts: { id: string; title: string; body: Paragraph[]; points: Paragraph[] }[]
  questions: { question: string; answer: Paragraph[] }[]
  gallery: MediaData[]
}

/** What can be counted of the company, from its own rows. */
export interface CompanyFigures {
  countries: number
  planners: number
  /** Languages that some planner answers in. */
  languages: number
  trips: number
  /** Destinations, attractions and regions that are written. */
  places: number
}
