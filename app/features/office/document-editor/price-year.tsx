import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import type { Field } from './document-fields.ts'
import { monthName, yearDayName } from './document-words.ts'
import { gapsOf, spansOf } from './price-gaps.ts'
import styles from './price-year.module.css'
import { useValueWords } from './value-words.ts'

const share = (days: number) => `${(days / 365) * 100}%`

/** A year with the days of each price, and the days that have none. */
export function PriceYear({ prices, field }: { prices: readonly unknown[]; field: Field }) {
  const words = useValueWords([field])
  const [gap] = gapsOf(prices)
  return (
    <div className={styles.year}>
      <div className={styles.months} aria-hidden="true">
        {Array.from({ length: 12 }, (_, index) => (
          <span key={monthName(index + 1)}>{monthName(index + 1)}</span>
        ))}
      </div>
      <ul aria-hidden="true">
        {prices.map((price, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing of the list, whose rows are not controls
          <li key={index} title={words.summary(price, field)}>
            {spansOf(price).map(span => (
              <i key={span.from} style={{ left: share(span.from), width: share(span.to - span.from + 1) }} />
            ))}
          </li>
        ))}
      </ul>
      {gap && (
        <p className={styles.gap}>
          <Icon name="warning-fill" />
          {m.office_document_gap({
            size: gap.size,
            days: gap.gaps.map(({ from, to }) => `${yearDayName(from)} – ${yearDayName(to)}`).join(', '),
          })}
        </p>
      )}
    </div>
  )
}
