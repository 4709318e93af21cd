import { whenWanted } from '#app/ui/when-wanted.tsx'

/** The foot of a page's content: it reads, scrolls and sends before its script is there. */
export const SiteBelow = whenWanted(async () => (await import('./below.tsx')).Below)
