import type { FocusEvent, ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { travelIcons, travelNames, travelWords } from '#app/features/trip/itinerary/travel-words.ts'
import { links } from '#app/links.ts'
import styles from '#app/map/explorer/explorer.module.css'
import { Explorer, itemId, usePointed } from '#app/map/explorer/explorer.tsx'
import type { DayEntry, TripExplorerData } from '#app/map/explorer/explorer-schema.ts'
import { Legend } from '#app/map/route-legs.tsx'
import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Text } from '#app/ui/text.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import listStyles from './list.module.css'

/** A trip's route on a full-screen map; the day in the address is selected. */
export function TripExplorer({ data, bar }: { data: TripExplorerData; bar: ReactNode }) {
  const { key, title, line, map, view, days } = data
  const query = new URLSearchParams(useLocation().search)
  const navigate = useNavigate()
  const chosen = days.find(({ number }) => String(number) === query.get('day'))
  const { pointed, setPointed, bringIntoView } = usePointed(chosen?.number)
  const lit = days.find(({ number }) => number === pointed) ?? chosen

  function go(day?: number): void {
    navigate(links.tripMap(key, day), { preventScrollReset: true })
  }
  function onPress(place: string): void {
    const day = nextDayAt(data, place, chosen?.number ?? 0)
    if (!day) return
    bringIntoView(day.number)
    go(day.number)
  }

  return (
    <Explorer
      bar={bar}
      map={map}
      target={chosen?.view ?? view}
      lit={lit?.place ?? null}
      day={lit?.number}
      title={m.explorer_map_trip({ title })}
      chosen={chosen ? m.explorer_chosen({ name: m.itinerary_day({ number: chosen.number }) }) : ''}
      onPoint={place => setPointed(place === null ? null : (nextDayAt(data, place, 0)?.number ?? null))}
      onPress={onPress}
      onWhole={() => chosen && go()}
    >
      <Text size="small" tone="quiet" className={styles.lead}>
        {line}
      </Text>
      <div className={styles.legend}>
        <Legend legs={map.legs} labels={travelNames()} day={lit && m.itinerary_day({ number: lit.number })} />
      </div>
      <DayList trip={data} chosen={chosen?.number ?? null} lit={lit?.number ?? null} onPoint={setPointed} />
    </Explorer>
  )
}

/** The next day that ends at or calls at a place, wrapping around to the first. */
export function nextDayAt(
  { days, map }: Pick<TripExplorerData, 'days' | 'map'>,
  place: string,
  after: number,
): DayEntry | undefined {
  const ending = days.filter(day => day.place === place)
  const calling = days.filter(({ number }) =>
    map.legs.some(leg => leg.day === number && (leg.to === place || leg.from === place)),
  )
  const there = ending.length > 0 ? ending : calling
  return there.find(({ number }) => number > after) ?? there[0]
}

interface DayListProps {
  trip: Pick<TripExplorerData, 'key' | 'country' | 'days'>
  chosen: number | null
  /** Highlighted on the map as well. */
  lit: number | null
  onPoint: (day: number | null) => void
}

/** The days of a trip; each zooms the map to itself and links to its text. */
function DayList({ trip, chosen, lit, onPoint }: DayListProps) {
  return (
    <section aria-label={m.explorer_days()}>
      <ol>
        {trip.days.map(day => (
          <li
            key={day.number}
            id={itemId(day.number)}
            className={classNames(listStyles.item, day.number === lit && listStyles.lit)}
            onPointerEnter={() => onPoint(day.number)}
            onPointerLeave={() => onPoint(null)}
            onFocus={(event: FocusEvent) => event.target.matches(':focus-visible') && onPoint(day.number)}
            onBlur={() => onPoint(null)}
          >
            <span className={listStyles.number} aria-hidden="true">
              {day.number}
            </span>
            <Link
              to={links.tripMap(trip.key, day.number)}
              className={listStyles.choose}
              preventScrollReset
              aria-current={day.number === chosen || undefined}
            >
              <VisuallyHidden>{`${m.itinerary_day({ number: day.number })}: `}</VisuallyHidden>
              <span className={listStyles.name}>{placesText(day)}</span>
              <span className={listStyles.line}>{day.title}</span>
              <Figures {...day} />
            </Link>
            <Anchor
              to={links.trip(trip.country.tag, trip.key, `#day-${day.number}`)}
              className={listStyles.read}
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
    <span className={listStyles.figures}>
      {legs.map(({ mode, time, distance }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rides of a day may be alike, and never change order
        <span key={i} className={listStyles.figure}>
          <Icon name={travelIcons[mode]} className={listStyles.icon} />
          <VisuallyHidden>{`${travelWords[mode]()}: `}</VisuallyHidden>
          {m.itinerary_ride({ time, distance })}
        </span>
      ))}
      {hotel && (
        <span className={listStyles.figure}>
          <Icon name="bed" className={listStyles.icon} />
          <VisuallyHidden>{`${m.itinerary_night()}: `}</VisuallyHidden>
          {hotel}
        </span>
      )}
    </span>
  )
}
