import { whenWanted } from '#app/ui/when-wanted.tsx'

/** The row of what a trip meets: it reads and scrolls before its script is there. */
export const SeenOnTrip = whenWanted(async () => (await import('./seen-band.tsx')).SeenBand)
