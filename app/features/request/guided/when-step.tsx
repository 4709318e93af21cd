import { type CSSProperties, useEffect } from 'react'
import { DAYS, monthsToChoose, seasonsFor } from '#app/features/request/guided/planning.ts'
import { fixityNames, wantedPlaces } from '#app/features/request/guided/planning-words.ts'
import { useFieldNote } from '#app/features/request/guided/use-field-note.ts'
import type { Planning } from '#app/features/request/guided/use-planning.ts'
import { drynessName } from '#app/features/trip/season/season-words.ts'
import { flexibilities } from '#app/features/wish/wish.ts'
import { m } from '#app/paraglide/messages.js'
import { CheckField } from '#app/ui/check-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { CountField } from './count-field.tsx'
import { goalPicture } from './goal-picture.ts'
import styles from './steps.module.css'

const USUAL_DAYS = 10

/** Months, shown with their dryness, or exact dates instead. */
export function WhenStep({ planning }: { planning: Planning }) {
  const { answers, country } = planning
  useNextPictures(country)
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

/** Fetches the pictures of the next step, behind all else that the page loads. */
function useNextPictures({ posters }: Planning['country']): void {
  useEffect(() => {
    for (const poster of Object.values(posters)) {
      const picture = new Image()
      picture.fetchPriority = 'low'
      picture.src = goalPicture(poster)
    }
  }, [posters])
}

/** A column of suns for each month, the next one first: one row for each region, those where one goes before the others. */
function Months({ planning: { answers, country, today } }: { planning: Planning }) {
  const { first, others } = seasonsFor(country.seasons, wantedPlaces(country, answers))
  const seasons = [...first, ...others]
  const isLater = (name: string) =>
    others.some(row => row.name === name) && first.length > 0 ? '' : undefined
  const names = m.months_short().split(' ')
  return (
    <fieldset
      className={`${styles.months} ${styles.loose}`}
      style={{ '--rows': seasons.length + 1, '--regions': seasons.length } as CSSProperties}
    >
      <legend>
        <VisuallyHidden>{m.planning_months_legend()}</VisuallyHidden>
      </legend>
      {seasons.length > 0 && (
        <div className={styles.regions} aria-hidden="true">
          {seasons.map(({ name }) => (
            <span key={name} data-later={isLater(name)}>
              {name}
            </span>
          ))}
        </div>
      )}
      {monthsToChoose(today).map((month, index) => {
        const inYear = Number(month.slice(5)) - 1
        const weather = seasons.map(({ name, dryness: year }) => ({ name, dry: year[inYear] ?? 0 }))
        return (
          <label
            key={month}
            data-year={index === 0 || inYear === 0 ? '' : undefined}
            className={styles.month}
            style={{ '--column': index + 1 } as CSSProperties}
          >
            <input
              type="checkbox"
              name="month"
              value={month}
              defaultChecked={answers.months.includes(month)}
              aria-describedby={seasons.length > 0 ? `in-${month}` : undefined}
            />
            <span className={styles.head}>
              <b>{names[inYear]}</b> <small>{month.slice(0, 4)}</small>
            </span>
            {weather.map(({ name, dry }) => (
              <i
                key={name}
                aria-hidden="true"
                data-later={isLater(name)}
                style={{ '--dry': dry } as CSSProperties}
              />
            ))}
            <span id={`in-${month}`} hidden>
              {weather.map(({ name, dry }) => `${name}: ${drynessName(dry)}`).join('; ')}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}

function ExactDates({ planning: { answers, today } }: { planning: Planning }) {
  return (
    <div className={`${styles.two} ${styles.exact}`}>
      <DayField label={m.planning_from()} name="from" min={today} defaultValue={answers.from ?? ''} />
      <DayField label={m.planning_to()} name="to" min={today} defaultValue={answers.to ?? ''} />
    </div>
  )
}

interface DayFieldProps {
  label: string
  name: string
  /** YYYY-MM-DD. */
  min: string
  defaultValue: string
}

function DayField(props: DayFieldProps) {
  const { error, checks } = useFieldNote(({ validity: { badInput, rangeUnderflow } }) =>
    badInput || rangeUnderflow ? m.planning_day_wrong() : null,
  )
  return <TextField {...props} type="date" error={error} {...checks} />
}
