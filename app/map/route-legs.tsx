import { memo } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { TRAVEL_MODES, type TravelMode } from '#cartography/curves/route.ts'
import type { DrawnLeg } from '#cartography/print/map-data.ts'
import styles from './route-legs.module.css'

interface LegsProps {
  legs: readonly DrawnLeg[]
  /** Its legs are printed red, over the others. */
  day: number | undefined
}

/** The legs of a route, each in the line of its way of travel. */
export const Legs = memo(function Legs({ legs, day }: LegsProps) {
  return legs
    .map((leg, i) => ({ ...leg, order: i, now: leg.day !== undefined && leg.day === day }))
    .sort((a, b) => Number(a.now) - Number(b.now))
    .map(({ order, mode, path, now, day }) => <Leg key={order} mode={mode} path={path} now={now} day={day} />)
})

interface LegProps {
  mode: TravelMode
  path: string
  now: boolean
  day?: number | undefined
}

/** A railway is a line with sleepers; what runs on the ground has a casing, and so has the day's leg. */
function Leg({ mode, path, now, day }: LegProps) {
  return (
    <g data-day={day} className={classNames(styles.leg, now && styles.now)}>
      {(now || mode === 'road' || mode === 'rail') && <path className={styles.casing} d={path} />}
      <path className={styles[mode]} d={path} />
      {mode === 'rail' && <path className={styles.sleepers} d={path} />}
    </g>
  )
}

interface LegendProps {
  legs: readonly DrawnLeg[]
  labels: Record<TravelMode, string>
  /** Names the red line, such as "Day 7"; nothing where no day is red. */
  day?: string | undefined
}

/** What the lines in use mean, and no others. */
export function Legend({ legs, labels, day }: LegendProps) {
  const modes = TRAVEL_MODES.filter(mode => legs.some(leg => leg.mode === mode && leg.path))
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
        <Leg mode={mode} path="M2 5H34" now={now} />
      </svg>
      {name}
    </li>
  )
}
