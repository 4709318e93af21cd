import { m } from '#app/paraglide/messages.js'

const PLACES = [1, 2, 3, 4, 5]

/** A rating as five small suns: filled with red up to the rating, then rings. */
export function Suns({ rating }: { rating: number }) {
  return (
    <svg width="90" height="16" viewBox="0 0 90 16" role="img" aria-label={m.review_rating({ rating })}>
      {PLACES.map(place =>
        place <= rating ? (
          <circle key={place} cx={place * 18 - 10} cy="8" r="7.5" fill="var(--red-500)" />
        ) : (
          <circle key={place} cx={place * 18 - 10} cy="8" r="6.5" {...ring} />
        ),
      )}
    </svg>
  )
}

const ring = { fill: 'none', stroke: 'var(--control-line)', strokeWidth: 2 }
