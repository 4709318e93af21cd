import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatMoney } from '#app/text/figures.ts'
import { classNames } from '#app/ui/class-names.ts'
import type { Payouts, PayoutTrip } from './org-schema.ts'
import styles from './payout-lines.module.css'

const MOST = 8

/** Maps a day to its position on the timeline, in percent from the first deposit to the last payout. */
function scaleOf(trips: readonly PayoutTrip[]): (day: string) => number {
  const days = trips.flatMap(({ earnedOn, first, second }) =>
    [earnedOn, first.dueOn, second.dueOn].flatMap(day => (day ? [Date.parse(day)] : [])),
  )
  const [from, to] = [Math.min(...days), Math.max(...days)]
  return day => (to === from ? 0 : ((Date.parse(day) - from) / (to - from)) * 100)
}

function Half({ half, currency, at }: { half: PayoutTrip['first']; currency: string; at: number }) {
  const isFull = half.state === 'paid' || half.state === 'due'
  const side = at > 88 ? styles.end : at < 12 ? styles.start : undefined
  return (
    <span className={classNames(styles.half, isFull && styles.full, side)} style={{ left: `${at}%` }}>
      <i />
      <b>{formatMoney(half.amountMinor, currency, getLocale())}</b>
    </span>
  )
}

/** Timeline with the deposit and both payouts of each trip; the table below has the same data. */
export function PayoutLines({ trips }: { trips: Payouts['trips'] }) {
  const shown = trips.filter(({ first }) => first.state !== 'reversed').slice(0, MOST)
  if (shown.length === 0) return null
  const at = scaleOf(shown)
  return (
    <figure className={styles.lines}>
      <div aria-hidden="true">
        {shown.map(({ number, currency, earnedOn, first, second }) => (
          <div key={number} className={styles.line}>
            <span>{number}</span>
            <div>
              <span className={styles.from} style={{ left: `${at(earnedOn)}%` }} />
              {first.dueOn && <Half half={first} currency={currency} at={at(first.dueOn)} />}
              {second.dueOn && <Half half={second} currency={currency} at={at(second.dueOn)} />}
            </div>
          </div>
        ))}
      </div>
      <figcaption>{m.org_payout_legend()}</figcaption>
    </figure>
  )
}
