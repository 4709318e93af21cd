import { whenWanted } from '#app/ui/when-wanted.tsx'

/** A trek at a country's address; a country does not wait for its script. */
export const Trek = whenWanted(async () => (await import('./trek-page.tsx')).TrekPage)
