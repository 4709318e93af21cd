import { whenWanted } from '#app/ui/when-wanted.ts'

/** The last step with what checks it: fetched when it is reached. The planner holds on to its styles. */
export const YouStep = whenWanted(async () => (await import('./you-step.tsx')).YouStep, [])
