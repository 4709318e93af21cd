import type { CountryMapData } from '#cartography/print/map-data.ts'
import styles from './map-ground.module.css'
import { MapGround } from './map-ground.tsx'
import { Landmarks, PlaceMark } from './place-mark.tsx'

interface CountryMapProps {
  data: CountryMapData
  /** Key of the place printed red. */
  highlighted?: string | undefined
  /** `map` is the text alternative of the whole map. */
  labels: { map: string }
  /** Names beside small discs, for a list without numbers. */
  named?: boolean
  onPoint?: (place: string | null) => void
  className?: string
}

/** The map of a country, its places numbered as in the list beside it, or named. */
export function CountryMap({ data, highlighted, labels, named, onPoint, className = '' }: CountryMapProps) {
  const lastOnTop = data.places.toSorted(
    (a, b) => Number(a.key === highlighted) - Number(b.key === highlighted),
  )
  return (
    <figure className={`${styles.figure} ${className}`}>
      <MapGround ground={data} title={labels.map} onPoint={onPoint}>
        <Landmarks landmarks={data.landmarks} />
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
