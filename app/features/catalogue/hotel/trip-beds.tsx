import { whenWanted } from '#app/ui/when-wanted.tsx'

/** The houses of a trip, without their script in the first load: they have none of their own. */
export const TripBeds = whenWanted(async () => (await import('./trip-beds-section.tsx')).TripBedsSection)
