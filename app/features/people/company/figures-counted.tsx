import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import type { CompanyFigures } from './company-schema.ts'
import styles from './figures-counted.module.css'

/** A few figures about the company, each the way to what it counts. */
export function FiguresCounted({ figures }: { figures: CompanyFigures }) {
  const { countries, planners, trips } = figures
  const counted = [
    { number: countries, label: m.company_countries(), to: '#where' },
    { number: planners, label: m.company_planners(), to: links.experts() },
    { number: trips, label: m.company_trips(), to: links.trips() },
  ]
  return (
    <ul className={styles.figures}>
      {counted.map(({ number, label, to }) => (
        <li key={label}>
          <Anchor to={to}>
            <b>{number}</b> <span>{label}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
