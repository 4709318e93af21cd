import type { MediaData } from '#app/picture/media/media-schema.ts'
import type { Paragraph } from '#app/text/prose.ts'

/** A company page, in the reader's language. */
export interface CompanyPage {
  slug: string
  title: string
  /** Meta description. */
  line: string
  intro: string
  body: Paragraph[]
  /** Date of its last change, formatted. */
  updated: string
  parts: { id: string; title: string; body: Paragraph[]; points: Paragraph[] }[]
  questions: { question: string; answer: Paragraph[] }[]
  gallery: MediaData[]
}

/** Figures counted from the catalogue and the staff. */
export interface CompanyFigures {
  countries: number
  planners: number
  trips: number
}
