import { DayMarks } from '#app/features/traveller/voting/day-marks.tsx'
import { m } from '#app/paraglide/messages.js'
import type { PriceVerdict, VoteResult } from '#database/values/proposal-content.ts'
import styles from './vote-results.module.css'

/** Whether the price fits, as far as it may be told. */
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
  /** What the days are called; empty where that is not known. */
  names: readonly string[]
}

/** What came of a vote: counts, never names, and whether the price fits. */
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
