import { whenWanted } from '#app/ui/when-wanted.tsx'

/** The parts below a page's content; they can be read, scrolled and submitted before their script is loaded. */
export const SiteAfterContent = whenWanted(async () => (await import('./after-content.tsx')).AfterContent)
