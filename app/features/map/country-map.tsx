import styles from './country-map.module.css'
import type { CountryMapData } from './map-data.ts'
import { MapGround, PlaceMark } from './map-ground.tsx'

interface CountryMapProps {
  data: CountryMapData
  /** Key of the place printed red. */
  highlighted?: string
  /** `map` is the text alternative of the whole map. */
  labels: { map: string }
  /** Fills the figure, cropping what does not fit: for a map that is the whole screen. */
  fill?: boolean
  onPoint?: (place: string | null) => void
  className?: string
}

/** The map of a country, its places numbered as in the list beside it. */
export function CountryMap({ data, highlighted, labels, fill, onPoint, className = '' }: CountryMapProps) {
  const lastOnTop = data.places.toSorted(
    (a, b) => Number(a.key === highlighted) - Number(b.key === highlighted),
  )
  return (
    <figure className={`${styles.figure} ${className}`}>
      <MapGround ground={data} title={labels.map} fill={fill} onPoint={onPoint}>
        {lastOnTop.map(place => (
          <PlaceMark key={place.key} place={place} now={place.key === highlighted} kind="pin" />
        ))}
      </MapGround>
    </figure>
  )
}
