import { whenWanted } from '#app/ui/when-wanted.tsx'

/** The footer; its links and its form work before its script is loaded. */
export const SiteFooter = whenWanted(async () => (await import('./footer.tsx')).Footer)
