import { whenWanted } from '#app/ui/when-wanted.tsx'

/** The header: visible at once, its links and menus work before its script is loaded. */
export const SiteHeader = whenWanted(async () => (await import('./header.tsx')).Header, { bySight: false })
