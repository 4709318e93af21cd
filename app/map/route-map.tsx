import { memo, type ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { placeOfDay, type TravelMode } from '#cartography/curves/route.ts'
import { BESIDE_ARROW, type DrawnStop, type RouteMapData } from '#cartography/print/map-data.ts'
import ground from './map-ground.module.css'
import { MapGround } from './map-ground.tsx'
import markStyles from './place-mark.module.css'
import { Landmarks } from './place-mark.tsx'
import { Legend, Legs } from './route-legs.tsx'
import styles from './route-map.module.css'

export interface RouteMapLabels extends Record<TravelMode, string> {
  /** The alternative text of the whole map. */
  map: string
  /** The legend's label of the red line, such as "Day 7"; required with `currentDay`. */
  currentDay?: string
}

interface RouteMapProps {
  data: RouteMapData
  /** The day whose legs and last place are red. */
  currentDay?: number | undefined
  /** Key of a place that is red whatever the day. */
  here?: string
  labels: RouteMapLabels
  onPoint?: (place: string | null) => void
  className?: string
  /** Shown beside the legend. */
  children?: ReactNode
}

/** The map of a trip, with its legend below. */
export function RouteMap(props: RouteMapProps) {
  const { data, currentDay, here, labels, onPoint, className = '', children } = props
  const current =
    currentDay === undefined ? undefined : placeOfDay(currentDay, [...data.places, ...data.far], data.legs)
  return (
    <figure className={`${ground.figure} ${className}`}>
      <MapGround ground={data} title={labels.map} onPoint={onPoint}>
        <Landmarks landmarks={data.landmarks} />
        <Legs legs={data.legs} day={currentDay} />
        {[...data.places, ...data.far].map(stop => (
          <RouteStop
            key={`${stop.key} ${stop.x} ${stop.y}`}
            stop={stop}
            now={stop.key === current || stop.key === here}
          />
        ))}
      </MapGround>
      <figcaption className={styles.under}>
        <Legend legs={data.legs} labels={labels} day={currentDay === undefined ? '' : labels.currentDay} />
        {children}
      </figcaption>
    </figure>
  )
}

/**
 * A stop of a route, in red if it is `now`: its days on a pill and its name, placed for each width of the map. Far away
 * it is an arrow at the edge.
 */
const RouteStop = memo(function RouteStop({ stop, now }: { stop: DrawnStop; now: boolean }) {
  const { key, x, y, name: words, label, width, height, arrow, layouts } = stop
  return (
    <g data-place={key} className={classNames(now && markStyles.now)}>
      {layouts.map(({ mark: [dx, dy], leader, name, wet }, i) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: a narrow and a wide map
          key={i}
          className={classNames(
            markStyles.at,
            layouts.length > 1 && (i === 0 ? markStyles.narrow : markStyles.wide),
          )}
          style={{ translate: `${x}px ${y}px` }}
        >
          {leader && <path className={markStyles.leader} d={leader} />}
          <rect
            className={markStyles.pill}
            {...{ x: dx - width / 2, y: dy - height / 2, width, height, rx: height / 2 }}
          />
          <path className={markStyles.arrow} d={arrow} />
          <text className={markStyles.number} x={arrow ? dx + BESIDE_ARROW : dx} y={dy} dy="0.34em">
            {label}
          </text>
          {name && (
            <text
              className={classNames(markStyles.name, wet && markStyles.water)}
              x={name.dx}
              y={name.dy}
              dy="0.34em"
              textAnchor={name.anchor}
            >
              {words}
            </text>
          )}
        </g>
      ))}
    </g>
  )
})
