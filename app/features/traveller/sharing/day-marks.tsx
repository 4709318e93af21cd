import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import type { DayCount } from '#database/values/proposal-content.ts'
import styles from './day-marks.module.css'

const marks = [
  ['yes', 'check-bold', styles.yes],
  ['ask', 'minus-bold', styles.ask],
  ['ratherNot', 'x-bold', styles.not],
] as const

/** The marks of a day as discs, without names. */
export function DayMarks({ count }: { count: DayCount }) {
  return (
    <span
      className={styles.marks}
      role="img"
      aria-label={m.vote_day_counts({ yes: count.yes, ask: count.ask, ratherNot: count.ratherNot })}
    >
      {marks.flatMap(([kind, icon, look]) =>
        Array.from({ length: count[kind] }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one mark is as any other of its kind
          <i key={`${kind} ${i}`} className={look}>
            <Icon name={icon} size="xs" />
          </i>
        )),
      )}
    </span>
  )
}
