import type { Paragraph } from '#app/text/prose.ts'
import { unbroken } from '#app/text/unbroken.ts'
import styles from './prose.module.css'
import { TextLink } from './text-link.tsx'

/** A paragraph's text with its links. */
function Pieces({ of }: { of: Paragraph }) {
  return of.map(piece =>
    typeof piece === 'string' ? (
      unbroken(piece)
    ) : (
      <TextLink key={piece.to} to={piece.to}>
        {unbroken(piece.text)}
      </TextLink>
    ),
  )
}

/** Running text: paragraphs, followed by lists. */
export function Prose({
  paragraphs,
  points = [],
}: {
  paragraphs: readonly Paragraph[]
  points?: readonly Paragraph[]
}) {
  return (
    <div className={styles.prose}>
      {paragraphs.map((paragraph, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's paragraphs have no other name and never move
        <p key={i}>
          <Pieces of={paragraph} />
        </p>
      ))}
      {points.length > 0 && (
        <ul>
          {points.map((point, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <li key={i}>
              <Pieces of={point} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
