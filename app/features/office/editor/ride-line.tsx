import { lengthOf } from '#app/features/office/desk/office-clock.ts'
import { m } from '#app/paraglide/messages.js'
import type { ProposalLeg } from '#database/values/proposal-content.ts'
import styles from './ride-line.module.css'

const modes: Record<ProposalLeg['mode'], () => string> = {
  road: m.itinerary_road,
  boat: m.itinerary_boat,
  air: m.itinerary_air,
  rail: m.itinerary_rail,
  foot: m.itinerary_walk_label,
}
const MINUTE_MS = 60_000

/** For example "Road 2 h 45, boat 1 h 15"; consecutive transfers of the same mode are added up. */
function rideWords(legs: readonly ProposalLeg[]): string {
  const rides: { mode: ProposalLeg['mode']; minutes: number }[] = []
  for (const { mode, minutes } of legs) {
    const last = rides.at(-1)
    if (last?.mode === mode) last.minutes += minutes
    else rides.push({ mode, minutes })
  }
  return rides
    .map(({ mode, minutes }, index) => {
      const name = modes[mode]()
      return `${index === 0 ? name : name.toLowerCase()} ${lengthOf(minutes * MINUTE_MS)}`
    })
    .join(', ')
}

interface RideLineProps {
  legs: readonly ProposalLeg[]
  /** The place where the first transfer begins, if the previous night was elsewhere. */
  broken: string | null
}

/** The transfers to a day's place, as a line above it. */
export function RideLine({ legs, broken }: RideLineProps) {
  if (legs.length === 0) return null
  return (
    <p className={styles.ride}>
      <span>{rideWords(legs)}</span>
      {broken && <b>{m.office_ride_broken({ place: broken })}</b>}
    </p>
  )
}
