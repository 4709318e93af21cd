import { whenWanted } from '#app/ui/when-wanted.tsx'

/** What stands where no trip was found; a search that finds some does without its script. */
export const NothingFound = whenWanted(async () => (await import('./nothing-found.tsx')).NothingFound)
