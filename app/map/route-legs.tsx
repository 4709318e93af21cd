import { type CSSProperties, memo, useId } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { TRAVEL_MODES, type TravelMode } from '#cartography/curves/route.ts'
import type { DrawnLeg } from '#cartography/print/map-data.ts'
import styles from './route-legs.module.css'

interface LegsProps {
  legs: readonly DrawnLeg[]
  /** The day whose legs are red, above the others. */
  day: number | undefined
}

/**
 * The legs of a route, each with the line of its mode of transport. Those of the day are drawn one after the other.
 */
export const Legs = memo(function Legs({ legs, day }: LegsProps) {
  const numbered = legs.map((leg, order) => ({ ...leg, order }))
  const isNow = (leg: DrawnLeg) => leg.day !== undefined && leg.day === day
  const now = numbered.filter(leg => isNow(leg) && leg.path)
  return [
    ...numbered.filter(leg => !isNow(leg)).map(leg => <Leg key={leg.order} {...leg} />),
    ...now.map((leg, turn) => <DaysLeg key={leg.order} {...leg} turn={turn} />),
  ]
})

type LegProps = Pick<DrawnLeg, 'mode' | 'path' | 'day'>

function Leg({ mode, path, day }: LegProps) {
  return (
    <g data-day={day} className={styles.leg}>
      <Lines mode={mode} path={path} />
    </g>
  )
}

/** The line in ink, and above it the red one, which is uncovered by a mask so that its dashes do not move. */
function DaysLeg({ mode, path, day, turn }: LegProps & { turn: number }) {
  const id = useId()
  return (
    <>
      <mask id={id} maskUnits="userSpaceOnUse" x="-100%" y="-100%" width="300%" height="300%">
        <path
          className={styles.drawn}
          style={{ '--turn': turn } as CSSProperties}
          d={path}
          pathLength={1}
          strokeDasharray="1 2"
          fill="none"
          stroke="#fff"
        />
      </mask>
      <g className={styles.leg}>
        <Lines mode={mode} path={path} />
      </g>
      <g data-day={day} className={classNames(styles.leg, styles.now)} mask={`url(#${id})`}>
        <Lines mode={mode} path={path} now />
      </g>
    </>
  )
}

/** A railway is a line with sleepers; ground transport has a casing, and so has the day's leg. */
function Lines({ mode, path, now }: { mode: TravelMode; path: string; now?: boolean }) {
  return (
    <>
      {(now || mode === 'road' || mode === 'rail') && <path className={styles.casing} d={path} />}
      <path className={styles[mode]} d={path} />
      {mode === 'rail' && <path className={styles.sleepers} d={path} />}
    </>
  )
}

interface LegendProps {
  legs: readonly DrawnLeg[]
  labels: Record<TravelMode, string>
  /** Label of the red line, such as "Day 7"; absent if no day is selected. */
  day?: string | undefined
}

/** The legend of the lines in use; renders nothing without legs. */
export function Legend({ legs, labels, day }: LegendProps) {
  const modes = TRAVEL_MODES.filter(mode => legs.some(leg => leg.mode === mode && leg.path))
  if (modes.length === 0 && !day) return null
  return (
    <ul className={styles.legend}>
      {modes.map(mode => (
        <Sample key={mode} mode={mode} name={labels[mode]} now={false} />
      ))}
      {day && <Sample mode="road" name={day} now />}
    </ul>
  )
}

function Sample({ mode, name, now }: { mode: TravelMode; name: string; now: boolean }) {
  return (
    <li>
      <svg viewBox="0 0 36 10" aria-hidden="true">
        <g className={classNames(styles.leg, now && styles.now)}>
          <Lines mode={mode} path="M2 5H34" now={now} />
        </g>
      </svg>
      {name}
    </li>
  )
}
