import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { Display } from '#app/ui/display.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './species-calendar.module.css'
import type { CalendarRow } from './species-schema.ts'

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

function addressOf({ kind, country, key }: CalendarRow): string {
  if (kind === 'destination') return links.destination(country, key)
  return kind === 'attraction' ? links.attraction(country, key) : links.country(country)
}

interface SpeciesCalendarProps {
  rows: readonly CalendarRow[]
  /** What the months are, if not those in which something is about. */
  lead?: string
}

/** The months of each country and each place, as a table: drawn for the eye, in words for everybody else. */
export function SpeciesCalendar({ rows, lead = m.species_calendar_lead() }: SpeciesCalendarProps) {
  return (
    <Section tone="sky" id="when">
      <Wrap>
        <SectionHead title={m.species_calendar()}>
          <Text size="lead">{lead}</Text>
        </SectionHead>
        <table className={styles.calendar}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{m.species_calendar_where()}</VisuallyHidden>
              </th>
              <th scope="col">
                <VisuallyHidden>{m.species_calendar_months()}</VisuallyHidden>
                <span className={styles.months} aria-hidden="true">
                  {m
                    .months_short()
                    .split(' ')
                    .map(month => (
                      <span key={month}>
                        {month.slice(0, 1)}
                        <span>{month.slice(1)}</span>
                      </span>
                    ))}
                </span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <Row key={`${row.kind} ${row.country} ${row.key}`} row={row} />
            ))}
          </tbody>
        </table>
      </Wrap>
    </Section>
  )
}

function Row({ row }: { row: CalendarRow }) {
  const isCountry = row.kind === 'country'
  return (
    <tr className={classNames(isCountry && styles.country)}>
      <th scope="row">
        {isCountry ? (
          <Display as="b" size={24}>
            <TextLink to={addressOf(row)}>{row.label}</TextLink>
          </Display>
        ) : (
          <TextLink to={addressOf(row)}>{row.label}</TextLink>
        )}
      </th>
      <td>
        <VisuallyHidden>{row.inWords}</VisuallyHidden>
        <span className={styles.months} aria-hidden="true">
          {MONTHS.map(month => (
            <span
              key={month}
              className={classNames(styles.cell, row.months.includes(month) && styles.about)}
            />
          ))}
        </span>
      </td>
    </tr>
  )
}
