import type { CSSProperties } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatMonths } from '#app/text/figures.ts'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Text } from '#app/ui/text.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { runs, type SeasonEvent, type Seasons } from './season.ts'
import { drynessName } from './season-words.ts'
import styles from './year-of-suns.module.css'

/** Wet, mixed and dry, as in the chart. */
const LEGEND = [1, 3, 5]

function place(values: Record<string, number>): CSSProperties {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]))
}

/** The months of each region as suns, larger ones drier, with events below. */
export function YearOfSuns({ note, rows, events }: Seasons) {
  const months = m.months_short().split(' ')
  return (
    <Section tone="sky">
      <Wrap>
        <SectionHead title={m.season_title()}>
          <Text size="lead">{note}</Text>
        </SectionHead>
        <Months months={months} />
        {rows.map(({ name, dryness: year }) => (
          <div key={name} className={styles.row}>
            <h3>{name}</h3>
            <ol>
              {months.map((month, index) => (
                <li key={month}>
                  <VisuallyHidden>
                    {month}: {drynessName(year[index] ?? 0)}
                  </VisuallyHidden>
                  <span className={styles.sun} style={place({ dry: year[index] ?? 0 })} />
                </li>
              ))}
            </ol>
          </div>
        ))}
        <p className={styles.legend} aria-hidden="true">
          {LEGEND.map(dry => (
            <span key={dry}>
              <i className={styles.sun} style={place({ dry })} /> {drynessName(dry)}
            </span>
          ))}
        </p>
        {events.length > 0 && (
          <>
            <Months months={months} />
            <Events events={events} />
          </>
        )}
      </Wrap>
    </Section>
  )
}

/** The months above the suns, and again above the events: those would be too far below. */
function Months({ months }: { months: readonly string[] }) {
  return (
    <div className={styles.months} aria-hidden="true">
      {months.map(month => (
        <span key={month}>
          {month.slice(0, 1)}
          <span>{month.slice(1)}</span>
        </span>
      ))}
    </div>
  )
}

/** One line per event: its name, and a bar for each run of its months, between the lines of the months. */
function Events({ events }: { events: readonly SeasonEvent[] }) {
  return (
    <ul className={styles.events}>
      {events.map(({ name, months }) => (
        <li key={name}>
          <span className={styles.name}>
            {name}
            <span className={styles.when}>, {formatMonths(months, getLocale())}</span>
          </span>
          <span className={styles.year} aria-hidden="true">
            {runs(months).map(({ from, to }) => (
              <span key={from} className={styles.bar} style={place({ from, to: to + 1 })} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}
