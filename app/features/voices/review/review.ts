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

/** The title as a card shows it: 70 characters at most (specification, section 5). */
export function titleOnCard(title: string): string {
  return cut(title, TITLE_LENGTH)
}

/** The comment as a card shows it: 150 characters at most (specification, section 5). */
export function previewOf(comment: string): string {
  return cut(comment, PREVIEW_LENGTH)
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

/** The first of the happiest reviews that holds a quote; null where there is none. */
export function chooseQuoted<Review extends ReviewWords & { rating: number }>(
  reviews: readonly Review[],
): { review: Review; quote: string } | null {
  for (const review of reviews) {
    const quote = review.rating === 5 ? pulledQuote(review.comment) : null
    if (quote !== null) return { review, quote }
  }
  return null
}

/** Puts who is quoted above at the end, so that nobody is read twice in a row. */
export function quotedLast<Review extends { key: string }>(
  reviews: readonly Review[],
  quoted: string | undefined,
): Review[] {
  return reviews.toSorted((a, b) => Number(a.key === quoted) - Number(b.key === quoted))
}
