import type { TripsMapData } from '#cartography/print/map-data.ts'
import ground from './map-ground.module.css'
import { MapGround } from './map-ground.tsx'
import styles from './trips-map.module.css'

interface TripsMapProps {
  data: TripsMapData
  /** Key of the trip printed red, its places numbered. */
  highlighted?: string
  /** `map` is the text alternative of the whole map. */
  labels: { map: string }
  /** Fills its box, cropping what does not fit, instead of keeping its own proportions. */
  fill?: boolean
  className?: string
}

/** The routes of many trips on one map: dotted, but for the one that is looked at. */
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
