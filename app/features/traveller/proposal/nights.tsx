import type { CSSProperties } from 'react'
import type { Stay } from '#app/features/proposal/proposal/proposal-facts.ts'
import { m } from '#app/paraglide/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import styles from './nights.module.css'

interface NightsProps {
  stops: readonly Stay[]
  /** Lighter and lower, for use in a card. */
  isSmall?: boolean
}

/** The stays as bars, as wide as their nights. */
export function Nights({ stops, isSmall = false }: NightsProps) {
  return (
    <ol className={classNames(styles.nights, isSmall && styles.small)} aria-label={m.proposal_nights()}>
      {stops.map(({ place, nights }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a journey may come back to a place, and never changes order
        <li key={i} style={{ '--nights': nights } as CSSProperties}>
          <b className={styles.bar}>{nights}</b>
          <span className={styles.place}>{place}</span>
        </li>
      ))}
    </ol>
  )
}
