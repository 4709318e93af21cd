import { rotated } from './review-builder.ts'

/** Pure rules about what travellers wrote. */

export interface ReviewWords {
  title: string | null
  comment: string
}

const TITLE_LENGTH = 70
const PREVIEW_LENGTH = 150

/** Cuts a text to so many characters, between words, with an ellipsis if it was longer. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text
  const wholeWords = text.slice(0, length + 1).replace(/\s+\S*$/, '')
  const kept = wholeWords.length <= length ? wholeWords : text.slice(0, length).toWellFormed()
  return `${kept.replace(/[\s,;:.–—-]+$/, '')}…`
}

/** The sentences of a text, in order, with their marks. */
export function sentences(text: string): string[] {
  const pieces = text.trim().split(/(?<=[.!?…]["'”’»)]*)\s+(?=[\p{Lu}\p{N}¿¡"'“‘«(])/u)
  return pieces.filter(Boolean)
}

/** A review without a title is headed by its first sentence, without the full stop (specification, section 5). */
export function reviewTitle({ title, comment }: ReviewWords): string {
  return title ?? (sentences(comment)[0] ?? '').replace(/(?<!\.)\.$/, '')
}

/** What stands under the title: the comment, without the sentence that already heads it. */
export function reviewText({ untitled, comment }: { untitled: boolean; comment: string }): string {
  if (!untitled) return comment
  const first = sentences(comment)[0] ?? ''
  return comment.trim().slice(first.length).trim()
}

/** The title as a card shows it: 70 characters at most (specification, section 5). */
export function titleOnCard(title: string): string {
  return cut(title, TITLE_LENGTH)
}

/** The comment as a card shows it: 150 characters at most (specification, section 5). */
export function previewOf(comment: string): string {
  return cut(comment, PREVIEW_LENGTH)
}

/** Initials shown instead of a portrait: of two people the first letter of each, else of first and last name. */
export function initialsOf(name: string): string {
  const people = name.replace(/^(The|Familie|Los|La familia)\s+/i, '').split(/\s+(?:&|and|y|et|und)\s+/)
  const words = people.length > 1 ? people : (people[0] ?? '').split(/[\s]+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map(word => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}

/** Whether a card shows less than was written. */
export function isCut(title: string, text: string): boolean {
  return title.length > TITLE_LENGTH || text.length > PREVIEW_LENGTH
}

const QUOTE = { shortest: 90, longest: 230 }

/** What is pulled out in large type: whole sentences from the start, as many as a few lines hold; null if none fit. */
export function pulledQuote(comment: string): string | null {
  let quote = ''
  for (const sentence of sentences(comment)) {
    const longer = quote ? `${quote} ${sentence}` : sentence
    if (longer.length > QUOTE.longest) break
    quote = longer
  }
  return quote.length >= QUOTE.shortest ? quote : null
}

/** The first of the happiest reviews that holds a quote, of none with fewer points than `least`; null where there is none. */
export function chooseQuoted<Review extends { comment: string; rating: number }>(
  reviews: readonly Review[],
  least = 5,
): { review: Review; quote: string } | null {
  const happiest = reviews.filter(({ rating }) => rating >= least).toSorted((a, b) => b.rating - a.rating)
  for (const review of happiest) {
    const quote = pulledQuote(review.comment)
    if (quote !== null) return { review, quote }
  }
  return null
}

/** Which review a page begins with: pages under one another do not all begin alike. */
export function turnOf(path: string): number {
  return [...path].reduce((turn, letter) => (turn * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
}

/** Reviews beginning with another on each page; who is quoted above comes last, so that nobody is read twice in a row. */
export function inTurn<Review extends { key: string }>(
  reviews: readonly Review[],
  turn: number,
  quoted: string | undefined,
): Review[] {
  return rotated(reviews, turn).toSorted((a, b) => Number(a.key === quoted) - Number(b.key === quoted))
}
