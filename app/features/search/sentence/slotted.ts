import { createElement, Fragment, type ReactNode } from 'react'
import styles from './slotted.module.css'

/**
 * The pieces of a sentence whose words leave places open: text, then what fills a place, then text again.
 * `write` is given a mark for each place and answers the words in the reader's language and order.
 */
export function slotted<Place extends string>(
  write: (marks: Record<Place, string>) => string,
  fill: Record<Place, ReactNode>,
): ReactNode {
  const places = Object.keys(fill) as Place[]
  const marks = Object.fromEntries(places.map(place => [place, `\n${place}\n`])) as Record<Place, string>
  // Text, a place, what closes a clause after it, text again.
  const pieces = write(marks).split(/\n(\w+)\n([,.;:!?]*)/)
  return createElement(
    Fragment,
    null,
    ...pieces.map((piece, i) => {
      if (i % 3 === 0) return piece
      return (
        i % 3 === 1 && createElement('span', { className: styles.kept }, fill[piece as Place], pieces[i + 1])
      )
    }),
  )
}
