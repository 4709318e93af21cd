import { type ReactNode, type SyntheticEvent, useState } from 'react'
import type { TripsMapData } from '#app/features/map/map-data.ts'
import type { TripCardData } from '#app/features/trip/trip-card-schema.ts'
import { m } from '#app/paraglide/messages.js'
import { Chip } from '#app/ui/chip.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type FinderFilters, filterCount, finderLink } from './finder.ts'
import { FinderMap } from './finder-map.tsx'
import styles from './finder-results.module.css'

interface FinderResultsProps {
  trips: readonly TripCardData[]
  map: TripsMapData
  busy: boolean
  /** Draws a trip's card; its element carries `data-trip` with the trip's key. */
  card: (trip: TripCardData, state: { lit: boolean; index: number }) => ReactNode
  /** The search, and how many pages of trips it has. */
  filters: FinderFilters
  pages: number
  /** What follows the cards. */
  children: ReactNode
}

/** The trips found, and their routes on a map. Looking at one in either lights it in both. */
export function FinderResults({ trips, map, busy, card, filters, pages, children }: FinderResultsProps) {
  const [looked, setLooked] = useState<string>()
  const lit = trips.find(({ key }) => key === looked) ?? trips[0]
  function lookAt({ target }: SyntheticEvent): void {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-trip]') : null
    if (element) setLooked(element.dataset.trip)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens to its cards, which are links */}
      <div className={styles.list} aria-busy={busy} onPointerOver={lookAt} onFocus={lookAt}>
        {trips.map((trip, index) => (
          <div key={trip.key} className={styles.place}>
            {card(trip, { lit: trip === lit, index })}
          </div>
        ))}
        <Pages filters={filters} pages={pages} />
        {children}
      </div>
      {lit && <FinderMap trips={trips} map={map} lit={lit} onLook={setLooked} inUse={filterCount(filters)} />}
    </>
  )
}

/** The way to the other pages of a search. */
function Pages({ filters, pages }: { filters: FinderFilters; pages: number }) {
  const { page } = filters
  if (pages < 2) return null
  const to = (number: number) => finderLink({ ...filters, page: number })
  return (
    <nav className={styles.pages} aria-label={m.finder_pages()}>
      {page > 1 && (
        <Chip to={to(page - 1)} rel="prev">
          <Icon name="arrow-left-bold" size="xs" />
          {m.finder_previous()}
        </Chip>
      )}
      {Array.from({ length: pages }, (_, i) => i + 1).map(number => (
        <Chip
          key={number}
          to={to(number)}
          className={styles.number}
          aria-label={m.finder_page({ page: number })}
          aria-current={number === page ? 'page' : undefined}
        >
          {number}
        </Chip>
      ))}
      {page < pages && (
        <Chip to={to(page + 1)} rel="next">
          {m.finder_next()}
          <Icon name="arrow-right-bold" size="xs" />
        </Chip>
      )}
    </nav>
  )
}
