import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react'
import type { TripCardData } from '#app/features/trip/trip-card/trip-card-schema.ts'
import { m } from '#app/paraglide/messages.js'
import { Pager } from '#app/ui/pager.tsx'
import type { FoundMapData } from '#cartography/print/map-data.ts'
import { type FinderFilters, finderLink } from './finder.ts'
import { FinderMap } from './finder-map.tsx'
import styles from './finder-results.module.css'

interface FinderResultsProps {
  trips: readonly TripCardData[]
  map: FoundMapData
  busy: boolean
  /** Renders a trip's card; its element has `data-trip` with the trip's key. */
  card: (trip: TripCardData, state: { lit: boolean; index: number }) => ReactNode
  /** The search, and its number of pages. */
  filters: FinderFilters
  pages: number
  /** How many of these trips have all that was asked for; the others come below a line. */
  fitting: number
  /** Rendered after the cards. */
  children: ReactNode
}

/** The trips found and their routes on a map. Hovering over one highlights it in both. */
export function FinderResults({
  trips,
  map,
  busy,
  card,
  filters,
  pages,
  fitting,
  children,
}: FinderResultsProps) {
  const [looked, setLooked] = useState<string>()
  // The map follows the list: the card in the middle of the window is highlighted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other trips are other cards
  useEffect(() => {
    const observer = new IntersectionObserver(
      entries => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) setLooked(target.getAttribute('data-trip') ?? undefined)
      },
      { rootMargin: '-49% 0px' },
    )
    for (const card of document.querySelectorAll('[data-trip]')) observer.observe(card)
    return () => observer.disconnect()
  }, [trips])
  // Without any that fits, the nearest are the list.
  const first = fitting > 0 ? trips.slice(0, fitting) : trips
  const others = trips.slice(first.length)
  const lit = trips.find(({ key }) => key === looked) ?? trips[0]
  function focusTrip({ target }: SyntheticEvent): void {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-trip]') : null
    if (element) setLooked(element.dataset.trip)
  }
  const place = (trip: TripCardData, index: number) => (
    <li key={trip.key} className={styles.place}>
      {card(trip, { lit: trip === lit, index })}
    </li>
  )
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens to its cards, which are links */}
      <div className={styles.list} aria-busy={busy} onPointerOver={focusTrip} onFocus={focusTrip}>
        <ul className={styles.cards} aria-label={m.finder_list()}>
          {first.map(place)}
        </ul>
        {others.length > 0 && (
          <>
            <h3 className={styles.others} id="finder-others">
              {m.finder_list_others()}
            </h3>
            <ul className={styles.cards} aria-labelledby="finder-others">
              {others.map((trip, i) => place(trip, i + first.length))}
            </ul>
          </>
        )}
        {pages > 1 && (
          <div className={styles.pages}>
            <Pager
              label={m.finder_pages()}
              page={filters.page}
              pages={pages}
              to={page => finderLink({ ...filters, page })}
            />
          </div>
        )}
        {children}
      </div>
      {lit && <FinderMap trips={trips} map={map} lit={lit} onLook={setLooked} filters={filters} />}
    </>
  )
}
