import { memo } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { BESIDE_ARROW, type DrawnStop } from '#cartography/print/map-data.ts'
import styles from './place-mark.module.css'

/**
 * A stop of a route, in red if it is `now`: its days on a pill and its name, placed for each width of the map. Far away
 * it is an arrow at the edge.
 */
export const RouteStop = memo(function RouteStop({ stop, now }: { stop: DrawnStop; now: boolean }) {
  const { key, x, y, name: words, label, width, height, arrow, layouts } = stop
  return (
    <g data-place={key} className={classNames(now && styles.now)}>
      {layouts.map(({ mark: [dx, dy], leader, name, wet }, i) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: a narrow and a wide map
          key={i}
          className={classNames(styles.at, layouts.length > 1 && (i === 0 ? styles.narrow : styles.wide))}
          style={{ translate: `${x}px ${y}px` }}
        >
          {leader && <path className={styles.leader} d={leader} />}
          <rect
            className={styles.pill}
            {...{ x: dx - width / 2, y: dy - height / 2, width, height, rx: height / 2 }}
          />
          <path className={styles.arrow} d={arrow} />
          <text className={styles.number} x={arrow ? dx + BESIDE_ARROW : dx} y={dy} dy="0.34em">
            {label}
          </text>
          {name && (
            <text
              className={classNames(styles.name, wet && styles.water)}
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
