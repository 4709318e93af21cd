import { whenWanted } from '#app/ui/when-wanted.tsx'

/** The last step with what checks it: fetched when it is reached. */
export const YouStep = whenWanted(async () => (await import('./you-step.tsx')).YouStep)
