import { lengthOf } from '#app/features/office/desk/office-clock.ts'
import { drivingMinutes } from '#app/features/proposal/difference/sums.ts'
import { LONG_DRIVE } from '#app/features/proposal/pace/pace.ts'
import { m } from '#app/paraglide/messages.js'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import styles from './drive-bars.module.css'

const MINUTE_MS = 60_000

/** Driving minutes of each day, against the limit of a long drive; each bar is labelled. */
export function DriveBars({ days }: Pick<ProposalContent, 'days'>) {
  const driven = days.map(drivingMinutes)
  const most = Math.max(LONG_DRIVE, ...driven)
  const limit = { bottom: `${(LONG_DRIVE / most) * 100}%` }
  return (
    <figure className={styles.bars}>
      <figcaption>{m.office_drive_by_day()}</figcaption>
      <ol>
        {driven.map((minutes, index) => (
          <li key={days[index]?.id} data-long={minutes > LONG_DRIVE}>
            <VisuallyHidden>{lengthOf(minutes * MINUTE_MS)}</VisuallyHidden>
            <i style={{ height: `${(minutes / most) * 100}%` }} />
            <small aria-hidden="true">{index + 1}</small>
          </li>
        ))}
        <li className={styles.limit} aria-hidden="true" style={limit}>
          {m.office_drive_limit({ length: lengthOf(LONG_DRIVE * MINUTE_MS) })}
        </li>
      </ol>
    </figure>
  )
}
