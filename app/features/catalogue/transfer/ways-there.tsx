import { whenWanted } from '#app/ui/when-wanted.tsx'

/** Routes to a place. The HTML is complete; the script for highlighting loads later. */
export const WaysThere = whenWanted(async () => (await import('./getting-there.tsx')).GettingThere)
