import { m } from '#app/paraglide/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import styles from './month-heads.module.css'

/** The twelve months in a row, the best ones (1 is January) on red discs. Hidden from screen readers. */
export function MonthHeads({ best }: { best: readonly number[] }) {
  const months = m.months_short().split(' ')
  return (
    <div className={styles.months} aria-hidden="true">
      {months.map((month, index) => (
        <span key={month} className={classNames(styles.month, best.includes(index + 1) && styles.best)}>
          {month.slice(0, 1)}
          <span>{month.slice(1)}</span>
        </span>
      ))}
    </div>
  )
}
