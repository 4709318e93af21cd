import type { CSSProperties } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatMonths } from '#app/text/figures.ts'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Text } from '#app/ui/text.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { type Run, runs, type SeasonEvent, type Seasons } from './season.ts'
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
        <div className={styles.months} aria-hidden="true">
          {months.map(month => (
            <span key={month}>
              {month.slice(0, 1)}
              <span>{month.slice(1)}</span>
            </span>
          ))}
        </div>
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
        <Events events={events} />
      </Wrap>
    </Section>
  )
}

/** Letters of an event's name that fit into a month of its bar. */
const LETTERS_IN_MONTH = 7
const MONTHS = 12

/** Where an event's name stands: in its bar, or on the side of it that has more room. */
function nameAt({ name }: SeasonEvent, { from, to }: Run): 'within' | 'after' | 'before' {
  if (name.length <= (to - from + 1) * LETTERS_IN_MONTH) return 'within'
  return MONTHS - to >= from - 1 ? 'after' : 'before'
}

/** One line per event, with its name at the longest of its bars; on a narrow window below it. */
function Events({ events }: { events: readonly SeasonEvent[] }) {
  return (
    <ul className={styles.events}>
      {events.map(event => {
        const bars = runs(event.months)
        const longest = bars.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0]
        if (!longest) return null
        return (
          <li key={event.name} style={place({ from: longest.from, to: longest.to + 1 })}>
            <VisuallyHidden>
              {event.name}, {formatMonths(event.months, getLocale())}
            </VisuallyHidden>
            {bars.map(({ from, to }) => (
              <span
                key={from}
                className={styles.bar}
                style={place({ from, to: to + 1 })}
                aria-hidden="true"
              />
            ))}
            <span className={`${styles.name} ${styles[nameAt(event, longest)]}`} aria-hidden="true">
              {event.name}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
