import { whenWanted } from '#app/ui/when-wanted.tsx'

/** These sections have no script of their own, so theirs is not in the first load of their pages. */

export const LateBeforeSummary = whenWanted(async () => (await import('./before-summary.tsx')).BeforeSummary)

export const LateTripBefore = whenWanted(
  async () => (await import('./trip-before-section.tsx')).TripBeforeSection,
)
