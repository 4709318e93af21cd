import { whenWanted } from '#app/ui/when-wanted.tsx'

/** A trek at a country's address, loaded on demand, so that country pages do not load its script. */
export const Trek = whenWanted(async () => (await import('./trek-page.tsx')).TrekPage)
