import { type CSSProperties, memo, type PointerEvent, type ReactNode, useId } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { DRAWN, type GroundData, type GroundName, SIZES } from '#cartography/print/map-data.ts'
import styles from './map-ground.module.css'

const SIZE_PROPERTIES = Object.fromEntries(
  Object.entries(SIZES).map(([name, pixels]) => [`--${name}`, `${pixels}px`]),
)

/** The visible part of a map, in its own pixels. */
export interface MapWindow {
  x: number
  y: number
  width: number
  height: number
}

interface MapGroundProps {
  ground: GroundData
  /** The alternative text; the list beside the map says the rest. */
  title: string
  /** Fills its container and crops the overflow; the container sets this in its own style (trips-map.module.css). */
  crop?: boolean | undefined
  /** The whole map by default. */
  window?: MapWindow | undefined
  /** The names of the ground that have room, if that is not decided by the map's width. */
  names?: readonly GroundName[] | undefined
  /** Called with the key of the hovered place, and with null when the pointer leaves. */
  onPoint?: ((place: string | null) => void) | undefined
  children: ReactNode
}

/** Land, water and their names: the base of every map. */
export function MapGround({ ground, title, crop, window, names, onPoint, children }: MapGroundProps) {
  const { x, y, width, height } = window ?? { x: 0, y: 0, ...ground }
  return (
    <svg
      className={styles.map}
      viewBox={`${x} ${y} ${width} ${height}`}
      width={ground.width}
      height={ground.height}
      style={{ ...SIZE_PROPERTIES, '--width': width, '--height': height } as CSSProperties}
      preserveAspectRatio={crop ? 'xMidYMid slice' : undefined}
      role="img"
      aria-label={title}
      onPointerOver={onPoint && (event => onPoint(placeUnder(event)))}
      onPointerLeave={onPoint && (() => onPoint(null))}
    >
      <Land ground={ground} />
      {(names ?? ground.names).map(({ kind, text, x, y, angle, from }) => (
        <text
          key={`${text} ${x}`}
          className={classNames(styles[kind], !names && from > DRAWN.narrow / ground.width && styles.wide)}
          transform={`translate(${x} ${y}) rotate(${angle})`}
          dy="0.34em"
        >
          {text}
        </text>
      ))}
      {children}
    </svg>
  )
}

const Land = memo(function Land({ ground }: { ground: GroundData }) {
  const { inset } = ground
  const id = useId()
  return (
    <g className={styles.ground}>
      <defs>
        <path id={`${id}n`} className={styles.outline} d={ground.neighbours} />
        <path id={`${id}l`} className={styles.outline} d={ground.land} />
      </defs>
      <g className={styles.shoal}>
        <use href={`#${id}n`} />
        <use href={`#${id}l`} />
      </g>
      <use href={`#${id}l`} className={styles.land} />
      <Tones className={styles.high} paths={ground.high} />
      {/* High ground extends a little too far: the neighbours, drawn over it, cut it at the border. */}
      <use href={`#${id}n`} className={styles.neighbours} />
      <path className={styles.frontiers} d={ground.frontiers} />
      <Tones className={styles.rivers} paths={ground.rivers} />
      <path className={styles.borders} d={ground.borders} />
      <use href={`#${id}l`} className={styles.edge} />
      <path className={styles.lakes} d={ground.lakes} />
      {inset && (
        <>
          <rect className={styles.inset} x={inset.x} y={inset.y} width={inset.width} height={inset.height} />
          <text className={styles.insetName} x={inset.x} y={inset.y}>
            {inset.name}
          </text>
        </>
      )}
    </g>
  )
})

/** The style sheet distinguishes the second path from the first. */
function Tones({ className, paths }: { className: string | undefined; paths: readonly string[] }) {
  return (
    <g className={className}>
      {paths.map(path => (
        <path key={path} d={path} />
      ))}
    </g>
  )
}

function placeUnder({ target }: PointerEvent): string | null {
  const place = target instanceof Element ? target.closest<SVGElement>('[data-place]') : null
  return place?.dataset.place ?? null
}
