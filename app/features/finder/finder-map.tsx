import { type PointerEvent, type UIEvent, useEffect, useRef } from 'react'
import type { TripsMapData } from '#app/features/map/map-data.ts'
import { TripsMap } from '#app/features/map/trips-map.tsx'
import type { TripCardData } from '#app/features/trip/trip-card-schema.ts'
import { files, links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import { Display } from '#app/ui/display.tsx'
import { Frame } from '#app/ui/frame.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Text } from '#app/ui/text.tsx'
import { FILTERS_ID, MAP_ID } from './finder-ids.ts'
import styles from './finder-map.module.css'
import { nearestRoute } from './nearest-route.ts'

interface FinderMapProps {
  trips: readonly TripCardData[]
  map: TripsMapData
  /** The trip whose route is red. */
  lit: TripCardData
  onLook: (key: string) => void
}

/** The routes of the trips found: beside the list from 1024 px; below, a full screen that a button opens. */
export function FinderMap({ trips, map, lit, onLook }: FinderMapProps) {
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
      <section id={MAP_ID} popover="auto" className={styles.map} aria-label={m.finder_map()}>
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
          <MiniCards trips={trips} lit={lit} onLook={onLook} />
        </div>
      </section>
      <button type="button" className={styles.open} popoverTarget={MAP_ID}>
        <Icon name="map-trifold" />
        {m.finder_map()}
      </button>
    </>
  )
}

/** On a phone's map: the trips as a row of small cards; the one in view is the one that is lit. */
function MiniCards({ trips, lit, onLook }: Omit<FinderMapProps, 'map'>) {
  const row = useRef<HTMLUListElement>(null)
  const index = trips.indexOf(lit)
  useEffect(() => {
    const list = row.current
    const card = list?.children[index]
    if (!list || !(card instanceof HTMLElement) || index === inView(list)) return
    list.scrollTo({ left: card.offsetLeft - list.offsetLeft, behavior: 'smooth' })
  }, [index])
  function onScrollEnd({ currentTarget }: UIEvent<HTMLUListElement>): void {
    const trip = trips[inView(currentTarget)]
    if (trip) onLook(trip.key)
  }
  return (
    <ul ref={row} className={styles.cards} onScrollEnd={onScrollEnd}>
      {trips.map(trip => (
        <li key={trip.key}>
          <Anchor to={tripLink(trip)} className={styles.card} aria-current={trip === lit || undefined}>
            <Frame
              ratio="4x3"
              src={files.poster(trip.poster.kind, trip.poster.palette, trip.poster.seed, '4x3')}
              alt=""
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

/** Which of a row's cards stands first in view. */
function inView(list: HTMLElement): number {
  const step = list.scrollWidth / list.children.length
  return Math.min(Math.round(list.scrollLeft / step), list.children.length - 1)
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
