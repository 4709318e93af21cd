import { whenWanted } from '#app/ui/when-wanted.tsx'

/** The ways to a place: list and map are read before the script is there that makes them light each other. */
export const WaysThere = whenWanted(async () => (await import('./getting-there.tsx')).GettingThere)
