import { whenWanted } from '#app/ui/when-wanted.tsx'
import type { SeenBandProps } from './seen-band.tsx'

/** The row is readable and scrollable before its script loads. */
const LateBand = whenWanted(async () => (await import('./seen-band.tsx')).SeenBand)

/** The row of species, if any has a plate; otherwise they are named only on their days. */
export function SeenOnTrip(props: SeenBandProps) {
  return props.species.seen.some(({ plate }) => plate !== null) && <LateBand {...props} />
}
