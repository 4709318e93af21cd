import type { CSSProperties } from 'react'
import { drivingMinutes } from '#app/features/proposal/difference/sums.ts'
import { dateOfDay, type PaceFinding } from '#app/features/proposal/pace/pace.ts'
import type { DaySky } from '#app/features/proposal/sky/sky.ts'
import { shortWeekday } from '#app/features/traveller/proposal/proposal-dates.ts'
import { m } from '#app/paraglide/messages.js'
import { formatMinutes } from '#app/text/figures.ts'
import { classNames } from '#app/ui/class-names.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import { daylightOf, hourBars, hourTicks } from './hours.ts'
import styles from './hours-sheet.module.css'

interface HoursSheetProps {
  content: ProposalContent
  sky: readonly (DaySky | null)[]
  findings: readonly PaceFinding[]
}

const legend = [
  ['car', m.proposal_hours_car],
  ['boat', m.proposal_hours_boat],
  ['plane', m.proposal_hours_plane],
  ['doing', m.proposal_hours_doing],
  ['light', m.proposal_hours_light],
] as const

/** Each day as a line of hours: transfers, activities and daylight. */
export function HoursSheet({ content, sky, findings }: HoursSheetProps) {
  const bars = content.days.map(hourBars)
  const hasOpen = bars.flat().some(({ isOpen }) => isOpen)
  return (
    <figure className={styles.sheet}>
      <div className={styles.axis} aria-hidden="true">
        {hourTicks.map(({ label, left }) => (
          <span key={label} style={{ left: `${left}%` }}>
            {label}
          </span>
        ))}
      </div>
      <ol aria-label={m.proposal_hours()}>
        {content.days.map((day, i) => {
          const date = dateOfDay(content.startsOn, i)
          const light = daylightOf(sky[i])
          const driven = drivingMinutes(day)
          const isBad = findings.some(each => each.day === day.id)
          return (
            <li key={day.id} className={`${styles.row} ${isBad ? styles.bad : ''}`}>
              <span className={styles.day}>
                <b>{i + 1}</b>
                {date && `${shortWeekday(date)} ${Number(date.slice(8))}`}
              </span>
              <span
                className={styles.hours}
                style={{ '--rise': `${light.from}%`, '--set': `${light.to}%` } as CSSProperties}
                aria-hidden="true"
              >
                {bars[i]?.map(({ key, kind, name, left, width, isOpen }) => (
                  <i
                    key={key}
                    className={classNames(styles[kind], isOpen && styles.open)}
                    style={{ left: `${left}%`, width: `${width}%` }}
                  >
                    {name}
                  </i>
                ))}
              </span>
              <span className={styles.sum}>{driven === 0 ? m.proposal_no_car() : formatMinutes(driven)}</span>
            </li>
          )
        })}
      </ol>
      <figcaption>
        <ul className={styles.legend}>
          {legend.map(([kind, name]) => (
            <li key={kind}>
              <i className={styles[kind]} aria-hidden="true" />
              {name()}
            </li>
          ))}
          {hasOpen && (
            <li>
              <i className={styles.open} aria-hidden="true" />
              {m.proposal_hours_open()}
            </li>
          )}
        </ul>
      </figcaption>
    </figure>
  )
}
