import { whenWanted } from '#app/ui/when-wanted.tsx'

/** The head of every page: seen at once, its links and menus work before their script is there. */
export const SiteHeader = whenWanted(async () => (await import('./header.tsx')).Header, { bySight: false })
