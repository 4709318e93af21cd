import { whenWanted } from '#app/ui/when-wanted.tsx'

/** A list that is not written yet; a written one does not wait for its script. */
export const Unwritten = whenWanted(async () => (await import('./unwritten-list.tsx')).UnwrittenList)
