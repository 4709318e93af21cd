import { whenWanted } from '#app/ui/when-wanted.tsx'

/** The planner's HTML is whole from the start and its forms lead on by themselves; its script comes after. */
export const Planner = whenWanted(async () => (await import('./planner.tsx')).Planner)
