import { HILLS, RANGE_WIDTH, ridgePath } from '#art/tree/ridges.ts'
import styles from './hills.module.css'

interface HillsProps {
  /** Behind the hero's tree, in front of it, or at the foot of the planner section, above the footer. */
  variant: keyof typeof HILLS
  className?: string
}

/** Layered hills that stretch to their container. */
export function Hills({ variant, className = '' }: HillsProps) {
  const { height, ridges } = HILLS[variant]
  return (
    <svg
      className={`${styles.hills} ${className}`}
      viewBox={`0 0 ${RANGE_WIDTH} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {ridges.map(ridge => (
        <path key={ridge.ink} fill={`var(--${ridge.ink})`} d={ridgePath(ridge, height)} />
      ))}
    </svg>
  )
}
