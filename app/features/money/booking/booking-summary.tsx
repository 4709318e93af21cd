import type { BookingView } from '#app/features/money/booking/booking-schema.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatAmount, formatDay, formatMoney } from '#app/text/figures.ts'
import { Display } from '#app/ui/display.tsx'
import { Text } from '#app/ui/text.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import styles from './booking-summary.module.css'

/** Summary of the contract: nights, price lines and total, and the last day for free cancellation. */
export function BookingSummary({ booking }: { booking: BookingView }) {
  const { number, stops, lines, priceMinor, currency, refund, party } = booking
  const locale = getLocale()
  const free = refund?.find(({ costMinor }) => costMinor === 0)?.until
  return (
    <section className={styles.card} aria-label={m.booking_draft({ number })}>
      <Display size={24}>{m.booking_draft({ number })}</Display>
      <ol className={styles.stops}>
        {stops.map(stop => (
          <li key={stop.day} style={{ flexGrow: stop.nights }} title={stop.place}>
            <VisuallyHidden>{stop.place}</VisuallyHidden> {stop.nights}
          </li>
        ))}
      </ol>
      <dl className={styles.price}>
        {lines.map(({ id, what, amountMinor }) => (
          <div key={id}>
            <dt>{what}</dt>
            <dd>
              {amountMinor === null ? m.booking_unknown() : formatAmount(amountMinor, currency, locale)}
            </dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{m.booking_total({ count: party })}</dt>
          <dd>{priceMinor === null ? m.booking_unknown() : formatMoney(priceMinor, currency, locale)}</dd>
        </div>
      </dl>
      {free && (
        <Text size="small" tone="quiet">
          {m.booking_free_until({ day: formatDay(free, locale) })}
        </Text>
      )}
    </section>
  )
}
