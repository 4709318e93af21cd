import { whenWanted } from '#app/ui/when-wanted.tsx'

/** The foot of a page: its links and its form work before their script is there. */
export const SiteFooter = whenWanted(async () => (await import('./footer.tsx')).Footer)
