import { m } from '#app/paraglide/messages.js'
import type { CompanyFigures } from './company-schema.ts'
import styles from './figures-counted.module.css'

/** A few large figures about the company. */
export function FiguresCounted({ figures }: { figures: CompanyFigures }) {
  const { countries, planners, languages, trips, places } = figures
  const counted = [
    { number: countries, label: m.company_countries() },
    { number: planners, label: m.company_planners() },
    { number: languages, label: m.company_languages() },
    { number: trips, label: m.company_trips() },
    { number: places, label: m.company_places() },
  ]
  return (
    <dl className={styles.figures}>
      {counted.map(({ number, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{number}</dd>
        </div>
      ))}
    </dl>
  )
}
