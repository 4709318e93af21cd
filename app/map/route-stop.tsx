import { type CSSProperties, memo } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { DOT } from '#cartography/labels/stop-layout.ts'
import { FAR_ARROW, FAR_WORDS, farCorner } from '#cartography/print/far-arrows.ts'
import {
  type DrawnFar,
  type DrawnStop,
  type Edge,
  SIZES,
  type StopOnMap,
} from '#cartography/print/map-data.ts'
import styles from './route-stop.module.css'

interface RouteStopProps {
  stop: DrawnStop
  /** Shown in red. */
  now: boolean
}

/** A stop of a route: its days on a pill and its name, placed for wide and for narrow screens. */
export const RouteStop = memo(function RouteStop({ stop, now }: RouteStopProps) {
  const [narrow, wide] = stop.layouts
  const isAlike = JSON.stringify(narrow) === JSON.stringify(wide)
  return (
    <g data-place={stop.key} className={classNames(styles.stop, now && styles.now)}>
      <StopMark stop={stop} layout={wide} className={!isAlike && styles.wide} />
      {!isAlike && <StopMark stop={stop} layout={narrow} className={styles.narrow} />}
    </g>
  )
})

interface StopMarkProps {
  stop: DrawnStop
  layout: StopOnMap
  className: string | false | undefined
}

/** Inside, everything is in pixels of the screen from the stop's point. */
function StopMark({ stop: { x, y, name: words, label, width }, layout, className }: StopMarkProps) {
  const { mark, name, wet } = layout
  const [dx, dy] = mark
  return (
    <g className={classNames(styles.at, className)} style={at(x, y)}>
      {(dx !== 0 || dy !== 0) && (
        <>
          <path className={styles.leader} d={`M0 0L${dx} ${dy}`} />
          <circle className={styles.dot} r={DOT} />
        </>
      )}
      {label === null ? (
        <circle className={styles.disc} cx={dx} cy={dy} />
      ) : (
        <>
          <rect
            className={styles.pill}
            {...{ x: dx - width / 2, y: dy - SIZES.days / 2, width, height: SIZES.days, rx: SIZES.days / 2 }}
          />
          <text className={styles.days} x={dx} y={dy} dy="0.34em">
            {label}
          </text>
        </>
      )}
      {name && (
        <text
          className={classNames(styles.name, wet && styles.wet)}
          x={name.dx}
          y={name.dy}
          dy="0.34em"
          textAnchor={name.anchor}
        >
          {words}
        </text>
      )}
    </g>
  )
}

const TURNS: Record<Edge, number> = { w: 0, n: 90, e: 180, s: 270 }

/** A place beyond the map, as an arrow at its edge. */
export const FarPlace = memo(function FarPlace({ far, now }: { far: DrawnFar; now: boolean }) {
  const { key, words, x, y, edge, width } = far
  const { left, top } = farCorner(far)
  const middle = top + SIZES.far / 2
  return (
    <g data-place={key} className={classNames(styles.stop, styles.far, now && styles.now)}>
      <g className={styles.at} style={at(x, y)}>
        <rect className={styles.pill} {...{ x: left, y: top, width, height: SIZES.far, rx: SIZES.far / 2 }} />
        <path
          className={styles.arrow}
          d="M5 0H-5M-.5-4.5-5 0l4.5 4.5"
          transform={`translate(${left + FAR_ARROW} ${middle}) rotate(${TURNS[edge]})`}
        />
        <text className={styles.words} x={left + FAR_WORDS} y={middle} dy="0.34em">
          {words}
        </text>
      </g>
    </g>
  )
})

function at(x: number, y: number): CSSProperties {
  return { translate: `${x}px ${y}px` }
}
