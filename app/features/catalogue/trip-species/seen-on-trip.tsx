import { whenWanted } from '#app/ui/when-wanted.tsx'
import type { SeenBandProps } from './seen-band.tsx'

/** The row of what a trip meets: it reads and scrolls before its script is there. */
const LateBand = whenWanted(async () => (await import('./seen-band.tsx')).SeenBand)

/** The row of what a trip meets, where any of it is drawn: the others are named on their days. */
export function SeenOnTrip(props: SeenBandProps) {
  return props.species.seen.some(({ plate }) => plate !== null) && <LateBand {...props} />
}
