import { memo } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { type DrawnStop, SIZES } from '#cartography/print/map-data.ts'
import styles from './route-stop.module.css'

const TURNS = { w: 0, n: 90, e: 180, s: 270 }

/**
 * A stop of a route, in red if it is `now`: its days on a pill and its name, placed for each width of the map. Far away
 * it is an arrow at the edge.
 */
export const RouteStop = memo(function RouteStop({ stop, now }: { stop: DrawnStop; now: boolean }) {
  const { key, x, y, name: words, label, width, height, arrow, layouts } = stop
  return (
    <g data-place={key} className={classNames(styles.stop, now && styles.now)}>
      {layouts.map(({ mark: [dx, dy], name, wet }, i) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: a narrow and a wide map
          key={i}
          className={classNames(styles.at, layouts.length > 1 && (i === 0 ? styles.narrow : styles.wide))}
          style={{ translate: `${x}px ${y}px` }}
        >
          {!arrow && (dx !== 0 || dy !== 0) && (
            <path className={styles.leader} d={`M-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0L0 0L${dx} ${dy}`} />
          )}
          <rect
            className={styles.pill}
            {...{ x: dx - width / 2, y: dy - height / 2, width, height, rx: height / 2 }}
          />
          {arrow && (
            <path
              className={styles.arrow}
              d="M5 0H-5M-.5-4.5-5 0l4.5 4.5"
              transform={`translate(${dx - width / 2 + SIZES.arrow} ${dy}) rotate(${TURNS[arrow]})`}
            />
          )}
          <text className={styles.days} x={arrow ? dx + SIZES.arrow / 2 : dx} y={dy} dy="0.34em">
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
