import type { CSSProperties } from 'react'
import { DAYS, monthsToChoose } from '#app/features/request/guided/planning.ts'
import { fixityNames } from '#app/features/request/guided/planning-words.ts'
import type { Planning } from '#app/features/request/guided/use-planning.ts'
import { flexibilities } from '#app/features/wish/wish.ts'
import { m } from '#app/paraglide/messages.js'
import { CheckField } from '#app/ui/check-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { CountField } from './count-field.tsx'
import styles from './steps.module.css'

const USUAL_DAYS = 10

/** Months, shown with their dryness, or exact dates instead. */
export function WhenStep({ planning }: { planning: Planning }) {
  const { answers, country } = planning
  return (
    <div className={styles.when}>
      <Months planning={planning} />
      <ExactDates planning={planning} />
      <div className={styles.two}>
        <div className={styles.loose}>
          <CountField
            label={m.planning_days()}
            hint={country.tripLength && m.planning_days_hint({ length: country.tripLength })}
            name="days"
            {...DAYS}
            start={USUAL_DAYS}
            defaultValue={answers.days}
            fewer={m.planning_days_fewer()}
            more={m.planning_days_more()}
          />
        </div>
        <fieldset className={styles.fixed}>
          <legend>{m.planning_fixed()}</legend>
          {flexibilities.map(fixity => (
            <CheckField
              key={fixity}
              type="radio"
              name="fixed"
              value={fixity}
              label={fixityNames[fixity]()}
              defaultChecked={answers.fixity === fixity}
            />
          ))}
        </fieldset>
      </div>
    </div>
  )
}

/** Text of a disc's size for screen readers. */
const dryness = [
  m.season_dry_0,
  m.season_dry_1,
  m.season_dry_2,
  m.season_dry_3,
  m.season_dry_4,
  m.season_dry_5,
]

function Months({ planning: { answers, country, today } }: { planning: Planning }) {
  const names = m.months_short().split(' ')
  return (
    <fieldset className={`${styles.months} ${styles.loose}`}>
      <legend>
        <VisuallyHidden>{m.planning_months_legend()}</VisuallyHidden>
      </legend>
      {monthsToChoose(today).map(month => {
        const inYear = Number(month.slice(5)) - 1
        const dry = country.season?.dryness[inYear]
        return (
          <label key={month} className={styles.month}>
            <input
              type="checkbox"
              name="month"
              value={month}
              defaultChecked={answers.months.includes(month)}
            />
            {dry !== undefined && <i style={{ '--dry': dry } as CSSProperties} />}
            <b>{names[inYear]}</b> <small>{month.slice(0, 4)}</small>
            {dry !== undefined && <VisuallyHidden>{dryness[dry]?.()}</VisuallyHidden>}
          </label>
        )
      })}
    </fieldset>
  )
}

function ExactDates({ planning: { answers, today } }: { planning: Planning }) {
  return (
    <div className={`${styles.two} ${styles.exact}`}>
      <TextField
        type="date"
        label={m.planning_from()}
        name="from"
        min={today}
        defaultValue={answers.from ?? ''}
      />
      <TextField type="date" label={m.planning_to()} name="to" min={today} defaultValue={answers.to ?? ''} />
    </div>
  )
}
