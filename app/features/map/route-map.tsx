import type { DrawnLeg, RouteMapData } from './map-data.ts'
import { MapGround, PlaceMark } from './map-ground.tsx'
import { placeOfDay, TRAVEL_MODES, type TravelMode } from './route.ts'
import styles from './route-map.module.css'

export interface RouteMapLabels extends Record<TravelMode, string> {
  /** The text alternative of the whole map. */
  map: string
  /** Names the red line in the legend, such as "Day 7"; wanted with `currentDay`. */
  currentDay?: string
}

interface RouteMapProps {
  data: RouteMapData
  /** Its legs and the place where it ends are printed red. */
  currentDay?: number
  labels: RouteMapLabels
  onPoint?: (place: string | null) => void
  className?: string
}

/** The map of a trip, its legend under it. */
export function RouteMap({ data, currentDay, labels, onPoint, className = '' }: RouteMapProps) {
  const current = currentDay === undefined ? undefined : placeOfDay(currentDay, data.places, data.legs)
  const legs = data.legs.map((leg, i) => ({ ...leg, order: i, now: isOn(leg, currentDay) }))
  const modes = TRAVEL_MODES.filter(mode => data.legs.some(leg => leg.mode === mode && leg.path))
  return (
    <figure className={`${styles.figure} ${className}`}>
      <MapGround ground={data} title={labels.map} onPoint={onPoint}>
        {legs
          .toSorted((a, b) => Number(a.now) - Number(b.now))
          .map(leg => (
            <Leg key={leg.order} {...leg} />
          ))}
        {data.places.map(place => (
          <PlaceMark key={place.key} place={place} now={place.key === current} kind="stop" />
        ))}
      </MapGround>
      <figcaption>
        <ul className={styles.legend}>
          {modes.map(mode => (
            <Sample key={mode} mode={mode} name={labels[mode]} />
          ))}
          {currentDay !== undefined && labels.currentDay && (
            <Sample mode="road" now name={labels.currentDay} />
          )}
        </ul>
      </figcaption>
    </figure>
  )
}

function isOn(leg: DrawnLeg, day: number | undefined): boolean {
  return leg.day !== undefined && leg.day === day
}

interface LegProps {
  mode: TravelMode
  path: string
  now?: boolean
  day?: number
}

/** A railway is a line with sleepers; every other way is a single stroke. */
function Leg({ mode, path, now, day }: LegProps) {
  const state = now ? styles.now : ''
  return (
    <g data-day={day} className={`${styles.leg} ${state}`}>
      <path className={styles[mode]} d={path} />
      {mode === 'rail' && <path className={styles.sleepers} d={path} />}
    </g>
  )
}

function Sample({ mode, name, now = false }: { mode: TravelMode; name: string; now?: boolean }) {
  return (
    <li>
      <svg viewBox="0 0 36 10" aria-hidden="true">
        <Leg mode={mode} path="M2 5H34" now={now} />
      </svg>
      {name}
    </li>
  )
}
