import type { CSSProperties } from 'react'
import { m } from '#app/paraglide/messages.js'
import { formatDegrees } from '#app/text/figures.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './climates-compared.module.css'
import type { PlaceYear } from './season.ts'

/** Climates of neighbouring places below each other: larger discs are drier, red ones mark the best months. */
export function ClimatesCompared({ places }: { places: readonly PlaceYear[] }) {
  if (places.length === 0) return null
  const names = m.months_short().split(' ')
  return (
    <Section tone="sunken" id="when">
      <Wrap>
        <SectionHead title={m.season_when_to_go()}>
          <Text size="lead">{m.season_compared_lead()}</Text>
        </SectionHead>
        <table className={styles.years}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{m.season_column_place()}</VisuallyHidden>
              </th>
              {names.map(name => (
                <th key={name} scope="col">
                  {name.slice(0, 1)}
                  <span>{name.slice(1)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {places.map(place => (
              <Year key={place.to} place={place} />
            ))}
          </tbody>
        </table>
        <Text size="small" tone="quiet" className={styles.key}>
          {m.season_compared_key()}
        </Text>
      </Wrap>
    </Section>
  )
}

function Year({ place: { name, to, months, best, low, high } }: { place: PlaceYear }) {
  return (
    <tr>
      <th scope="row">
        <TextLink to={to}>{name}</TextLink>
        <span className={styles.about}>
          {m.season_month_heat({ low: formatDegrees(low), high: formatDegrees(high) })} · {best}
        </span>
      </th>
      {months.map(({ month, rainDays, best: isBest }) => (
        <td key={month} className={classNames(isBest && styles.best)}>
          <span className={styles.sun} style={{ '--rain': rainDays } as CSSProperties} />
          <VisuallyHidden>{m.season_rain_days({ count: rainDays })}</VisuallyHidden>
          <span className={styles.days} aria-hidden="true">
            {rainDays}
          </span>
        </td>
      ))}
    </tr>
  )
}
