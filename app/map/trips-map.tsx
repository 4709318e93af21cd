import type { TripsMapData } from '#cartography/print/map-data.ts'
import ground from './map-ground.module.css'
import { MapGround } from './map-ground.tsx'
import styles from './trips-map.module.css'

interface TripsMapProps {
  data: TripsMapData
  /** Key of the trip shown in red, with numbered places. */
  highlighted?: string
  /** `map` is the alternative text of the whole map. */
  labels: { map: string }
  /** Fills its container and crops the overflow, instead of keeping its proportions. */
  fill?: boolean
  className?: string
}

/** The routes of many trips on one map: dotted, except the highlighted one. */
export function TripsMap({ data, highlighted, labels, fill, className = '' }: TripsMapProps) {
  const lastOnTop = data.trips.toSorted(
    (a, b) => Number(a.key === highlighted) - Number(b.key === highlighted),
  )
  return (
    <figure className={`${fill ? styles.filled : ground.figure} ${className}`}>
      <MapGround ground={data} title={labels.map} crop={fill}>
        {lastOnTop.map(({ key, path, places }) => (
          <g key={key} data-trip={key} className={key === highlighted ? styles.now : styles.trip}>
            <path d={path} />
            {places.map(({ number, x, y }) => (
              <g key={number}>
                <circle cx={x} cy={y} />
                <text x={x} y={y} dy="0.34em">
                  {number}
                </text>
              </g>
            ))}
          </g>
        ))}
      </MapGround>
    </figure>
  )
}
