import type { CountryMapData, DrawnPlace } from '#cartography/print/map-data.ts'
import styles from './map-ground.module.css'
import { MapGround } from './map-ground.tsx'
import mark from './place-mark.module.css'
import { Landmarks, PlaceMark } from './place-mark.tsx'

interface HomeLineProps {
  place: DrawnPlace
  home: readonly [x: number, y: number]
}

/** A line from a pin beside its place to the place's dot. */
function HomeLine({ place, home: [x, y] }: HomeLineProps) {
  return (
    <g className={mark.home}>
      <path d={`M${place.x} ${place.y}L${x} ${y}`} />
      <circle cx={x} cy={y} />
    </g>
  )
}

interface CountryMapProps {
  data: CountryMapData
  /** Key of the place highlighted in red. */
  highlighted?: string | undefined
  /** `map` is the alternative text of the whole map. */
  labels: { map: string }
  /** Shows names beside small discs, for a list without numbers. */
  named?: boolean
  onPoint?: (place: string | null) => void
  className?: string
}

/** The map of a country, with its places numbered as in the list beside it, or named. */
export function CountryMap({ data, highlighted, labels, named, onPoint, className = '' }: CountryMapProps) {
  const lastOnTop = data.places.toSorted(
    (a, b) => Number(a.key === highlighted) - Number(b.key === highlighted),
  )
  return (
    <figure className={`${styles.figure} ${className}`}>
      <MapGround ground={data} title={labels.map} onPoint={onPoint}>
        <Landmarks landmarks={data.landmarks} />
        {data.places.map(place => place.home && <HomeLine key={place.key} place={place} home={place.home} />)}
        {lastOnTop.map(place => (
          <PlaceMark
            key={place.key}
            place={place}
            now={place.key === highlighted}
            kind={named ? 'stop' : 'pin'}
          />
        ))}
      </MapGround>
    </figure>
  )
}
