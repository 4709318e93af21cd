import { createElement, Fragment, type ReactNode } from 'react'

/** What closes a clause right after a place, and stays on its line. */
const CLOSING = /^[,.:]?/

/**
 * The pieces of a sentence whose words leave places open: text, then what fills a place, then text again.
 * They stand in a block: a choice may be a `details`. `write` is given a mark for each place and answers the words in the reader's language and order.
 */
export function slotted<Place extends string>(
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
