import {
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  type UIEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { TripCardData } from '#app/features/trip/trip-card/trip-card-schema.ts'
import { links } from '#app/links.ts'
import { TripsMap } from '#app/map/trips-map.tsx'
import { m } from '#app/paraglide/messages.js'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { Text } from '#app/ui/text.tsx'
import type { TripsMapData } from '#cartography/print/map-data.ts'
import { FILTERS_ID, type FinderFilters, filterCount, finderLink, MAP_ID } from './finder.ts'
import { Count } from './finder-bar.tsx'
import styles from './finder-results.module.css'

interface FinderResultsProps {
  trips: readonly TripCardData[]
  map: TripsMapData
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
      {lit && <FinderMap trips={trips} map={map} lit={lit} onLook={setLooked} inUse={filterCount(filters)} />}
    </>
  )
}

interface FinderMapProps {
  trips: readonly TripCardData[]
  map: TripsMapData
  /** The trip whose route is highlighted in red. */
  lit: TripCardData
  onLook: (key: string) => void
  /** Number of active filters. */
  inUse: number
}

/** Routes of the trips found: beside the list from 1024 px; below that, a full-screen map opened by a button. */
export function FinderMap({ trips, map, lit, onLook, inUse }: FinderMapProps) {
  const [open, setOpen] = useState(false)
  function onPoint({ currentTarget, clientX, clientY }: PointerEvent): void {
    const drawing = currentTarget.querySelector('svg')
    const inverse = drawing?.getScreenCTM()?.inverse()
    if (!inverse) return
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(inverse)
    const key = nearestRoute(map, x, y)
    if (key) onLook(key)
  }
  return (
    <>
      <section
        id={MAP_ID}
        popover="auto"
        className={styles.map}
        aria-label={m.finder_map()}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <div className={styles.stick}>
          <div className={styles.drawing} onPointerMove={onPoint} onPointerDown={onPoint}>
            <TripsMap
              fill
              data={map}
              highlighted={lit.key}
              labels={{ map: m.finder_map_label() }}
              className={styles.sheet}
            />
          </div>
          <div className={styles.tools}>
            <button type="button" className={styles.tool} popoverTarget={FILTERS_ID}>
              <Icon name="sliders-horizontal" />
              {m.finder_filters()}
              {inUse > 0 && <Count>{inUse}</Count>}
            </button>
            <button type="button" className={styles.tool} popoverTarget={MAP_ID} popoverTargetAction="hide">
              <Icon name="list-bullets" />
              {m.finder_list()}
            </button>
          </div>
          <Anchor to={tripLink(lit)} className={styles.label}>
            <Display as="b" size={20}>
              {lit.title}
            </Display>
            <Text as="span" size="fine">
              {inShort(lit)}
            </Text>
          </Anchor>
          <MiniCards trips={trips} lit={lit} onLook={onLook} shown={open} />
        </div>
      </section>
      <button type="button" className={styles.open} popoverTarget={MAP_ID}>
        <Icon name="map-trifold" />
        {m.finder_map()}
      </button>
    </>
  )
}

interface MiniCardsProps extends Omit<FinderMapProps, 'map' | 'inUse'> {
  /** Whether the cards are visible. */
  shown: boolean
}

/** Row of small cards on a phone's map; the card in the middle determines the highlighted trip. */
function MiniCards({ trips, lit, onLook, shown }: MiniCardsProps) {
  const row = useRef<HTMLUListElement>(null)
  const index = trips.indexOf(lit)
  useEffect(() => {
    if (!shown || !row.current || middleOf(row.current) === index) return
    row.current.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }, [index, shown])
  function onScrollEnd({ currentTarget }: UIEvent<HTMLUListElement>): void {
    const trip = trips[middleOf(currentTarget)]
    if (shown && trip) onLook(trip.key)
  }
  return (
    <ul ref={row} className={styles.finderMapCards} onScrollEnd={onScrollEnd}>
      {trips.map(trip => (
        <li key={trip.key}>
          <Anchor to={tripLink(trip)} className={styles.card} aria-current={trip === lit || undefined}>
            <PictureFrame
              picture={trip.picture}
              ratio="4x3"
              sizes="8rem"
              decorative
              className={styles.picture}
            />
            <span className={styles.words}>
              <Display as="b" size={20} className={styles.title}>
                {trip.title}
              </Display>
              <Text as="span" size="fine" tone="quiet">
                {inShort(trip)}
              </Text>
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  )
}

/** Index of the card nearest to the middle of the visible part of the row. */
function middleOf(row: Element): number {
  const middle = (element: Element) => {
    const { left, right } = element.getBoundingClientRect()
    return (left + right) / 2
  }
  const away = [...row.children].map(card => Math.abs(middle(card) - middle(row)))
  return away.indexOf(Math.min(...away))
}

function tripLink({ key, countries }: TripCardData): string {
  return links.trip(countries[0]?.tag ?? '', key)
}

function inShort({ days, countries, from }: TripCardData): string {
  const words = {
    days: m.trip_card_days({ count: days }),
    countries: countries.map(({ name }) => name).join(', '),
  }
  return from === null ? m.finder_map_unpriced(words) : m.finder_map_from({ ...words, price: from })
}

/** Maximum distance from the pointer to a stop, in pixels of the map. */
const REACH = 36

/** The trip with the stop nearest to a point of the map; null if none is near. */
export function nearestRoute({ trips }: Pick<TripsMapData, 'trips'>, x: number, y: number): string | null {
  const calls = trips.flatMap(({ key, places }) =>
    places.map(place => ({ key, distance: Math.hypot(place.x - x, place.y - y) })),
  )
  const near = calls.filter(({ distance }) => distance <= REACH)
  return near.sort((a, b) => a.distance - b.distance)[0]?.key ?? null
}
