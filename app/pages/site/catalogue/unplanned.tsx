import { whenWanted } from '#app/ui/when-wanted.tsx'

/** A country without trips at a country's address; one with trips does not wait for its script. */
export const Unplanned = whenWanted(async () => (await import('./unplanned-page.tsx')).UnplannedPage)
