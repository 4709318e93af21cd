import { whenWanted } from '#app/ui/when-wanted.tsx'

/** The last step and its validation, loaded when the step is reached. */
export const YouStep = whenWanted(async () => (await import('./you-step.tsx')).YouStep)
