import { createElement, Fragment, type ReactNode } from 'react'

/** Punctuation right after a slot, which stays on its line. */
const CLOSING = /^[,.:]?/

/**
 * Splits a sentence with slots into text and slot contents, in block elements because a choice may be a `details`.
 * `write` gets a mark for each slot and returns the sentence in the reader's language and word order.
 */
export function splitAtSlots<Place extends string>(
  write: (marks: Record<Place, string>) => string,
  fill: Record<Place, ReactNode>,
): ReactNode {
  const places = Object.keys(fill) as Place[]
  const marks = Object.fromEntries(places.map(place => [place, `\n${place}\n`])) as Record<Place, string>
  const pieces = write(marks)
    .split('\n')
    .map((piece, i, all) => {
      if (i % 2 === 0) return piece.replace(CLOSING, '')
      const closing = CLOSING.exec(all[i + 1] ?? '')
      return createElement(
        'div',
        { style: { display: 'inline', whiteSpace: 'nowrap' } },
        fill[piece as Place],
        closing?.[0],
      )
    })
  return createElement(Fragment, null, ...pieces)
}
