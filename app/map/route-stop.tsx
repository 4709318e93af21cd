import { memo } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { type DrawnFar, type DrawnStop, SIZES } from '#cartography/print/map-data.ts'
import styles from './route-stop.module.css'

/** A stop of a route, in red if it is `now`: its days on a pill and its name, placed for each width of the map. */
export const RouteStop = memo(function RouteStop({ stop, now }: { stop: DrawnStop; now: boolean }) {
  const { key, x, y, name: words, label, width, height, layouts } = stop
  return (
    <g data-place={key} className={classNames(styles.stop, now && styles.now)}>
      {layouts.map(({ mark: [dx, dy], name, wet }, i) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: a narrow and a wide map
          key={i}
          className={classNames(styles.at, layouts.length > 1 && (i === 0 ? styles.narrow : styles.wide))}
          style={{ translate: `${x}px ${y}px` }}
        >
          {(dx !== 0 || dy !== 0) && (
            <path className={styles.leader} d={`M-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0L0 0L${dx} ${dy}`} />
          )}
          <rect
            className={styles.pill}
            {...{ x: dx - width / 2, y: dy - height / 2, width, height, rx: height / 2 }}
          />
          <text className={styles.days} x={dx} y={dy} dy="0.34em">
            {label}
          </text>
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
      ))}
    </g>
  )
})

const TURNS = { w: 0, n: 90, e: 180, s: 270 }

/** A place beyond the map, as an arrow at its edge. */
export function FarPlace({ far, now }: { far: DrawnFar; now: boolean }) {
  const { key, words, x, y, edge, left, top, width } = far
  const { far: height, farArrow, farWords } = SIZES
  const middle = top + height / 2
  return (
    <g data-place={key} className={classNames(styles.stop, now && styles.now)}>
      <g className={styles.at} style={{ translate: `${x}px ${y}px` }}>
        <rect className={styles.pill} {...{ x: left, y: top, width, height, rx: height / 2 }} />
        <path
          className={styles.arrow}
          d="M5 0H-5M-.5-4.5-5 0l4.5 4.5"
          transform={`translate(${left + farArrow} ${middle}) rotate(${TURNS[edge]})`}
        />
        <text className={styles.words} x={left + farWords} y={middle} dy="0.34em">
          {words}
        </text>
      </g>
    </g>
  )
}
