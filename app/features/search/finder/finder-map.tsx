import { type CSSProperties, type PointerEvent, type UIEvent, useEffect, useRef, useState } from 'react'
import { areaName } from '#app/features/catalogue/country/country.ts'
import type { TripCardData } from '#app/features/trip/trip-card/trip-card-schema.ts'
import { links } from '#app/links.ts'
import { MapGround } from '#app/map/map-ground.tsx'
import { TripsMap } from '#app/map/trips-map.tsx'
import { m } from '#app/paraglide/messages.js'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Text } from '#app/ui/text.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { AreaMapData, FoundMapData, TripsMapData } from '#cartography/print/map-data.ts'
import areaStyles from './area-maps.module.css'
import { FILTERS_ID, type FinderFilters, filterCount, finderLink, MAP_ID, withValues } from './finder.ts'
import { Count } from './finder-bar.tsx'
import styles from './finder-map.module.css'
import { tripCount } from './finder-words.ts'

interface FinderMapProps {
  trips: readonly TripCardData[]
  map: FoundMapData
  /** The trip whose route, or whose country, is highlighted in red. */
  lit: TripCardData
  onLook: (key: string) => void
  filters: FinderFilters
}

interface AreaMapsProps {
  areas: readonly AreaMapData[]
  /** Tags of the countries of the highlighted trip. */
  lit: readonly string[]
  /** Address of the search within a country. */
  linkOf: (tag: string) => string
}

/** The parts of the world in which trips were found: each country a dot on the map, and a line with its number beside it. */
function AreaMaps({ areas, lit, linkOf }: AreaMapsProps) {
  return (
    <nav
      className={classNames(areaStyles.areas, areas.length === 1 && areaStyles.alone)}
      aria-label={m.finder_map_label()}
    >
      {areas.map(({ area, countries, ...ground }) => (
        <section key={area} className={areaStyles.area}>
          <div className={areaStyles.sea}>
            <div
              className={areaStyles.sheet}
              style={{ '--width': ground.width, '--height': ground.height } as CSSProperties}
            >
              <MapGround ground={ground} title={areaName(area)}>
                {null}
              </MapGround>
              {countries.map(({ tag, x, y }) => (
                <i
                  key={tag}
                  className={classNames(areaStyles.dot, lit.includes(tag) && areaStyles.lit)}
                  style={{ left: `${(100 * x) / ground.width}%`, top: `${(100 * y) / ground.height}%` }}
                />
              ))}
            </div>
          </div>
          <div>
            <h3 className={areaStyles.name}>{areaName(area)}</h3>
            <ul>
              {countries.map(({ tag, name, count }) => (
                <li key={tag}>
                  <Anchor
                    to={linkOf(tag)}
                    className={classNames(areaStyles.country, lit.includes(tag) && areaStyles.lit)}
                  >
                    {name} <b aria-hidden="true">{count}</b>
                    <VisuallyHidden>{tripCount(count)}</VisuallyHidden>
                  </Anchor>
                </li>
              ))}
            </ul>
          </div>
        </section>
      ))}
    </nav>
  )
}

/** Where the trips found go: beside the list from 1024 px; below that, a full-screen map opened by a button. */
export function FinderMap({ trips, map, lit, onLook, filters }: FinderMapProps) {
  const [open, setOpen] = useState(false)
  const inUse = filterCount(filters)
  return (
    <>
      <section
        id={MAP_ID}
        popover="auto"
        className={styles.map}
        aria-label={m.finder_map()}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <div className={classNames(styles.stick, 'areas' in map && styles.listed)}>
          {'areas' in map ? (
            <AreaMaps
              areas={map.areas}
              lit={lit.countries.map(({ tag }) => tag)}
              linkOf={tag => finderLink(withValues(filters, 'countries', [tag]))}
            />
          ) : (
            <Routes map={map} lit={lit} onLook={onLook} />
          )}
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
          {!('areas' in map) && (
            <Anchor to={tripLink(lit)} className={styles.label}>
              <Display as="b" size={20}>
                {lit.title}
              </Display>
              <Text as="span" size="fine">
                {inShort(lit)}
              </Text>
            </Anchor>
          )}
          <MiniCards trips={trips} lit={lit} onLook={onLook} shown={open} />
        </div>
      </section>
      <button type="button" className={styles.open} popoverTarget={MAP_ID} hidden={lit === trips[0]}>
        <Icon name="map-trifold" />
        {m.finder_map()}
      </button>
    </>
  )
}

/** Pointing at a route highlights its trip. */
function Routes({ map, lit, onLook }: Pick<FinderMapProps, 'lit' | 'onLook'> & { map: TripsMapData }) {
  function onPoint({ currentTarget, clientX, clientY }: PointerEvent): void {
    const drawing = currentTarget.querySelector('svg')
    const inverse = drawing?.getScreenCTM()?.inverse()
    if (!inverse) return
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(inverse)
    const key = nearestRoute(map, x, y)
    if (key) onLook(key)
  }
  return (
    <div className={styles.drawing} onPointerMove={onPoint} onPointerDown={onPoint}>
      <TripsMap
        fill
        data={map}
        highlighted={lit.key}
        labels={{ map: m.finder_map_label() }}
        className={styles.sheet}
      />
    </div>
  )
}

interface MiniCardsProps extends Omit<FinderMapProps, 'map' | 'filters'> {
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
    <ul ref={row} className={styles.cards} onScrollEnd={onScrollEnd}>
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

function inShort({ days, countries, ofParty, ...trip }: TripCardData): string {
  const words = {
    days: m.trip_card_days({ count: days }),
    countries: countries.map(({ name }) => name).join(', '),
  }
  const from = ofParty ? ofParty.price : trip.from
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
