import type { CSSProperties } from 'react'
import { m } from '#app/paraglide/messages.js'
import { formatDegrees } from '#app/text/figures.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Text } from '#app/ui/text.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './climate-chart.module.css'
import { drawClimate } from './climate-chart.ts'
import { MonthHeads } from './month-heads.tsx'
import type { PlaceSeasonData, SeasonData } from './season-schema.ts'

interface ClimateChartProps {
  /** Name of the place: "Tortuguero". */
  place: string
  months: SeasonData['months']
}

/** Climate of a place: the band of lows and highs, rainy days, and the best months. */
function ClimateChart({ place, months }: ClimateChartProps) {
  return (
    <figure>
      <ClimateTable place={place} months={months} />
      <div className={styles.chart} aria-hidden="true">
        <Heat months={months} />
        <MonthHeads best={months.filter(({ best }) => best).map(({ month }) => month)} />
        <Rain months={months} />
      </div>
      <Text as="figcaption" size="small" tone="quiet" className={styles.key}>
        {m.season_climate_key()}
      </Text>
    </figure>
  )
}

type Months = Pick<ClimateChartProps, 'months'>

function place(values: Record<string, number>): CSSProperties {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]))
}

function Heat({ months }: Months) {
  const drawing = drawClimate(months)
  return (
    <div className={styles.heat}>
      <svg viewBox="0 0 12 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={drawing.band} />
      </svg>
      {months.map(({ month, high, low, best }, i) => (
        <span
          key={month}
          className={classNames(styles.month, best && styles.best)}
          style={place({ high: drawing.months[i]?.highAt ?? 0, low: drawing.months[i]?.lowAt ?? 0 })}
        >
          <span className={styles.high}>{formatDegrees(high)}°</span>
          <span className={styles.low}>{formatDegrees(low)}°</span>
        </span>
      ))}
    </div>
  )
}

function Rain({ months }: Months) {
  return (
    <div className={styles.rain}>
      {months.map(({ month, rainDays, best }) => (
        <span
          key={month}
          className={classNames(styles.month, best && styles.best)}
          style={place({ rain: rainDays })}
        >
          <span className={styles.bar} />
          <span className={styles.days}>{rainDays}</span>
        </span>
      ))}
    </div>
  )
}

/** The same data as a table for screen readers. */
function ClimateTable({ place, months }: ClimateChartProps) {
  return (
    <div className={styles.table}>
      <table>
        <caption>{m.season_climate_of({ place })}</caption>
        <thead>
          <tr>
            <th scope="col">{m.season_column_month()}</th>
            <th scope="col">{m.season_column_high()}</th>
            <th scope="col">{m.season_column_low()}</th>
            <th scope="col">{m.season_column_rain()}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, name, high, low, rainDays, best }) => (
            <tr key={month}>
              <th scope="row">{best ? m.season_best_month({ month: name }) : name}</th>
              <td>{formatDegrees(high)}</td>
              <td>{formatDegrees(low)}</td>
              <td>{rainDays}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Best months of a place and the reason, with its climate chart if the climate is known. */
export function PlaceSeason({ place, season }: { place: string; season: PlaceSeasonData }) {
  const { reason, months, best, inWords } = season
  return (
    <Section tone="sunken" id="when">
      <Wrap>
        <SectionHead title={m.season_when_to_go()}>
          <Text size="lead">{reason}</Text>
        </SectionHead>
        {months.length > 0 ? (
          <ClimateChart place={place} months={months} />
        ) : (
          <>
            <VisuallyHidden>{m.season_best_months({ months: inWords })}</VisuallyHidden>
            <MonthHeads best={best} />
          </>
        )}
      </Wrap>
    </Section>
  )
}
