import type { CalendarRow } from '#app/features/catalogue/species/species-schema.ts'
import { links, placeAddress } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { CalendarTable } from './calendar-table.tsx'

function addressOf({ kind, country, key }: CalendarRow): string {
  return kind === 'country' ? links.country(country) : placeAddress(country, kind, key)
}

interface SpeciesCalendarProps {
  rows: readonly CalendarRow[]
  /** Introduction, if the months do not mean sightings. */
  lead?: string
}

/** Months by country and place. */
export function SpeciesCalendar({ rows, lead = m.species_calendar_lead() }: SpeciesCalendarProps) {
  return (
    <Section tone="sky" id="when">
      <Wrap>
        <SectionHead title={m.species_calendar()}>
          <Text size="lead">{lead}</Text>
        </SectionHead>
        <CalendarTable
          head={m.species_calendar_where()}
          lines={rows.map(row => ({
            key: `${row.kind} ${row.country} ${row.key}`,
            label: <Label row={row} />,
            months: row.months,
            inWords: row.inWords,
            strong: row.kind === 'country',
            ruled: row.kind === 'country',
          }))}
        />
      </Wrap>
    </Section>
  )
}

function Label({ row }: { row: CalendarRow }) {
  const link = <TextLink to={addressOf(row)}>{row.label}</TextLink>
  if (row.kind !== 'country') return link
  return (
    <Display as="b" size={24}>
      {link}
    </Display>
  )
}
