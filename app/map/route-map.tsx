import type { ReactNode } from 'react'
import { placeOfDay, type TravelMode } from '#cartography/curves/route.ts'
import type { RouteMapData } from '#cartography/print/map-data.ts'
import ground from './map-ground.module.css'
import { MapGround } from './map-ground.tsx'
import { Landmarks } from './place-mark.tsx'
import { Legend, Legs } from './route-legs.tsx'
import styles from './route-map.module.css'
import { RouteStop } from './route-stop.tsx'

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
