import { m } from '#app/paraglide/messages.js'
import styles from './rating.module.css'

/** Below this many reviews a mean would say more than they do. */
const FEWEST_FOR_MEAN = 5

interface RatingProps {
  count: number
  /** With one decimal, as text; null without any review. */
  mean: string | null
}

/** The mean and the number of reviews, 4.4 ★ · 5 reviews; below five reviews their number alone. */
export function Rating({ count, mean }: RatingProps) {
  if (count === 0) return <span>{m.review_none_yet()}</span>
  return (
    <span className={styles.rating}>
      {count >= FEWEST_FOR_MEAN && (
        <>
          <b>{m.review_mean({ mean: mean ?? '' })}</b> ·{' '}
        </>
      )}
      {m.review_count({ count })}
    </span>
  )
}
