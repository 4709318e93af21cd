import type { FocusEvent } from 'react'
import { Link } from 'react-router'
import { travelIcons, travelWords } from '#app/features/trip/itinerary/travel-words.ts'
import { links } from '#app/links.ts'
import { itemId } from '#app/map/explorer/explorer.tsx'
import type { DayEntry, TripExplorerData } from '#app/map/explorer/explorer-schema.ts'
import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import styles from './list.module.css'

interface DayListProps {
  trip: Pick<TripExplorerData, 'key' | 'country' | 'days'>
  chosen: number | null
  /** Highlighted on the map as well. */
  lit: number | null
  onPoint: (day: number | null) => void
}

/** The days of a trip; each zooms the map to itself and links to its text. */
export function DayList({ trip, chosen, lit, onPoint }: DayListProps) {
  return (
    <section aria-label={m.explorer_days()}>
      <ol>
        {trip.days.map(day => (
          <li
            key={day.number}
            id={itemId(day.number)}
            className={classNames(styles.item, day.number === lit && styles.lit)}
            onPointerEnter={() => onPoint(day.number)}
            onPointerLeave={() => onPoint(null)}
            onFocus={(event: FocusEvent) => event.target.matches(':focus-visible') && onPoint(day.number)}
            onBlur={() => onPoint(null)}
          >
            <span className={styles.number} aria-hidden="true">
              {day.number}
            </span>
            <Link
              to={links.tripMap(trip.key, day.number)}
              className={styles.choose}
              preventScrollReset
              aria-current={day.number === chosen || undefined}
            >
              <VisuallyHidden>{`${m.itinerary_day({ number: day.number })}: `}</VisuallyHidden>
              <span className={styles.name}>{placesText(day)}</span>
              <span className={styles.line}>{day.title}</span>
              <Figures {...day} />
            </Link>
            <Anchor
              to={links.trip(trip.country.tag, trip.key, `#day-${day.number}`)}
              className={styles.read}
              aria-label={m.explorer_read_day({ number: day.number })}
            >
              <Icon name="arrow-right-bold" />
            </Anchor>
          </li>
        ))}
      </ol>
    </section>
  )
}

function placesText({ places: [from = '', to] }: DayEntry): string {
  return to === undefined ? from : m.itinerary_from_to({ from, to })
}

function Figures({ legs, hotel }: DayEntry) {
  return (
    <span className={styles.figures}>
      {legs.map(({ mode, time, distance }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rides of a day may be alike, and never change order
        <span key={i} className={styles.figure}>
          <Icon name={travelIcons[mode]} className={styles.icon} />
          <VisuallyHidden>{`${travelWords[mode]()}: `}</VisuallyHidden>
          {m.itinerary_ride({ time, distance })}
        </span>
      ))}
      {hotel && (
        <span className={styles.figure}>
          <Icon name="bed" className={styles.icon} />
          <VisuallyHidden>{`${m.itinerary_night()}: `}</VisuallyHidden>
          {hotel}
        </span>
      )}
    </span>
  )
}
