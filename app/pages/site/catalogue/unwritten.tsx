import { whenWanted } from '#app/ui/when-wanted.tsx'

/** A list that is not written yet, loaded on demand, so that written lists do not load its script. */
export const Unwritten = whenWanted(async () => (await import('./unwritten-list.tsx')).UnwrittenList)
