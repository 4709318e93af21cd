import { whenWanted } from '#app/ui/when-wanted.tsx'

/**
 * A country without trips at a country's address, loaded on demand, so that other countries do not load its script.
 */
export const Unplanned = whenWanted(async () => (await import('./unplanned-page.tsx')).UnplannedPage)
