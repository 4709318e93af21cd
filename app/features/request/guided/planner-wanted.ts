import { whenWanted } from '#app/ui/when-wanted.tsx'

/** The HTML is complete and its forms work without script, so the script loads later. */
export const Planner = whenWanted(async () => (await import('./planner.tsx')).Planner)
