import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { travelNames } from '#app/features/trip/itinerary/travel-words.ts'
import { links } from '#app/links.ts'
import styles from '#app/map/explorer/explorer.module.css'
import { Explorer, usePointed } from '#app/map/explorer/explorer.tsx'
import type { DayEntry, TripExplorerData } from '#app/map/explorer/explorer-schema.ts'
import { Legend } from '#app/map/route-legs.tsx'
import { m } from '#app/paraglide/messages.js'
import { Text } from '#app/ui/text.tsx'
import { DayList } from './day-list.tsx'

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
