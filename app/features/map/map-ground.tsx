import type { CSSProperties, ReactNode } from 'react'
import { type DrawnPlace, type GroundData, SIZES } from './map-data.ts'
import styles from './map-ground.module.css'
import type { LabelSpot } from './place-labels.ts'

const SIZE_PROPERTIES = Object.fromEntries(
  Object.entries(SIZES).map(([name, pixels]) => [`--${name}`, `${pixels}px`]),
)

interface MapGroundProps {
  ground: GroundData
  /** What a screen reader says in place of the picture; the list beside the map says the rest. */
  title: string
  /** Fills its box, cropping what does not fit, instead of keeping its own proportions. */
  fill?: boolean | undefined
  /** Called with the key of the place under the pointer, and with null when it leaves. */
  onPoint?: ((place: string | null) => void) | undefined
  children: ReactNode
}

/** Land, water and their names: the sheet on which every map of ours is printed. */
export function MapGround({ ground, title, fill, onPoint, children }: MapGroundProps) {
  const { width, height, narrow } = ground
  return (
    <svg
      className={fill ? `${styles.map} ${styles.fill}` : styles.map}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      style={{ ...SIZE_PROPERTIES, '--narrow': narrow } as CSSProperties}
      preserveAspectRatio={fill ? 'xMidYMid slice' : undefined}
      role="img"
      aria-label={title}
      onPointerOver={onPoint && (event => onPoint(placeUnder(event.target)))}
      onPointerLeave={onPoint && (() => onPoint(null))}
    >
      <rect className={styles.water} width={width} height={height} />
      <path className={styles.neighbours} d={ground.neighbours} />
      <path className={styles.land} d={ground.land} />
      {ground.borders && <path className={styles.borders} d={ground.borders} />}
      <path className={styles.lakes} d={ground.lakes} />
      {ground.waters.map(({ name, x, y, angle }) => (
        <text key={name} className={styles.waterName} transform={`translate(${x} ${y}) rotate(${angle})`}>
          {name}
        </text>
      ))}
      {children}
    </svg>
  )
}

function placeUnder(target: EventTarget): string | null {
  const place = target instanceof Element ? target.closest<SVGElement>('[data-place]') : null
  return place?.dataset.place ?? null
}

interface PlaceMarkProps {
  place: DrawnPlace
  /** Printed red, and larger. */
  now: boolean
  /** A pin always shows its number; a stop only where its name found no room. */
  kind: 'stop' | 'pin'
}

/** A place: its disc, and its name or number, set apart for wide and for narrow screens. */
export function PlaceMark({ place, now, kind }: PlaceMarkProps) {
  const { key, name, number, x, y, label, narrowLabel } = place
  const numbers =
    kind === 'pin' ? '' : `${label ? '' : styles.orNumber} ${narrowLabel ? '' : styles.orNarrowNumber}`
  return (
    <g data-place={key} className={`${styles[kind]} ${numbers} ${now ? styles.now : ''}`}>
      <circle cx={x} cy={y} />
      <text className={styles.number} x={x} y={y} dy="0.34em">
        {number}
      </text>
      {label && <Name name={name} spot={label} className={styles.wide} />}
      {narrowLabel && <Name name={name} spot={narrowLabel} className={styles.narrow} />}
    </g>
  )
}

function Name({ name, spot, className }: { name: string; spot: LabelSpot; className: string | undefined }) {
  return (
    <text
      className={`${styles.name} ${className}`}
      x={spot.x}
      y={spot.y}
      dy="0.34em"
      textAnchor={spot.anchor}
    >
      {name}
    </text>
  )
}
