import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import styles from './calendar-table.module.css'

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

export interface CalendarLine {
  key: string
  label: ReactNode
  /** 1 January to 12 December. */
  months: readonly number[]
  /** The months as text. */
  inWords: string
  /** Printed larger and in red. */
  strong: boolean
  /** Starts a group with a strong line above it. */
  ruled: boolean
}

/** Months as a table: drawn as discs, with text for screen readers and for all-year rows. */
export function CalendarTable({ head, lines }: { head: string; lines: readonly CalendarLine[] }) {
  return (
    <table className={styles.calendar}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{head}</VisuallyHidden>
          </th>
          <th scope="col">
            <VisuallyHidden>{m.species_calendar_months()}</VisuallyHidden>
            <span className={styles.months} aria-hidden="true">
              {m
                .months_short()
                .split(' ')
                .map(month => (
                  <span key={month}>
                    {month.slice(0, 1)}
                    <span>{month.slice(1)}</span>
                  </span>
                ))}
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, label, months, inWords, strong, ruled }) => (
          <tr key={key} className={classNames(strong && styles.strong, ruled && styles.ruled)}>
            <th scope="row">{label}</th>
            <td>
              {months.length === MONTHS.length ? (
                <span className={styles.allYear}>{m.species_all_year()}</span>
              ) : (
                <Season months={months} inWords={inWords} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Season({ months, inWords }: Pick<CalendarLine, 'months' | 'inWords'>) {
  return (
    <>
      <VisuallyHidden>{inWords}</VisuallyHidden>
      <span className={styles.months} aria-hidden="true">
        {MONTHS.map(month => (
          <span key={month} className={classNames(styles.cell, months.includes(month) && styles.about)} />
        ))}
      </span>
    </>
  )
}
