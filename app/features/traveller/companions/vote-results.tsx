import { DayMarks } from '#app/features/traveller/sharing/day-marks.tsx'
import { m } from '#app/paraglide/messages.js'
import type { PriceVerdict, VoteResult } from '#database/values/proposal-content.ts'
import styles from './vote-results.module.css'

/** Text of the price verdict. */
function priceWords(price: PriceVerdict): string {
  switch (price.verdict) {
    case 'everybody':
      return m.vote_price_everybody()
    case 'not_everybody':
      return m.vote_price_not()
    case 'some':
      return m.vote_price_some({ fits: price.fits, of: price.of })
    case 'too_few':
      return m.vote_price_unknown()
  }
}

interface VoteResultsProps {
  result: VoteResult
  /** Titles of the days; empty if unknown. */
  names: readonly string[]
}

/** Result of a vote: counts without names, and whether the price fits. */
export function VoteResults({ result: { days, price }, names }: VoteResultsProps) {
  if (!days) return <p>{m.vote_too_few()}</p>
  return (
    <>
      <p className={styles.price}>{priceWords(price)}</p>
      <ol className={styles.days}>
        {days.map((count, i) => (
          <li key={count.day}>
            <span>
              <b>{m.itinerary_day({ number: i + 1 })}</b> {names[i]}
            </span>
            <DayMarks count={count} />
          </li>
        ))}
      </ol>
      <p className={styles.fine}>{m.vote_counts()}</p>
    </>
  )
}
