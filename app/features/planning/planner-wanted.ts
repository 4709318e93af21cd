import { whenWanted } from '#app/ui/when-wanted.ts'
import { plannerStyles } from './planner-styles.ts'

/** The planner's HTML is whole from the start and its forms lead on by themselves; its script waits for the reader. */
export const Planner = whenWanted(async () => (await import('./planner.tsx')).Planner, plannerStyles)
