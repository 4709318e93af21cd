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
import styles from './year-of-suns.module.css'

const dryness = [
  m.season_dry_0,
  m.season_dry_1,
  m.season_dry_2,
  m.season_dry_3,
  m.season_dry_4,
  m.season_dry_5,
]

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
                    {month}: {dryness[year[index] ?? 0]?.()}
                  </VisuallyHidden>
                  <span className={styles.sun} style={place({ dry: year[index] ?? 0 })} />
                </li>
              ))}
            </ol>
          </div>
        ))}
        <Events events={events} />
      </Wrap>
    </Section>
  )
}

/** One line per event, because names are wider than short bars. */
function Events({ events }: { events: readonly SeasonEvent[] }) {
  return (
    <ul className={styles.events}>
      {events.map(({ name, months }) => (
        <li key={name}>
          <VisuallyHidden>
            {name}, {formatMonths(months, getLocale())}
          </VisuallyHidden>
          <span className={styles.name} aria-hidden="true">
            {name}
          </span>
          {runs(months).map(({ from, to }) => (
            <span key={from} className={styles.bar} style={place({ from, to: to + 1 })} aria-hidden="true" />
          ))}
        </li>
      ))}
    </ul>
  )
}
