import { whenWanted } from '#app/ui/when-wanted.tsx'

/** What to know before a trip, without its script in the first load: it has none of its own. */
export const LateTripBefore = whenWanted(
  async () => (await import('./trip-before-section.tsx')).TripBeforeSection,
)
