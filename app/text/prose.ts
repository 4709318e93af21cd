import { inLocale } from '#app/links.ts'
import type { Locale } from '#database/values/locale.ts'

/** Authored texts, parsed where they are read, so that a page only has to render them. */

/** Text, or a link. */
export type Piece = string | { text: string; to: string }
export type Paragraph = Piece[]

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g

function readPieces(text: string, locale: Locale): Paragraph {
  const pieces: Piece[] = []
  let at = 0
  for (const { 0: whole, 1: words = '', 2: target = '', index } of text.matchAll(LINK)) {
    if (index > at) pieces.push(text.slice(at, index))
    pieces.push({ text: words, to: target.startsWith('/') ? inLocale(target, locale) : target })
    at = index + whole.length
  }
  if (at < text.length) pieces.push(text.slice(at))
  return pieces
}

/** A text's paragraphs; [these words](/this/address) become a link to a page in the reader's language. */
export function readProse(text: string, locale: Locale): Paragraph[] {
  return text
    .split(/\n+/)
    .filter(paragraph => paragraph.trim() !== '')
    .map(paragraph => readPieces(paragraph.trim(), locale))
}

/** How many words a reader reads. */
export function countWords(paragraphs: readonly Paragraph[]): number {
  const texts = paragraphs.map(pieces =>
    pieces.map(piece => (typeof piece === 'string' ? piece : piece.text)).join(''),
  )
  return texts.join(' ').split(/\s+/).filter(Boolean).length
}
