import type { InsetMapData } from '#cartography/print/map-data.ts'
import styles from './inset-map.module.css'

interface InsetMapProps {
  data: InsetMapData
  /** Text alternative. */
  title: string
}

/** Small map of the country with one disc for the place, without labels. */
export function InsetMap({ data: { width, height, land, neighbours, lakes, x, y }, title }: InsetMapProps) {
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={title}
    >
      <path className={styles.neighbours} d={neighbours} />
      <path className={styles.land} d={land} />
      <path className={styles.lakes} d={lakes} />
      <circle className={styles.here} cx={x} cy={y} r={width / 16} />
    </svg>
  )
}
