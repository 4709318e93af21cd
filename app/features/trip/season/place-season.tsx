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
import type { PlaceSeasonData, SeasonData } from './season.ts'

/** Geometry of a climate chart: twelve units wide, 100 high, y downwards. */

interface MonthClimate {
  /** °C. */
  high: number
  low: number
}

export interface ClimateDrawing {
  /** The band between mean lows and mean highs, as an SVG path in a box of 12 by 100. */
  band: string
  /** January to December: position of high and low, in percent from the top. */
  months: { highAt: number; lowAt: number }[]
}

/** Minimum range of degrees from bottom to top, so that a mild year does not look extreme. */
const LEAST_SPAN = 18
/** Space above and below the band for its figures, in percent. */
const MARGIN = 16

/** The year's band, continued from December and into January. Throws a RangeError unless there are twelve months. */
export function drawClimate(months: readonly MonthClimate[]): ClimateDrawing {
  if (months.length !== 12) throw new RangeError(`a year has twelve months, not ${months.length}`)
  const [coldest, warmest] = [
    Math.min(...months.map(({ low }) => low)),
    Math.max(...months.map(({ high }) => high)),
  ]
  const span = Math.max(LEAST_SPAN, warmest - coldest)
  const top = (warmest + coldest + span) / 2
  const at = (degrees: number) => round(MARGIN + ((top - degrees) / span) * (100 - 2 * MARGIN))
  const drawn = months.map(({ high, low }) => ({ highAt: at(high), lowAt: at(low) }))
  const highs = drawn.map(({ highAt }) => highAt)
  const lows = drawn.map(({ lowAt }) => lowAt)
  const [start, turn] = [`M-0.5 ${highs[11]}`, `L12.5 ${lows[0]}`]
  return { months: drawn, band: `${start}${curve(highs, 1)}${turn}${curve(lows, -1)}Z` }
}

/** A smooth curve through the middle of every month, in either direction, from December before to January after. */
function curve(year: readonly number[], direction: 1 | -1): string {
  const at = (month: number) => ({ x: month + 0.5, y: year[(month + 24) % 12] ?? 0 })
  const starts = Array.from({ length: 13 }, (_, i) => (direction === 1 ? i - 1 : 12 - i))
  return starts
    .map(month => {
      const [before, from, to, after] = [-1, 0, 1, 2].map(step => at(month + step * direction))
      if (!before || !from || !to || !after) return ''
      const leave = { x: from.x + direction / 3, y: from.y + (to.y - before.y) / 6 }
      const arrive = { x: to.x - direction / 3, y: to.y - (after.y - from.y) / 6 }
      return `C${[leave, arrive, to].map(({ x, y }) => `${round(x)} ${round(y)}`).join(' ')}`
    })
    .join('')
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

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

/** The twelve months in a row, the best ones (1 is January) on red discs. Hidden from screen readers. */
function MonthHeads({ best }: { best: readonly number[] }) {
  const months = m.months_short().split(' ')
  return (
    <div className={styles.months} aria-hidden="true">
      {months.map((month, index) => (
        <span
          key={month}
          className={classNames(styles.monthHeadsMonth, best.includes(index + 1) && styles.monthHeadsBest)}
        >
          {month.slice(0, 1)}
          <span>{month.slice(1)}</span>
        </span>
      ))}
    </div>
  )
}
