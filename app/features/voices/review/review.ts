/**
 * The pure part of the review builder (specification, section 9); selection and order are computed in the database.
 */

import type { Unlike } from '#app/picture/page-pictures.ts'
import type { Picture } from '#app/picture/picture.ts'
import { dayOf } from '#app/text/days.ts'

export const reviewOrders = ['newest', 'oldest', 'happiest', 'critical'] as const
export type ReviewOrder = (typeof reviewOrders)[number]

/** Rotates a list; a negative number rotates backwards. */
export function rotated<Item>(items: readonly Item[], by: number): Item[] {
  const at = items.length === 0 ? 0 : ((by % items.length) + items.length) % items.length
  return [...items.slice(at), ...items.slice(0, at)]
}

/** Seed that changes at midnight UTC, so that all caches have the same order for a day. */
export function seedOfDay(now: Date): string {
  return dayOf(now)
}

/**
 * Reviews of which only the first of a trip shows its picture, as other pictures of the page are shown; none of a trip
 * that the page shows elsewhere.
 */
export function eachTripOnce<Review extends { trip: { key: string; picture: Picture | null } | null }>(
  reviews: readonly Review[],
  unlike: Unlike,
  elsewhere: readonly string[],
): Review[] {
  const shown = new Set(elsewhere)
  return reviews.map(review => {
    const { trip } = review
    if (!trip) return review
    const [picture = null] = shown.has(trip.key) ? [] : unlike([trip]).map(row => row.picture)
    shown.add(trip.key)
    return { ...review, trip: { ...trip, picture } }
  })
}

export interface ReviewWords {
  title: string | null
  comment: string
}

const TITLE_LENGTH = 70
const PREVIEW_LENGTH = 150

/** Shortens a text at a word boundary, with an ellipsis if it was longer. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text
  const wholeWords = text.slice(0, length + 1).replace(/\s+\S*$/, '')
  const kept = wholeWords.length <= length ? wholeWords : text.slice(0, length).toWellFormed()
  return `${kept.replace(/[\s,;:.–—-]+$/, '')}…`
}

/** Splits a text into sentences with their punctuation. */
export function sentences(text: string): string[] {
  const pieces = text.trim().split(/(?<=[.!?…]["'”’»)]*)\s+(?=[\p{Lu}\p{N}¿¡"'“‘«(])/u)
  return pieces.filter(Boolean)
}

/** The title; without one, the first sentence without its full stop (specification, section 5). */
export function reviewTitle({ title, comment }: ReviewWords): string {
  return title ?? (sentences(comment)[0] ?? '').replace(/(?<!\.)\.$/, '')
}

/** The text below the title: the comment, without a first sentence that is used as the title. */
export function reviewText({ untitled, comment }: { untitled: boolean; comment: string }): string {
  if (!untitled) return comment
  const first = sentences(comment)[0] ?? ''
  return comment.trim().slice(first.length).trim()
}

/** The title on a card, at most 70 characters (specification, section 5). */
export function titleOnCard(title: string): string {
  return cut(title, TITLE_LENGTH)
}

/** The comment on a card, at most 150 characters (specification, section 5). */
export function previewOf(comment: string): string {
  return cut(comment, PREVIEW_LENGTH)
}

/** Initials instead of a portrait: first letters of two people's names, or of first and last name. */
export function initialsOf(name: string): string {
  const people = name.replace(/^(The|Familie|Los|La familia)\s+/i, '').split(/\s+(?:&|and|y|et|und)\s+/)
  const words = people.length > 1 ? people : (people[0] ?? '').split(/[\s]+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map(word => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}

/** Whether a card shows less than the full review. */
export function isCut(title: string, text: string): boolean {
  return title.length > TITLE_LENGTH || text.length > PREVIEW_LENGTH
}

const QUOTE = { shortest: 90, longest: 230 }

/** A pull quote: as many whole sentences from the start as fit; null if none do. */
export function pulledQuote(comment: string): string | null {
  let quote = ''
  for (const sentence of sentences(comment)) {
    const longer = quote ? `${quote} ${sentence}` : sentence
    if (longer.length > QUOTE.longest) break
    quote = longer
  }
  return quote.length >= QUOTE.shortest ? quote : null
}

/**
 * The first of the best rated reviews with a pull quote, with a rating of at least `least`; null if there is none.
 */
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

/** Rotation of a page by its path, so that pages start with different reviews. */
export function turnOf(path: string): number {
  return [...path].reduce((turn, letter) => (turn * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
}

/** Rotates reviews per page; the quoted one comes last, so that it is not read twice in a row. */
export function inTurn<Review extends { key: string }>(
  reviews: readonly Review[],
  turn: number,
  quoted: string | undefined,
): Review[] {
  return rotated(reviews, turn).toSorted((a, b) => Number(a.key === quoted) - Number(b.key === quoted))
}
