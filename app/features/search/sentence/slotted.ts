import { createElement, Fragment, type ReactNode } from 'react'
import styles from './slotted.module.css'

/** What closes a clause, where words go on after a place. */
const CLOSING = /^[,.;:!?]*/

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
  const [first, ...rest] = write(marks).split('\n')
  const pieces = rest.map((piece, i) => {
    if (i % 2 === 1) return piece.replace(CLOSING, '')
    const [closing = ''] = CLOSING.exec(rest[i + 1] ?? '') ?? []
    const filled = fill[piece as Place]
    return closing ? createElement('span', { className: styles.kept }, filled, closing) : filled
  })
  return createElement(Fragment, null, first, ...pieces)
}
